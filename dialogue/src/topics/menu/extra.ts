import { hear } from '../../decide/hear.ts';
import { findLine } from '../../decide/order/lines.ts';
import type { Talk } from '../../decide/talk.ts';
import { choicesAsked, type ExtraAsked, namesNothing } from '../../heard/asked/extra.ts';
import { groupsOf } from '../../heard/order/choices.ts';
import { names, priceWords } from '../../say/dishes.ts';
import { extraWords } from '../../say/prices.ts';
import { capital } from '../../say/wording.ts';
import type { Family } from '../../understand/menu/families.ts';
import { namesFood, tellingOf } from './has.ts';

/**
 * 'Do you charge extra for oat milk', 'is that more?': what a choice adds to the price, on the dish that is named, or that stands or was
 * spoken of, else on all that have it. True when it was that and is told.
 */
export function tellExtra(talk: Talk): boolean {
  const { heard, state, menu, facts } = talk;
  if (!facts.orderingEnabled || !heard.asksExtra || !heard.asking || heard.wanting) return false;
  if (tellExtraOfIt(talk)) return true;
  const named = heard.menuNames.dishes.flatMap((key) => menu.family(key) ?? []);
  const asked = of(talk, named) ?? choicesAsked(heard.words, menu.families, menu);
  const meant = asked && asked.choices.length === 0 ? spokenOf(talk) : asked;
  if (!meant || meant.choices.length === 0) return false;
  const [standing] = [findLine(talk, null)?.family, state.topic].flatMap((key) => menu.family(key ?? '') ?? []);
  const offering = (families: readonly Family[]) => families.filter((family) => pricesOn(family, meant).length > 0);
  const own = offering(named.length > 0 ? named : standing ? [standing] : []);
  const families = own.length > 0 ? own : offering(menu.families);
  const prices = (some: ExtraAsked) => families.flatMap((family) => pricesOn(family, some));
  const said = meant.called
    ? [extraWords(meant.called, prices(meant))]
    : meant.choices
        .slice(0, 3)
        .map((choice) => extraWords(choice.toLowerCase(), prices({ choices: [choice], called: null })));
  talk.say.push(...said.map((one) => `${capital(one)}.`));
  state.wondering = {
    turn: talk.turn.turn,
    question: { about: 'price' },
    dishes: own.map(({ key }) => key),
    size: null,
    choices: [...meant.choices],
  };
  return true;
}

/** 'Is that extra?', behind 'does the calzone come with sauce': of the sauce. True when the menu tells of it. */
function tellExtraOfIt({ heard, state, turn, menu, say }: Talk): boolean {
  const before = state.wondering?.turn === turn.turn - 1 ? state.wondering : null;
  if (before?.question.about !== 'with' || !namesNothing(heard.words)) return false;
  const { food } = before.question;
  const families = before.dishes.flatMap((key) => menu.family(key) ?? []);
  const made = families.filter((family) => tellingOf(family, food) === 'made');
  const groups = families.flatMap((family) => groupsOf(family, null));
  const called = groups.filter(({ name }) => namesFood(name, food)).flatMap(({ choices }) => choices);
  const chosen = groups.flatMap(({ choices }) => choices.filter(({ name }) => namesFood(name, food)));
  const options = called.length > 0 ? called : chosen;
  const [itself] = menu.families.filter(({ name }) => namesFood(name, food) && namesFood(food, name));
  if (made.length > 0) say.push(`By the menu it comes with the ${names(made.slice(0, 3))}.`);
  else if (options.length > 0)
    say.push(
      `${capital(
        extraWords(
          food,
          options.map(({ price }) => price),
        ),
      )}.`,
    );
  else if (itself) say.push(`${priceWords(itself, null)}.`);
  return made.length > 0 || options.length > 0 || itself !== undefined;
}

/** Of the dishes that are named, where they have it. */
function of({ heard, menu }: Talk, named: readonly Family[]): ExtraAsked | null {
  const asked = named.length > 0 ? choicesAsked(heard.words, named, menu) : null;
  return asked && asked.choices.length > 0 ? asked : null;
}

/** What the question before was of: 'do you have oat milk?' */
function spokenOf({ state, turn, facts, menu }: Talk): ExtraAsked | null {
  const before = state.wondering?.turn === turn.turn - 1 ? state.wondering : null;
  if (before && before.choices.length > 0) return { choices: before.choices, called: null };
  const noted = state.noted?.turn === turn.turn - 1 ? state.noted : null;
  if (!noted) return null;
  const { words, menuNames } = hear(noted.asked, facts, menu);
  const families = menuNames.dishes.flatMap((key) => menu.family(key) ?? []);
  return choicesAsked(words, families.length > 0 ? families : menu.families, menu);
}

const pricesOn = (family: Family, { choices }: ExtraAsked): number[] =>
  groupsOf(family, null).flatMap((group) =>
    group.choices.flatMap(({ name, price, available }) => (available && choices.includes(name) ? price : [])),
  );

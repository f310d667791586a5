import { hear } from '../../decide/hear.ts';
import { findLine } from '../../decide/order/lines.ts';
import type { Talk } from '../../decide/talk.ts';
import { choicesAsked, type ExtraAsked } from '../../heard/asked/extra.ts';
import { groupsOf } from '../../heard/order/choices.ts';
import { extraWords } from '../../say/prices.ts';
import { capital } from '../../say/wording.ts';
import type { Family } from '../../understand/menu/families.ts';

/**
 * 'Do you charge extra for oat milk', 'is that more?': what a choice adds to the price, on the dish that is named, or that stands or was
 * spoken of, else on all that have it. True when it was that and is told.
 */
export function tellExtra(talk: Talk): boolean {
  const { heard, state, menu, facts } = talk;
  if (!facts.orderingEnabled || !heard.asksExtra || !heard.asking || heard.wanting) return false;
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

import type { OptionGroup } from '@attendant/contract/menu/options';
import type { Wondering } from '../../decide/state.ts';
import type { Talk } from '../../decide/talk.ts';
import { dishesSpokenOf } from '../../decide/turn/dishes-spoken-of.ts';
import { groupsOf } from '../../heard/order/choices.ts';
import { choicesIn } from '../../heard/order/named-choices.ts';
import type { Family } from '../../understand/menu/families.ts';
import { singular } from '../../understand/words.ts';
import { namesFood } from './has.ts';
import type { About } from './prices.ts';

/** What a question about the menu is of: dishes, a kind, a size, choices. */

const MOST = 5;

/** What was named, or, of what was not, what was spoken of before. */
export function aboutOf(talk: Talk, before: Wondering | null, again: boolean): About {
  const { heard, menu, state } = talk;
  const { dishes, category, size, rest } = heard.menuNames;
  const kind = again && category ? menu.families.filter((one) => one.category === category).map(({ key }) => key) : [];
  const named = dishes.length > 0 ? dishes : kind;
  // What all that is ordered costs is asked of no dish of it.
  const ofDish = OF_A_DISH.has(heard.menuQuestion?.about ?? '');
  const last = ofDish ? dishesSpokenOf(talk).map(({ key }) => key) : state.topic ? [state.topic] : [];
  const earlier = before?.dishes ?? last;
  const spoken = named.length > 0 || category ? named : earlier;
  const families = spoken.flatMap((key) => menu.family(key) ?? []).slice(0, MOST);
  const choices = choicesOf(families.length > 0 ? families : menu.families, rest);
  const offering = families.length === 0 && again ? offerers(menu.families, choices) : [];
  const kept = named.length === 0 ? (before?.choices ?? []) : [];
  return {
    families: offering.length === 1 ? offering : families,
    category,
    size: size ?? (named.length === 0 ? (before?.size ?? null) : null),
    choices: [...new Set([...kept, ...choices])],
  };
}

/** What is asked of what a dish is. */
const OF_A_DISH = new Set(['how-many', 'feeds', 'with']);

/** 'Is there chicken on that': of what is named beside it, or was spoken of, and of no dish that is called after chicken. */
export function ofThat(talk: Talk, question: Wondering['question']): About | null {
  if (question.about !== 'with' || !('ofThat' in question)) return null;
  const { dishes } = talk.heard.menuNames;
  const named = dishes.flatMap((key) => talk.menu.family(key) ?? []);
  // 'The pork plate, does it come with rice' names the one that it asks about.
  const others = named.filter(({ name, category }) => !namesFood(`${name} ${category}`, question.food));
  const families = others.length > 0 ? others.slice(0, MOST) : dishesSpokenOf(talk);
  return families.length > 0
    ? { families, category: null, size: null, choices: choicesOf(families, [question.food]) }
    : null;
}

/** 'How much extra is bacon': an extra that is none. */
const IS_EXTRA = /^(?:is|for|does|do|would|to|are)$/;

/** Of all dishes of a menu, which are asked for again and again. */
const groupsKnown = new WeakMap<readonly Family[], readonly OptionGroup[]>();

/** Each group once: many dishes share theirs. */
function groupsOn(families: readonly Family[]): readonly OptionGroup[] {
  const before = groupsKnown.get(families);
  if (before) return before;
  const all = families.flatMap((family) => groupsOf(family, null));
  const groups = [...new Map(all.map((group) => [JSON.stringify([group.name, group.choices]), group])).values()];
  groupsKnown.set(families, groups);
  return groups;
}

/** The choices that are named in these words. */
function choicesOf(families: readonly Family[], rest: readonly string[]): string[] {
  const words = rest.filter((word, at) => !(word === 'extra' && IS_EXTRA.test(rest[at + 1] ?? '')));
  const found = groupsOn(families).flatMap((group) => choicesIn([group], words).found.map(({ choice }) => choice));
  const said = (choice: string) =>
    tokenised(choice).every((word) => words.some((one) => singular(one) === singular(word)));
  const whole = found.filter(said);
  return [...new Set(whole.length > 0 ? whole : found)];
}
const tokenised = (choice: string): string[] => choice.toLowerCase().split(/[^a-z0-9]+/);

export const offerers = (families: readonly Family[], choices: readonly string[]): Family[] =>
  choices.length === 0
    ? []
    : families.filter((family) =>
        choices.every((choice) =>
          groupsOf(family, null).some((group) => group.choices.some(({ name }) => name === choice)),
        ),
      );

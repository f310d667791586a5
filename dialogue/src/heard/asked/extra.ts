import type { OptionGroup } from '@attendant/contract/menu/options';
import type { Family } from '../../understand/menu/families.ts';
import type { Menu } from '../../understand/menu/menu.ts';
import { singular, tokenise } from '../../understand/words.ts';
import { groupsOf } from '../order/choices.ts';
import { choicesIn } from '../order/named-choices.ts';

/** What is asked to cost more: these choices, or, where they are named by nothing but 'that', those that were spoken of. */
export interface ExtraAsked {
  choices: readonly string[];
  /** What a whole group of them is called: 'toppings'. */
  called: string | null;
}

const EXTRA =
  /\b(?:extra|upcharge|up charge|surcharge|additional|additionally)\b|\b(?:charge|costs?|pay|paying|much|is|are|it|that) (?:\w+ ){0,4}?more\b|\b(?:charge|charges) for\b|\b(?:you|yall|they|guys) charge\b|\b(?:does|do|would|will) (?:\w+ ){1,3}add\b|\bwhat do you (?:guys )?(?:charge|take|want|get) for\b/;
/** What stands around it without naming anything. */
const FRAME = new Set(
  `do does did you guys yall they i we charge charges costs cost pay paying extra more is are it that those these them there for a an the to
  with on in of and or so if what whats how much upcharge up surcharge additional additionally add adds would will be get have put take want
  okay oh um uh also my your some one any instead`.split(/\s+/),
);

/** Each group of these dishes once, as many share theirs. */
const groupsAmong = (families: readonly Family[]): readonly OptionGroup[] => [
  ...new Map(
    families
      .flatMap((family) => groupsOf(family, null))
      .map((group) => [JSON.stringify([group.name, group.choices]), group]),
  ).values(),
];

/** What can be chosen that some words name whole, whatever else they are on this menu; null where they name anything else. */
export function choicesAsked(words: readonly string[], families: readonly Family[], menu: Menu): ExtraAsked | null {
  const groups = groupsAmong(families);
  const named = words.filter((word, at) => !FRAME.has(word) || isInName(words, at, groups));
  if (named.length === 0) return { choices: [], called: null };
  const beside = new Set([
    ...menu.families.flatMap((family) =>
      families.includes(family) && families.length < menu.families.length ? family.words : [],
    ),
    ...menu.categories.flatMap((kind) => tokenise(kind).map(singular)),
  ]);
  const [kind = '', ...more] = named.filter((word) => !beside.has(singular(word)));
  const group = groups.find(({ name }) => singular(name.toLowerCase()) === singular(kind));
  if (group && more.length === 0) return { choices: group.choices.map(({ name }) => name), called: kind };
  const each = groups.map((one) => choicesIn([one], named));
  const explained = named.filter((word) => each.some(({ left }) => !left.includes(word)));
  const isRest = named.some((word) => !explained.includes(word) && !beside.has(singular(word)));
  const found = [...new Set(each.flatMap(({ found: some }) => some.map(({ choice }) => choice)))];
  const isSaid = (word: string) => named.some((one) => singular(one) === singular(word));
  const whole = found.filter((choice) => tokenise(choice).every(isSaid));
  const choices = whole.length > 0 ? whole : found;
  return choices.length > 0 && !isRest && choices.length <= named.length ? { choices, called: null } : null;
}

/** 'Is that extra?' */
export const namesNothing = (words: readonly string[]): boolean => words.every((word) => FRAME.has(word));

/** 'An extra shot', where that is what a choice is called. */
const isInName = (words: readonly string[], at: number, groups: readonly OptionGroup[]): boolean =>
  words[at] === 'extra' &&
  groups.some(({ choices }) =>
    choices.some(
      ({ name }) => tokenise(name).slice(0, 2).map(singular).join(' ') === `extra ${singular(words[at + 1] ?? '')}`,
    ),
  );

/** 'Do those come with slaw, or is that extra' asks what comes with them first, which says as much. */
const INCLUDES = /\b(?:comes?|coming|served|included?) (?:with|in)\b/;

export const asksExtra = (words: readonly string[]): boolean => {
  const said = words.join(' ');
  return EXTRA.test(said) && !INCLUDES.test(said) && !(WISHES.test(said) && !OF_MONEY.test(said));
};

/** 'Can we have two more ranches, as extra' asks for them, and not what they cost. */
const WISHES = /\b(?:can|could|may|might) (?:i|we) (?:(?:also|just|please|maybe|possibly) )*(?:have|get|add|do|take)\b/;
const OF_MONEY =
  /\b(?:charges?|costs?|pay|price|much|upcharge|surcharge|free|included|(?:is|are|would|will|does) (?:that|it|those|they))\b/;

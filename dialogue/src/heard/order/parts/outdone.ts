import type { Chosen, Item } from '../hypothesis.ts';

/** One thing is named in the place of another, and not only left off. */
const CONTRASTS = /\b(?:not|instead of|in place of|rather than)\b/;

export const contrasts = (words: readonly string[]): boolean => CONTRASTS.test(words.join(' '));

/**
 * 'Rice instead of the fries', 'poppy, not onion', where one of them is chosen: what comes tells that the other does not, and the
 * kitchen reads nothing of that one.
 */
export function withoutOutdone(choices: readonly Chosen[], families: readonly string[]): readonly Chosen[] {
  return choices.filter((one) => !isOutdone(one, choices, families));
}

function isOutdone(one: Chosen, choices: readonly Chosen[], families: readonly string[]): boolean {
  const groups = [...(one.choice?.oneOf ?? [])].filter((group) => families.some((key) => group.startsWith(`${key}: `)));
  const isRival = ({ choice, not, half }: Chosen) => !not && !half && groups.some((group) => choice?.oneOf.has(group));
  return one.not && !one.half && choices.some(isRival);
}

/** The same of dishes that are ordered. */
export const plainlyChosen = (items: readonly Item[]): readonly Item[] =>
  items.map((item) => ({ ...item, choices: withoutOutdone(item.choices, item.dish?.families ?? []) }));

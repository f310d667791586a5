import type { OptionGroup } from '@attendant/contract/menu/options';
import { sizeAt, sizeRank } from '../sizes.ts';
import { tokenise } from '../words.ts';
import { type Family, isAvailable } from './families.ts';

/** The most or the least of what a dish may be. */
export interface End {
  of: 'heat' | 'size';
  most: boolean;
  /** The words that say so. */
  said: string;
  /** What is only said with them, further on: 'the biggest pizza you have'. */
  tail: string;
}

const THERE =
  "(?:that )?(?:you(?: guys|'ve|'ll)?|they(?:'ve)?|it|there|we)(?:'s)? ?(?:have|has|got|do|make|sell|offer|gets?|comes?|is|can(?: (?:make|get|do|go)(?: (?:it|them|that))?)?)|possible|available|(?:as )?(?:you |it )?(?:like|can) (?:it|be)";
const AS = `as (?:${THERE}|hell)`;
const ENDS: readonly (readonly [of: End['of'], most: boolean, said: string])[] = [
  [
    'heat',
    true,
    `(?:hot|spic(?:i)?)(?:t?est)|(?:as )?(?:hot|spicy) ${AS}|(?:most|max(?:imum)?|top|full) (?:heat|spicy|spice|hot)`,
  ],
  [
    'heat',
    false,
    `mildest|(?:as )?mild ${AS}|least (?:hot|spicy|heat|spice)|not (?:spicy|hot) at all|no (?:spice|heat) at all`,
  ],
  ['size', true, `biggest|largest|(?:as )?(?:big|large) ${AS}`],
  ['size', false, `smallest|littlest|tiniest|(?:as )?(?:small|little) ${AS}`],
];
const LED = '(?:\\b(?:just |like |really |about )*(?:the |your )|\\b(?:just |like )+|\\b)';
const READ = ENDS.map(
  ([of, most, said]) =>
    [
      of,
      most,
      new RegExp(`${LED}(?:${said})(?: (?:ones?|size|level|version|kind|heat|spice)\\b)?(?: (?:${THERE})\\b)?`, 'i'),
    ] as const,
);
const TAIL = new RegExp(`\\b(?:${THERE})[.!\\s]*$`, 'i');

/** 'The hottest you've got', 'as mild as it gets', 'the biggest pizza you have'. */
export function endIn(text: string): End | null {
  for (const [of, most, pattern] of READ) {
    const said = pattern.exec(text)?.[0];
    if (said) return { of, most, said, tail: TAIL.exec(text.replace(said, ' '))?.[0] ?? '' };
  }
  return null;
}

const HEATS: readonly RegExp[] = [
  /\b(?:no|none|zero)\b/,
  /\bmild\b/,
  /\b(?:medium|regular)\b/,
  /\b(?:hot|spicy)\b/,
  /\b(?:extra|very|super|thai) (?:hot|spicy)\b|\bextreme\b/,
];
const heatOf = (name: string): number => HEATS.findLastIndex((heat) => heat.test(tokenise(name).join(' ')));

/** 'Medium', 'mild', 'large': how hot or how large something is, whatever it is. */
export const isOnlyHow = (name: string): boolean =>
  heatOf(name) >= 0 || sizeAt(tokenise(name), 0)?.length === tokenise(name).length;

/** What is chosen by how hot it is: 'mild, medium, hot'. */
export const isOfHeat = ({ choices }: OptionGroup): boolean =>
  choices.some(({ name }) => /\b(?:mild|spicy|hot)\b/i.test(name)) &&
  choices.filter(({ name }) => heatOf(name) >= 0).length > 1;

/** What that end is called on this dish: 'extra hot'; null where it has none. */
export function endOf(family: Family, { of, most }: End): string | null {
  if (of === 'size') {
    const sizes = family.variants.filter(({ item }) => item.available).flatMap(({ size }) => size ?? []);
    const ranked = sizes.toSorted((a, b) => sizeRank(a) - sizeRank(b));
    return sizes.length > 1 && isAvailable(family) ? (ranked.at(most ? -1 : 0) ?? null) : null;
  }
  const group = family.variants.flatMap(({ item }) => item.optionGroups).find(isOfHeat);
  const choices = group?.choices.filter(({ available }) => available) ?? [];
  const known = choices.filter(({ name }) => heatOf(name) >= 0);
  // Where flavours stand among them, nobody but the kitchen knows which is the hottest.
  if (choices.length - known.length > 1) return most ? null : (known.at(0)?.name.toLowerCase() ?? null);
  const rises = heatOf(known.at(0)?.name ?? '') <= heatOf(known.at(-1)?.name ?? '');
  return choices.at(most === rises ? -1 : 0)?.name.toLowerCase() ?? null;
}

/** 'Really spicy': how hot that is, is told by what is chosen. */
export const isVagueHeat = (note: string): boolean =>
  /^(?:(?:really|very|pretty|so|super|kind of|kinda|not|too|quite|a bit|a little|fairly|nice and) )+(?:spicy|hot)$|^spicy$/.test(
    note,
  );

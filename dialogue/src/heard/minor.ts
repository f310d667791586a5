import { numberAt } from '../understand/numbers.ts';

/** Younger than this nobody orders or books by themselves. */
const OF_AGE = 16;

/** 'My mommy said I could call': no grown-up talks so. */
const CHILDISH =
  /\b(?:my (?:mommy|mummy|daddy)|(?:mom|mommy|dad|daddy) (?:says|said|told me|lets?) i (?:can|could|should|may))\b/;

/** Whether these `tokenise`d words are a child's: by the age that it tells of itself, or by how it speaks. */
export function isMinorIn(words: readonly string[]): boolean {
  const from = words.findIndex((word) => word === 'im');
  const place = /^(?:only|just|almost)$/.test(words[from + 1] ?? '') ? from + 2 : from + 1;
  const age = from >= 0 ? numberAt(words, place) : null;
  const next = words[place + (age?.length ?? 0)];
  const told = age !== null && age.value > 2 && (next === undefined || /^(?:years?|and|but|can|so)$/.test(next));
  return (told && age.value < OF_AGE) || CHILDISH.test(words.join(' '));
}

/** 'She's at work', 'no', 'nobody's home': there is none. */
export const isAlone = (words: readonly string[]): boolean =>
  /^(?:no|nope|not)\b|\b(?:not here|at work|asleep|sleeping|not home|isnt (?:here|home)|nobodys?|by myself|alone|cant|busy|in the shower|dont (?:have|want))\b/.test(
    words.join(' '),
  );

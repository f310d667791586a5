import type { Hypothesis } from '../hypothesis.ts';

/** 'Ranch on the side': what is to be there is a part of it. */
export const ASIDE = /^on the side$/;

/** What was named last, or found no place, right before. */
export function saidBefore({ names, items, left }: Hypothesis, at: number): string {
  const chosen = items.at(-1)?.choices.at(-1);
  // A hot salsa is put aside as a whole.
  if (chosen && !chosen.not && !chosen.ahead && names.at(-1) === at - 1) return chosen.choice?.name ?? chosen.words;
  return left.at(-1)?.at === at - 1 ? (left.at(-1)?.word ?? '') : '';
}

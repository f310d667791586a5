import type { Wondering } from '../../decide/state.ts';
import type { Talk } from '../../decide/talk.ts';

/** 'Okay then the rogan josh, mild', 'and the chana for me': the answer was heard, and this is what they have. */
export function isTaken({ heard: { words, asking, acts }, state }: Talk, question: Wondering['question']): boolean {
  const wish = acts.find((act) => act.kind === 'add')?.wish;
  if (!wish || asking) return false;
  const isOfAllergy =
    'what' in question
      ? question.what === 'allergens'
      : question.about === 'with' || question.about === 'suits' || question.about === 'without';
  return TAKES.test(words.join(' ')) || (isOfAllergy && state.allergies.length > 0 && wish.notes.length > 0);
}
const TAKES =
  /^(?:(?:oh|well|and) )*(?:okay|alright|fine|great|cool|good|perfect|then|so then)\b(?! (?:and|what|how|or)\b)|\b(?:for (?:me|him|her|us|them|my \w+)|then|anyway)$/;

import { TELLS } from '../../../understand/words.ts';
import { COST } from '../costs.ts';
import { type Hypothesis, type Item, withLast } from '../hypothesis.ts';

/** 'No bean sprouts': what nobody knows may have two words. */
export function goesOn(before: Hypothesis, last: Item, said: string, from: number): Hypothesis | null {
  const chosen = last.choices.at(-1);
  // 'No onions, pickles on the side' are two.
  const isNext = before.names.at(-1) === from - 1 && before.joint !== 'comma';
  if (before.open || chosen?.choice !== null || !isNext || TELLS.test(said)) return null;
  const choices = [...last.choices.slice(0, -1), { ...chosen, words: `${chosen.words} ${said}` }];
  const after = withLast(before, { choices });
  return { ...after, score: after.score + 1 - COST.freeNote, names: [...after.names, from] };
}

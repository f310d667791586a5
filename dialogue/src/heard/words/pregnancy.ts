import { numberAt } from '../../understand/numbers.ts';

const WEEKS_OF_A_TRIMESTER = 13;
const MONTHS_OF_A_TRIMESTER = 3;

/** Whether somebody is in that trimester by what they tell: 'ten weeks pregnant', 'six months along'; so is whoever does not say how far. */
export function isInTrimester(nth: number, words: readonly string[]): boolean {
  if (!words.some((word) => /^(?:pregnant|pregnancy|expecting)$/.test(word))) return false;
  const at = words.findIndex((word, place) => /^(?:week|month|trimester)s?$/.test(word) && place > 0);
  const unit = words[at] ?? '';
  const before = words[at - 1] ?? '';
  if (unit.startsWith('trimester')) return ['first', 'second', 'third'].indexOf(before) + 1 === nth;
  const count = at < 0 ? undefined : countBefore(words, at);
  if (count === undefined) return true;
  const length = unit.startsWith('week') ? WEEKS_OF_A_TRIMESTER : MONTHS_OF_A_TRIMESTER;
  return Math.min(3, Math.max(1, Math.ceil(count / length))) === nth;
}

/** 'Twenty five weeks': the longest number that ends there. */
function countBefore(words: readonly string[], at: number): number | undefined {
  for (const from of [at - 2, at - 1]) {
    const read = from < 0 ? null : numberAt(words, from);
    if (read && from + read.length === at) return read.value;
  }
  return undefined;
}

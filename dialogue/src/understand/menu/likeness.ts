import { soundKeys } from './sound.ts';

/** Longer words are compared by their beginnings. */
const LETTERS_MOST = 64;
const row = () => new Uint8Array(LETTERS_MOST + 1);
let [before, last, line] = [row(), row(), row()];

/** Optimal string alignment: insertions, deletions, substitutions and swaps of neighbours. */
function editDistance(a: string, b: string): number {
  const [rows, columns] = [Math.min(a.length, LETTERS_MOST), Math.min(b.length, LETTERS_MOST)];
  for (let column = 0; column <= columns; column++) last[column] = column;
  for (let at = 1; at <= rows; at++) {
    const letter = a.charCodeAt(at - 1);
    line[0] = at;
    for (let column = 1; column <= columns; column++) {
      const other = b.charCodeAt(column - 1);
      const cost = letter === other ? 0 : 1;
      let best = Math.min((line[column - 1] ?? 0) + 1, (last[column] ?? 0) + 1, (last[column - 1] ?? 0) + cost);
      if (at > 1 && column > 1 && letter === b.charCodeAt(column - 2) && a.charCodeAt(at - 2) === other)
        best = Math.min(best, (before[column - 2] ?? 0) + 1);
      line[column] = best;
    }
    [before, last, line] = [last, line, before];
  }
  return last[columns] ?? 0;
}

/** By letters alone, 0 to 1. */
export function editLikeness(a: string, b: string): number {
  return 1 - editDistance(a, b) / Math.max(a.length, b.length, 1);
}

const letters = new Int8Array(128);

function count(word: string, by: number): void {
  for (let at = 0; at < word.length; at++) {
    const letter = word.charCodeAt(at) & 127;
    letters[letter] = (letters[letter] ?? 0) + by;
  }
}

/** No two words can be more alike by letters than this: what one has and the other has not is counted, not aligned. */
function mostAlike(a: string, b: string): number {
  letters.fill(0);
  count(a, 1);
  count(b, -1);
  let more = 0;
  let less = 0;
  for (const left of letters) {
    if (left > 0) more += left;
    else less -= left;
  }
  return 1 - Math.max(more, less) / Math.max(a.length, b.length, 1);
}

/**
 * How likely two singular words are the same word, 0 to 1, by letters and by sound. Below 0.6 counts as different and
 * is 0. The weights were set on the table in `match.test.ts`.
 */
export function likeness(a: string, b: string): number {
  if (a === b) return 1;
  if (a.length < 3 || b.length < 3) return 0;
  if (Math.abs(a.length - b.length) > 5) return 0;
  const sound = soundAlike(a, b);
  if (sound === null && mostAlike(a, b) < 0.7) return 0;
  const alike = editLikeness(a, b);
  if (alike < 0.2) return 0;
  const sounds = sound === 'same' ? 0.7 + 0.27 * alike : sound === 'near' ? 0.6 + 0.25 * alike : 0;
  const best = Math.max(sounds, alike >= 0.7 ? alike * 0.95 : 0);
  return best >= 0.6 ? best : 0;
}

/** Whether two words have a sound in common, or one that differs in one place. */
function soundAlike(a: string, b: string): 'same' | 'near' | null {
  let near = false;
  for (const one of soundKeys(a)) {
    for (const other of soundKeys(b)) {
      const shortest = Math.min(one.length, other.length);
      if (one === other && shortest >= 2) return 'same';
      if (shortest >= 4 && Math.abs(one.length - other.length) < 2) near ||= editDistance(one, other) === 1;
    }
  }
  return near ? 'near' : null;
}

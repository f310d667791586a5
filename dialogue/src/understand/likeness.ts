import { soundKeys } from './sound.ts';

/** Optimal string alignment: insertions, deletions, substitutions and swaps of neighbours. */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const line = [row];
    for (let column = 1; column <= b.length; column++) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      let best = Math.min((line[column - 1] ?? 0) + 1, (last[column] ?? 0) + 1, (last[column - 1] ?? 0) + cost);
      if (row > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        best = Math.min(best, (before[column - 2] ?? 0) + 1);
      }
      line.push(best);
    }
    before = last;
    last = line;
  }
  return last[b.length] ?? 0;
}

/** By letters alone, 0 to 1. */
export function editLikeness(a: string, b: string): number {
  return 1 - editDistance(a, b) / Math.max(a.length, b.length, 1);
}

/**
 * How likely two singular words are the same word, 0 to 1, by letters and by sound. Below 0.6 counts as different and
 * is 0. The weights were set on the table in `match.test.ts`.
 */
export function likeness(a: string, b: string): number {
  if (a === b) return 1;
  if (a.length < 3 || b.length < 3) return 0;
  if (Math.abs(a.length - b.length) > 5) return 0;
  const letters = editLikeness(a, b);
  if (letters < 0.2) return 0;
  const sounds = soundLikeness(a, b, letters);
  const best = Math.max(sounds, letters >= 0.7 ? letters * 0.95 : 0);
  return best >= 0.6 ? best : 0;
}

function soundLikeness(a: string, b: string, letters: number): number {
  let best = 0;
  for (const one of soundKeys(a)) {
    for (const other of soundKeys(b)) {
      const shortest = Math.min(one.length, other.length);
      if (one === other && shortest >= 2) best = Math.max(best, 0.7 + 0.27 * letters);
      else if (shortest >= 4 && editDistance(one, other) === 1) best = Math.max(best, 0.6 + 0.25 * letters);
    }
  }
  return best;
}

import { sayAs } from '../../providers/flite/say-as.ts';

/** The words of a sentence as they are spoken, however they were written: '2 pizzas.' and 'Two pizzas' are the same. */
export function spokenWords(text: string): string[] {
  return sayAs(text)
    .toLowerCase()
    .replace(/[^a-z' ]/g, ' ')
    .split(' ')
    .filter(Boolean);
}

/** How many words were put in, left out or changed (Levenshtein), and of how many. */
export function wordErrors(said: string, heard: string): { errors: number; words: number } {
  const [reference, hypothesis] = [spokenWords(said), spokenWords(heard)];
  let row = Array.from({ length: hypothesis.length + 1 }, (_, i) => i);
  for (const [i, word] of reference.entries()) {
    const next = [i + 1];
    for (const [j, other] of hypothesis.entries()) {
      const changed = (row[j] ?? 0) + (word === other ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return { errors: row.at(-1) ?? 0, words: reference.length };
}

/** Word error rate over several sentences, 0 for none. */
export function wordErrorRate(pairs: readonly (readonly [said: string, heard: string])[]): number {
  const counts = pairs.map(([said, heard]) => wordErrors(said, heard));
  const sum = (of: 'errors' | 'words') => counts.reduce((total, count) => total + count[of], 0);
  return sum('errors') / Math.max(1, sum('words'));
}

import type { Clause } from './clause.ts';
import type { Change } from './standing.ts';

export const MADE =
  /^make (?:it|that) (?:(?:an?|one|two|three|four|five|six|\d+) |(?!.*\b(?:large|small|medium|regular|spicy|mild|hot|iced|with|without|no|extra|to go|all|both|half)\b)[a-z]+(?: [a-z]+){0,3}(?: instead)?$)/;
const OF_ALL = /^(?:all|both)(?: of (?:them|those))? /;
/** 'Scrap the mild one, make that a soba': what comes takes the place of what goes, with what was chosen on that. */
export function inItsPlace(
  { changes, clause }: { changes: readonly Change[]; clause: Clause },
  rest: readonly Change[],
  said: string,
): Change[] {
  const [gone] = changes.slice(-1);
  const [comes, ...more] = rest;
  // 'Scratch the sweet one, all hot': it goes for what the others are.
  if (clause.gone && OF_ALL.test(said) && gone?.do === 'drop' && comes?.do === 'alter' && more.length === 0)
    return [...changes.slice(0, -1), { ...comes, lines: [...new Set([...comes.lines, ...gone.lines])] }];
  if (!clause.gone || !MADE.test(said) || gone?.do !== 'drop' || gone.lines.length !== 1) return [...changes, ...rest];
  if (comes?.do !== 'add' || comes.act.kind !== 'add') return [...changes, ...rest];
  return [...changes.slice(0, -1), { do: 'replace', lines: gone.lines, some: gone.some, by: comes.act.wish }, ...more];
}

import type { Clause } from './clause.ts';
import { counting } from './frames/counting.ts';
import type { Around } from './frames/frame.ts';
import type { Change } from './standing.ts';

const MADE =
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

/** 'Take the korma off and give me a masala instead': in the place of what has gone already. */
export function inPlaceOfGone(said: Clause, before: Clause, around: Around): Clause {
  const all = said.words.join(' ');
  const isMade = MADE.test(all);
  if (!before.gone || !(said.wishing || said.instead || isMade || COMES.test(all))) return said;
  // 'Forget the salad, make it three colas', of the colas that stand.
  if (isMade && counting(said, around)) return said;
  const words = said.words
    .filter((word) => word !== 'instead')
    .join(' ')
    .replace(/^(?:do|get|add|put|make it|make that|give me|get me) /, '')
    // 'One of those milkshakes' is none that stands.
    .replace(/^one of (?:those|these|your)(?: an?(?= ))? (?=\w+)/, 'one ');
  return { ...said, words: words.split(' '), wishing: true, correcting: false, instead: false };
}

/** 'Skip the tea and do a coffee' */
const COMES = /^(?:do|get|add|put|give me|get me) (?:me )?(?:an?|one|some|two|three|four) /;

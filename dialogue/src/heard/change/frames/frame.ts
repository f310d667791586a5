import type { Menu } from '../../../understand/menu/menu.ts';
import type { Clause } from '../clause.ts';
import type { Change, Standings } from '../standing.ts';
import { isOfName } from '../whose.ts';

/** What clauses are read against, and what the one before it was about. */
export interface Around {
  order: Standings;
  menu: Menu;
  /** The verb of the clause before: it holds for what goes on. */
  verb: string;
  /** What was put on or left off last: 'actually on both'. */
  notes: readonly string[];
}

export interface Framed {
  changes: readonly Change[];
  verb: string;
}

/** One way to say a change: what it comes to, or null where the clause is none of its kind. */
export type Frame = (clause: Clause, around: Around) => Framed | null;

/** Something else is spoken of in these words as well. */
export const REFERS = /\b(?:to|on|onto|in|into|for) (?:the(?! side\b)|my|that|it|both|all|them|those|mine|hers|his)\b/;

const SUBJECT =
  /^(?:the|my|that|those|these|this|it|them|both|either|all|each|every|everything|one|two|three|four|five|six|another|half|there|mine|hers|his|theirs)$/;
/** Whether the words begin with what can be altered: 'the', 'my', 'both', 'two of'. */
export const isSubject = ([first = '', second]: readonly string[]): boolean =>
  isOfName(first) ||
  (SUBJECT.test(first) && (!/^(?:one|two|three|four|five|six|half)$/.test(first) || second === 'of'));

/** The longest verb that these words begin with, and what stands behind it. */
export function verbOf(words: readonly string[], verbs: RegExp): [string, readonly string[]] | null {
  for (let length = Math.min(4, words.length - 1); length > 0; length--) {
    const said = words.slice(0, length).join(' ');
    if (verbs.test(said)) return [said, words.slice(length)];
  }
  return null;
}

import type { Calendar } from './calendar.ts';
import { DAYS, type SaidDay } from './days.ts';
import { type HeardTime, TIMES } from './times.ts';
import { TURNS } from './turns.ts';

/** What a stretch of words says of a moment. */
export type Piece =
  | { kind: 'day'; day: SaidDay; time?: HeardTime }
  /** A weekday by its name alone: which one, the rest of the sentence tells. 0 is Sunday. */
  | { kind: 'weekday'; weekday: number }
  | { kind: 'weekdays'; weekdays: readonly number[] }
  /** So many days from the day that is named next, or (`behind`) was named before. */
  | { kind: 'offset'; days: number; behind?: boolean }
  | { kind: 'time'; time: HeardTime }
  /** A number that may be a time of day. */
  | { kind: 'bare'; time: HeardTime }
  /** As early as it can be. */
  | { kind: 'soon' }
  /** 'An hour later': minutes from what stands; null: some. */
  | { kind: 'shift'; later: boolean; minutes: number | null }
  | { kind: 'pick'; pick: Pick }
  /** Of the day behind it: 'before Friday', 'the week of the 4th'. */
  | { kind: 'bound'; bound: 'from' | 'after' | 'before' | 'until' | 'week' }
  | {
      kind:
        | 'asked'
        | 'not'
        | 'notBefore'
        | 'notThen'
        | 'mine'
        | 'or'
        | 'and'
        | 'through'
        | 'correction'
        | 'same'
        | 'otherDay'
        | 'noise';
    };

/** Of what was offered: its place from 0 on, or in words. */
export type Pick = number | 'last' | 'other' | 'any';

/** Words as a pattern, and what they come to. A higher weight wins against as many words read otherwise. */
export type Rule = readonly [string, (found: readonly string[], calendar: Calendar) => Piece | null, number?];

export interface Placed {
  piece: Piece;
  /** Places of words. */
  from: number;
  to: number;
}

const RULES = [...DAYS, ...TIMES, ...TURNS].map(([words, piece, more = 0]) => ({
  pattern: new RegExp(`(?:${words})(?= |$)`, 'y'),
  piece,
  more,
}));

/** Fewer pieces explain better than many. */
const PER_PIECE = 0.1;

/** Of all ways to read an utterance the one that explains most of its words. */
export function piecesIn(said: string, calendar: Calendar): Placed[] {
  const starts = [...said.matchAll(/\S+/g)].map(({ index }) => index);
  const best: { weight: number; pieces: Placed[] }[] = [];
  best[starts.length] = { weight: 0, pieces: [] };
  for (let from = starts.length - 1; from >= 0; from--) {
    let chosen = best[from + 1] ?? { weight: 0, pieces: [] };
    for (const { placed, weight } of readingsAt(said, starts, from, calendar)) {
      const rest = best[placed.to] ?? { weight: 0, pieces: [] };
      if (weight + rest.weight > chosen.weight)
        chosen = { weight: weight + rest.weight, pieces: [placed, ...rest.pieces] };
    }
    best[from] = chosen;
  }
  return best[0]?.pieces ?? [];
}

function readingsAt(said: string, starts: readonly number[], from: number, calendar: Calendar) {
  return RULES.flatMap(({ pattern, piece, more }) => {
    pattern.lastIndex = starts[from] ?? 0;
    const found = pattern.exec(said);
    const read = found && found[0] !== '' ? piece(found, calendar) : null;
    if (!found || !read) return [];
    const words = found[0].split(' ').length;
    return [{ placed: { piece: read, from, to: from + words }, weight: words - PER_PIECE + more }];
  });
}

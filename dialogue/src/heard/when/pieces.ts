import type { Calendar } from './calendar.ts';
import { DAYS } from './days.ts';
import type { Piece } from './piece.ts';
import { TIMES } from './times.ts';
import { TURNS } from './turns.ts';

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

/** Most words begin none of them, which is found out at once. */
const ANY = new RegExp(RULES.map(({ pattern }) => pattern.source).join('|'), 'y');

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
  ANY.lastIndex = starts[from] ?? 0;
  if (!ANY.test(said)) return [];
  return RULES.flatMap(({ pattern, piece, more }) => {
    pattern.lastIndex = starts[from] ?? 0;
    const found = pattern.exec(said);
    const read = found && found[0] !== '' ? piece(found, calendar) : null;
    if (!found || !read) return [];
    const words = found[0].split(' ').length;
    return [{ placed: { piece: read, from, to: from + words }, weight: words - PER_PIECE + more }];
  });
}

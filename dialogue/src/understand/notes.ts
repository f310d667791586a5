import type { Reference } from '../heard/reference.ts';
import { targetAt } from './note-target.ts';
import type { Spotter } from './phrasebook.ts';
import type { Piece } from './pieces.ts';
import { FUNCTION_WORDS, TELLS } from './words.ts';

/** A wish about how a dish is made: 'no onions', 'well done', 'half without basil'. */
export interface Note {
  text: string;
  on: Reference;
  /** The place after it. */
  next: number;
}

interface Start {
  said: string;
  length: number;
  text: string;
}

/** By their first words, the longest first: of those that begin alike it is meant. */
function byFirst(starts: readonly (readonly [said: string, text: string | null])[]): ReadonlyMap<string, Start[]> {
  const all = starts.map(([said, text]) => ({ said, length: said.split(' ').length, text: text ?? said }));
  return Map.groupBy(
    all.toSorted((a, b) => b.length - a.length),
    ({ said }) => firstOf(said),
  );
}

const firstOf = (said: string): string => said.split(' ', 1)[0] ?? '';

/** How a note begins, and how the kitchen reads it; null: as it was said. */
const STARTS = byFirst([
  ['no', null],
  ['and no', 'no'],
  ['with no', 'no'],
  ['without', 'no'],
  ['without any', 'no'],
  ['hold the', 'no'],
  ['leave off the', 'no'],
  ['leave out the', 'no'],
  ['skip the', 'no'],
  ['minus', 'no'],
  ['remove the', 'no'],
  ['take off the', 'no'],
  ['take out the', 'no'],
  ['get rid of the', 'no'],
  ['lose the', 'no'],
  ['drop the', 'no'],
  ['extra', null],
  ['with extra', 'extra'],
  ['with a lot of', 'extra'],
  ['with lots of', 'extra'],
  ['lots of', 'extra'],
  ['light', null],
  ['light on the', 'light'],
  ['easy on the', 'easy on the'],
  ['go easy on the', 'easy on the'],
  ['not too much', null],
  ['less', null],
  ['add extra', 'extra'],
  ['half', null],
  ['cut', null],
  ['sliced', null],
  ['with', null],
  ['add', 'add'],
]);

/** Whole notes by themselves. */
const WHOLE = `well done, extra well done, lightly done, light bake, extra crispy, crispy, uncut, not cut, unsliced,
  thin crust, thick crust, gluten free crust, gluten free, on the side, sauce on the side, dressing on the side, spicy,
  not spicy, no ice, heated up, warmed up, plain, chilled, cold, hot`.split(/,\s+/);

const WHOLE_STARTS = byFirst(WHOLE.map((text) => [text, null] as const));

const LONGEST = 6;

/** Words of a whole sentence, which is no wish about how a dish is made. */
const SENTENCE = /^(?:should|be|is|are|was|were|i|you|we|said|want|wanted|supposed|have|has|do|did)$/;

/** The note that begins at this place; null when none does. */
export function readNote(pieces: readonly Piece[], at: number, spot: Spotter): Note | null {
  const whole = startAt(pieces, at, WHOLE_STARTS);
  if (whole) return { text: whole.text, ...targetAt(pieces, at + whole.length) };
  const named = pieces[at];
  if (named?.kind === 'word' && named.choice) {
    const half = isOnHalf(pieces, at + 1);
    return { text: half ? `${named.said} on half` : named.said, ...targetAt(pieces, half ? at + 3 : at + 1) };
  }
  const left = leftOff(pieces, at);
  if (left) return left;
  const start = startAt(pieces, at, STARTS);
  if (!start) return null;
  let from = at + start.length;
  while (/^(the|any|some|of|my)$/.test(pieces[from]?.said ?? '')) from++;
  const end = contentEnd(pieces, from, spot);
  const content = pieces.slice(from, end);
  if (content.length === 0 || !content.some((piece) => piece.kind !== 'number' && isContent(piece))) return null;
  if (content.some((piece) => piece.kind === 'word' && SENTENCE.test(piece.said))) return null;
  const text = `${start.text} ${content.map((piece) => piece.said).join(' ')}`;
  const onHalf = isOnHalf(pieces, end);
  return { text: tidy(onHalf ? `${text} on half` : text), ...targetAt(pieces, onHalf ? end + 2 : end) };
}

/** 'leave the basil off half of the pizza' */
function leftOff(pieces: readonly Piece[], at: number): Note | null {
  const said = pieces.slice(at, at + 12).map((piece) => piece.said);
  const off = said.indexOf('off');
  if (!/^(leave|keep|take)$/.test(said[0] ?? '') || said[1] !== 'the' || off < 3 || off > 5) return null;
  const what = said.slice(2, off).join(' ');
  const half = said[off + 1] === 'half';
  return { text: half ? `half without ${what}` : `no ${what}`, ...targetAt(pieces, at + off + (half ? 2 : 1)) };
}

function startAt(pieces: readonly Piece[], at: number, starts: ReadonlyMap<string, readonly Start[]>): Start | null {
  const wordAt = (piece: Piece | undefined) => (piece?.kind === 'word' ? piece.said : '');
  const some = starts.get(firstOf(wordAt(pieces[at])));
  const isSaid = ({ said, length }: Start) =>
    pieces
      .slice(at, at + length)
      .map(wordAt)
      .join(' ') === said;
  return some?.find(isSaid) ?? null;
}

function contentEnd(pieces: readonly Piece[], from: number, spot: Spotter): number {
  let at = from;
  for (; at < pieces.length && at - from < LONGEST; at++) {
    const piece = pieces[at];
    if (!piece || piece.kind === 'size' || piece.said === 'please' || (at > from && isTarget(pieces, at))) break;
    if (isOnHalf(pieces, at)) break;
    if (at > from && piece.kind === 'item' && !/^(in|into)$/.test(pieces[at - 1]?.said ?? '')) break;
    if (piece.said === 'but' || (at > from && TELLS.test(piece.said))) break;
    if (piece.said === 'and' || piece.said === 'plus' || piece.said === 'also') {
      if (!continues(pieces, at + 1, spot)) break;
    } else if (piece.kind === 'number') break;
    else if (piece.kind === 'word' && !isContent(piece) && at === from && piece.said !== 'in' && piece.said !== 'into')
      break;
    else if (at > from && (startAt(pieces, at, STARTS) || startAt(pieces, at, WHOLE_STARTS))) break;
    else if (strongPhrase(spot, at)) break;
  }
  return at;
}

function isOnHalf(pieces: readonly Piece[], at: number): boolean {
  return /^(on|for)$/.test(pieces[at]?.said ?? '') && pieces[at + 1]?.said === 'half';
}

/** After 'and', a note goes on only with a plain ingredient: 'no onions and peppers'. */
function continues(pieces: readonly Piece[], at: number, spot: Spotter): boolean {
  const piece = pieces[at];
  if (piece?.kind !== 'word' || !isContent(piece)) return false;
  return !startAt(pieces, at, STARTS) && !strongPhrase(spot, at);
}

function strongPhrase(spot: Spotter, at: number): boolean {
  const spotted = spot(at);
  return spotted !== null && spotted.act.kind !== 'asking' && spotted.act.kind !== 'okay' && spotted.length > 0;
}

function isContent(piece: Piece): boolean {
  return piece.kind === 'item' || piece.kind === 'category' || !FUNCTION_WORDS.has(piece.said);
}

function isTarget(pieces: readonly Piece[], at: number): boolean {
  return targetAt(pieces, at).next > at;
}

function tidy(text: string): string {
  return text
    .replace(/^no no /, 'no ')
    .replace(/^with extra /, 'extra ')
    .replace(/ (?:then|though)$/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

import type { Mention } from './match.ts';
import type { Piece } from './pieces.ts';

/** What a note is said of; nothing set: what is being talked about. */
export interface NoteTarget {
  item: Mention | null;
  /** 'on the pizza' */
  category: string | null;
  /** 'on the small one' */
  size: string | null;
  /** 'on both' */
  all: boolean;
}

export const THAT: NoteTarget = { item: null, category: null, size: null, all: false };

/** 'on the margherita', 'on that', 'on both'; `next` is `at` when nothing of the kind is said here. */
export function targetAt(pieces: readonly Piece[], at: number): { on: NoteTarget; next: number } {
  const said = (offset: number) => pieces[at + offset]?.said ?? '';
  if (!/^(on|for|in|to|from|off|of)$/.test(said(0))) return { on: THAT, next: at };
  if (/^(both|all|everything|each|them)$/.test(said(1))) {
    return { on: { ...THAT, all: true }, next: at + (said(2) === 'of' ? 4 : 2) };
  }
  if (/^(it|that|this|mine)$/.test(said(1)) && pieces[at + 2]?.kind !== 'item') return { on: THAT, next: at + 2 };
  const size = pieces[at + 2];
  const dish = pieces[at + 3]?.kind;
  if (said(1) === 'the' && size?.kind === 'size' && dish !== 'item' && dish !== 'category') {
    return { on: { ...THAT, size: size.size }, next: at + (said(3) === 'one' ? 4 : 3) };
  }
  let place = 1;
  while (/^(the|my|that|a|an|one|first|second)$/.test(said(place)) || pieces[at + place]?.kind === 'size') place++;
  const piece = pieces[at + place];
  const next = at + place + 1;
  if (piece?.kind === 'item') return { on: { ...THAT, item: piece.mention }, next };
  if (piece?.kind === 'category' && place > 1) return { on: { ...THAT, category: piece.category }, next };
  return { on: THAT, next: at };
}

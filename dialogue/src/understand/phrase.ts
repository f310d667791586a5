import type { Reference } from '../heard/reference.ts';
import type { Act, Plain, Wish } from './acts.ts';
import type { Mention } from './menu/match.ts';
import type { Heard } from './pattern.ts';

/** What a phrase does to the scan without being an act of its own. */
export type Marker =
  /** A wish follows: "can I get". */
  | { kind: 'wanting' }
  /** A question follows: a dish named next is asked about, not ordered. */
  | { kind: 'asking' }
  /** A note that follows is about this of the order; when none follows, a dish may be a wish itself. */
  | { kind: 'about'; on: Reference; orElse: 'add' | 'nothing' }
  /** Nothing to do: politeness and filling. */
  | { kind: 'filler' };

/** Patterns (see `pattern.ts`) and what saying them does. The longest one that fits wins. */
export interface Phrase {
  hear: readonly string[];
  as: (heard: Heard) => Act | Marker | null;
}

/** What means the same whatever stands in it. */
export function plain(kind: Plain, ...hear: string[]): Phrase {
  return { hear, as: () => ({ kind }) };
}

/** What stands at a place of the pattern; null where it has none. So have the others below. */
export function item(heard: Heard, name = 'ITEM'): Mention | null {
  const piece = heard.piece(name);
  return piece?.kind === 'item' ? piece.mention : null;
}

export function size(heard: Heard, name = 'SIZE'): string | null {
  const piece = heard.piece(name);
  return piece?.kind === 'size' ? piece.size : null;
}

export function number(heard: Heard, name = 'NUM'): number | null {
  const piece = heard.piece(name);
  return piece?.kind === 'number' ? piece.value : null;
}

export function isMore(heard: Heard, name = 'NUM'): boolean {
  const piece = heard.piece(name);
  return piece?.kind === 'number' && piece.more;
}

export function category(heard: Heard): string {
  const piece = heard.piece('CATEGORY');
  return piece?.kind === 'category' ? piece.category : '';
}

export function wish(heard: Heard, which: '' | '2' = ''): Wish | null {
  const mention = item(heard, `ITEM${which}`);
  if (!mention) return null;
  return { item: mention, quantity: number(heard, `NUM${which}`), size: size(heard, `SIZE${which}`), notes: [] };
}

import { isThat, THAT } from '../heard/reference.ts';
import type { Act, Wish } from './acts.ts';
import type { Mention } from './menu/match.ts';
import type { Menu } from './menu/menu.ts';
import type { Marker } from './phrase.ts';
import type { Spotter } from './phrasebook.ts';
import type { Piece } from './pieces.ts';

/** A quantity and a size that wait for their dish: 'one large and one small …'. */
export interface Portion {
  quantity: number | null;
  size: string | null;
  more: boolean;
  /** Only an article was said: one when a dish follows, nothing when the portion stands alone. */
  article: boolean;
}

/** How far the reading of an utterance has come. */
export interface Reading {
  pieces: readonly Piece[];
  menu: Menu;
  spot: Spotter;
  acts: Act[];
  leftover: string[];
  /** Complete portions without a dish so far, and the one that is being said. */
  portions: Portion[];
  open: Portion;
  wanting: boolean;
  /** A wish was announced in this utterance: after 'and' it may go on. */
  wished: boolean;
  /** The last word was an 'and'. */
  joined: boolean;
  asking: boolean;
  /** The dish that notes are about: the last one wished for, or one named by 'on the …'. */
  wish: Wish | null;
  /** What was said of a dish before it was named: 'two liter' of a Coke. */
  before: string[];
  about: Extract<Marker, { kind: 'about' }> | null;
}

export const NOTHING: Portion = { quantity: null, size: null, more: false, article: false };

/** A dish with its portion; the notes that were said ahead of it are its own. */
export function addWish(reading: Reading, item: Mention, portion: Portion): void {
  const wish: Wish = { item, quantity: portion.quantity, size: portion.size, notes: reading.before };
  reading.before = [];
  reading.acts.push({ kind: 'add', wish, more: portion.more });
  reading.wanting = false;
  reading.wish = wish;
  reading.about = null;
}

/** The dish before becomes another number or size. */
export function amendLast(reading: Reading, { quantity: said, size, more, article }: Portion): void {
  const quantity = article ? null : said;
  reading.acts.push({ kind: 'amend', target: THAT, quantity, size, more });
}

export function portionOf({ quantity, size }: Portion): Pick<Portion, 'quantity' | 'size'> {
  return { quantity, size };
}

/** A portion whose dish is still to come; the next one may begin. */
export function pushPortion(reading: Reading): void {
  reading.portions.push(reading.open);
  reading.open = { ...NOTHING };
}

/** Portions whose dish never came: they tell more about the last wish, or answer a question. */
export function closePortions(reading: Reading): void {
  if (reading.open.quantity !== null || reading.open.size !== null) pushPortion(reading);
  const portions = reading.portions;
  reading.portions = [];
  const sized = portions.flatMap(({ quantity, size }) => (size ? [{ quantity: quantity ?? 1, size }] : []));
  const [only] = portions;
  const last = reading.acts.at(-1);
  if (
    sized.length > 0 &&
    reading.joined &&
    last?.kind === 'amend' &&
    last.size &&
    last.quantity &&
    isThat(last.target)
  ) {
    reading.acts.pop();
    reading.acts.push({ kind: 'split', parts: [{ quantity: last.quantity, size: last.size }, ...sized] });
  } else if (sized.length > 1) reading.acts.push({ kind: 'split', parts: sized });
  else if (only && (only.size || only.more)) amendLast(reading, portions.find((portion) => portion.size) ?? only);
  else if (only?.quantity && !only.article && portions.length === 1)
    reading.acts.push({ kind: 'quantity', quantity: only.quantity });
}

import { isThat, type Reference, THAT } from '../heard/reference.ts';
import type { Act, Understanding } from './acts.ts';
import type { Mention } from './menu/match.ts';
import type { Menu } from './menu/menu.ts';
import { readNote } from './notes.ts';
import type { Marker } from './phrase.ts';
import { PHRASE_WORDS, type Spotter } from './phrasebook.ts';
import type { Piece } from './pieces.ts';
import { addWish, amendLast, closePortions, NOTHING, portionOf, pushPortion, type Reading } from './reading.ts';
import { FUNCTION_WORDS } from './words.ts';

/** Reads pieces from left to right: phrases first, then notes, then dishes with their quantities and sizes. */
export function scan(pieces: readonly Piece[], spot: Spotter, menu: Menu): Pick<Understanding, 'acts' | 'leftover'> {
  const reading: Reading = {
    pieces,
    menu,
    spot,
    acts: [],
    leftover: [],
    portions: [],
    open: { ...NOTHING },
    wanting: false,
    wished: false,
    joined: false,
    asking: false,
    wish: null,
    before: [],
    about: null,
  };
  for (let at = 0; at < pieces.length; ) at = step(reading, at);
  closePortions(reading);
  const about = reading.about;
  if (about?.orElse === 'add' && about.on.item) addWish(reading, about.on.item, { ...NOTHING, size: about.on.size });
  return { acts: reading.acts, leftover: reading.leftover };
}

function step(reading: Reading, at: number): number {
  if (isContainer(reading, at)) return at + 1;
  const [one, dish] = [reading.pieces[at], reading.pieces[at + 1]];
  if (one?.said === 'no' && dish?.kind === 'item' && (reading.spot(at)?.length ?? 0) < 3) {
    closePortions(reading);
    reading.acts.push({ kind: 'without', item: dish.mention, said: `no ${dish.said}` });
    return at + 2;
  }
  const spotted = reading.spot(at);
  const note = readNote(reading.pieces, at, reading.spot);
  const first = reading.pieces[at];
  if (note && noteWins(reading, at, note.next - at, spotted?.length ?? 0)) {
    closePortions(reading);
    takeNote(reading, note.text, note.on);
    return note.next;
  }
  if (spotted) {
    takeSpotted(reading, spotted.act);
    return at + (isNoBeforeNote(reading, at, spotted) ? spotted.length - 1 : spotted.length);
  }
  if (first?.kind === 'item') takeItem(reading, first.mention);
  else if (first?.kind === 'number' && isPerOrder(reading, at)) reading.before.push(String(first.value));
  else if (first?.kind === 'number') takeNumber(reading, first.value, first.more);
  else if (first?.kind === 'size') takeSize(reading, at, first.size);
  else if (first?.kind === 'category') takeCategory(reading, at, first.category);
  else return takeWord(reading, at);
  return at + 1;
}

/** 'No, no olives': the second 'no' belongs to the olives. */
function isNoBeforeNote(reading: Reading, at: number, { act, length }: NonNullable<ReturnType<Spotter>>): boolean {
  return act.kind === 'no' && length > 1 && readNote(reading.pieces, at + length - 1, reading.spot) !== null;
}

/** 'an order of garlic knots': the quantity goes past the container. */
function isContainer(reading: Reading, at: number): boolean {
  const next = reading.pieces[at + 1];
  const quantified = reading.open.quantity !== null && (next?.said === 'of' || next?.kind === 'item');
  return quantified && CONTAINERS.test(reading.pieces[at]?.said ?? '');
}

/** 'Two orders of six wings': what one of them holds. */
function isPerOrder({ pieces, open }: Reading, at: number): boolean {
  const container = CONTAINERS.test(pieces[at - 2]?.said ?? '');
  return open.quantity !== null && pieces[at - 1]?.said === 'of' && container && pieces[at + 1]?.kind !== 'number';
}

/** A note about a dish needs a dish: said in this utterance, or meant by what was ordered before. */
function noteWins(reading: Reading, at: number, noteLength: number, phraseLength: number): boolean {
  const first = reading.pieces[at];
  if (phraseLength > noteLength || reading.asking) return false;
  if (phraseLength === noteLength && reading.spot(at)?.act.kind === 'remove') return false;
  if (first?.said === 'with' || first?.said === 'add') return noteBy(reading, at, first.said);
  return true;
}

/** 'with mushrooms' is a note on a pizza; 'with garlic knots' is a second dish. */
function noteBy(reading: Reading, at: number, said: string): boolean {
  const content = reading.pieces[at + 1];
  if (content?.kind !== 'item') return said === 'with' && reading.wish !== null;
  const categoryOf = (mention: Mention) => reading.menu.family(mention.families[0] ?? '')?.category;
  return reading.wish !== null && categoryOf(content.mention) === categoryOf(reading.wish.item) && said === 'with';
}

function takeNote(reading: Reading, text: string, said: Reference): void {
  const on = isThat(said) ? (reading.about?.on ?? THAT) : said;
  if (reading.about) reading.about = { ...reading.about, orElse: 'nothing' };
  const wish = reading.wish;
  const family = reading.menu.family(wish?.item.families[0] ?? '');
  const sameDish = on.item
    ? on.item.families[0] === family?.key
    : on.category === null || on.category === family?.category;
  const sameSize = on.size === null || on.size === wish?.size;
  if (wish && sameDish && sameSize && !on.all && on.which === null && on.some === null) wish.notes.push(text);
  else reading.acts.push({ kind: 'note', text, on });
}

function takeSpotted(reading: Reading, act: Act | Marker): void {
  if (act.kind === 'wanting' || act.kind === 'asking') {
    closePortions(reading);
    reading.wanting = act.kind === 'wanting';
    reading.wished ||= reading.wanting;
    reading.asking = act.kind === 'asking';
    return;
  }
  if (act.kind === 'filler') return;
  if (act.kind === 'about') {
    reading.about = act;
    return;
  }
  if (act.kind === 'amend' && act.more && isThat(act.target) && act.size === null)
    return takeNumber(reading, act.quantity ?? 1, true);
  closePortions(reading);
  reading.acts.push(act);
  reading.joined = false;
  reading.wanting = act.kind === 'start-order';
  reading.asking = false;
  reading.about = null;
  reading.wish = act.kind === 'replace' ? act.by : act.kind === 'correct' ? act.to : null;
}

function takeNumber(reading: Reading, quantity: number, more: boolean): void {
  if (reading.open.quantity !== null && !reading.open.article) pushPortion(reading);
  reading.open = { ...reading.open, quantity, more, article: false };
}

function takeSize(reading: Reading, at: number, size: string): void {
  const next = reading.pieces[at + 1];
  const bare = reading.open.quantity === null && reading.portions.length === 0;
  const before = reading.pieces[/^(?:but|only|just)$/.test(reading.pieces[at - 1]?.said ?? '') ? at - 2 : at - 1];
  const trailing = bare && next?.kind !== 'item' && before?.kind === 'item' && reading.wish?.size === null;
  if (trailing && reading.wish) reading.wish.size = size;
  else if (reading.open.size !== null) {
    pushPortion(reading);
    reading.open = { ...NOTHING, size };
  } else reading.open = { ...reading.open, size };
}

function takeItem(reading: Reading, item: Mention): void {
  if (reading.asking && !reading.wanting) {
    reading.acts.push({ kind: 'ask-item', about: 'describe', item, size: reading.open.size, word: '' });
    reading.open = { ...NOTHING };
    return;
  }
  const last = reading.acts.at(-1);
  if (last?.kind === 'ask-item' && reading.joined && !reading.wanting) {
    reading.acts.push({ ...last, item, size: reading.open.size });
    reading.open = { ...NOTHING };
    return;
  }
  const family = reading.menu.family(item.families[0] ?? '');
  const sized = (family?.variants.length ?? 0) > 1;
  const earlier = reading.portions.filter((portion) => portion.size !== null);
  for (const portion of earlier) {
    if (sized) addWish(reading, item, portion);
    else amendLast(reading, portion);
  }
  reading.portions = [];
  addWish(reading, item, reading.open);
  reading.open = { ...NOTHING };
}

function takeCategory(reading: Reading, at: number, category: string): void {
  const besideItem = [at - 1, at + 1].some((place) => reading.pieces[place]?.kind === 'item');
  if (besideItem || reading.pieces.slice(at + 1, at + 3).some((piece) => piece.kind === 'item')) return;
  if (reading.asking && !reading.wanting) reading.acts.push({ kind: 'ask-category', category });
  else reading.acts.push({ kind: 'want-category', category, ...portionOf(reading.open) });
  reading.open = { ...NOTHING };
}

const CONTAINERS =
  /^(orders?|sides?|bottles?|cans?|glass|glasses|pieces?|plates?|portions?|servings?|bags?|box|boxes)$/;

function takeWord(reading: Reading, at: number): number {
  const word = reading.pieces[at]?.said ?? '';
  if (word === 'and' || word === 'plus' || word === 'also' || word === 'then') {
    if (reading.open.size !== null) pushPortion(reading);
    reading.about = null;
    reading.wanting ||= reading.wished;
    reading.joined = true;
    return at + 1;
  }
  if (word === 'a' || word === 'an') {
    if (reading.open.quantity === null) reading.open = { ...reading.open, quantity: 1, article: true };
    return at + 1;
  }
  if (CONTAINERS.test(word) || FUNCTION_WORDS.has(word) || (PHRASE_WORDS.has(word) && !reading.wanting)) return at + 1;
  return takeUnknown(reading, at);
}

/** Words that nobody knows: a dish that is not on the menu when one was wished for. */
function takeUnknown(reading: Reading, at: number): number {
  let end = at;
  while (isUnknown(reading.pieces[end])) end++;
  const kind = reading.pieces[end];
  const category = kind?.kind === 'category' ? kind.category : null;
  const dish = category === null ? 0 : 1;
  if (end === at) return at + 1;
  const said = reading.pieces.slice(at, end).map((piece) => piece.said);
  const wished = reading.wanting || reading.open.quantity !== null || reading.open.size !== null || dish === 1;
  const besideItem = reading.pieces[end]?.kind === 'item' || reading.pieces[at - 1]?.kind === 'item';
  if (wished && !reading.asking && !besideItem) {
    reading.acts.push({ kind: 'unknown-item', said: said.join(' '), category });
    reading.open = { ...NOTHING };
    reading.wish = null;
    return end + dish;
  }
  reading.leftover.push(...said);
  return end;
}

function isUnknown(piece: Piece | undefined): boolean {
  return (
    piece?.kind === 'word' &&
    !FUNCTION_WORDS.has(piece.said) &&
    !CONTAINERS.test(piece.said) &&
    !/^\d+$/.test(piece.said)
  );
}

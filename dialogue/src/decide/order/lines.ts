import type { OptionGroup } from '@attendant/contract/menu/options';
import { type Choices, choose, groupsOf, settled } from '../../heard/order/choices.ts';
import { choicesIn } from '../../heard/order/named-choices.ts';
import type { Reference } from '../../heard/reference.ts';
import { alternatives, names, onlyIn, sizeNames } from '../../say/dishes.ts';
import { capital, count, list } from '../../say/wording.ts';
import type { Wish } from '../../understand/acts.ts';
import { type Family, isAvailable, type Variant } from '../../understand/menu/families.ts';
import type { Mention } from '../../understand/menu/match.ts';
import { piecesPerOrder } from '../../understand/menu/per-order.ts';
import { measuredBy } from '../../understand/menu/units.ts';
import { numberAt } from '../../understand/numbers.ts';
import { tokenise } from '../../understand/words.ts';
import type { Line } from '../state.ts';
import { changing, type Talk } from '../talk.ts';

const MOST = 99;
/** What stands is to be otherwise. */
export const CORRECTS = /\b(?:actually|only|just|make (?:it|that|them|those)|change|instead|should be|supposed)\b/;

/** Puts a wish into the order, or keeps it until the caller has said which dish is meant. Returns its line. */
export function addWish(talk: Talk, wish: Wish, more = false): Line | null {
  const family = talk.menu.family(wish.item.families[0] ?? '');
  if (wish.item.sure !== 'certain' || !family) {
    talk.state.unclear.push({ wish, more, corrects: CORRECTS.test(talk.heard.words.join(' ')) });
    return null;
  }
  if (!isAvailable(family)) {
    sayGone(talk, family);
    return null;
  }
  changing(talk);
  const gone = lineById(talk, wish.instead ?? null);
  if (gone) removeLine(talk, gone);
  return place(talk, family, wish, more);
}

function place(talk: Talk, family: Family, wish: Wish, more: boolean): Line {
  const measured = measuredBy(family, wish.size);
  const variant = pickSize(talk, family, measured ? null : wish.size);
  const groups = groupsOf(family, variant?.id ?? null);
  const pieces = piecesMeant(groups, wish.quantity ?? 1);
  const told = wish.quantity ?? 1;
  const quantity = limited(talk, pieces ? 1 : ordersMeant(talk, family, told));
  const { notes, ...refused } = settled(groups, [
    ...(pieces?.notes ?? []),
    ...(measured ? [measured] : []),
    ...wish.notes,
  ]);
  sayRefused(talk, refused);
  const restated = talk.state.lines.find(
    ({ id, family: key, variantId }) => key === family.key && variantId === null && talk.touched.has(id),
  );
  if (restated && variant && wish.quantity === null) {
    // 'A Margherita. Large Margherita.' is one.
    restated.variantId = variant.id;
    restated.notes = settled(groups, [...restated.notes, ...wish.notes]).notes;
    touch(talk, restated);
    return restated;
  }
  const same = talk.state.lines.find(
    (line) => line.family === family.key && sameVariant(line, variant) && line.notes.join() === notes.join(),
  );
  const line = same ?? newLine(talk, family.key, variant, notes);
  const counts = same && !same.counted && wish.quantity !== null && !more && same.id === talk.state.focus;
  line.quantity = limited(talk, same && !counts ? same.quantity + quantity : quantity);
  line.counted ||= wish.quantity !== null;
  if (!pieces && quantity < told) line.inPieces = true;
  touch(talk, line);
  return line;
}

/** 'A dozen wings' is one order of twelve where that is how they are sold; 'ten' is none, and the question follows. */
export function piecesMeant(groups: readonly OptionGroup[], wanted: number): { notes: string[] } | null {
  for (const { min, max, choices } of groups) {
    const counts = choices.map(({ name }) => numberAt(tokenise(name), 0)?.value ?? 0);
    if (min !== 1 || max !== 1 || counts.includes(0) || wanted < Math.min(...counts)) continue;
    const named = choices[counts.indexOf(wanted)]?.name;
    return { notes: named ? [named.toLowerCase()] : [] };
  }
  return null;
}

/** 'Twelve garlic knots', of which six come to an order, are two. */
function ordersMeant(talk: Talk, family: Family, wanted: number): number {
  const each = piecesPerOrder(family);
  // 'Three tacos', of which the menu says that three come to an order
  const isWritten = /\b(?:to|per|in) (?:an?|each|the) order\b/i.test(family.variants[0]?.item.description ?? '');
  const counted =
    each !== null && (each > 3 || (isWritten && wanted % each === 0) || /\bpieces?\b/.test(talk.heard.words.join(' ')));
  if (!counted || wanted < each || /\borders? of\b/.test(talk.heard.words.join(' '))) return wanted;
  talk.say.push(`${capital(count(each))} come to one order of ${family.name}.`);
  return Math.ceil(wanted / each);
}

/** How many there are to be, where another number is told: pieces as well, but of orders that were counted. Null where none is. */
export function quantityMeant(
  talk: Talk,
  { family: key, quantity: before, inPieces }: Line,
  { quantity, more }: { quantity: number | null; more: boolean },
): number | null {
  if (quantity === null) return null;
  const family = inPieces || before === 1 ? talk.menu.family(key) : undefined;
  const meant = family ? ordersMeant(talk, family, quantity) : quantity;
  return more ? before + meant : meant;
}

/** What could not be chosen on a dish, and why. */
export function sayRefused(talk: Talk, { overfull, soldOut }: Pick<Choices, 'overfull' | 'soldOut'>): void {
  const texts = [
    overfull && `I can put at most ${overfull.max} ${overfull.name.toLowerCase()} on it.`,
    soldOut && `We're out of ${soldOut.toLowerCase()} right now.`,
  ];
  for (const text of texts) if (text && !talk.say.includes(text)) talk.say.push(text);
}

function sameVariant(line: Line, variant: Variant | null): boolean {
  return line.variantId === (variant?.id ?? null) || (variant === null && line.variantId !== null);
}

function newLine(talk: Talk, family: string, variant: Variant | null, notes: string[]): Line {
  const line: Line = {
    id: talk.state.nextLine++,
    family,
    variantId: variant?.id ?? null,
    quantity: 0,
    counted: false,
    notes,
  };
  talk.state.lines.push(line);
  return line;
}

/** It is read back at the end of the turn, and is what 'it' means from now on. */
export function touch(talk: Talk, line: Line): void {
  talk.state.focus = line.id;
  talk.touched.delete(line.id);
  talk.touched.add(line.id);
}

function limited(talk: Talk, quantity: number): number {
  if (quantity > MOST) talk.say.push(`I can put at most ${MOST} of one thing on an order.`);
  return Math.min(quantity, MOST);
}

/** The variant of that size; null when there are several and it has to be asked. */
export function pickSize(talk: Talk, family: Family, size: string | null): Variant | null {
  const [only] = family.variants;
  if (family.variants.length === 1 && only) {
    if (size && size !== only.size) talk.say.push(onlyIn(family));
    return only;
  }
  const chosen = family.variants.find((variant) => variant.size === size) ?? likeSize(family, size);
  if (chosen?.item.available) return chosen;
  if (size && chosen) talk.say.push(`We're out of the ${size} ${family.name} right now.`);
  else if (size) talk.say.push(`The ${family.name} comes in ${list(sizeNames(family), 'or')}.`);
  const left = family.variants.filter((variant) => variant.item.available);
  return left.length === 1 && size === null ? (left[0] ?? null) : null;
}

/** 'A large lo mein', where that comes in pints and quarts; 'small fries', where they are regular. */
function likeSize({ variants }: Family, size: string | null): Variant | null {
  const names = variants.map((variant) => variant.size ?? '');
  if (size === 'small' && names[0] === 'regular') return variants[0] ?? null;
  if (names.some((name) => /^(?:small|medium|regular|large|extra large)$/.test(name))) return null;
  const at = { small: 0, large: -1, medium: variants.length === 3 ? 1 : undefined }[size ?? ''];
  return at === undefined ? null : (variants.at(at) ?? null);
}

/** What callers call a size that the menu calls otherwise: a pint, of pints and quarts, is small. */
export const alsoSized = (family: Family, variantId: string | null): string[] =>
  family.variants.length < 2
    ? []
    : ['small', 'medium', 'large'].filter((size) => likeSize(family, size)?.id === (variantId ?? ''));

/** Sold out, with others of its kind. */
export function sayGone(talk: Talk, family: Family): void {
  const others = alternatives(talk.menu, family.category, family.key);
  const offer = others.length > 0 ? ` We do have ${names(others, 'or')}.` : '';
  talk.say.push(`I'm sorry, we're out of ${family.name} right now.${offer}`);
}

export function lineById(talk: Talk, id: number | null): Line | undefined {
  return talk.state.lines.find((line) => line.id === id);
}

/** The line a caller means: of that dish, else the one that is asked about or was touched last. */
export function findLine(talk: Talk, target: Mention | null, size: string | null = null): Line | undefined {
  const lines = talk.state.lines;
  if (target) {
    const family = lines.filter((line) => target.families.includes(line.family));
    return family.find((line) => size !== null && sizeOf(talk, line) === size) ?? family.at(-1);
  }
  const told = described(talk, ONES.exec(talk.heard.words.join(' '))?.[1]);
  if (told) return told;
  const { asked, focus } = talk.state;
  const asking = asked.kind === 'size' && talk.touched.size === 0 ? lineById(talk, asked.line) : undefined;
  return asking ?? lineById(talk, focus) ?? lines.at(-1);
}

const ONES = /\bthe ((?:[a-z]+ )?[a-z]+) ones?\b/;

/** 'The iced one', 'the pastor ones': the line that was chosen so, where another was not. */
function described({ state, menu }: Talk, said: string | null | undefined): Line | undefined {
  if (!said) return undefined;
  const having = state.lines.filter((line) => {
    const groups = groupsOf(menu.family(line.family), line.variantId);
    const { options } = choose(groups, line.notes);
    const { found } = choicesIn(groups, tokenise(said));
    return line.notes.includes(said) || found.some(({ choice }) => options.some((one) => one.choice === choice));
  });
  return having.length < state.lines.length ? having.at(-1) : undefined;
}

/** All lines that are meant; a part of one is taken apart from the rest of it. */
export function linesMeant(talk: Talk, meant: Reference): Line[] {
  const { item, category, size, which, all, some, having } = meant;
  const named = talk.state.lines.filter(
    (line) =>
      (!item || item.families.includes(line.family)) &&
      (!category || talk.menu.family(line.family)?.category === category),
  );
  const sized = named.filter((line) => size === null || sizeOf(talk, line) === size);
  const fitting = sized.length > 0 || !item ? sized : named;
  if (all) return fitting;
  const told = described(talk, having);
  const line = told ?? oneOf(talk, fitting, which, Boolean(item || category || size));
  return line ? [apart(talk, line, some)] : [];
}

function oneOf(talk: Talk, fitting: readonly Line[], which: Reference['which'], named: boolean): Line | undefined {
  const current = findLine(talk, null);
  const last = lineById(talk, talk.state.focus) ?? current;
  if (which === 'other') return fitting.findLast((line) => line !== last) ?? fitting.at(-1);
  if (which !== null) return fitting.at(which);
  return named ? fitting.at(-1) : current;
}

/** 'One of them' is a line of its own from now on. */
export function apart(talk: Talk, line: Line, some: number | null): Line {
  if (some === null || some >= line.quantity) return line;
  line.quantity -= some;
  const piece: Line = { ...line, id: talk.state.nextLine++, quantity: some, counted: true, notes: [...line.notes] };
  talk.state.lines.splice(talk.state.lines.indexOf(line) + 1, 0, piece);
  return piece;
}

/** The line a size is said of: the one meant, or the last that comes in sizes. */
export function findSized(talk: Talk, size: string): Line | undefined {
  const comesIn = (line: Line | undefined) =>
    talk.menu.family(line?.family ?? '')?.variants.some((variant) => variant.size === size) ?? false;
  const sizes = (line: Line | undefined) => (talk.menu.family(line?.family ?? '')?.variants.length ?? 0) > 1;
  const meant = findLine(talk, null);
  if (comesIn(meant)) return meant;
  const lines = [...talk.state.lines].reverse();
  return lines.find(comesIn) ?? (sizes(meant) ? meant : lines.find(sizes));
}

export function lastOfCategory(talk: Talk, category: string | undefined): Line | undefined {
  return talk.state.lines.findLast((line) => talk.menu.family(line.family)?.category === category);
}

export function sizeOf(talk: Talk, line: Line): string | null {
  const variants = talk.menu.family(line.family)?.variants ?? [];
  return variants.find((variant) => variant.id === line.variantId)?.size ?? null;
}

export function removeLine(talk: Talk, line: Line): void {
  talk.state.lines = talk.state.lines.filter((one) => one !== line);
  talk.touched.delete(line.id);
  if (talk.state.focus === line.id) talk.state.focus = talk.state.lines.at(-1)?.id ?? null;
}

/** Two lines that have become the same dish with the same notes are one. */
export function mergeSame(talk: Talk, line: Line): void {
  if (!talk.state.lines.includes(line)) return;
  const same = talk.state.lines.find(
    (one) =>
      one !== line &&
      one.variantId !== null &&
      one.variantId === line.variantId &&
      one.notes.join() === line.notes.join(),
  );
  if (!same) return;
  line.quantity = Math.min(line.quantity + same.quantity, MOST);
  removeLine(talk, same);
}

/** A bare number: how many of what was just named or asked about. */
export function setQuantity(talk: Talk, quantity: number): void {
  const pending = talk.state.unclear.at(-1);
  if (pending) return void (pending.wish.quantity = quantity);
  const line = talk.touched.size > 0 || /^(size|more)$/.test(talk.state.asked.kind) ? findLine(talk, null) : undefined;
  if (!line || quantity < 1) return void (talk.understood = talk.heard.acts.length > 1);
  changing(talk);
  line.quantity = limited(talk, quantityMeant(talk, line, { quantity, more: false }) ?? quantity);
  touch(talk, line);
}

import type { Reference } from '../../heard/reference.ts';
import type { Wish } from '../../understand/acts.ts';
import type { Family } from '../../understand/menu/families.ts';
import { madeOfIn } from '../../understand/menu/made-of.ts';
import { oneOf, singular, tokenise } from '../../understand/words.ts';
import { hear } from '../hear.ts';
import type { Unclear } from '../state.ts';
import { ask, type Talk } from '../talk.ts';
import { addWish, touch } from './lines.ts';

/** What may be said beside the dishes that are named. */
const BESIDE = /^(?:okay|yes|fine|thanks|done)$/;

interface Pending extends Unclear {
  /** Of how many it is still to be told which they are. */
  left: number;
}

/**
 * 'Two mediums and a large': which? 'The mediums hawaiian, the large meat lovers.' Of several dishes that are asked about, each
 * that is named takes its number and its size from what was said of it before. False where it is not only that.
 */
export function nameThose(talk: Talk): boolean {
  const { state, heard } = talk;
  const pending = withoutSum(state.unclear).map((one): Pending => ({ ...one, left: one.wish.quantity ?? 1 }));
  const pieces = pending.reduce((sum, { left }) => sum + left, 0);
  if (!/^(?:which|mean)$/.test(state.asked.kind) || pieces < 2 || heard.leftover.length > 0) return false;
  if (!heard.acts.every(({ kind }) => kind === 'add' || BESIDE.test(kind))) return false;
  const told = heard.acts.flatMap((act) => (act.kind === 'add' ? eachNamed(talk, act.wish, pieces) : []));
  const wishes = ofAll(talk, told, pending);
  const named = wishes.map((wish) => {
    const those = pending.find((one) => one.left > 0 && keyOf(talk, one, wish) !== null);
    const key = those ? keyOf(talk, those, wish) : null;
    if (!those || key === null) return null;
    const isAlone = wishes.filter((one) => keyOf(talk, those, one) !== null).length === 1;
    const quantity = wish.quantity ?? (isAlone ? those.left : 1);
    those.left -= quantity;
    const { size, notes } = those.wish;
    const item = { ...wish.item, families: [key], sure: 'certain' as const };
    return { ...wish, item, quantity, size: wish.size ?? size, notes: [...notes, ...wish.notes] };
  });
  if (named.length === 0 || named.includes(null) || pending.some(({ left }) => left < 0)) return false;
  state.unclear = pending.flatMap(({ left, wish, more, corrects }) =>
    left > 0 ? { wish: { ...wish, quantity: left }, more, corrects } : [],
  );
  for (const wish of named) if (wish) addWish(talk, wish);
  return true;
}

/** 'Both turkey clubs', 'cheeseburgers', of two that are told apart by what goes on them: each of them is one. */
function ofAll(talk: Talk, told: readonly Wish[], pending: readonly Pending[]): readonly Wish[] {
  const [wish, ...others] = told;
  const words = talk.menu.family(wish?.item.families[0] ?? '')?.words ?? [];
  const isSeveral = talk.heard.words.some(
    (word) => /^(?:both|all|each)$/.test(word) || (singular(word) !== word && words.includes(singular(word))),
  );
  const pieces = pending.reduce((sum, { left }) => sum + left, 0);
  if (!wish || others.length > 0 || !isSeveral || (wish.quantity ?? pieces) !== pieces) return told;
  return pending.every((one) => keyOf(talk, one, wish) !== null)
    ? pending.map(({ left }) => ({ ...wish, quantity: left }))
    : told;
}

/** 'Three pizzas, two mediums and a large' are three. */
function withoutSum(unclear: readonly Unclear[]): readonly Unclear[] {
  const countOf = ({ wish }: Unclear) => wish.quantity ?? 1;
  const [sum, ...parts] = unclear;
  const isSum = sum?.wish.size === null && parts.length > 1 && parts.every(({ wish }) => wish.size !== null);
  return isSum && parts.reduce((all, one) => all + countOf(one), 0) === countOf(sum) ? parts : unclear;
}

/** The dish that is meant, of those that may be; null where the wish is of another kind or size. */
function keyOf({ menu }: Talk, { wish: asked }: Unclear, { item, size }: Wish): string | null {
  if (size !== null && asked.size !== null && size !== asked.size) return null;
  const kindOf = (key: string | undefined) => menu.family(key ?? '')?.category;
  const isOfIt = (key: string) =>
    asked.item.families.includes(key) ||
    (asked.item.sure === 'likely' && kindOf(key) === kindOf(asked.item.families[0]));
  const [key, ...others] = item.families.filter(isOfIt);
  return key !== undefined && others.length === 0 ? key : null;
}

/** 'Hawaiian and pepperoni', of two pizzas, are two, though pepperoni may be on one. */
function eachNamed({ facts, menu }: Talk, wish: Wish, pieces: number): Wish[] {
  if (wish.notes.length === 0 || wish.notes.length + 1 !== pieces || (wish.quantity ?? 1) > 1) return [wish];
  const others = wish.notes.flatMap((note) =>
    hear(note, facts, menu).acts.flatMap((act) => (act.kind === 'add' ? act.wish : [])),
  );
  return others.length === wish.notes.length ? [{ ...wish, notes: [] }, ...others] : [wish];
}

/** 'The dozen', of a dozen and half a dozen roses: the one that has no other word of its own, where there is one. */
function justSo(keys: readonly string[], said: readonly string[], { state, menu }: Talk): readonly string[] {
  const wordsOf = (key: string) => tokenise(menu.family(key)?.name ?? '').map(singular);
  const ofAll = state.unclear[0]?.wish.item.families.map(wordsOf) ?? [];
  const isOwn = (word: string) => !ofAll.every((words) => words.includes(word));
  const just = keys.filter((key) => wordsOf(key).every((word) => said.includes(word) || !isOwn(word)));
  return just.length > 0 && just.length < keys.length ? just : keys;
}

const LOOSE = /^(?:an?|the|one|ones|please|just|that|of|thanks|okay|make|it|ill|take|have|get)$/;

/** 'Can', of a can and two liters: a word that only one of those has which are asked about, in its name or else in what the menu says of it. */
export function tellApart(talk: Talk): boolean {
  const { state, heard, menu } = talk;
  const [pending] = state.unclear;
  const said = heard.words.filter((word) => !LOOSE.test(word)).map(singular);
  if (state.asked.kind !== 'which' || !pending || said.length === 0 || said.length > 3) return false;
  const whose = (wordsOf: (family: Family) => string) =>
    pending.wish.item.families.filter((key) => {
      const family = menu.family(key);
      const words = tokenise(family ? wordsOf(family) : '').map(singular);
      return said.every((word) => words.includes(word));
    });
  const byName = whose(({ name }) => name);
  const fitting =
    byName.length > 0 ? byName : whose(({ variants: [variant] }) => madeOfIn(variant?.item.description ?? ''));
  const named = fitting.length > 1 ? justSo(fitting, said, talk) : fitting;
  const [key, ...others] = named;
  const isOther = heard.acts.some((act) => act.kind === 'add' && act.wish.item.sure !== 'which');
  if (key === undefined || others.length > 0 || isOther) return false;
  state.unclear.shift();
  addWish(talk, { ...pending.wish, item: { ...pending.wish.item, families: [key], sure: 'certain' } }, pending.more);
  return true;
}

/** 'For the pizza, go light on the sauce', of the only one that stands: it is talked about. */
export function isTheOne(
  { state, heard, menu }: Talk,
  { category, quantity }: { category: string; quantity: number | null },
): boolean {
  const [line, ...others] = state.lines.filter(({ family }) => menu.family(family)?.category === category);
  const said = heard.words.map(singular).join(' ');
  const isMeant = new RegExp(`\\b(?:the|my|that|this) ${oneOf(category)}\\b`).test(said);
  if (!line || others.length > 0 || quantity !== null || !isMeant) return false;
  state.focus = line.id;
  return true;
}

const TAKING =
  /\b(?:another|one more|more|also|too|extra|second|(?:ill|id|i|we|well|can i|can we|could i|let me|lets|give me|get me)(?: \w+){0,2}|add|plus|order|grab)$/;
/** Tells nothing of what should become of it. */
const SMALL = /^(?:and|oh|so|yeah|yes|okay|please|thanks|um|uh|the|that|my|those|these|this|ones?|then|with|for|me)$/;

/** 'The bear can go', 'than the soup': a dish that stands, and was not counted, is not ordered once more; what should become of it is asked. */
export function isSpokenOf(talk: Talk, { wish, more }: { wish: Wish; more: boolean }): boolean {
  const { heard, state, touched, menu } = talk;
  const { item, quantity, size, notes } = wish;
  const line = state.lines.find(({ family, id }) => item.families.includes(family) && !touched.has(id));
  if (!line || more || item.sure !== 'certain' || (quantity ?? size) !== null || notes.length > 0) return false;
  const from = heard.words.findIndex(
    (_, at) => heard.words.slice(at, at + item.to - item.from).join(' ') === item.said,
  );
  const before = heard.words.slice(0, Math.max(from, 0));
  if (from < 1 || !/^(?:the|that|my|those|these|this)$/.test(before.at(-1) ?? '')) return false;
  if (TAKING.test(before.slice(0, -1).join(' ')) || ADDS.test(heard.words.join(' '))) return false;
  const rest = [...before, ...heard.words.slice(from + item.to - item.from)];
  touch(talk, line);
  if (!rest.every((word) => SMALL.test(word)))
    ask(talk, { kind: 'change' }, `What should I change about the ${menu.family(line.family)?.name ?? item.said}?`);
  return true;
}
const ADDS = /\b(?:also|too|as well|another|more|extra|again)\b/;

/** 'Make the pho a large', while it is asked which pho: of what stands none is called so. */
export function isPending(
  { state, menu }: Talk,
  { wish: { item } }: Unclear,
  { item: named, category, which, all }: Reference,
): boolean {
  const isOf = (key: string) =>
    (named === null || named.families.includes(key)) && (category === null || menu.family(key)?.category === category);
  if ((named ?? category) === null || which !== null || all) return false;
  return item.families.some(isOf) && !state.lines.some(({ family }) => isOf(family));
}

import type { OrderAct, Wish } from '../../understand/acts.ts';
import type { Menu } from '../../understand/menu/menu.ts';
import { numberAt } from '../../understand/numbers.ts';
import { PHRASE_WORDS } from '../../understand/phrasebook.ts';
import { type Hypothesis, type Item, START } from '../order/hypothesis.ts';
import { notesOf } from '../order/parts/as-notes.ts';
import { contrasts, plainlyChosen, withoutOutdone } from '../order/parts/outdone.ts';
import { readOrder } from '../order/read-order.ts';
import { sharedOut } from '../order/shared-out.ts';
import { eachOf, wishesOf } from '../order/wishes.ts';
import { type Alteration, AS_IT_IS, alters, type Standing } from './standing.ts';

/** What some words want of a line: how it is to be, in how many parts, and what else is named. */
export interface Content {
  to: Alteration;
  /** 'One decaf', of two: so many of the line are to be so. */
  some: number | null;
  /** Its dish is named again. */
  again: boolean;
  /** Of several that stand in one line, each its own way. */
  parts: readonly Alteration[];
  /** Other dishes. */
  wishes: readonly Wish[];
  /** Of what kind a dish is wanted that is not named. */
  kinds: readonly Extract<OrderAct, { kind: 'want-category' }>[];
}

const BEFORE = /^(?:to be|to|be|into|in|as|just|only|maybe|like|with|have|has|having|the|its|an?|ones?(?= with))$/;
const BEHIND =
  /^(?:instead|please|though|then|too|also|rather|thanks|now|actually|sorry|ones?|of it|size|well|as|for|me|on|it|that|them|there|all|total)$/;

/**
 * Reads words as an order is read, upon a line that stands. Null where a word of them is not explained. `dishless`: as what goes
 * on it, whatever dishes are called so as well.
 */
export function contentOf(
  words: readonly string[],
  line: Standing | undefined,
  menu: Menu,
  dishless = false,
): Content | null {
  for (const said of trimmedWays(words, menu)) {
    const content = said.length > 0 ? readOnce(said, line, menu, dishless) : null;
    if (content) return content;
  }
  return null;
}

/** All that a reading upon a line depends on. */
type Upon = Pick<Standing, 'family' | 'quantity'>;

/** Each frame of a change reads the same words upon the same lines: so many readings are kept of each menu. */
const KEPT = 200;
const known = new WeakMap<Menu, Map<string, Content | null>>();

/** 'The lemon potatoes with that': the last 'with', once what stood behind it is gone. */
const isWithThat = (words: readonly string[], at: number): boolean =>
  words[at] === 'with' && /^(?:it|that|them|those|this)$/.test(words[at + 1] ?? '');

function readOnce(words: readonly string[], line: Upon | undefined, menu: Menu, dishless: boolean): Content | null {
  const readings = known.get(menu) ?? new Map<string, Content | null>();
  known.set(menu, readings);
  const said = JSON.stringify([line?.family, line?.quantity, dishless, words]);
  const before = readings.get(said);
  if (before !== undefined) return before;
  const content = read(words, line, menu, dishless);
  if (readings.size >= KEPT) readings.clear();
  readings.set(said, content);
  return content;
}

/** As it was said, then without what only carries it. */
function trimmedWays(words: readonly string[], menu: Menu): (readonly string[])[] {
  let [from, to] = [0, words.length];
  // 'The eighteen' is a size, where eighteen would be so many.
  const isMeasured = (at: number) => numberAt(words, at) !== null && menu.sizeAt(words, at) !== null;
  while (from < to && BEFORE.test(words[from] ?? '') && !isMeasured(from + 1)) from++;
  // 'One' alone is a number.
  while (to > from + 1 && (BEHIND.test(words[to - 1] ?? '') || isWithThat(words, to - 1))) to--;
  const trimmed = words.slice(from, to);
  return trimmed.length === words.length ? [words] : [trimmed, words];
}

function read(words: readonly string[], line: Upon | undefined, menu: Menu, dishless: boolean): Content | null {
  if (isTimed(words)) return null;
  const order = readOrder({ words, breaks: new Set(), dishless }, menu, PHRASE_WORDS, line ? upon(line, words) : START);
  if (!order || order.left.length > 0 || (order.open?.strange.length ?? 0) > 0) return null;
  const target = line ? order.items[0] : undefined;
  // 'One large, one small': all of them are of the line.
  const isOther = ({ part, dish }: Item) => part === null && dish !== order.items[0]?.dish;
  const behind = line ? order.items.findIndex(isOther) : 0;
  const [group, others] = behind < 0 ? [order.items, []] : [order.items.slice(0, behind), order.items.slice(behind)];
  const [same, rest] = target && line ? ofSame(others, line, menu) : [[], others];
  const shared = sharedOut(contrasts(words) ? plainlyChosen(group) : group).flatMap((item) => eachOf(item, menu));
  const acts = wishesOf({ ...order, items: rest }, menu);
  if (acts.some(({ kind }) => kind === 'unknown-item') || (acts.length === 0 && rest.length > 0)) return null;
  const content: Content = {
    to: target && line ? altered(order, target, same, line, contrasts(words)) : AS_IT_IS,
    some: target && line ? someOf(target, line) : null,
    again: same.length > 0,
    parts: line && shared.length > 1 ? shared.map((part) => partOf(part, line)) : [],
    wishes: acts.flatMap((act) => (act.kind === 'add' ? act.wish : [])),
    kinds: acts.flatMap((act) => (act.kind === 'want-category' ? act : [])),
  };
  if (
    isTooMany(content.parts, words, line) ||
    !areTold(content.parts, line) ||
    (target && line && isCountedTwice(target, line))
  )
    return null;
  if (isCutShort(content, words, menu)) return null;
  const says = alters(content.to) || content.parts.length > 0 || acts.length > 0;
  return says ? content : null;
}

/** 'Around eleven' counts nothing. */
const isTimed = (words: readonly string[]): boolean =>
  words.some((word, at) => /^(?:around|at|before|after|until|till)$/.test(word) && numberAt(words, at + 1) !== null);

/** Of one no two are told apart, unless it was said that there are to be two. */
function isTooMany(parts: readonly Alteration[], words: readonly string[], line: Upon | undefined): boolean {
  const sum = parts.reduce((all, { quantity }) => all + (quantity ?? 1), 0);
  return line !== undefined && sum > line.quantity && numberAt(words, 0)?.value !== sum;
}

/** 'Hot and the other two medium' is no two of what one may be. */
const isCountedTwice = ({ choices }: Item, { quantity, family }: Upon): boolean =>
  choices.some(
    ({ count, choice }) =>
      (count ?? 1) > quantity && [...(choice?.oneOf ?? [])].some((group) => group.startsWith(`${family}: `)),
  );

/** Each part is some way of its own; of all there are, the rest stays as it is. */
function areTold(parts: readonly Alteration[], line: Upon | undefined): boolean {
  const asIs = parts.filter(({ size, notes }) => size === null && notes.length === 0);
  const sum = parts.reduce((all, { quantity }) => all + (quantity ?? 1), 0);
  const isNoted = parts.some(({ notes }) => notes.length > 0);
  return asIs.length === 0 || (isNoted && sum === line?.quantity);
}

/** 'Two larges and one small' is more than one number and one size. */
function isCutShort({ to, some, parts, wishes }: Content, words: readonly string[], menu: Menu): boolean {
  if (parts.length > 0 || wishes.length > 0) return false;
  const numbers = words.filter((word, at) => !/^an?$/.test(word) && numberAt(words, at) !== null).length;
  const sizes = words.filter((_, at) => menu.sizeAt(words, at) !== null).length;
  const counted =
    to.notes.filter((note) => /^\d/.test(note)).length + (to.quantity === null ? 0 : 1) + (some === null ? 0 : 1);
  return (numbers > 1 && numbers > counted) || (sizes > 1 && to.size !== null);
}

/** The reading begins with the line: what is said first is said of it. */
function upon(line: Upon, words: readonly string[]): Hypothesis {
  const dish = {
    from: words.length,
    to: words.length,
    said: '',
    families: [line.family],
    sure: 'certain',
    exact: true,
  } as const;
  const item: Item = {
    dish: { ...dish, families: [line.family] },
    kind: null,
    kindFrom: 0,
    quantity: line.quantity,
    more: false,
    size: null,
    choices: [],
    notes: [],
    part: null,
    strange: [],
  };
  return { ...START, items: [item] };
}

/** 'Make it a large pizza', of a pizza: its own name or kind says nothing new. */
function ofSame(items: readonly Item[], line: Upon, menu: Menu): [same: Item[], rest: Item[]] {
  const category = menu.family(line.family)?.category;
  const isSame = ({ dish, kind }: Item) =>
    dish ? dish.families.length === 1 && dish.families[0] === line.family : kind !== null && kind === category;
  const same = items.filter(isSame);
  return same.length === 1 ? [same, items.filter((item) => !isSame(item))] : [[], [...items]];
}

function altered(
  { open, count }: Hypothesis,
  target: Item,
  [same]: readonly Item[],
  line: Upon,
  isContrast: boolean,
): Alteration {
  const number = open && !open.article ? open.quantity : null;
  const said = [...target.choices, ...(open?.choices ?? []), ...(same?.choices ?? [])];
  const choices = isContrast ? withoutOutdone(said, [line.family]) : said;
  return {
    quantity: same ? same.quantity : (number ?? count),
    how: (same?.more ?? open?.more) ? 'more' : 'to',
    size: same?.size ?? target.size ?? open?.size ?? null,
    notes: [...notesOf(choices, [line.family]), ...target.notes, ...(same?.notes ?? [])],
  };
}

/** All that is wanted was counted, and there are more. */
function someOf({ choices }: Item, { quantity }: Upon): number | null {
  const [first] = choices;
  const count = first?.count ?? null;
  return count !== null && count < quantity && choices.every((one) => one.count === count) ? count : null;
}

const partOf = ({ quantity, size, choices, notes }: Item, { family }: Upon): Alteration => ({
  quantity: quantity ?? 1,
  how: 'to',
  size,
  notes: [...notesOf(choices, [family]), ...notes],
});

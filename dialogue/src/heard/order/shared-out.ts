import type { Menu } from '../../understand/menu/menu.ts';
import { COST } from './costs.ts';
import { type Chosen, type Item, isKindOfDish } from './hypothesis.ts';
import { kindsInBox } from './parts/boxed.ts';
import { lastOfAll } from './parts/last-of-all.ts';
import { underKind } from './parts/under-kind.ts';

/** A dish, and what was told apart of it. */
interface Group {
  whole: Item;
  parts: readonly Item[];
}

/** What was told apart, each with what was said of all of them, and what is left of the whole. */
export const sharedOut = (items: readonly Item[]): Item[] =>
  groupsIn(underKind(items).flatMap(byChoice)).flatMap(share);

/** 'Three mochi, two green tea and a mango', where one flavour may be chosen. */
function byChoice(item: Item): Item[] {
  const isOf = (group: string) => (one: Chosen) => !one.not && !one.half && one.choice?.oneOf.has(group) === true;
  const groups = new Set(item.choices.flatMap(({ choice }) => [...(choice?.oneOf ?? [])]));
  const own = [...groups].filter((group) => item.dish?.families.some((key) => group.startsWith(`${key}: `)));
  // A first and a second side are chosen from the same.
  const isTwin = (group: string) =>
    own.some((one) => one !== group && item.choices.filter(isOf(group)).every(isOf(one)));
  const rivals =
    own
      .filter((group) => !isTwin(group))
      .map((group) => item.choices.filter(isOf(group)))
      .find(({ length }) => length > 1) ?? [];
  // 'Three tacos al pastor and two carne asada' are five.
  const [named, ...counted] = rivals;
  if (
    named?.count === null &&
    counted.length > 0 &&
    counted.every((one) => one.count !== null && (one.joined || isKindOfDish(one)))
  ) {
    const of = (one: Chosen, quantity: number | null) => ({
      ...item,
      quantity,
      choices: [...item.choices.filter((other) => !rivals.includes(other)), { ...one, count: null }],
    });
    return [of(named, item.quantity), ...counted.map((one) => of(one, one.count))];
  }
  const sum = rivals.reduce((all, { count }) => all + (count ?? 1), 0);
  // 'Two coffees one decaf'
  const some = own.flatMap((group) => item.choices.filter(isOf(group))).find(({ count }) => count !== null);
  const few = some?.count ?? 0;
  if (some && rivals.length === 0 && some.amount === null && few > 0 && few < (item.quantity ?? 1)) {
    const others = item.choices.filter((one) => one !== some);
    return [
      { ...item, quantity: (item.quantity ?? 1) - few, choices: others },
      { ...item, quantity: few, choices: [...others, { ...some, count: null }] },
    ];
  }
  if (rivals.length < 2 || sum !== item.quantity) return [item];
  const others = item.choices.filter((one) => !rivals.includes(one));
  return rivals.map((one) => ({ ...item, quantity: one.count ?? 1, choices: [...others, { ...one, count: null }] }));
}

/** How many dishes have parts that nothing but their number tells, and which do not come to the whole. */
const unevenIn = (items: readonly Item[]): number =>
  groupsIn(items).filter((group) => isBare(group) && sumOf(group.parts) !== wholeOf(group)).length;

/** How many parts come to just what was said of their dish: 'three lunch specials, one …, one …, one …'. */
const evenIn = (items: readonly Item[]): number =>
  groupsIn(items).reduce((all, group) => {
    const { whole, parts } = withinPart(group) ?? group;
    // 'Two pies, one plain and one with sausage'
    const isPlain = whole.kind !== null && parts.some(({ notes }) => notes.includes('plain'));
    const isTold =
      (whole.dish !== null || isPlain) && parts.length > 1 && parts.every(({ quantity }) => quantity !== null);
    // 'Three everything bagels, two plain and a sesame' only happen to come to three.
    const areOthers = parts.some((part) => areRivals(whole, part));
    // 'Two pies, one well done, and a root beer'
    const areOfIt = parts.every(({ choices }) =>
      choices.every(
        ({ choice, not }) => not || !choice || !whole.dish || whole.dish.families.some((key) => choice.on.has(key)),
      ),
    );
    const isEven =
      isTold &&
      !areOthers &&
      areOfIt &&
      sumOf(parts) === (whole.quantity ?? (isSeveral(whole, parts) ? sumOf(parts) : 0));
    return all + (isEven ? parts.filter(({ part }) => part !== 'of-them').length : 0);
  }, 0);

/** A number of a kind, and as many dishes behind it: 'two platters, the lamb and the chicken'. */
const isHandedOut = (items: readonly Item[]): boolean =>
  items.some((item, at) => {
    const { dish, kind, quantity, part } = item;
    const behind = items.slice(at + 1);
    const isHead = part === null && dish === null && kind !== null && (quantity ?? 1) > 1 && !isOfItsOwn(item, behind);
    return (
      isHead && behind.some((one, place) => place > 0 && one.dish && sumOf(behind.slice(0, place + 1)) === quantity)
    );
  });

/** 'Three everything bagels, two plain and a sesame' are six. */
export const isOfItsOwn = (head: Item, behind: readonly Item[]): boolean => behind.some((one) => areRivals(head, one));

const isBare = ({ parts }: Group): boolean => parts.some(({ part }) => part === 'bare');

function groupsIn(items: readonly Item[]): Group[] {
  const groups: Group[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (item.part && last) groups[groups.length - 1] = { ...last, parts: [...last.parts, item] };
    else groups.push({ whole: item, parts: [] });
  }
  return groups;
}

/** 'Dumplings, one fried, one steamed': where nobody said how many, the parts tell. */
const wholeOf = ({ whole, parts }: Group): number => whole.quantity ?? (isSeveral(whole, parts) ? sumOf(parts) : 1);
/** 'A large latte and a small one' are told apart by their sizes, 'a latte, two shots' has no parts. */
const isSeveral = ({ dish, size, choices, notes }: Item, parts: readonly Item[]): boolean =>
  parts.length > 1 &&
  // 'Chai, one sweet and two without sugar'
  ((choices.length + notes.length === 0 && size === null && parts.every(({ quantity }) => quantity !== null)) ||
    /[^s]s$/.test(dish?.said ?? '') ||
    parts.every((part) => parts.every((one) => one === part || areRivals(one, part)))) &&
  (size === null || parts.every((part) => part.size === size));
const countOf = ({ quantity }: Item): number => quantity ?? 1;
const sumOf = (parts: readonly Item[]): number => parts.reduce((sum, part) => sum + countOf(part), 0);

function share(group: Group): Item[] {
  const { whole, parts } = group;
  const [only] = parts;
  // 'Raita on the side, two of those'
  if (
    parts.length === 1 &&
    only?.part === 'of-them' &&
    (whole.quantity ?? 1) < countOf(only) &&
    isNothingElse(only, whole)
  )
    return [{ ...whole, quantity: only.quantity }];
  const told = ofOne(group);
  if (told) return [told];
  const within = withinPart(group);
  if (within) return share(within);
  const left = wholeOf(group) - sumOf(parts);
  // 'Two with beans and one with pork', where one filling may be chosen, are three.
  const isOther = (part: Item) => part.part !== 'of-them' && areRivals(whole, part);
  if (left > 0 && only && parts.length === 1 && isOther(only)) return [whole, only];
  // 'Injera, three, gluten free'
  const isUntold = whole.quantity === null && whole.dish !== null && whole.size === null && whole.choices.length === 0;
  if (left < 0 && isUntold && only && parts.length === 1 && only.part !== 'and-some')
    return [{ ...only, part: null, notes: [...whole.notes, ...only.notes] }];
  // 'Six wings, mild, and six hot'
  if (left === 0 && only && parts.length === 1 && only.part !== 'of-them' && whole.choices.length > 0)
    return [whole, only];
  // 'Three Boston creams, two jellies and a lemon'
  if ((whole.dish === null || parts.length > 1) && parts.some(isOther)) return [whole, ...parts];
  if (parts.length === 0 || wholeOf(group) < 2 || left < 0 || (left > 0 && areMore(whole, parts)))
    return [whole, ...parts];
  const ofAll = lastOfAll(whole, parts);
  const all = parts.map((part, at) => ({
    ...part,
    choices: [...whole.choices, ...part.choices, ...(at < parts.length - 1 ? ofAll : [])],
    notes: [...whole.notes, ...part.notes],
  }));
  return left > 0 ? [{ ...whole, quantity: left }, ...all] : all;
}

/** 'Four coffees, two large and two small, one of the small ones decaf': the last is a part of what was told apart before. */
function withinPart({ whole, parts }: Group): Group | null {
  const last = parts.at(-1);
  const before = parts.slice(0, -1);
  if (!last || before.length < 2 || sumOf(before) !== whole.quantity) return null;
  const isOf = (part: Item) =>
    countOf(part) > countOf(last) && (last.size === null || last.size === part.size) && !areRivals(part, last);
  const at = before.findLastIndex(isOf);
  const part = before[at];
  if (!part) return null;
  const rest = { ...part, quantity: countOf(part) - countOf(last) };
  const some = {
    ...part,
    quantity: countOf(last),
    choices: [...part.choices, ...last.choices],
    notes: [...part.notes, ...last.notes],
  };
  return { whole, parts: before.toSpliced(at, 1, rest, some) };
}

/** 'One Italian sub, a whole one, no onion': of one, its size and what else is said are no more of them. */
function ofOne({ whole, parts }: Group): Item | null {
  const [first, ...more] = parts;
  const isBareOne = whole.quantity === 1 && whole.dish !== null && whole.size === null && whole.choices.length === 0;
  const isSize = first?.part === 'some' && first.size !== null && countOf(first) === 1;
  if (!isBareOne || !isSize || more.some(({ part, size }) => part !== 'some' || size !== null)) return null;
  const choices = parts.flatMap((part) => part.choices);
  return { ...whole, size: first.size, choices, notes: [...whole.notes, ...parts.flatMap(({ notes }) => notes)] };
}

const areRivals = (whole: Item, part: Item): boolean =>
  part.choices.some(({ choice, not }) =>
    whole.choices.some(
      (one) =>
        !not &&
        !one.not &&
        one.choice !== choice &&
        [...(choice?.oneOf ?? [])].some((group) => one.choice?.oneOf.has(group)),
    ),
  );

const isNothingElse = ({ choices, notes, strange, size }: Item, whole: Item): boolean =>
  choices.length + notes.length + strange.length === 0 && size === whole.size;

/** 'Two pizzas with olives and one with mushrooms' are three. */
const areMore = ({ choices, notes }: Item, parts: readonly Item[]): boolean =>
  (choices.length > 0 || notes.length > 0) && parts.length === 1 && parts[0]?.part === 'and-some';

/** How many of what was named behind it come to it, or to all but one of it; 0: none do. */
function bareParts({ quantity, choices: ofAll }: Item, behind: readonly Item[]): number {
  const takes = ({ dish }: Item) =>
    ofAll.every(({ choice }) => choice === null || dish?.families.some((key) => choice.on.has(key)));
  const isNamed = ({ dish, kind, choices }: Item) => (dish ?? kind) !== null || choices.length > 0;
  const isPart = (item: Item) => item.size === null && isNamed(item) && takes(item);
  const other = behind.findIndex((item) => !isPart(item));
  const parts = other < 0 ? behind : behind.slice(0, other);
  const comeTo = (many: number) => sumOf(parts.slice(0, many));
  const all = parts.findIndex((_, at) => at > 0 && comeTo(at + 1) === quantity) + 1;
  return all === 0 && parts.length > 1 && comeTo(parts.length) + 1 === quantity ? parts.length : all;
}

/** How many sums of a size nothing comes to. */
const emptySumsIn = (items: readonly Item[]): number =>
  items.filter((item, at) => item.sum && bareParts(item, items.slice(at + 1)) === 0).length;

/** 'Two mediums, one hawaiian and one cheese'; of three, the last is to be asked for. */
export function ofSizeHanded(sum: Item, behind: readonly Item[], menu: Menu): Item[] {
  const many = bareParts(sum, behind);
  const { sum: _, ...one } = sum;
  const parts = behind.slice(0, many).map((part) => ({
    ...part,
    size: sum.size,
    choices: [...sum.choices, ...part.choices],
    notes: [...sum.notes, ...part.notes],
  }));
  const left = countOf(sum) - sumOf(parts);
  const kind = menu.family(parts[0]?.dish?.families[0] ?? '')?.category ?? null;
  return [...parts, ...(left === 1 && kind ? [{ ...one, kind, quantity: 1 }] : []), ...behind.slice(many)];
}

/** How many of these, of two at least, come to a number: the danishes behind six muffins do not count; 0: none do. */
export const comingTo = (parts: readonly Item[], quantity: number | null): number =>
  parts.findIndex((_, place) => place > 0 && sumOf(parts.slice(0, place + 1)) === quantity) + 1;

/**
 * 'Three large pies, one plain, one veggie and a meat lovers', where several dishes are called pies: the word in front is
 * their kind, and what has no name of its own is one of that kind.
 */
export function underHead(items: readonly Item[], menu: Menu): readonly Item[] {
  const at = items.findIndex(
    ({ dish, kind, part, quantity, sum }) =>
      part === null && (quantity ?? 1) > 1 && (sum ?? (dish ? dish.sure === 'which' : kind !== null)),
  );
  const head = items[at];
  const behind = items.slice(at + 1);
  const many = comingTo(behind, head?.quantity ?? null);
  const parts = behind.slice(0, many);
  const named = parts.find(({ part, dish }) => part === null && dish !== null)?.dish?.families ?? [];
  const kind = head?.kind ?? kindOfAll(head?.dish?.families ?? named, menu);
  const isNamed = ({ part, dish }: Item) =>
    part === null && dish !== null && dish.families.some((key) => menu.family(key)?.category === kind);
  const isOwn = (one: Item, place: number) => {
    const whole = parts.slice(0, place).findLast(({ part }) => part === null);
    return one.part && (!whole || (whole.quantity ?? 1) < 2 || one.notes.includes('plain'));
  };
  const isTold = parts.some(isNamed) && parts.every((one, place) => isNamed(one) || isOwn(one, place));
  if (!head || !kind || many < 2 || !isTold || isOfItsOwn(head, parts)) return items;
  const kindFrom = head.dish?.from ?? head.kindFrom;
  const ofKind = (one: Item): Item => ({ ...one, dish: null, kind, kindFrom, part: null });
  const told = parts.map((one) => {
    const own = one.part ? ofKind(one) : one;
    return head.sum ? own : { ...own, notes: [...head.notes, ...own.notes] };
  });
  return [...items.slice(0, at), head.sum ? head : ofKind({ ...head, notes: [] }), ...told, ...behind.slice(many)];
}

/** The kind that all of these are of; null where they differ. */
export function kindOfAll(families: readonly string[], menu: Menu): string | null {
  const [kind = null, ...others] = new Set(families.map((key) => menu.family(key)?.category ?? null));
  return others.length === 0 ? kind : null;
}

/** What it costs, or gains below nothing, how that which was told apart comes to the whole. */
export const costOfParts = (items: readonly Item[], menu: Menu): number =>
  COST.unevenSplit * unevenIn(items) -
  COST.evenSplit * (evenIn(items) + kindsInBox(items, menu)) -
  (isHandedOut(items) ? COST.handedOut : 0) +
  COST.emptySum * emptySumsIn(items);

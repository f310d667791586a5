import { mentionOf } from '../../understand/menu/match.ts';
import type { Menu } from '../../understand/menu/menu.ts';
import { COST, clear, cost, isIdle, type Of } from './costs.ts';
import { itemOf } from './dishes.ts';
import { type Chosen, type Hypothesis, type Item, lastItem, NOTHING_OPEN, type Open, withLast } from './hypothesis.ts';
import { kindsInBox } from './parts/boxed.ts';
import { countedSo, onlyIn } from './parts/in-that-size.ts';
import { comesIn } from './parts/other-size.ts';

/** Every way to go on when a number or 'a' is said: it begins a portion, counts what one of them holds, or is lost for a price. */
export function takeNumber(before: Hypothesis, { value, article, more, from }: Of<'number'>, menu: Menu): Hypothesis[] {
  const open: Open = { ...NOTHING_OPEN, from, quantity: value, article, more };
  const after: Hypothesis[] = [];
  const waiting = before.open;
  if (!waiting || isIdle(waiting)) after.push({ ...before, ...clear, joint: before.joint, open });
  else if (before.of && !article && waiting.quantity !== null)
    // 'Two orders of six wings': what one of them holds.
    after.push({ ...before, of: false, open: { ...waiting, notes: [...waiting.notes, String(value)] } });
  else if (waiting.size && waiting.choices.length === 0)
    after.push(
      cost(
        { ...before, ...clear, portions: [...before.portions, waiting], open },
        before.joint === 'and' ? COST.stacked : 0.4,
      ),
    );
  else if (!article) after.push(cost({ ...before, ...clear, open }, COST.lostNumber + waiting.choices.length));
  // 'A double with one scoop vanilla and one chocolate'
  if (!article && waiting && (waiting.apart || (waiting.choices.at(-1)?.count ?? null) !== null))
    after.push(cost({ ...before, ...clear, joint: before.joint, count: value }, COST.counted));
  const last = lastItem(before);
  if (last && !waiting && !article && isUncounted(last) && before.joint !== 'and') {
    const counted = countedSo(menu.family(last.dish?.families[0] ?? ''), value);
    if (counted) after.push({ ...withLast(before, { notes: [...last.notes, counted] }), noted: true });
  }
  // 'Two mediums, one hawaiian and one cheese'
  const isApart = before.portions.length === 0 && (before.joint === 'comma' || before.joint === null);
  const sum = waiting && isApart ? bareSum(waiting) : null;
  if (sum) after.push({ ...before, ...clear, items: [...before.items, sum], open });
  if (article) after.push(cost(before, waiting && !isIdle(waiting) ? 0.5 : COST.dropArticle));
  else if (lastItem(before) && !waiting) after.push(cost({ ...before, count: value }, COST.counted));
  return after;
}

/** Nothing was said yet of how many of a dish, or of what goes with it. */
const isUncounted = ({ dish, quantity, part, choices, notes }: Item): boolean =>
  dish?.families.length === 1 && quantity === null && part === null && choices.length + notes.length === 0;

/** 'Five muffins, three bran, the rest blueberry': as many as are left. */
export function takeRest(before: Hypothesis, { from }: Of<'rest'>, menu: Menu): Hypothesis[] {
  const { items } = before;
  // 'A dozen bagels, four plain, the rest sesame': how many a box holds, the kitchen knows.
  if (kindsInBox([...items, BOXED], menu) > 1 && (before.open === null || isIdle(before.open)))
    return [{ ...before, ...clear, open: { ...NOTHING_OPEN, from, quantity: 1, rest: true } }];
  // 'One large and the rest small'
  const sized = [...before.portions, ...(before.open?.size ? [before.open] : [])];
  const behind = (at: number) => sumOf(items.slice(at + 1)) + sumOf(sized);
  const whole = items.findLastIndex(
    ({ part, quantity }, at) => part === null && behind(at) > 0 && (quantity ?? 1) > behind(at),
  );
  const value = (items[whole]?.quantity ?? 0) - behind(whole);
  return whole < 0
    ? []
    : takeNumber(before, { is: 'number', value, article: false, more: false, from, to: from, weight: 0 }, menu);
}

const sumOf = (all: readonly { quantity: number | null }[]): number =>
  all.reduce((sum, { quantity }) => sum + (quantity ?? 1), 0);

const CHOSEN: Chosen = { choice: null, words: '', part: false, not: false, amount: null, half: false, count: null };
/** What a box may hold, whatever it is. */
const BOXED: Item = {
  dish: null,
  kind: null,
  kindFrom: 0,
  quantity: 1,
  more: false,
  size: null,
  choices: [CHOSEN],
  notes: [],
  part: null,
  strange: [],
};

/** So many of a size, with what is to be on all of them. */
function bareSum({ quantity, article, more, size, choices, notes, strange, apart }: Open): Item | null {
  const said = choices.length + notes.length;
  if (article || (quantity ?? 1) < 2 || size === null || strange.length > 0 || (said > 0 && !apart)) return null;
  return { dish: null, kind: null, kindFrom: 0, quantity, more, size, choices, notes, strange, part: null, sum: true };
}

/** The same for a size, which may also belong to the dish before. */
export function takeSize(before: Hypothesis, { size, from }: Of<'size'>, menu: Menu): Hypothesis[] {
  const { open, portions } = before;
  const last = lastItem(before);
  const after: Hypothesis[] = [];
  if (!open) after.push(cost({ ...before, not: false, open: { ...NOTHING_OPEN, from, size } }, 0.1));
  else if (open.size === null) after.push({ ...before, open: { ...open, size } });
  else if (before.joint === 'and')
    after.push(cost({ ...before, portions: [...portions, open], open: { ...NOTHING_OPEN, from, size } }, COST.stacked));
  else after.push(cost({ ...before, open: { ...open, size } }, open.size === size ? 0.1 : COST.lostSize));
  const only = onlyIn(size, menu);
  // 'Three ribs, one half rack, two full rack' are those three.
  const isOfThose = before.items.some(
    ({ dish, part, size: told, quantity }) =>
      dish?.families[0] === only?.key && part === null && told === null && (quantity ?? 1) > 1,
  );
  if (only && !isOfThose && !before.not) {
    const named = { dish: { ...mentionOf(only.key, only.called), from, to: from }, kind: null, kindFrom: from };
    const item = itemOf({ ...(open ?? { ...NOTHING_OPEN, from }), size }, named);
    after.push(cost({ ...before, ...clear, items: [...before.items, item], open: null }, COST.namedByChoice));
  }
  if (last && last.size === null && (!open || (open.article && open.choices.length === 0)) && !before.not) {
    // 'Two subs, a half …' is hardly said of both.
    const several = open?.article && (last.quantity ?? 1) > 1 ? COST.oneOfSeveral : 0;
    // 'Four coffees, two large': a number that was said of the size is not passed over.
    const uncounted = before.count !== null && before.count !== last.quantity ? COST.lostNumber : 0;
    const strange = isOneSized(last, menu) ? COST.notSized : 0;
    const trailing = COST.trailingSize + (before.joint === 'and' ? 0.3 : 0) + several + uncounted + strange;
    after.push(cost({ ...sizedBehind(before, size, menu), open: null }, trailing));
  }
  return after;
}

/** 'A gyro platter and a large Greek salad': no platter is large. */
const isOneSized = ({ dish }: Item, menu: Menu): boolean =>
  dish?.families.every((key) => {
    const { variants = [] } = menu.family(key) ?? {};
    return variants.length === 1 && !variants[0]?.size && variants[0]?.item.optionGroups.length !== 0;
  }) ?? false;

/** 'One cherry, one mango, small', 'all whole': the size of all that were told apart. */
function sizedBehind(before: Hypothesis, size: string, menu: Menu): Hypothesis {
  const { items, joint, onAll } = before;
  // 'One ham and one turkey, both whole'
  const isAble = (item: Item) =>
    item.size === null && item.dish !== null && item.dish.families.some((key) => comesIn(key, size, menu));
  if (onAll && items.filter(isAble).length > 1)
    return { ...before, items: items.map((item) => (isAble(item) ? { ...item, size } : item)) };
  const from = items.findLastIndex(({ part }) => part === null);
  const many = items.length - from > 1 && items.slice(from).every((item) => item.size === null);
  if (!many || (joint !== 'comma' && !onAll)) return withLast(before, { size });
  return { ...before, items: items.map((item, at) => (at >= from ? { ...item, size } : item)) };
}

/** 'Two large pepperoni, one with mushrooms': what follows is on some of what was named before. */
export function splitOff(before: Hypothesis, how: 'of-them' | 'bare' | 'some' = 'some'): Hypothesis[] {
  const { open, items, joint } = before;
  const whole = wholeOf(before);
  // 'Three mochi, two green tea and a mango'
  const among = (lastItem(before)?.part ?? null) !== null;
  // 'Both with an egg roll' tells none apart.
  const isWith = open?.article === true && joint === 'with';
  if (
    !whole ||
    whole.sum ||
    !open ||
    isWith ||
    (open.article && !among) ||
    open.quantity === null ||
    open.choices.length > 0
  )
    return [];
  // 'Two burgers, and another one without onions' are three.
  if (open.more && (whole.quantity ?? 1) > 1 && !among) return how === 'bare' ? [] : [besides(before, whole, open)];
  // 'Two lattes, one large, one small': where the size is said already, the parts have none of their own.
  if (open.size && whole.size && (whole.quantity ?? 1) > 1) return [];
  // 'Two teas, one half sweet'
  const apart = how === 'bare' && joint === 'comma' ? 'some' : how;
  const part = apart === 'some' && joint === 'and' ? 'and-some' : apart;
  // 'One large and one small with onions'
  const parts = [...before.portions, open].map(
    ({ quantity, size, notes, strange }): Item => ({
      ...whole,
      choices: [],
      notes,
      strange,
      quantity,
      size: size ?? whole.size,
      part,
    }),
  );
  const told = how === 'bare' ? COST.bareSplit : COST.split;
  return [cost({ ...before, ...clear, joint: 'with', open: null, portions: [], items: [...items, ...parts] }, told)];
}

/** One more of what was counted, with what is said behind it. */
function besides(before: Hypothesis, whole: Item, { quantity, size, notes, strange }: Open): Hypothesis {
  const one: Item = { ...whole, choices: [], notes, strange, quantity, size: size ?? whole.size, more: false };
  return cost(
    { ...before, ...clear, joint: 'with', open: null, portions: [], items: [...before.items, one] },
    COST.split,
  );
}

/** The dish that is told apart: the last that is no part itself. */
export const wholeOf = ({ items }: Hypothesis): Item | undefined => items.findLast(({ part }) => part === null);

/** 'No jalapenos on one', 'cheddar on all of them': what was said last goes on so many of what was named. */
export function onSome(before: Hypothesis, count: number | 'all', fits: Fits): Hypothesis[] {
  const taken = takeLast(before);
  const at = before.items.findLastIndex(({ part }) => part === null);
  const whole = before.items[at];
  if (!taken || !whole) return [];
  const { said, items } = taken;
  if ((whole.quantity ?? 1) < 2)
    return count === 'all' && at > 0 ? [{ ...before, items: onEach(said, items, fits) }] : [];
  if (count === 'all')
    return lastItem(before)?.part ? [{ ...before, items: put(said, items, at, items.length) }] : [before];
  if (count >= (whole.quantity ?? 1)) return [];
  const apart: Item = { ...whole, ...said, strange: [], quantity: count, part: 'of-them' };
  return [cost({ ...before, ...clear, items: [...items, apart] }, COST.split)];
}

/** 'No onions on the margherita', 'no potatoes on the bacon one': what was said last goes on the last that is so. */
export function onThat(before: Hypothesis, isMeant: (item: Item) => boolean): Hypothesis[] {
  const taken = takeLast(before);
  const at = taken?.items.findLastIndex(isMeant) ?? -1;
  return taken && at >= 0 ? [{ ...before, ...clear, items: put(taken.said, taken.items, at) }] : [];
}

type OnItem = Pick<Item, 'choices' | 'notes'>;
/** Whether this can be had on a dish. */
type Fits = (said: Chosen, item: Item) => boolean;

/** 'An asada burrito and a carnitas burrito, guacamole on both', 'one taco and one torta': on each that it can be on. */
const onEach = ({ choices, notes }: OnItem, items: readonly Item[], fits: Fits): Item[] =>
  items.map((item, place) => {
    const can = choices.filter((one) => place === items.length - 1 || fits(one, item));
    return { ...item, choices: [...item.choices, ...can], notes: [...item.notes, ...notes] };
  });

/** What was said last of the last dish, and the dishes without it. */
function takeLast({ items, open, noted }: Hypothesis): { said: OnItem; items: Item[] } | null {
  const last = items.at(-1);
  if (!last || open || (noted ? last.notes : last.choices).length === 0) return null;
  // 'Lettuce and tomato on both'
  // 'One veggie, and guacamole on all of them': the veggie is what that one is.
  const isIt = last.dish?.families.some((key) => last.choices.at(-2)?.choice?.needed.has(key));
  const many = last.choices.at(-1)?.joined && last.choices.length > 1 && !isIt ? 2 : 1;
  const said = noted ? { choices: [], notes: last.notes.slice(-1) } : { choices: last.choices.slice(-many), notes: [] };
  const left = noted ? { ...last, notes: last.notes.slice(0, -1) } : { ...last, choices: last.choices.slice(0, -many) };
  // What was on all of them is on none but that.
  const others = items.slice(0, -1).map((item) => withoutThese(item, said.choices));
  return { said, items: [...others, left] };
}

const withoutThese = (item: Item, said: Item['choices']): Item =>
  item.choices.some((one) => said.includes(one))
    ? { ...item, choices: item.choices.filter((one) => !said.includes(one)) }
    : item;

const put = ({ choices, notes }: OnItem, items: readonly Item[], at: number, to = at + 1): Item[] =>
  items.map((item, place) =>
    place >= at && place < to
      ? { ...item, choices: [...item.choices, ...choices], notes: [...item.notes, ...notes] }
      : item,
  );

/** A number with a 'with' behind it is rather one of what was named than another dish. */
export const opened = ({ open }: Hypothesis, apart: boolean): Open | null =>
  open && !isIdle(open) ? { ...open, apart } : open;

/** What was chosen last is meant for one half. */
export function onHalf(before: Hypothesis): Hypothesis[] {
  const { open } = before;
  if (open && open.choices.length > 0) return [{ ...before, open: { ...open, choices: halved(open.choices) } }];
  const last = lastItem(before);
  if (!last || last.choices.length === 0) return [cost(before, 1)];
  return [withLast(before, { choices: halved(last.choices) })];
}

/** 'Sausage and onions on half' are both there. */
function halved(choices: readonly Chosen[]): Chosen[] {
  const [last, before] = [choices.at(-1), choices.at(-2)];
  if (!last) return [];
  if (!last.joined || !before || before.not || before.half) return [...choices.slice(0, -1), { ...last, half: true }];
  return [...choices.slice(0, -2), { ...before, half: true }, { ...last, half: 'same' }];
}

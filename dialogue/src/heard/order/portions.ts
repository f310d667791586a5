import { COST, clear, cost, isIdle, type Of } from './costs.ts';
import { type Hypothesis, type Item, lastItem, NOTHING_OPEN, type Open, withLast } from './hypothesis.ts';

export function takeNumber(before: Hypothesis, { value, article, more, from }: Of<'number'>): Hypothesis[] {
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
  if (article) after.push(cost(before, waiting && !isIdle(waiting) ? 0.5 : COST.dropArticle));
  else if (lastItem(before) && !waiting) after.push(cost({ ...before, count: value }, COST.counted));
  return after;
}

export function takeSize(before: Hypothesis, { size, from }: Of<'size'>): Hypothesis[] {
  const { open, portions } = before;
  const last = lastItem(before);
  const after: Hypothesis[] = [];
  if (!open) after.push(cost({ ...before, not: false, open: { ...NOTHING_OPEN, from, size } }, 0.1));
  else if (open.size === null) after.push({ ...before, open: { ...open, size } });
  else if (before.joint === 'and')
    after.push(cost({ ...before, portions: [...portions, open], open: { ...NOTHING_OPEN, from, size } }, COST.stacked));
  else after.push(cost({ ...before, open: { ...open, size } }, open.size === size ? 0.1 : COST.lostSize));
  if (last && last.size === null && (!open || open.article) && !before.not)
    after.push(
      cost({ ...withLast(before, { size }), open: null }, COST.trailingSize + (before.joint === 'and' ? 0.3 : 0)),
    );
  return after;
}

/**
 * 'Two large pepperoni, one with mushrooms': what follows is on one of the two, else on one more. `shared`: what was said of
 * both stays on it, as in 'one of them toasted'.
 */
export function splitOff(before: Hypothesis, shared = false): Hypothesis[] {
  const { open, items } = before;
  const last = lastItem(before);
  if (!last || !open || open.article || open.quantity === null || open.size || open.choices.length > 0) return [];
  const wanted = open.quantity;
  const own = shared ? {} : { choices: [], notes: [] };
  const apart: Item = { ...last, ...own, quantity: wanted, rest: false };
  const whole = items.findLastIndex(
    (item) =>
      isSame(item, last) && (shared || item.choices.length === 0) && (item.rest || (item.quantity ?? 1) > wanted),
  );
  const left = items.flatMap((item, at) => {
    if (at !== whole) return item;
    const quantity = (item.quantity ?? 1) - wanted;
    return quantity > 0 ? { ...item, quantity, rest: true } : [];
  });
  return [cost({ ...before, ...clear, joint: 'with', open: null, items: [...left, apart] }, COST.split)];
}

const isSame = (one: Item, other: Item): boolean =>
  one.kind === other.kind && one.size === other.size && one.dish?.families[0] === other.dish?.families[0];

/** A number with a 'with' behind it is rather one of what was named than another dish. */
export const opened = ({ open }: Hypothesis, apart: boolean): Open | null =>
  open && !isIdle(open) ? { ...open, apart } : open;

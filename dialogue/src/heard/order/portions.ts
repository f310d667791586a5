import type { Mention } from '../../understand/menu/match.ts';
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

/** 'Two large pepperoni, one with mushrooms': what follows is on some of what was named before. */
export function splitOff(before: Hypothesis, how: 'of-them' | 'bare' | 'some' = 'some'): Hypothesis[] {
  const { open, items, joint } = before;
  const whole = wholeOf(before);
  // 'Three mochi, two green tea and a mango'
  const among = (lastItem(before)?.part ?? null) !== null;
  if (!whole || !open || (open.article && !among) || open.quantity === null || open.choices.length > 0) return [];
  // 'Two lattes, one large, one small': where the size is said already, the parts have none of their own.
  if (open.size && whole.size) return [];
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

/** The dish that is told apart: the last that is no part itself. */
export const wholeOf = ({ items }: Hypothesis): Item | undefined => items.findLast(({ part }) => part === null);

/** 'No jalapenos on one', 'cheddar on all of them': what was said last goes on so many of what was named. */
export function onSome(before: Hypothesis, count: number | 'all'): Hypothesis[] {
  const { items } = before;
  const last = lastItem(before);
  const said = last?.choices.at(-1);
  const at = items.findLastIndex(({ part }) => part === null);
  const whole = items[at];
  if (!last || !said || !whole || before.open || (whole.quantity ?? 1) < 2) return [];
  const without = { ...last, choices: last.choices.slice(0, -1) };
  const cut = [...items.slice(0, -1), without];
  if (count === 'all') {
    const all = cut.map((item, place) => (place === at ? { ...item, choices: [...item.choices, said] } : item));
    return last.part ? [{ ...before, items: all }] : [before];
  }
  if (count >= (whole.quantity ?? 1)) return [];
  const apart: Item = { ...whole, choices: [said], notes: [], strange: [], quantity: count, part: 'of-them' };
  return [cost({ ...before, ...clear, items: [...cut, apart] }, COST.split)];
}

/** 'No onions on the margherita': what was said last goes there. */
export function onDish(before: Hypothesis, mention: Mention): Hypothesis[] {
  const { items } = before;
  const last = lastItem(before);
  const said = last?.choices.at(-1);
  const at = items.findLastIndex(({ dish }) => dish?.families[0] === mention.families[0]);
  if (!last || !said || at < 0 || before.open) return [];
  const cut = [...items.slice(0, -1), { ...last, choices: last.choices.slice(0, -1) }];
  const put = cut.map((item, place) => (place === at ? { ...item, choices: [...item.choices, said] } : item));
  return [{ ...before, ...clear, items: put }];
}

/** A number with a 'with' behind it is rather one of what was named than another dish. */
export const opened = ({ open }: Hypothesis, apart: boolean): Open | null =>
  open && !isIdle(open) ? { ...open, apart } : open;

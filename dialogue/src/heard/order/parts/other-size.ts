import type { Menu } from '../../../understand/menu/menu.ts';
import { COST, cost } from '../costs.ts';
import { itemOf } from '../dishes.ts';
import type { Hypothesis } from '../hypothesis.ts';

/** 'Two medium hawaiians and one large': of what was named last, in another size. */
export function ofOtherSize(before: Hypothesis, menu: Menu): Hypothesis[] {
  const { open, portions, items, joint } = before;
  const last = items.at(-1);
  if (!open?.size || open.choices.length + open.notes.length + open.strange.length + portions.length > 0) return [];
  if (open.quantity === null || !last?.size || last.size === open.size || (!last.dish && !last.kind)) return [];
  const { dish, kind, kindFrom } = last;
  if ((joint !== 'and' && joint !== 'comma') || (dish && !dish.families.some((key) => comesIn(key, open.size, menu))))
    return [];
  const other = itemOf(open, { dish, kind, kindFrom });
  return [cost({ ...before, open: null, joint: null, items: [...items, other] }, COST.another)];
}

/** 'Two coffees, small and large': one of each. */
export function ofTwoSizes(before: Hypothesis, menu: Menu): Hypothesis[] {
  const { open, portions, items } = before;
  const last = items.at(-1);
  if (!open?.size || open.quantity !== null || open.choices.length + open.notes.length + open.strange.length > 0)
    return [];
  if (last?.quantity !== 2 || !last.size || last.size === open.size || portions.length > 0) return [];
  if (!last.dish?.families.some((key) => comesIn(key, open.size, menu))) return [];
  const each = [last.size, open.size].map((size) => ({ ...last, quantity: 1, size }));
  return [cost({ ...before, open: null, joint: null, items: [...items.slice(0, -1), ...each] }, COST.another)];
}

/** Whether that dish comes in that size. */
export const comesIn = (key: string, size: string | null, menu: Menu): boolean =>
  menu.family(key)?.variants.some((variant) => variant.size === size) ?? false;

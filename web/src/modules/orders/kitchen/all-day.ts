import { optionText } from '@attendant/contract/menu/options';
import type { Order } from '@attendant/contract/orders';
import { columnOf, isAhead } from '../board.ts';

export interface AllDayCount {
  name: string;
  /** With what was chosen on it: 'Large, Thin crust'. */
  options: string;
  count: number;
}

/** What is still to be made, over all tickets that are open now: 14 Margherita. The most wanted first. */
export function allDay(orders: readonly Order[], now: number): AllDayCount[] {
  const counts = new Map<string, AllDayCount>();
  for (const order of orders) {
    if (!/^(new|in_progress)$/.test(columnOf(order)) || isAhead(order, now)) continue;
    for (const { name, options, quantity, done } of order.order_items) {
      if (done) continue;
      const chosen = optionText(options);
      const known = counts.get(`${name}\n${chosen}`) ?? { name, options: chosen, count: 0 };
      counts.set(`${name}\n${chosen}`, { ...known, count: known.count + quantity });
    }
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

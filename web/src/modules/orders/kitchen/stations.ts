import type { Order } from '@attendant/contract/orders';
import { statusWhenMade } from '@attendant/contract/orders/stations';
import { byWaiting, columnOf } from '../board.ts';

/** One press of a station: its part of an order is made, or is not after all. */
export interface Made {
  id: string;
  station: string;
  done: boolean;
}

/** The orders as they will be when these presses have arrived. */
export const withMade = (orders: readonly Order[], presses: readonly Made[]): Order[] =>
  orders.map((order) =>
    presses.filter(({ id }) => id === order.id).reduce((was, { station, done }) => pressed(was, station, done), order),
  );

function pressed(order: Order, station: string, done: boolean): Order {
  const order_items = order.order_items.map((line) => (line.station === station ? { ...line, done } : line));
  return { ...order, order_items, status: statusWhenMade(order.status, order_items) };
}

export const linesAt = ({ order_items }: Order, station: string | null): Order['order_items'] =>
  station === null ? order_items : order_items.filter((line) => line.station === station);

/** What a station makes of it; all of it where no station is meant. */
export const partAt = (order: Order, station: string | null): Order => ({
  ...order,
  order_items: linesAt(order, station),
});

/**
 * It hangs at a station until that has made its part. Made whole line by line, it hangs at all of them until somebody says
 * that it is done.
 */
export function hangsAt(order: Order, station: string): boolean {
  const lines = linesAt(order, station);
  return lines.length > 0 && (lines.some(({ done }) => !done) || order.order_items.every(({ done }) => done));
}

/** What the other stations have of an order: 'Bar 2', 'Fryer made'. */
export function elsewhere({ order_items }: Order, station: string): string[] {
  const open = new Map<string, number>();
  for (const line of order_items)
    if (line.station !== null && line.station !== station)
      open.set(line.station, (open.get(line.station) ?? 0) + (line.done ? 0 : line.quantity));
  return [...open].map(([name, count]) => (count > 0 ? `${name} ${count}` : `${name} made`));
}

/** What a station has made last: what was pressed here, else the newest of what others pressed. */
export function lastMadeAt(orders: readonly Order[], station: string, pressed: readonly string[]): Order | null {
  const made = orders.filter(
    (order) =>
      /^(in_progress|ready)$/.test(columnOf(order)) &&
      linesAt(order, station).length > 0 &&
      linesAt(order, station).every(({ done }) => done) &&
      (columnOf(order) === 'ready' || !hangsAt(order, station)),
  );
  const ours = pressed.toReversed().flatMap((id) => made.find((order) => order.id === id) ?? [])[0];
  return ours ?? made.toSorted(byWaiting).at(-1) ?? null;
}

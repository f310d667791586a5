import { ORDER_STATUSES, type OrderStatus } from '@attendant/contract/constants';
import { dollars } from '@attendant/contract/endpoint';
import type { Order, OrderStatistics } from '@attendant/contract/orders';
import type { BoardOrder, OrderSettings } from '@attendant/contract/orders/settings';

/** Where an order stands on the board, and how pressing it is. */

export const COLUMN_NAMES: Readonly<Record<OrderStatus, string>> = {
  new: 'New',
  in_progress: 'In Progress',
  ready: 'Ready',
  completed: 'Completed',
};

export interface Move {
  id: string;
  status: OrderStatus;
}

/** A status that nobody knows counts as new. */
export const statusOf = (order: { status?: string | null }): OrderStatus =>
  ORDER_STATUSES.find((known) => known === order.status) ?? 'new';

/** One step forward (1) or back (-1); null where the board ends. */
export const nextStatus = (status: OrderStatus, step: 1 | -1): OrderStatus | null =>
  ORDER_STATUSES[ORDER_STATUSES.indexOf(status) + step] ?? null;

/** The orders as they will be when these moves are done, the later move of an order counting. */
export function withMoves(orders: readonly Order[], moves: readonly Move[]): Order[] {
  const target = new Map(moves.map(({ id, status }) => [id, status]));
  return orders.map((order) => ({ ...order, status: target.get(order.id) ?? order.status }));
}

/** Where it stands on the board: what was cancelled is over. */
export const columnOf = (order: Order): OrderStatus => (order.cancelled_at ? 'completed' : statusOf(order));

/**
 * The four columns, each newest first or oldest first; behind them what is not to be begun yet, the next first. Of what
 * is over the last is looked for, whatever the order.
 */
export function columnsOf(
  orders: readonly Order[],
  { now = Number.POSITIVE_INFINITY, first = 'newest' }: { now?: number; first?: BoardOrder } = {},
): Record<OrderStatus, Order[]> {
  const columns: Record<OrderStatus, Order[]> = { new: [], in_progress: [], ready: [], completed: [] };
  for (const order of orders) columns[columnOf(order)].push(order);
  for (const status of ORDER_STATUSES)
    columns[status].sort(first === 'oldest' && status !== 'completed' ? byWaiting : (a, b) => newestFirst(a, b, now));
  return columns;
}

/** Who waits longest first; what is for later waits from then on. */
export const byWaiting = (one: Order, other: Order): number => waitsFrom(one).localeCompare(waitsFrom(other));

function newestFirst(one: Order, other: Order, now: number): number {
  const [first, second] = [isAhead(one, now), isAhead(other, now)];
  if (first && second) return byWaiting(one, other);
  return Number(first) - Number(second) || other.created_at.localeCompare(one.created_at);
}

export type Figures = Omit<OrderStatistics, 'items_sold' | 'date_range'>;

/** The four figures from the orders at hand, until the server has counted. */
export function summaryOf(orders: readonly Order[]): Figures {
  const standing = orders.filter(({ cancelled_at }) => !cancelled_at);
  const sold = standing.filter(({ is_test }) => !is_test);
  const cents = sold.reduce((sum, order) => sum + Math.round(order.total_price * 100), 0);
  const columns = columnsOf(standing);
  return {
    total_orders: sold.length,
    by_status: {
      new: columns.new.length,
      in_progress: columns.in_progress.length,
      ready: columns.ready.length,
      completed: columns.completed.length,
    },
    total_revenue: dollars(cents),
    average_order_value: sold.length === 0 ? 0 : dollars(cents / sold.length),
    cancelled: orders.filter(({ cancelled_at, is_test }) => cancelled_at && !is_test).length,
    tests: orders.filter(({ is_test }) => is_test).length,
  };
}

export type Band = 'fresh' | 'ok' | 'due' | 'late' | 'good' | 'done';

/** An order for later, or that came while the business was closed, begins to wait when the kitchen may begin it. */
export const waitsFrom = ({ created_at, waits_until }: Pick<Order, 'created_at' | 'waits_until'>): string =>
  waits_until ?? created_at;

/** It waits for a moment that is still to come. */
export const isForLater = ({ waits_until }: Order, now: number): boolean =>
  waits_until !== null && Date.parse(waits_until) > now;

/** The same, and nobody has begun it before that. */
export const isAhead = (order: Order, now: number): boolean => isForLater(order, now) && statusOf(order) === 'new';

export const minutesOld = (createdAt: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(createdAt)) / 60_000));

/** Amber and red are for orders that somebody still has to cook. */
export function bandOf(
  order: Order,
  now: number,
  { due_minutes, late_minutes }: Pick<OrderSettings, 'due_minutes' | 'late_minutes'>,
): Band {
  const status = columnOf(order);
  if (status === 'completed') return 'done';
  if (status === 'ready') return 'good';
  const age = minutesOld(waitsFrom(order), now);
  if (age >= late_minutes) return 'late';
  if (age >= due_minutes) return 'due';
  return status === 'new' ? 'fresh' : 'ok';
}

const PREVIEW = 50;

/** The first 50 characters of a special request. */
export const preview = (request: string): string =>
  request.length > PREVIEW ? `${request.slice(0, PREVIEW).trimEnd()}…` : request;

/** Orders in New that were not there before; `seen` is told of them. */
export function newcomers(orders: readonly Order[], seen: Set<string>): Order[] {
  const fresh = orders.filter((order) => columnOf(order) === 'new' && !seen.has(order.id));
  for (const { id } of fresh) seen.add(id);
  return fresh;
}

import { ORDER_DUE_MINUTES, ORDER_LATE_MINUTES, ORDER_STATUSES, type OrderStatus } from '@attendant/contract/constants';
import type { Order } from '@attendant/contract/orders';

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

/** A status that nobody knows counts as new (ORD-15). */
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

/** The four columns, each newest first. */
export function columnsOf(orders: readonly Order[]): Record<OrderStatus, Order[]> {
  const columns: Record<OrderStatus, Order[]> = { new: [], in_progress: [], ready: [], completed: [] };
  for (const order of orders) columns[statusOf(order)].push(order);
  for (const column of Object.values(columns)) column.sort((a, b) => b.created_at.localeCompare(a.created_at));
  return columns;
}

export interface Summary {
  count: number;
  /** Dollars. */
  revenue: number;
  average: number;
  open: number;
}

export function summaryOf(orders: readonly Order[]): Summary {
  const cents = orders.reduce((sum, order) => sum + Math.round(order.total_price * 100), 0);
  return {
    count: orders.length,
    revenue: cents / 100,
    average: orders.length === 0 ? 0 : Math.round(cents / orders.length) / 100,
    open: orders.filter((order) => statusOf(order) !== 'completed').length,
  };
}

export type Band = 'fresh' | 'ok' | 'due' | 'late' | 'good' | 'done';

export const minutesOld = (createdAt: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(createdAt)) / 60_000));

/** Amber and red are for orders that somebody still has to cook. */
export function bandOf(order: Order, now: number): Band {
  const status = statusOf(order);
  if (status === 'completed') return 'done';
  if (status === 'ready') return 'good';
  const age = minutesOld(order.created_at, now);
  if (age >= ORDER_LATE_MINUTES) return 'late';
  if (age >= ORDER_DUE_MINUTES) return 'due';
  return status === 'new' ? 'fresh' : 'ok';
}

const PREVIEW = 50;

/** The first 50 characters of a special request (ORD-20). */
export const preview = (request: string): string =>
  request.length > PREVIEW ? `${request.slice(0, PREVIEW).trimEnd()}…` : request;

/** Orders in New that were not there before; `seen` is told of them. */
export function newcomers(orders: readonly Order[], seen: Set<string>): Order[] {
  const fresh = orders.filter((order) => statusOf(order) === 'new' && !seen.has(order.id));
  for (const { id } of fresh) seen.add(id);
  return fresh;
}

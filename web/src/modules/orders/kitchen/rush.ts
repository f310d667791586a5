import type { OrderStatus } from '@attendant/contract/constants';
import type { Order } from '@attendant/contract/orders';
import { byWaiting, columnOf } from '../board.ts';
import { hangsAt } from './stations.ts';

/** What a kitchen has before it: what is to be made, what waits to be handed over, or the whole board. */
export const STAGES = ['make', 'ready', 'board'] as const;
export type Stage = (typeof STAGES)[number];

interface StageOf {
  name: string;
  from: readonly OrderStatus[];
  /** Where one press puts a ticket, and what the press says. */
  to: OrderStatus;
  act: string;
  /** Where the last of them is recalled to. */
  back: OrderStatus;
  none: string;
}
export const TICKETS: Readonly<Record<Exclude<Stage, 'board'>, StageOf>> = {
  make: {
    name: 'To make',
    from: ['new', 'in_progress'],
    to: 'ready',
    act: 'Done',
    back: 'in_progress',
    none: 'Nothing to make',
  },
  ready: {
    name: 'Ready',
    from: ['ready'],
    to: 'completed',
    act: 'Handed over',
    back: 'ready',
    none: 'Nothing waits to be handed over',
  },
};

/** How orders go out, and all of them. */
export type Way = 'all' | 'pickup' | 'delivery';

interface Which {
  way?: Way;
  /** What it still has to make; null: all of them. */
  station?: string | null;
}

/** The open tickets of a stage, who waits longest first; what nobody said how it goes out is fetched. */
export function ticketsOf(
  orders: readonly Order[],
  stage: keyof typeof TICKETS,
  { way = 'all', station = null }: Which = {},
): Order[] {
  const { from } = TICKETS[stage];
  return orders
    .filter((order) => from.includes(columnOf(order)))
    .filter(({ fulfilment }) => way === 'all' || (fulfilment ?? 'pickup') === way)
    .filter((order) => station === null || hangsAt(order, station))
    .toSorted(byWaiting);
}

/**
 * What the last press of a stage took away, on this screen or on another: the newest of `pressed` that still is where it
 * was put, else what changed last there.
 */
export function lastOf(
  orders: readonly Order[],
  stage: keyof typeof TICKETS,
  pressed: readonly string[],
): Order | null {
  const there = orders.filter((order) => !order.cancelled_at && order.status === TICKETS[stage].to);
  const ours = pressed.toReversed().flatMap((id) => there.find((order) => order.id === id) ?? [])[0];
  return ours ?? there.toSorted((a, b) => b.updated_at.localeCompare(a.updated_at))[0] ?? null;
}

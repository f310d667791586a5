import type { Order } from '@attendant/contract/orders';
import { describe, expect, it } from 'vitest';
import { ORDER } from '../../../../tests/sample.ts';
import { lastOf, ticketsOf } from './rush.ts';

const EIGHT = '2026-11-21T20:00:00.000Z';
const one = (id: string, more: Partial<Order> = {}): Order => ({ ...ORDER, id, created_at: EIGHT, ...more });
const idsOf = (orders: readonly Order[]) => orders.map(({ id }) => id);

describe('the tickets of a kitchen', () => {
  it('are those that are open, who waits longest first', () => {
    const orders = [
      one('new', { created_at: '2026-11-21T20:10:00.000Z' }),
      one('cooking', { status: 'in_progress' }),
      one('for later', { created_at: '2026-11-21T15:00:00.000Z', waits_until: '2026-11-21T22:00:00.000Z' }),
      one('ready', { status: 'ready' }),
      one('over', { status: 'completed' }),
      one('cancelled', { cancelled_at: EIGHT }),
    ];
    expect(idsOf(ticketsOf(orders, 'make'))).toEqual(['cooking', 'new', 'for later']);
    expect(idsOf(ticketsOf(orders, 'ready'))).toEqual(['ready']);
  });

  it('can be those that are fetched, or those that are brought', () => {
    const orders = [one('fetched'), one('brought', { fulfilment: 'delivery' })];
    expect(idsOf(ticketsOf(orders, 'make', { way: 'pickup' }))).toEqual(['fetched']);
    expect(idsOf(ticketsOf(orders, 'make', { way: 'delivery' }))).toEqual(['brought']);
  });
});

describe('the last that was done', () => {
  const dan = one('dan', { status: 'ready', updated_at: '2026-11-21T20:05:00.000Z' });
  const priya = one('priya', { status: 'ready', updated_at: '2026-11-21T20:06:00.000Z' });

  it('is what was pressed last here, though its move is still on its way', () => {
    expect(lastOf([dan, priya], 'make', ['priya', 'dan'])).toBe(dan);
  });

  it('is what another screen did last, after a reload', () => {
    expect(lastOf([dan, priya], 'make', [])).toBe(priya);
  });

  it('is the one before it when that was recalled', () => {
    const recalled = { ...dan, status: 'in_progress' as const };
    expect(lastOf([recalled, priya], 'make', ['priya', 'dan'])).toBe(priya);
    expect(lastOf([recalled], 'make', ['dan'])).toBeNull();
  });
});

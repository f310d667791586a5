import type { Order } from '@attendant/contract/orders';
import { describe, expect, it } from 'vitest';
import { ORDER } from '../../../../tests/sample.ts';
import { ticketsOf } from './rush.ts';
import { elsewhere, lastMadeAt, withMade } from './stations.ts';

const [MARGHERITA] = ORDER.order_items;
const order = (id: string, lines: readonly [station: string, done?: boolean][], more: Partial<Order> = {}): Order => ({
  ...ORDER,
  id,
  order_items: lines.flatMap(([station, done = false], at) =>
    MARGHERITA ? [{ ...MARGHERITA, id: `${id} ${at}`, station, done }] : [],
  ),
  ...more,
});
const idsAt = (orders: readonly Order[], station: string) => ticketsOf(orders, 'make', { station }).map(({ id }) => id);

describe('the tickets of a station', () => {
  it('are those that it still has a part of', () => {
    const orders = [
      order('both', [['Oven'], ['Bar']]),
      order('drinks', [['Bar']]),
      order('oven made', [['Oven', true], ['Bar']]),
      order('made whole', [['Oven', true]]),
    ];
    expect(idsAt(orders, 'Oven')).toEqual(['both', 'made whole']);
    expect(idsAt(orders, 'Bar')).toEqual(['both', 'drinks', 'oven made']);
  });

  it('go with a press, and to Ready with the last one', () => {
    const orders = [order('both', [['Oven'], ['Bar']])];
    const oven = { id: 'both', station: 'Oven', done: true };
    const once = withMade(orders, [oven]);
    expect(idsAt(once, 'Oven')).toEqual([]);
    expect(once[0]).toMatchObject({ status: 'in_progress', order_items: [{ done: true }, { done: false }] });
    expect(withMade(orders, [oven, { ...oven, station: 'Bar' }])[0]?.status).toBe('ready');
    expect(withMade(orders, [oven, { ...oven, done: false }])[0]?.status).toBe('in_progress');
  });

  it('say what the others have of them', () => {
    expect(elsewhere(order('one', [['Oven'], ['Bar'], ['Bar', true], ['Fryer', true]]), 'Oven')).toEqual([
      'Bar 2',
      'Fryer made',
    ]);
  });
});

it('the last that a station made is what was pressed last here, also where the others are not done', () => {
  const dan = order('dan', [['Oven', true], ['Bar']], { status: 'in_progress' });
  const mia = order('mia', [['Oven', true]], { status: 'ready', created_at: '2026-11-22T17:00:00.000Z' });
  const drinks = order('drinks', [['Bar', true]], { status: 'ready' });
  expect(lastMadeAt([dan, mia, drinks], 'Oven', ['mia', 'dan'])).toBe(dan);
  expect(lastMadeAt([dan, mia, drinks], 'Oven', [])).toBe(mia);
  expect(lastMadeAt([order('open', [['Oven']])], 'Oven', ['open'])).toBeNull();
});

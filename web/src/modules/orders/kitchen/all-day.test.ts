import type { Order } from '@attendant/contract/orders';
import { expect, it } from 'vitest';
import { allDay } from './all-day.ts';

type Line = [name: string, quantity: number, done?: boolean, choice?: string];
const order = (status: Order['status'], ...lines: Line[]): Order => ({
  id: status,
  agent_id: 'sal',
  conversation_id: null,
  status,
  customer_name: 'Dan',
  customer_phone: '',
  order_items: lines.map(([name, quantity, done = false, choice]) => ({
    id: name,
    menu_item_id: null,
    name,
    quantity,
    price: 1,
    note: null,
    done,
    station: null,
    options: choice ? [{ group: 'Size', choice, part: 'whole', price: 0 }] : [],
  })),
  special_request: null,
  allergies: null,
  fulfilment: null,
  delivery_address: null,
  promised_at: null,
  closes_at: null,
  cancelled_at: null,
  cancel_reason: null,
  waits_until: null,
  wanted_at: null,
  is_test: false,
  total_price: 1,
  created_at: '2026-11-21T19:59:00.000Z',
  updated_at: '2026-11-21T19:59:00.000Z',
});

it('adds up what is still to be made, not what is for tomorrow', () => {
  const orders = [
    order('new', ['Margherita', 2, false, 'Large'], ['Garlic Knots', 1]),
    order('in_progress', ['Margherita', 12, false, 'Large'], ['Margherita', 1, false, 'Small'], ['Arancini', 3, true]),
    order('ready', ['Garlic Knots', 5]),
    { ...order('new', ['Arancini', 7]), waits_until: '2026-11-22T16:00:00.000Z' },
  ];
  const counts = allDay(orders, Date.parse('2026-11-21T20:00:00.000Z'));
  expect(counts).toEqual([
    { name: 'Margherita', options: 'Large', count: 14 },
    { name: 'Garlic Knots', options: '', count: 1 },
    { name: 'Margherita', options: 'Small', count: 1 },
  ]);
});

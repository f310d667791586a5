import type { MenuItem } from '@attendant/contract/menu';
import type { Order } from '@attendant/contract/orders';
import { describe, expect, it } from 'vitest';
import { changesOf, emptyOrder, fieldsOf, lineOf, OrderForm, priceOf, totalOf, withChoice } from './order-form.ts';

const ZONE = 'America/New_York';
const SIZE = {
  name: 'Size',
  min: 1,
  max: 1,
  halves: false,
  choices: [
    { name: 'Small', price: 0, available: false },
    { name: 'Large', price: 5.5, available: true },
  ],
};
const TOPPINGS = {
  name: 'Toppings',
  min: 0,
  max: 3,
  halves: true,
  choices: [
    { name: 'Olives', price: 1.5, available: true },
    { name: 'Ham', price: 3, available: true },
  ],
};
const pie: MenuItem = {
  id: 'pie',
  agent_id: 'sal',
  name: 'Margherita',
  aliases: [],
  description: '',
  category: 'Pizza',
  price: 14,
  prep_time: null,
  notes: '',
  flags: [],
  available: true,
  sold_out_until: null,
  allergens: '',
  option_groups: [SIZE, TOPPINGS],
  created_at: '2026-11-21T19:00:00.000Z',
  updated_at: '2026-11-21T19:00:00.000Z',
};
const large = { group: 'Size', choice: 'Large', part: 'whole' as const };
const order: Order = {
  id: 'order',
  agent_id: 'sal',
  conversation_id: null,
  status: 'new',
  customer_name: 'Dan',
  customer_phone: '+17185550172',
  order_items: [
    {
      id: 'line',
      menu_item_id: 'pie',
      name: 'Margherita',
      quantity: 2,
      price: 12,
      note: null,
      options: [{ ...large, price: 5.5 }],
      done: true,
      station: null,
    },
  ],
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
  total_price: 24,
  created_at: '2026-11-21T19:59:00.000Z',
  updated_at: '2026-11-21T19:59:00.000Z',
};

describe('an order that is put right', () => {
  it('keeps the price of what stays as it is', () => {
    const [line] = changesOf(order, { ...fieldsOf(order, ZONE), customer_name: 'Daniel' }, ZONE).order_items;
    expect(line).toMatchObject({ id: 'line', price: 12, options: [large], quantity: 2 });
  });

  it('leaves the price of a dish with other choices to the menu', () => {
    const fields = fieldsOf(order, ZONE);
    const [before] = fields.lines;
    const options = withChoice(before?.options ?? [], TOPPINGS, 'Olives', 'first half');
    const lines = fields.lines.map((line) => ({ ...line, options }));
    const [line] = changesOf(order, { ...fields, lines }, ZONE).order_items;
    expect(line).not.toHaveProperty('price');
    expect(line?.options).toEqual([large, { group: 'Toppings', choice: 'Olives', part: 'first half' }]);
    expect(lines.map((one) => priceOf(one, order, pie))).toEqual([20.25]);
  });

  it('takes a dish on with the first that can be had of what must be chosen', () => {
    const added = lineOf(pie);
    expect(added).toMatchObject({ id: null, menu_item_id: 'pie', quantity: 1, options: [large] });
    expect(priceOf(added, order, pie)).toBe(19.5);
    expect(totalOf([...fieldsOf(order, ZONE).lines, added], order, [pie])).toBe(43.5);
    const fields = fieldsOf(order, ZONE);
    const sent = changesOf(order, { ...fields, lines: [...fields.lines, added] }, ZONE).order_items;
    expect(sent[1]).toEqual({ menu_item_id: 'pie', name: 'Margherita', quantity: 1, options: [large], note: null });
  });
});

describe('an order taken at the counter', () => {
  const fields = { ...fieldsOf(emptyOrder('sal'), ZONE), customer_name: 'Lena', lines: [lineOf(pie)] };

  it('needs a name and a dish', () => {
    const { error } = OrderForm.safeParse(fieldsOf(emptyOrder('sal'), ZONE));
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'Customer name is required',
      'An order needs at least one item',
    ]);
  });

  it('goes to the address it is for, and only when it is delivered', () => {
    const address = { delivery_address: ' 12 Court St ' };
    const sent = (fulfilment: 'pickup' | 'delivery') =>
      changesOf(emptyOrder('sal'), { ...fields, ...address, fulfilment }, ZONE);
    expect(sent('delivery')).toEqual({
      customer_name: 'Lena',
      customer_phone: '',
      special_request: null,
      allergies: null,
      fulfilment: 'delivery',
      delivery_address: '12 Court St',
      wanted_at: null,
      order_items: [{ menu_item_id: 'pie', name: 'Margherita', quantity: 1, options: [large], note: null }],
    });
    expect(sent('pickup')).toMatchObject({ fulfilment: 'pickup', delivery_address: null });
  });
});

describe('a choice', () => {
  it('takes the place of another where one may be chosen', () => {
    expect(withChoice([large], SIZE, 'Small', 'whole')).toEqual([{ ...large, choice: 'Small' }]);
    expect(withChoice([large], SIZE, '', 'whole')).toEqual([]);
  });

  it('is put on beside others, moved to a half and taken off', () => {
    const ham = withChoice([large], TOPPINGS, 'Ham', 'whole');
    expect(ham).toHaveLength(2);
    expect(withChoice(ham, TOPPINGS, 'Ham', 'second half')).toEqual([
      large,
      { group: 'Toppings', choice: 'Ham', part: 'second half' },
    ]);
    expect(withChoice(ham, TOPPINGS, 'Ham', null)).toEqual([large]);
  });
});

import type { Order } from '@attendant/contract/orders';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { openLine } from './testing.ts';

let app: TestApp;
let cast: Cast;
let pie = '';
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
  const answer = await ask('POST', `/api/agent/${cast.agentId}/menu-items`, {
    name: 'Margherita',
    category: 'Pizza',
    price: 14,
    option_groups: GROUPS,
  });
  pie = String(answer.body.id);
});
const ask = (method: 'GET' | 'POST' | 'PUT', url: string, body?: unknown) =>
  app.ask(method, url, { as: cast.tokens.editor, body });
const here = (path: string) => `/api/agent/${cast.agentId}${path}`;

const GROUPS = [
  {
    name: 'Size',
    min: 1,
    max: 1,
    choices: [
      { name: 'Small', price: 0 },
      { name: 'Large', price: 5.5 },
    ],
  },
  {
    name: 'Toppings',
    min: 0,
    max: 2,
    halves: true,
    choices: [
      { name: 'Mushrooms', price: 2.25 },
      { name: 'Olives', price: 1.5 },
      { name: 'Ham', price: 3 },
    ],
  },
];
const large = { group: 'Size', choice: 'Large' };
const order = async (more: object = {}): Promise<Order> =>
  (
    await ask('POST', here('/orders'), {
      customer_name: 'Dan',
      customer_phone: '(718) 555-0172',
      order_items: [{ menu_item_id: pie, quantity: 1, options: [large] }],
      ...more,
    })
  ).body as unknown as Order;

const line = () => openLine(app, cast);

describe('what is chosen on a dish', () => {
  it('is priced by the menu, a half at half price rounded up', async () => {
    const half = { group: 'Toppings', choice: 'mushrooms', part: 'first half' };
    const body = await order({ order_items: [{ menu_item_id: pie, quantity: 2, options: [half, large] }] });
    expect(body).toMatchObject({
      total_price: 41.26,
      order_items: [
        {
          name: 'Margherita',
          price: 20.63,
          options: [
            { group: 'Size', choice: 'Large', part: 'whole', price: 5.5 },
            { group: 'Toppings', choice: 'Mushrooms', part: 'first half', price: 1.13 },
          ],
        },
      ],
    });
  });

  it.each([
    ['nothing where something must be', [], 'Choose 1 of Size.'],
    ['what is not there', [large, { group: 'Toppings', choice: 'Gold' }], 'Gold is not a choice of Toppings.'],
    ['of a group that is not there', [large, { group: 'Cheese', choice: 'Extra' }], 'There is no Cheese to choose.'],
    [
      'too much',
      [large, ...['Ham', 'Olives', 'Mushrooms'].map((choice) => ({ group: 'Toppings', choice }))],
      'Choose at most 2 of Toppings.',
    ],
  ])('is refused: %s', async (_what, options, message) => {
    const order_items = [{ menu_item_id: pie, quantity: 1, options }];
    expect(await ask('POST', here('/orders'), { customer_name: 'Dan', order_items })).toMatchObject({
      status: 422,
      body: { message, errors: { order_items: message } },
    });
    const call = await line();
    const lines = [{ menu_item_id: pie, quantity: 1, options }];
    expect(await call('place_order', { customer_name: 'Dan', lines })).toMatchObject({
      ok: false,
      code: 'item-not-sold',
    });
    expect(await call('price_order', { lines })).toMatchObject({
      value: { problems: [{ code: 'options', say: message }] },
    });
  });

  it('is refused when it has run out', async () => {
    const [size, toppings] = GROUPS;
    const out = { ...toppings, choices: toppings?.choices.map((one) => ({ ...one, available: one.name !== 'Ham' })) };
    const body = { name: 'Calzone', category: 'Pizza', price: 12, option_groups: [size, out] };
    const { id } = (await ask('POST', here('/menu-items'), body)).body;
    const options = [large, { group: 'Toppings', choice: 'Ham' }];
    const order_items = [{ menu_item_id: String(id), quantity: 1, options }];
    expect(await ask('POST', here('/orders'), { customer_name: 'Dan', order_items })).toMatchObject({
      status: 422,
      body: { message: 'Ham is sold out.' },
    });
  });

  it('stays as it was ordered when the menu has changed since, until it is chosen anew', async () => {
    const dish = { name: 'Bianca', category: 'Pizza', price: 10, option_groups: GROUPS };
    const { id: bianca } = (await ask('POST', here('/menu-items'), dish)).body;
    const placed = await order({ order_items: [{ menu_item_id: bianca, quantity: 1, options: [large] }] });
    await ask('PUT', here(`/menu-items/${bianca}`), {
      option_groups: [{ ...GROUPS[0], choices: [{ name: 'Huge', price: 9 }] }],
    });
    const [line] = placed.order_items;
    const kept = { id: line?.id, menu_item_id: bianca, name: 'Bianca', quantity: 2, price: 15.5, options: [large] };
    const edit = (item: object) => ask('PUT', `/api/orders/${placed.id}`, { order_items: [item] });
    const { status, body } = await edit(kept);
    expect([status, body.total_price, body.order_items[0].options]).toMatchObject([200, 31, [large]]);
    expect((await edit({ ...kept, options: [{ ...large, choice: 'Small' }] })).status).toBe(422);
    const anew = await edit({ ...kept, price: undefined, options: [{ ...large, choice: 'Huge' }] });
    expect(anew.body.total_price).toBe(38);
  });

  it('is in the sentence that confirms the order', async () => {
    const call = await line();
    const options = [large, { group: 'Toppings', choice: 'Olives', part: 'second half' }];
    const done = await call('place_order', {
      customer_name: 'Dan',
      allergies: 'peanuts',
      lines: [{ menu_item_id: pie, quantity: 1, options, note: 'well done' }],
    });
    expect(done).toMatchObject({
      ok: true,
      say: 'Thank you, Dan. Your order is in: 1 Margherita, Large, Olives on the second half, well done. Allergies noted: peanuts. The total is $20.25.',
    });
  });

  it('is said there as nobody writes it: a large, not an L', async () => {
    const sizes = [
      {
        ...GROUPS[0],
        choices: [
          { name: 'S', price: 0 },
          { name: 'L', price: 5 },
        ],
      },
    ];
    const dish = { name: 'Rossa', category: 'Pizza', price: 10, option_groups: sizes };
    const { id } = (await ask('POST', here('/menu-items'), dish)).body;
    const call = await line();
    const lines = [{ menu_item_id: id, quantity: 1, options: [{ group: 'Size', choice: 'L' }] }];
    const done = await call('place_order', { customer_name: 'Dan', lines });
    expect(done).toMatchObject({ say: expect.stringContaining('1 Rossa, Large.') });
  });
});

import type { Order } from '@attendant/contract/orders';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast, hireCook } from '../../testing/cast.ts';

/** Who makes what: the owner says it once, and every line carries it to the screens of the kitchen. */

let app: TestApp;
let cast: Cast;
let cook = '';
const dishes = { pie: '', soda: '' };
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
  cook = (await hireCook(app, cast)).token;
  dishes.pie = await add('Margherita', 'Pizza');
  dishes.soda = await add('Cola', 'Drinks');
});
const here = (path: string) => `/api/agent/${cast.agentId}${path}`;
const ask = (method: 'GET' | 'POST' | 'PUT', url: string, body?: unknown, as = cast.tokens.owner) =>
  app.ask(method, url, { as, body });
const add = async (name: string, category: string) =>
  String((await ask('POST', here('/menu-items'), { name, category, price: 10 })).body.id);
const order = async () =>
  (
    await ask('POST', here('/orders'), {
      customer_name: 'Dan',
      order_items: [
        { menu_item_id: dishes.pie, quantity: 1 },
        { menu_item_id: dishes.soda, quantity: 2 },
        { name: 'Birthday candle', price: 1, quantity: 1 },
      ],
    })
  ).body as unknown as Order;
const set = (stations: unknown) => ask('PUT', here('/orders/settings'), { stations });
const make = (id: string, station: string, done = true) =>
  ask('PUT', `/api/orders/${id}/station`, { station, done }, cook);
const stationsOn = ({ order_items }: Pick<Order, 'order_items'>) => order_items.map(({ station }) => station);

const STATIONS = [
  { category: 'Pizza', station: 'Oven' },
  { category: 'Drinks', station: 'Bar' },
];

describe('the stations of a kitchen', () => {
  it('are on no line until the owner names them, and then on those that hang already', async () => {
    await set([]);
    const before = await order();
    expect(stationsOn(before)).toEqual([null, null, null]);
    expect((await set([...STATIONS, { category: 'Salads', station: ' ' }])).body).toMatchObject({ stations: STATIONS });
    const seen = await ask('GET', `/api/orders/${before.id}`, undefined, cook);
    expect(stationsOn(seen.body as unknown as Order)).toEqual(['Oven', 'Bar', 'Other']);
    expect((await ask('GET', here('/orders/settings'), undefined, cook)).body).toMatchObject({ stations: STATIONS });
  });

  it('make their part with one press, and the last of them makes the order ready', async () => {
    await set(STATIONS);
    const { id } = await order();
    expect((await make(id, 'Bar')).body).toMatchObject({
      status: 'in_progress',
      order_items: [{ done: false }, { done: true }, { done: false }],
    });
    // Two screens at the same moment.
    await Promise.all([make(id, 'Oven'), make(id, 'Other')]);
    expect((await ask('GET', `/api/orders/${id}`)).body).toMatchObject({ status: 'ready' });
    expect((await make(id, 'Bar', false)).body).toMatchObject({
      status: 'in_progress',
      order_items: [{ done: true }, { done: false }, { done: true }],
    });
  });

  it('make nothing of what is cancelled, of what is not theirs, or of another agent', async () => {
    await set(STATIONS);
    const { id } = await order();
    expect((await make(id, 'Fryer')).status).toBe(404);
    expect(
      (await ask('PUT', `/api/orders/${id}/station`, { station: 'Bar', done: true }, cast.tokens.stranger)).status,
    ).toBe(404);
    await ask('PUT', `/api/orders/${id}/cancellation`, { reason: 'Sold out' });
    expect((await make(id, 'Bar')).status).toBe(422);
  });

  it('stand in the log as they were and are', async () => {
    await set([]);
    await set(STATIONS);
    const { body } = await ask('GET', here('/audit'));
    expect(JSON.stringify(body)).toContain('Pizza: Oven, Drinks: Bar');
  });
});

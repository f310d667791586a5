import type { Order } from '@attendant/contract/orders';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../../days.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { play, playRights } from '../../testing/scenario.ts';
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
const on = () => ({ app, cast });
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

describe('the ticket', () => {
  it('is checked off line by line, and keeps that when it is edited', async () => {
    const { id, order_items, updated_at } = await order();
    const [first] = order_items;
    const checked = await ask('PUT', `/api/orders/${id}/items/${first?.id}`, { done: true });
    expect(checked.body).toMatchObject({ updated_at, order_items: [{ done: true }] });
    const edited = await ask('PUT', `/api/orders/${id}`, {
      updated_at,
      order_items: [
        { id: first?.id, menu_item_id: pie, quantity: 1, options: [large] },
        { name: 'Slice', price: 3, quantity: 1 },
      ],
    });
    expect(edited.body).toMatchObject({
      total_price: 22.5,
      order_items: [{ id: first?.id, done: true }, { done: false }],
    });
  });

  it('does not check off a line of another order', async () => {
    const [one, other] = [await order(), await order()];
    const [item] = other.order_items;
    expect((await ask('PUT', `/api/orders/${one.id}/items/${item?.id}`, { done: true })).status).toBe(404);
  });
});

describe('the figures above the board', () => {
  it('count every order of the range', async () => {
    const before = (await ask('GET', here('/orders/statistics'))).body;
    await order({ status: 'completed' });
    await order();
    const today = dayOf(new Date(), 'America/New_York');
    expect((await ask('GET', here('/orders/statistics'))).body).toMatchObject({
      total_orders: Number(before.total_orders) + 2,
      total_revenue: Number(before.total_revenue) + 39,
      items_sold: Number(before.items_sold) + 2,
      date_range: { start: today, end: today },
    });
    expect((await ask('GET', here('/orders/statistics?start_date=2020-01-01&end_date=2020-01-31'))).body).toEqual({
      total_orders: 0,
      by_status: { new: 0, in_progress: 0, ready: 0, completed: 0 },
      total_revenue: 0,
      average_order_value: 0,
      items_sold: 0,
      cancelled: 0,
      tests: 0,
      date_range: { start: '2020-01-01', end: '2020-01-31' },
    });
  });
});

describe('a busy kitchen', () => {
  it('tells callers who are on the line already', async () => {
    const call = await line();
    const lines = [{ menu_item_id: pie, quantity: 1, options: [large] }];
    await ask('PUT', here('/orders/settings'), { ready_minutes: 20 });
    const busy = await ask('PUT', here('/orders/busy'), { minutes: 15, for_minutes: 60 });
    expect(busy.body).toMatchObject({ busy_minutes: 15, ready_minutes: 20 });
    expect(await call('place_order', { customer_name: 'Dan', lines })).toMatchObject({
      say: expect.stringMatching(/ It will be ready in about 35 minutes\.$/),
    });
    await ask('PUT', here('/orders/settings'), { ready_minutes: null });
    expect(await (await line())('place_order', { customer_name: 'Dan', lines })).toMatchObject({
      say: expect.stringMatching(/ please allow about 15 minutes more than usual\.$/),
      value: { promised_at: null },
    });
  });

  it('is calm again when its time is over', async () => {
    await ask('PUT', here('/orders/busy'), { minutes: 30, for_minutes: 60 });
    const past = new Date(Date.now() - 1_000);
    await app.database.db.updateTable('agents').set({ busy_until: past }).where('id', '=', cast.agentId).execute();
    expect((await ask('GET', here('/orders/settings'))).body).toMatchObject({ busy_minutes: 0, busy_until: null });
  });
});

describe('pickup and delivery', () => {
  it('are taken as the kitchen does them', async () => {
    const lines = [{ menu_item_id: pie, quantity: 1, options: [large] }];
    const place = async (more: object) => (await line())('place_order', { customer_name: 'Dan', lines, ...more });
    expect(await place({ fulfilment: 'delivery' })).toMatchObject({
      ok: false,
      say: "I'm sorry, we don't deliver. It would be for pickup.",
    });
    await ask('PUT', here('/orders/settings'), { delivery: true });
    expect(await place({ fulfilment: 'delivery' })).toMatchObject({
      ok: false,
      say: 'What address should we deliver to?',
    });
    expect(await place({ fulfilment: 'delivery', delivery_address: '1 Vernon' })).toMatchObject({ ok: true });
  });
});

describe('your order is ready', () => {
  const texts = (id: string) =>
    app.database.db.selectFrom('outgoing_texts').select(['phone', 'body']).where('order_id', '=', id).execute();
  const ready = async (id: string) => {
    await ask('PUT', `/api/orders/${id}`, { status: 'ready' });
    await ask('PUT', `/api/orders/${id}`, { status: 'in_progress' });
    await ask('PUT', `/api/orders/${id}`, { status: 'ready' });
  };

  it('is texted to nobody unless the owner wants it', async () => {
    const { id } = await order();
    await ready(id);
    expect(await texts(id)).toEqual([]);
  });

  it('is texted once, in the words of the owner', async () => {
    await ask('PUT', here('/orders/settings'), { ready_text_enabled: true, ready_text: '{name}: come to {business}.' });
    const [called, walkedIn] = [await order({ customer_name: 'Dan $&' }), await order({ customer_phone: '' })];
    await ready(called.id);
    await ready(walkedIn.id);
    expect(await texts(called.id)).toEqual([{ phone: '+17185550172', body: "Dan $&: come to Sal's Order Line." }]);
    expect(await texts(walkedIn.id)).toEqual([]);
  });
});

describe('how the kitchen works', () => {
  const settings = { method: 'PUT' as const, url: '/api/agent/{agent}/orders/settings' };
  play(
    [
      {
        name: 'is set',
        ...settings,
        body: { due_minutes: 10, late_minutes: 20 },
        status: 200,
        answer: { late_minutes: 20 },
      },
      {
        name: 'turns red after amber',
        ...settings,
        body: { due_minutes: 20 },
        status: 422,
        answer: { errors: { late_minutes: 'Red must come after amber' } },
      },
      {
        name: 'has one way out at least',
        ...settings,
        body: { pickup: false, delivery: false },
        status: 422,
        answer: { message: 'Choose pickup, delivery or both' },
      },
      {
        name: 'counts whole minutes',
        ...settings,
        body: { ready_minutes: 0.5 },
        status: 422,
        answer: { message: 'Give whole minutes' },
      },
      {
        name: 'is busy for two hours at most',
        method: 'PUT',
        url: '/api/agent/{agent}/orders/busy',
        body: { minutes: 121 },
        status: 422,
      },
    ],
    on,
  );
});

describe('who may', () => {
  playRights({ method: 'GET', url: '/api/agent/{agent}/orders/statistics' }, [401, 404, 200, 200, 200, 200], on);
  playRights({ method: 'GET', url: '/api/agent/{agent}/orders/settings' }, [401, 404, 200, 200, 200, 200], on);
  playRights(
    { method: 'PUT', url: '/api/agent/{agent}/orders/settings', body: {} },
    [401, 404, 403, 200, 200, 200],
    on,
  );
  playRights(
    { method: 'PUT', url: '/api/agent/{agent}/orders/busy', body: { minutes: 0 } },
    [401, 404, 403, 200, 200, 200],
    on,
  );
  const item = async () => {
    const { id, order_items } = await order();
    return `/api/orders/${id}/items/${order_items[0]?.id}`;
  };
  playRights({ method: 'PUT', url: item, body: { done: true } }, [401, 404, 403, 200, 200, 200], on);
});

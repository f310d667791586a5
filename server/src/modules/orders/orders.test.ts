import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../../days.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { play, playRights } from '../../testing/scenario.ts';
import { toldBy } from '../../testing/told.ts';
import { openLine } from './testing.ts';

let app: TestApp;
let cast: Cast;
let knots = '';
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
  knots = await add('Garlic Knots', 8);
});
const on = () => ({ app, cast });

async function add(name: string, price: number): Promise<string> {
  const answer = await app.ask('POST', `/api/agent/${cast.agentId}/menu-items`, {
    as: cast.tokens.owner,
    body: { name, category: 'Menu', price },
  });
  return String(answer.body.id);
}
const order = async (more = {}) =>
  (
    await app.ask('POST', `/api/agent/${cast.agentId}/orders`, {
      as: cast.tokens.editor,
      body: {
        customer_name: 'Dan',
        customer_phone: '(718) 555-0172',
        order_items: [
          { menu_item_id: knots, quantity: 2 },
          { name: 'Large Margherita', price: 19.5, quantity: 1 },
        ],
        total_price: 1,
        ...more,
      },
    })
  ).body;

describe('orders at the counter', () => {
  it('are priced by the server', async () => {
    expect(await order()).toMatchObject({
      total_price: 35.5,
      status: 'new',
      customer_phone: '+17185550172',
      order_items: [
        { name: 'Garlic Knots', quantity: 2, price: 8 },
        { name: 'Large Margherita', price: 19.5 },
      ],
    });
  });

  it('are placed once by a form that is sent again, also when the dish has sold out since', async () => {
    const form = { request_id: randomUUID(), order_items: [{ menu_item_id: await add('Last Slice', 4), quantity: 1 }] };
    const first = await order(form);
    await app.ask('PUT', `/api/agent/${cast.agentId}/menu-items/${first.order_items[0].menu_item_id}`, {
      as: cast.tokens.owner,
      body: { available: false },
    });
    expect((await order({ ...form, customer_name: 'Somebody else' })).id).toBe(first.id);
    const other = { ...form, request_id: randomUUID(), order_items: [{ menu_item_id: knots, quantity: 1 }] };
    const both = await Promise.all([order(other), order(other)]);
    expect(both[0].id).toBe(both[1].id);
    expect(both[0].id).not.toBe(first.id);
  });

  it('are refused with a dish that sold out while it was written down, but keep it when it stood there before', async () => {
    const menu_item_id = await add('Cannoli', 4.5);
    const before = await order({ order_items: [{ menu_item_id, quantity: 1 }] });
    await app.ask('PUT', `/api/agent/${cast.agentId}/menu-items/${menu_item_id}`, {
      as: cast.tokens.owner,
      body: { available: false },
    });
    expect((await order({ order_items: [{ menu_item_id, quantity: 1 }] })).message).toBe('Cannoli is sold out.');
    const [{ id, price }] = before.order_items;
    const changed = await app.ask('PUT', `/api/orders/${before.id}`, {
      as: cast.tokens.editor,
      body: { order_items: [{ id, menu_item_id, price, quantity: 2, options: [] }] },
    });
    expect(changed.body).toMatchObject({ total_price: 9 });
  });

  it('stay on the board after midnight, and until the kitchen opens', async () => {
    const placed = async (
      customer_name: string,
      came: string,
      more: Partial<Record<'waits_until' | 'status', string>>,
    ) => {
      const { id } = await order({ customer_name });
      const set = { created_at: new Date(came), updated_at: new Date(came), ...more };
      await app.database.db.updateTable('orders').set(set).where('id', '=', id).execute();
    };
    // To the orders that came until now, tomorrow is the day that begins at midnight.
    const tomorrow = dayOf(new Date(Date.now() + 86_400_000), 'America/New_York');
    const hours = (count: number) => new Date(Date.now() - count * 3_600_000).toISOString();
    await placed('at it', hours(1), {});
    await placed('forgotten', hours(7), {});
    await placed('eaten', hours(1), { status: 'completed' });
    await placed('for tomorrow', hours(60), { waits_until: `${tomorrow}T16:00:00Z` });
    const listed = async (query: string) => {
      const url = `/api/agent/${cast.agentId}/orders?start_date=${tomorrow}&end_date=${tomorrow}${query}`;
      const { items } = (await app.ask('GET', url, { as: cast.tokens.viewer })).body;
      return items.map(({ customer_name }: { customer_name: string }) => customer_name);
    };
    const figures = `/api/agent/${cast.agentId}/orders/statistics?start_date=${tomorrow}&end_date=${tomorrow}&with_open=true`;
    const { body } = await app.ask('GET', figures, { as: cast.tokens.viewer });
    expect(body).toMatchObject({ total_orders: 0, total_revenue: 0, by_status: { completed: 0 } });
    expect(body.by_status.new).toBeGreaterThanOrEqual(2);
    expect(await listed('')).toEqual([]);
    expect(await listed('&with_open=true')).toEqual(expect.arrayContaining(['at it', 'for tomorrow']));
    expect(await listed('&with_open=true')).not.toEqual(expect.arrayContaining(['forgotten']));
    expect(await listed('&with_open=true')).not.toEqual(expect.arrayContaining(['eaten']));
  });

  it('move by one call, which tells who else watches', async () => {
    const { id } = await order();
    const watched = app.database.db.selectFrom('order_moves').selectAll().where('order_id', '=', String(id));
    const told = await toldBy(app, async () => {
      const moved = await app.ask('PUT', `/api/orders/${id}`, { as: cast.tokens.editor, body: { status: 'ready' } });
      expect(moved.body).toMatchObject({ status: 'ready', total_price: 35.5 });
    });
    expect(told).toEqual([{ noun: 'orders', verb: 'moved', agent_id: cast.agentId, id }]);
    expect(await watched.execute()).toMatchObject([
      { from_status: 'new', to_status: 'ready', moved_by: cast.userIds.editor },
    ]);
  });

  it('refuse a change made on an older version', async () => {
    const { id, updated_at } = await order();
    const change = (body: object) =>
      app.ask('PUT', `/api/orders/${id}`, { as: cast.tokens.editor, body: { ...body, updated_at } });
    expect((await change({ status: 'in_progress' })).status).toBe(200);
    expect(await change({ status: 'completed' })).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  play(
    [
      {
        name: 'are listed for today',
        method: 'GET',
        url: '/api/agent/{agent}/orders',
        status: 200,
        answer: { limit: 500, offset: 0 },
      },
      {
        name: 'are not listed from the end to the start',
        method: 'GET',
        url: '/api/agent/{agent}/orders?start_date=2026-02-02&end_date=2026-02-01',
        status: 422,
        answer: { code: 'invalid' },
      },
    ],
    on,
  );
});

describe('orders in a conversation', () => {
  const conversation = () => openLine(app, cast);
  const count = async () =>
    Number(
      (
        await app.database.db
          .selectFrom('orders')
          .select((eb) => eb.fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    );

  it('are confirmed by a sentence made from the row', async () => {
    const call = await conversation();
    const done = await call('place_order', {
      customer_name: 'Dan',
      lines: [{ menu_item_id: knots, quantity: 3, note: 'extra garlic' }],
    });
    expect(done).toMatchObject({
      ok: true,
      receipt: { kind: 'order' },
      say: 'Thank you, Dan. Your order is in: 3 Garlic Knots, extra garlic. The total is $24.00.',
    });
  });

  it('are placed once by the same action, however often it is tried', async () => {
    const call = await conversation();
    const before = await count();
    const input = { customer_name: 'Dan', lines: [{ menu_item_id: knots, quantity: 1 }] };
    const tries = await Promise.all(Array.from({ length: 5 }, () => call('place_order', input)));
    expect(new Set(tries.map((one) => one?.ok && one.receipt?.id)).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });

  it('are refused, as a whole, when an item is sold out', async () => {
    const soda = await add('Lemon Soda', 4);
    await app.ask('PUT', `/api/agent/${cast.agentId}/menu-items/${soda}/toggle-availability`, {
      as: cast.tokens.owner,
    });
    const call = await conversation();
    const before = await count();
    const lines = [
      { menu_item_id: knots, quantity: 1 },
      { menu_item_id: soda, quantity: 1 },
    ];
    expect(await call('price_order', { lines })).toMatchObject({
      ok: true,
      value: { total_cents: 800, problems: [{ name: 'Lemon Soda', code: 'sold_out' }] },
    });
    const refused = await call('place_order', { customer_name: 'Dan', lines });
    expect(refused).toEqual({
      ok: false,
      code: 'item-not-sold',
      say: "I'm sorry, Lemon Soda just sold out, so I have not placed the order yet.",
    });
    expect(await count()).toBe(before);
  });

  it('are not placed any more when the time for it is over', async () => {
    const call = await conversation();
    const before = await count();
    const lines = [{ menu_item_id: knots, quantity: 1 }];
    await expect(call('place_order', { customer_name: 'Dan', lines }, 'late', AbortSignal.abort())).rejects.toThrow(
      'aborted',
    );
    expect(await count()).toBe(before);
  });

  it('know only the menu of their own agent', async () => {
    const call = await conversation();
    const other = '7f3c1d52-0000-4000-8000-000000000000';
    expect(await call('price_order', { lines: [{ menu_item_id: other, quantity: 1 }] })).toMatchObject({
      value: { lines: [], problems: [{ code: 'gone' }] },
    });
  });
});

describe('who may', () => {
  const one = async () => `/api/orders/${(await order()).id}`;
  playRights({ method: 'GET', url: '/api/agent/{agent}/orders' }, [401, 404, 200, 200, 200, 200], on);
  playRights({ method: 'GET', url: one }, [401, 404, 200, 200, 200, 200], on);
  playRights({ method: 'PUT', url: one, body: { status: 'ready' } }, [401, 404, 403, 200, 200, 200], on);
  playRights({ method: 'DELETE', url: one }, [401, 404, 403, 403, 204, 204], on);
});

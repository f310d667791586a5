import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { playRights } from '../../testing/scenario.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});
const on = () => ({ app, cast });
const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown) =>
  app.ask(method, `/api${url}`, { as: cast.tokens.editor, body });
const PHONE = '+17185550172';
const order = async (price = 14): Promise<string> => {
  const order_items = [{ name: 'Margherita', price, quantity: 1 }];
  const body = { customer_name: 'Dan', customer_phone: PHONE, order_items };
  return String((await ask('POST', `/agent/${cast.agentId}/orders`, body)).body.id);
};
const cancel = (id: string, reason: string) => ask('PUT', `/orders/${id}/cancellation`, { reason });

describe('an order that is cancelled', () => {
  it('says why, stands where it stood, and can be taken back', async () => {
    const id = await order();
    await ask('PUT', `/orders/${id}`, { status: 'in_progress' });
    expect((await cancel(id, 'Sold out')).body).toMatchObject({
      status: 'in_progress',
      cancelled_at: expect.any(String),
      cancel_reason: 'Sold out',
    });
    const back = await ask('DELETE', `/orders/${id}/cancellation`);
    expect(back.body).toMatchObject({ status: 'in_progress', cancelled_at: null, cancel_reason: null });
  });

  it('keeps its moment when the reason is put right', async () => {
    const id = await order();
    const { cancelled_at } = (await cancel(id, 'Sold ot')).body;
    expect((await cancel(id, 'Sold out')).body).toMatchObject({ cancelled_at, cancel_reason: 'Sold out' });
  });

  it('is not moved, so that nobody is told that it is ready', async () => {
    const id = await order();
    await cancel(id, 'Customer cancelled');
    const moved = await ask('PUT', `/orders/${id}`, { status: 'ready' });
    expect(moved).toMatchObject({ status: 422, body: { errors: { status: expect.stringMatching(/cancelled/) } } });
  });

  it('needs a reason', async () => {
    expect((await cancel(await order(), '  ')).body.errors).toEqual({ reason: 'Say why the order is cancelled' });
  });

  it('is told apart in the list for a spreadsheet', async () => {
    const id = await order();
    await cancel(id, 'Not picked up');
    const { text } = await ask('GET', `/agent/${cast.agentId}/spreadsheets/orders`);
    expect(text.split('\n').find((line) => line.includes(id))).toContain('cancelled,Not picked up');
  });
});

describe('money', () => {
  /** Each sum of the product that says what was sold. */
  const sums = async () => {
    const board = (await ask('GET', `/agent/${cast.agentId}/orders/statistics`)).body;
    const home = (await ask('GET', `/agent/${cast.agentId}/statistics`)).body;
    const caller = (await ask('GET', `/agent/${cast.agentId}/callers/${encodeURIComponent(PHONE)}`)).body;
    return {
      board: { orders: board.total_orders, revenue: board.total_revenue, items: board.items_sold },
      beside: { cancelled: board.cancelled, tests: board.tests },
      open: board.by_status.new,
      home: { orders: home.sales.orders.current, revenue: home.sales.revenue.current },
      caller: { orders: caller.order_count, revenue: caller.order_total },
    };
  };

  it('is neither what was cancelled nor what was tried, wherever it is summed', async () => {
    await order();
    const before = await sums();
    await cancel(await order(), 'Sold out');
    const test = await app.database.db
      .insertInto('conversations')
      .values({ agent_id: cast.agentId, channel: 'voice', status: 'completed', carrier: 'browser', is_test: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.database.db
      .updateTable('orders')
      .set({ conversation_id: test.id })
      .where('id', '=', await order())
      .execute();
    expect(await sums()).toEqual({
      ...before,
      // A test is on the board: somebody looks at what it does there.
      open: before.open + 1,
      beside: { cancelled: before.beside.cancelled + 1, tests: before.beside.tests + 1 },
    });
  });
});

describe('who may', () => {
  const url = async () => `/api/orders/${await order()}/cancellation`;
  playRights({ method: 'PUT', url, body: { reason: 'Sold out' } }, [401, 404, 403, 200, 200, 200], on);
  playRights({ method: 'DELETE', url }, [401, 404, 403, 200, 200, 200], on);
});

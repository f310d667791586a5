import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});

const NOON = new Date('2026-11-20T17:00:00Z');
const DAY_MS = 86_400_000;
const ask = async (path: string) =>
  (await app.ask('GET', `/api/agent/${cast.agentId}/${path}`, { as: cast.tokens.viewer })).body;

const held = async (more: object = {}) => {
  const { id } = await app.database.db
    .insertInto('conversations')
    .values({ agent_id: cast.agentId, channel: 'voice', status: 'completed', carrier: 'browser', ...more })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
const order = (total_cents: number, created_at: Date, more: object = {}) =>
  app.database.db
    .insertInto('orders')
    .values({ agent_id: cast.agentId, customer_name: 'Dan', total_cents, created_at, ...more })
    .execute();
const book = (created_at: Date, more: object = {}) =>
  app.database.db
    .insertInto('appointments')
    .values({
      agent_id: cast.agentId,
      customer_name: 'June',
      starts_at: new Date('2027-01-04T15:00:00Z'),
      ends_at: new Date('2027-01-04T15:30:00Z'),
      created_at,
      ...more,
    })
    .execute();

describe('money and appointments of some days', () => {
  it('stand beside those of the days before, without tests and what was cancelled', async () => {
    const test = await held({ is_test: true });
    const before = new Date(NOON.getTime() - DAY_MS);
    await order(2750, NOON);
    await order(1225, NOON);
    await order(9900, NOON, { conversation_id: test });
    await order(2000, before);
    await book(NOON);
    await book(NOON, { status: 'cancelled' });
    await book(NOON, { conversation_id: test });
    expect((await ask('statistics?start_date=2026-11-20&end_date=2026-11-20')).sales).toEqual({
      orders: { current: 2, change: 1, change_percent: 100 },
      revenue: { current: 39.75, change: 19.75, change_percent: 98.8 },
      bookings: { current: 1, change: 1, change_percent: null },
    });
  });
});

describe('what waits for a person', () => {
  it('is counted whichever days are looked at', async () => {
    expect(await ask('waiting')).toEqual({ callbacks: 0, complaints: 0, failed_calls: 0, orders: 0, lessons: 0 });
    const agent = { agent_id: cast.agentId };
    const left = { ...agent, caller_name: 'Dan', caller_phone: '+17185550172', body: 'Cold pizza' };
    const { db } = app.database;
    await db
      .insertInto('callbacks')
      .values([
        { ...left, kind: 'complaint' },
        { ...left, kind: 'missed', caller_phone: '(718) 555-0172' },
        { ...left, kind: 'message', caller_phone: '' },
        { ...left, kind: 'message', caller_phone: '' },
        { ...left, kind: 'complaint', done_at: new Date() },
      ])
      .execute();
    await held({ status: 'failed' });
    await held({ status: 'failed', is_test: true });
    await held({ status: 'failed', started_at: new Date(Date.now() - 3 * DAY_MS) });
    await order(1000, new Date());
    await order(1000, new Date(), { status: 'ready' });
    await db
      .insertInto('memories')
      .values([
        { ...agent, content: 'We have parking.', memory_type: 'lesson', proposed: true },
        { ...agent, content: 'We are closed on Mondays.', memory_type: 'lesson', proposed: true, dismissed_at: NOON },
      ])
      .execute();
    expect(await ask('waiting')).toEqual({ callbacks: 3, complaints: 1, failed_calls: 1, orders: 1, lessons: 1 });
  });
});

import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { playRights } from '../../testing/scenario.ts';

/** November 2026 of Sal's, in New York, with what does not count among it. */

let app: TestApp;
let cast: Cast;
const NOVEMBER = 'start_date=2026-11-01&end_date=2026-11-30';
const DISHES = [
  ['Margherita', 1450],
  ['margherita', 1399],
  ['Garlic Knots', 799],
  ['Lemon Soda', 333],
] as const;

const ask = async (path: string) => app.ask('GET', `/api/agent/${cast.agentId}/${path}`, { as: cast.tokens.viewer });
const reportOf = async () => (await ask(`report?${NOVEMBER}`)).body;

/** One every seven hours, of one to three dishes each. */
async function sell(): Promise<void> {
  const { db } = app.database;
  const test = await talk({ is_test: true });
  for (let at = 0; at < 100; at++) {
    const lines = Array.from({ length: 1 + (at % 3) }, (_, line) => {
      const [name, price_cents] = DISHES[(at + line) % 4] ?? DISHES[0];
      return { name, price_cents, quantity: 1 + ((at + line) % 5), position: line };
    });
    const { id } = await db
      .insertInto('orders')
      .values({
        agent_id: cast.agentId,
        customer_name: 'Dan',
        created_at: new Date(Date.UTC(2026, 10, 1, 5 + at * 7)),
        total_cents: lines.reduce((sum, line) => sum + line.price_cents * line.quantity, 0),
        ...(at % 11 === 0 && { cancelled_at: new Date() }),
        ...(at % 13 === 0 && { conversation_id: test }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('order_items')
      .values(lines.map((line) => ({ ...line, order_id: id })))
      .execute();
  }
}

const talk = async (more: object = {}) =>
  (
    await app.database.db
      .insertInto('conversations')
      .values({
        agent_id: cast.agentId,
        channel: 'voice',
        status: 'completed',
        carrier: 'browser',
        started_at: new Date('2026-11-20T18:00:00Z'),
        ...more,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
  await sell();
});

/** What the database itself says was sold, in cents. */
const soldCents = async (): Promise<number> => {
  const { rows } = await sql<{ cents: number }>`
    select sum(total_cents)::int as cents from orders o
    where agent_id = ${cast.agentId} and cancelled_at is null
      and not exists (select from conversations c where c.id = o.conversation_id and c.is_test)
      and (created_at at time zone 'America/New_York')::date between '2026-11-01' and '2026-11-30'`.execute(
    app.database.db,
  );
  return rows[0]?.cents ?? 0;
};

describe('the sales of a month', () => {
  it.each(['sales-by-day', 'sales-by-hour', 'sales-by-dish'])('add up to the cent, as %s', async (list) => {
    const { text } = await ask(`spreadsheets/${list}?${NOVEMBER}`);
    const [, ...rows] = text.trim().split('\n');
    const cents = rows.map((row) => Math.round(Number(row.split(',').at(-1)) * 100));
    expect(cents.reduce((sum, one) => sum + one, 0)).toBe(await soldCents());
    expect(await soldCents()).toBeGreaterThan(100_000);
  });

  it('are of a dish by its name, whatever its case', async () => {
    const { sales } = await reportOf();
    expect(sales.by_dish.map(({ dish }: { dish: string }) => dish.toLowerCase()).toSorted()).toEqual([
      'garlic knots',
      'lemon soda',
      'margherita',
    ]);
  });

  it('are as many as the orders that each figure leads to', async () => {
    const { sales } = await reportOf();
    const led = async (query: string) => (await ask(`orders?sold=true&limit=1&${query}`)).body.total;
    expect(await led(NOVEMBER)).toBe(sales.orders);
    for (const { day, orders } of sales.by_day) expect(await led(`start_date=${day}&end_date=${day}`)).toBe(orders);
    for (const { hour, orders } of sales.by_hour) expect(await led(`${NOVEMBER}&hour=${hour}`)).toBe(orders);
    for (const { dish, orders } of sales.by_dish)
      expect(await led(`${NOVEMBER}&dish=${encodeURIComponent(dish)}`)).toBe(orders);
  });
});

describe('bookings by service', () => {
  it('are as many as the bookings that each line leads to', async () => {
    const { db } = app.database;
    const { id: cleaning } = await db
      .insertInto('services')
      .values({ agent_id: cast.agentId, name: 'Cleaning', minutes: 30 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const made = (service_id: string | null, status: string, at: string, more: object = {}) => {
      const times = { starts_at: new Date(at), ends_at: new Date(Date.parse(at) + 1_800_000) };
      const created_at = new Date('2026-11-12T18:00:00Z');
      return { agent_id: cast.agentId, customer_name: 'June', service_id, status, created_at, ...times, ...more };
    };
    await db
      .insertInto('appointments')
      .values([
        made(cleaning, 'booked', '2026-12-01T15:00:00Z'),
        made(cleaning, 'no_show', '2026-11-14T15:00:00Z'),
        made(cleaning, 'cancelled', '2026-12-02T15:00:00Z'),
        made(null, 'arrived', '2026-11-15T15:00:00Z'),
        made(cleaning, 'booked', '2026-12-03T15:00:00Z', { created_at: new Date('2026-12-01T18:00:00Z') }),
      ])
      .execute();
    const { bookings } = await reportOf();
    expect(bookings.by_service).toEqual([
      { service_id: cleaning, service_name: 'Cleaning', bookings: 2 },
      { service_id: null, service_name: null, bookings: 1 },
    ]);
    for (const { service_id, bookings: count } of bookings.by_service)
      expect((await ask(`appointments?${NOVEMBER}&made=${service_id ?? 'none'}`)).body).toMatchObject({ total: count });
  });
});

describe('what came of conversations', () => {
  it('counts one that two things came of once, and in both of its lines', async () => {
    const both = await talk();
    await app.database.db
      .insertInto('callbacks')
      .values({
        agent_id: cast.agentId,
        conversation_id: both,
        kind: 'complaint',
        caller_name: 'Mia',
        caller_phone: '',
        body: 'Cold',
      })
      .execute();
    await app.database.db
      .insertInto('orders')
      .values({ agent_id: cast.agentId, conversation_id: both, customer_name: 'Mia', total_cents: 0 })
      .execute();
    await talk();
    const angry = await talk();
    await app.database.db
      .insertInto('callbacks')
      .values({
        agent_id: cast.agentId,
        conversation_id: angry,
        kind: 'complaint',
        caller_name: '',
        caller_phone: '',
        body: 'Late',
      })
      .execute();
    const { conversations } = await reportOf();
    expect(conversations).toMatchObject({ total: 3, became_something: 1 });
    for (const { outcome, conversations: count } of conversations.by_outcome) {
      const { items } = (await ask(`conversations?${NOVEMBER}&outcome=${outcome}`)).body;
      expect(items.filter(({ is_test }: { is_test: boolean }) => !is_test)).toHaveLength(count);
    }
  });

  it('says what the agent had no answer to, and in which of them', async () => {
    const conversation_id = await talk();
    const { id: message_id } = await app.database.db
      .insertInto('messages')
      .values({ id: crypto.randomUUID(), conversation_id, turn: 1, role: 'agent', content: "I don't have that here." })
      .returning('id')
      .executeTakeFirstOrThrow();
    const lesson = { agent_id: cast.agentId, content: 'A caller asked: “Do you have parking?”', memory_type: 'lesson' };
    const asked = {
      ...lesson,
      conversation_id,
      message_id,
      proposed: true,
      created_at: new Date('2026-11-20T18:05:00Z'),
    };
    await app.database.db.insertInto('memories').values(asked).execute();
    expect((await reportOf()).unanswered).toEqual([
      { content: lesson.content, conversation_id, at: '2026-11-20T18:05:00.000Z' },
    ]);
  });
});

describe('who may', () => {
  playRights({ method: 'GET', url: '/api/agent/{agent}/report' }, [401, 404, 200, 200, 200, 200], () => ({
    app,
    cast,
  }));
});

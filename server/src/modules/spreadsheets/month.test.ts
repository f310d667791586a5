import { sql } from 'kysely';
import Papa from 'papaparse';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';

/**
 * October 2026 of a pizzeria in Adelaide, whose clocks are half an hour beside those of others and skip an hour on the
 * fourth. What was sold came in as owners and agents write it down: from the menu, with options, changed and cancelled
 * since. The file is held against sums that the database makes by itself.
 */
const ZONE = 'Australia/Adelaide';
const OCTOBER = 'start_date=2026-10-01&end_date=2026-10-31';

let app: TestApp;
let cast: Cast;
let pie = '';
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
  await ask('PATCH', `/agent/${cast.agentId}/settings`, { timezone: ZONE });
  const { body } = await ask('POST', `/agent/${cast.agentId}/menu-items`, {
    name: 'Margherita, "the" pie',
    category: 'Pizza',
    price: 13.99,
    option_groups: [
      { name: 'Size', min: 1, max: 1, choices: [CHOICE('Small', -2.35), CHOICE('Large', 5.55)] },
      { name: 'Toppings', min: 0, max: 3, choices: [CHOICE('Ham', 3.05), CHOICE('Olives', 1.1)] },
    ],
  });
  pie = String(body.id);
  await sellOctober();
});

const CHOICE = (name: string, price: number) => ({ name, price });
const ask = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, body?: unknown) => {
  const answer = await app.ask(method, `/api${url}`, { as: cast.tokens.owner, body });
  expect(answer.status, `${method} ${url}: ${answer.text}`).toBeLessThan(300);
  return answer;
};

const large = (quantity: number, ...toppings: string[]) => ({
  menu_item_id: pie,
  quantity,
  options: [{ group: 'Size', choice: 'Large' }, ...toppings.map((choice) => ({ group: 'Toppings', choice }))],
});
const small = () => ({ menu_item_id: pie, quantity: 1, options: [{ group: 'Size', choice: 'Small' }] });
const knots = (quantity: number, price = 7.99) => ({ name: 'Garlic Knots', price, quantity });
const soda = (quantity: number) => ({ name: 'Lemon Soda', price: 3.33, quantity });

/** Placed as at a counter, then put where it belongs on the calendar: the moment is the database's own. */
async function place(at: string, order_items: object[]): Promise<string> {
  const order = { customer_name: 'Dan', customer_phone: '(718) 555-0172', order_items };
  const id = String((await ask('POST', `/agent/${cast.agentId}/orders`, order)).body.id);
  await app.database.db.updateTable('orders').set({ created_at: at }).where('id', '=', id).execute();
  return id;
}

async function sellOctober(): Promise<void> {
  // The last second of September and the first of November, and the moments beside them, on the clock of the business.
  await place('2026-09-30T23:59:59.999+09:30', [knots(50)]);
  await place('2026-10-01T00:00:00+09:30', [large(2, 'Ham', 'Olives'), soda(3)]);
  await place('2026-10-31T23:59:59.999+10:30', [knots(7), small()]);
  await place('2026-11-01T00:00:00+10:30', [knots(60)]);
  // Around the hour that there is not, and the midnight before it.
  await place('2026-10-03T23:59:30+09:30', [soda(1)]);
  await place('2026-10-04T00:00:30+09:30', [soda(2)]);
  await place('2026-10-04T01:59:59+09:30', [knots(1, 8.49)]);
  await place('2026-10-04T03:00:00+10:30', [large(1)]);
  for (let day = 5; day < 31; day++)
    await place(`2026-10-${String(day).padStart(2, '0')}T19:30:00+10:30`, [
      large(1 + (day % 3), ...(day % 2 ? ['Ham'] : [])),
      { ...soda(day % 4 || 1), name: day % 5 ? 'Lemon Soda' : 'lemon soda' },
    ]);

  const changed = await place('2026-10-12T12:00:00+10:30', [knots(9), soda(9)]);
  await ask('PUT', `/orders/${changed}`, { order_items: [knots(2, 6.66), small()] });
  await ask('PUT', `/orders/${await place('2026-10-13T12:00:00+10:30', [knots(40)])}/cancellation`, { reason: 'Late' });
  const back = await place('2026-10-14T12:00:00+10:30', [knots(3)]);
  await ask('PUT', `/orders/${back}/cancellation`, { reason: 'Not picked up' });
  await ask('DELETE', `/orders/${back}/cancellation`);
  await ask('DELETE', `/orders/${await place('2026-10-15T12:00:00+10:30', [knots(70)])}`);
  await tried(await place('2026-10-16T12:00:00+10:30', [knots(80)]));
}

/** Was ordered while the agent was tried. */
async function tried(orderId: string): Promise<void> {
  const { db } = app.database;
  const { id } = await db
    .insertInto('conversations')
    .values({ agent_id: cast.agentId, channel: 'voice', status: 'completed', carrier: 'browser', is_test: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('orders').set({ conversation_id: id }).where('id', '=', orderId).execute();
}

const rowsOf = async (list: string) => {
  const { text } = await ask('GET', `/agent/${cast.agentId}/spreadsheets/${list}?${OCTOBER}`);
  return Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), { header: true, skipEmptyLines: true }).data;
};
const inCents = (dollars: string | undefined): number => Math.round(Number(dollars) * 100);
const centsOf = (rows: Record<string, string>[]): number =>
  rows.reduce((sum, { revenue }) => sum + inCents(revenue), 0);

/** By the database alone, with none of the words that the product counts with. */
const sold = sql`
  from orders join order_items on order_items.order_id = orders.id
  left join conversations on conversations.id = orders.conversation_id
  where cancelled_at is null and is_test is not true
    and orders.created_at >= timestamp '2026-10-01' at time zone ${sql.lit(ZONE)}
    and orders.created_at < timestamp '2026-11-01' at time zone ${sql.lit(ZONE)}`;

describe('the sales of a month by dish', () => {
  it('are, dish by dish and to the cent, what the database says', async () => {
    const { rows } = await sql<{ dish: string; quantity: string; orders: string; cents: string }>`
      select lower(order_items.name) as dish, sum(quantity)::text as quantity,
        count(distinct orders.id)::text as orders, sum(quantity * price_cents)::text as cents
      ${sold} group by 1`.execute(app.database.db);
    const inFile = (await rowsOf('sales-by-dish')).map(({ dish = '', quantity, orders, revenue }) => ({
      dish: dish.toLowerCase(),
      quantity,
      orders,
      cents: String(inCents(revenue)),
    }));
    const byName = (one: { dish: string }, other: { dish: string }) => one.dish.localeCompare(other.dish);
    expect(inFile.toSorted(byName)).toEqual(rows.toSorted(byName));
    expect(inFile).toHaveLength(3);
  });

  it('are what was ordered: changed lines as they are now, options at their prices', async () => {
    // 7 at the last second, 2 that were changed to, 3 that were taken back from being cancelled; one was dearer.
    const knotCents = 10 * 799 + 2 * 666 + 849;
    expect((await rowsOf('sales-by-dish')).find(({ dish }) => dish === 'Garlic Knots')).toEqual({
      dish: 'Garlic Knots',
      quantity: '13',
      orders: '4',
      revenue: (knotCents / 100).toFixed(2),
    });
    const { rows } = await sql<{ price_cents: number }>`
      select distinct price_cents ${sold} and order_items.menu_item_id = ${pie} order by 1`.execute(app.database.db);
    expect(rows.map(({ price_cents }) => price_cents)).toEqual([
      1399 - 235,
      1399 + 555,
      1399 + 555 + 305,
      1399 + 555 + 305 + 110,
    ]);
  });

  it('come to the same as the days, the hours and the list of orders', async () => {
    const cents = centsOf(await rowsOf('sales-by-dish'));
    expect(cents).toBeGreaterThan(100_000);
    expect(centsOf(await rowsOf('sales-by-day'))).toBe(cents);
    expect(centsOf(await rowsOf('sales-by-hour'))).toBe(cents);
    const orders = (await rowsOf('orders')).filter(({ status, test }) => status !== 'cancelled' && test !== 'true');
    expect(orders.reduce((sum, { total }) => sum + inCents(total), 0)).toBe(cents);
  });

  it('are of the days on the clock of the business', async () => {
    const days = await rowsOf('sales-by-day');
    expect([days.at(0)?.day, days.at(-1)?.day]).toEqual(['2026-10-01', '2026-10-31']);
    expect(days.find(({ day }) => day === '2026-10-03')).toMatchObject({ orders: '1', revenue: '3.33' });
    expect(days.find(({ day }) => day === '2026-10-04')).toMatchObject({ orders: '3' });
    const { rows } = await sql<{ n: number }>`select count(distinct orders.id)::int as n ${sold}`.execute(
      app.database.db,
    );
    expect(days.reduce((sum, { orders }) => sum + Number(orders), 0)).toBe(rows[0]?.n);
  });
});

import { dollars } from '@attendant/contract/endpoint';
import { ianaZone } from '@attendant/contract/fields/zones';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import { isSold, ordersWithin, type Span } from './queries.ts';

interface Sold {
  orders: number;
  revenue: number;
}

/** What was sold in a span, by day and hour of the business's clock and by dish: each of them adds up to the whole. */
export async function salesIn(db: Db, agentId: string, zone: string, span: Span) {
  const local = sql`orders.created_at at time zone ${ianaZone(zone)}`;
  const [by_day, by_hour, by_dish] = await Promise.all([
    soldBy<string>(db, agentId, span, sql`(${local})::date::text`),
    soldBy<number>(db, agentId, span, sql`extract(hour from ${local})::int`),
    soldByDish(db, agentId, span),
  ]);
  return {
    orders: by_day.reduce((sum, { orders }) => sum + orders, 0),
    revenue: dollars(by_day.reduce((sum, { cents }) => sum + cents, 0)),
    by_day: by_day.map(({ key, ...sold }) => ({ day: key, ...soldIn(sold) })),
    by_hour: by_hour.map(({ key, ...sold }) => ({ hour: key, ...soldIn(sold) })),
    by_dish: by_dish.map(({ dish, quantity, ...sold }) => ({ dish, quantity, ...soldIn(sold) })),
  };
}

const soldIn = ({ orders, cents }: { orders: number; cents: number }): Sold => ({ orders, revenue: dollars(cents) });

function soldBy<Key>(db: Db, agentId: string, span: Span, key: RawBuilder<unknown>) {
  return ordersWithin(db, agentId, span)
    .where(isSold)
    .select((eb) => [
      sql<Key>`${key}`.as('key'),
      eb.fn.countAll<number>().as('orders'),
      sql<number>`sum(total_cents)::float8`.as('cents'),
    ])
    .groupBy(sql`1`)
    .orderBy(sql`1`)
    .execute();
}

function soldByDish(db: Db, agentId: string, span: Span) {
  return ordersWithin(db, agentId, span)
    .innerJoin('order_items', 'order_items.order_id', 'orders.id')
    .where(isSold)
    .select([
      sql<string>`min(order_items.name)`.as('dish'),
      sql<number>`sum(quantity)::int`.as('quantity'),
      sql<number>`count(distinct orders.id)::int`.as('orders'),
      sql<number>`sum(quantity * price_cents)::float8`.as('cents'),
    ])
    .groupBy(sql`lower(order_items.name)`)
    .orderBy('cents', 'desc')
    .orderBy('dish')
    .execute();
}

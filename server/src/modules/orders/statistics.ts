import { dollars } from '@attendant/contract/endpoint';
import type { OrderStatistics } from '@attendant/contract/orders';
import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import { daySpan } from '../../days.ts';
import type { AgentActor } from '../../http/context.ts';
import { zoneOf } from '../agents/index.ts';
import { isTestIn } from '../conversations/index.ts';
import { isSold, ordersWithin } from './queries.ts';

/** What the orders of some days come to, whatever their status. What is no money is counted beside. */
export async function orderStatistics(
  db: Db,
  actor: AgentActor,
  range: { start_date?: string | undefined; end_date?: string | undefined; with_open?: boolean | undefined },
): Promise<OrderStatistics> {
  const { from, to, first, last } = daySpan(range, await zoneOf(db, actor));
  const all = ordersWithin(db, actor.agentId, { from, to });
  const sold = all.where(isSold);
  const [byStatus, sums, items, beside] = await Promise.all([
    ordersWithin(db, actor.agentId, { from, to }, range.with_open)
      .where('cancelled_at', 'is', null)
      .groupBy('status')
      .select((eb) => ['status', eb.fn.countAll<number>().as('orders')])
      .execute(),
    sold
      .select((eb) => [eb.fn.countAll<number>().as('orders'), eb.fn.sum<number>('total_cents').as('cents')])
      .executeTakeFirstOrThrow(),
    sold
      .innerJoin('order_items', 'order_id', 'orders.id')
      .select((eb) => eb.fn.sum<number>('quantity').as('items'))
      .executeTakeFirst(),
    all
      .select((eb) => [
        eb.fn.countAll<number>().filterWhere(isTestIn('orders.conversation_id')).as('tests'),
        eb.fn
          .count<number>('cancelled_at')
          .filterWhere(sql<boolean>`not ${isTestIn('orders.conversation_id')}`)
          .as('cancelled'),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  const of = (status: string) => byStatus.find((one) => one.status === status)?.orders ?? 0;
  const total = sums.orders;
  const revenue = Number(sums.cents);
  return {
    total_orders: total,
    by_status: { new: of('new'), in_progress: of('in_progress'), ready: of('ready'), completed: of('completed') },
    total_revenue: dollars(revenue),
    average_order_value: total === 0 ? 0 : dollars(revenue / total),
    items_sold: Number(items?.items ?? 0),
    cancelled: beside.cancelled,
    tests: beside.tests,
    date_range: { start: first, end: last },
  };
}

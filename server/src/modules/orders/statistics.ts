import { dollars } from '@attendant/contract/endpoint';
import type { OrderStatistics } from '@attendant/contract/orders';
import type { Db } from '../../database/open.ts';
import { daySpan } from '../../days.ts';
import type { AgentActor } from '../../http/context.ts';
import { zoneOf } from '../agents/index.ts';
import { ordersWithin } from './queries.ts';

/** What the orders of some days come to. Every order counts, whatever its status. */
export async function orderStatistics(
  db: Db,
  actor: AgentActor,
  range: { start_date?: string | undefined; end_date?: string | undefined; with_open?: boolean | undefined },
): Promise<OrderStatistics> {
  const { from, to, first, last } = daySpan(range, await zoneOf(db, actor.agentId));
  const within = ordersWithin(db, actor.agentId, { from, to });
  const [byStatus, sums, sold] = await Promise.all([
    ordersWithin(db, actor.agentId, { from, to }, range.with_open)
      .groupBy('status')
      .select((eb) => ['status', eb.fn.countAll<number>().as('orders')])
      .execute(),
    within
      .select((eb) => [eb.fn.countAll<number>().as('orders'), eb.fn.sum<number>('total_cents').as('cents')])
      .executeTakeFirstOrThrow(),
    within
      .innerJoin('order_items', 'order_id', 'orders.id')
      .select((eb) => eb.fn.sum<number>('quantity').as('items'))
      .executeTakeFirst(),
  ]);
  const of = (status: string) => byStatus.find((one) => one.status === status)?.orders ?? 0;
  const total = sums.orders;
  const revenue = Number(sums.cents);
  return {
    total_orders: total,
    by_status: { new: of('new'), in_progress: of('in_progress'), ready: of('ready'), completed: of('completed') },
    total_revenue: dollars(revenue),
    average_order_value: total === 0 ? 0 : dollars(revenue / total),
    items_sold: Number(sold?.items ?? 0),
    date_range: { start: first, end: last },
  };
}

import type { Order, OrderItem } from '@attendant/contract/orders';
import { CategoryStations, stationOf } from '@attendant/contract/orders/stations';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database/open.ts';
import { readSpelt, type Spelt, shownDollars, shownMoment, shownObject, spelt } from '../../database/shown.ts';
import type { AgentActor } from '../../http/context.ts';
import { problem } from '../../http/problem.ts';
import { isTestIn } from '../conversations/index.ts';
import { categoryOfItem } from '../menu/index.ts';
import { ordersOf } from './queries.ts';

/** Orders as somebody is shown them, with their lines in the order they were said. */

/**
 * In place of its station each line has what decides it, where the kitchen has stations: what the owner changes on the
 * menu holds for tickets that hang already.
 */
const LINES = sql<OrderItem[]>`coalesce((
  select json_agg(${shownObject<OrderItem>({
    id: 'l.id',
    menu_item_id: 'l.menu_item_id',
    name: 'l.name',
    quantity: 'l.quantity',
    price: shownDollars('l.price_cents'),
    note: 'l.note',
    options: 'l.options',
    done: sql`l.done_at is not null`,
    station: sql`case when kitchen.stations is not null then ${categoryOfItem('l.menu_item_id')} end`,
  })} order by l.position) from order_items l where l.order_id = orders.id), '[]')`;

const SHOWN = shownObject<Order>({
  id: 'orders.id',
  agent_id: 'orders.agent_id',
  conversation_id: 'orders.conversation_id',
  status: 'orders.status',
  customer_name: 'orders.customer_name',
  customer_phone: 'orders.customer_phone',
  order_items: LINES,
  special_request: 'orders.special_request',
  allergies: 'orders.allergies',
  fulfilment: 'orders.fulfilment',
  delivery_address: 'orders.delivery_address',
  wanted_at: shownMoment('orders.wanted_at'),
  promised_at: shownMoment('orders.promised_at'),
  closes_at: shownMoment('orders.closes_at'),
  waits_until: shownMoment('orders.waits_until'),
  total_price: shownDollars('orders.total_cents'),
  cancelled_at: shownMoment('orders.cancelled_at'),
  cancel_reason: 'orders.cancel_reason',
  is_test: isTestIn('orders.conversation_id'),
  created_at: shownMoment('orders.created_at'),
  updated_at: shownMoment('orders.updated_at'),
});

/** Orders as they are read for somebody, beside the stations of their kitchen. */
export const showing = (orders: ReturnType<typeof ordersOf>) =>
  orders
    .leftJoin('order_settings as kitchen', (join) =>
      join.onRef('kitchen.agent_id', '=', 'orders.agent_id').on(sql<boolean>`kitchen.stations <> '[]'`),
    )
    .select([spelt(SHOWN).as('shown'), 'kitchen.stations']);

interface Row {
  shown: Spelt<Order>;
  stations: unknown;
}

/** What is left to do to orders that are read for somebody; null: nothing. */
export function seenBy({ role }: Pick<AgentActor, 'role'>, { stations }: Pick<Row, 'stations'>) {
  const makers = stations === null ? [] : CategoryStations.parse(stations);
  if (role !== 'kitchen' && makers.length === 0) return null;
  return (order: Order): Order => ({
    ...order,
    customer_phone: role === 'kitchen' ? phoneOnTicket(order) : order.customer_phone,
    order_items: order.order_items.map((line) => ({ ...line, station: stationOf(makers, line.station) })),
  });
}

type Viewer = Pick<AgentActor, 'agentId' | 'role'>;

/** One as it is now. Refuses with `not-found` one of another agent. */
export async function showOrder(db: Db | Tx, viewer: Viewer, orderId: string): Promise<Order> {
  const row = await showing(ordersOf(db, viewer.agentId)).where('orders.id', '=', orderId).executeTakeFirst();
  if (!row) throw problem('not-found');
  const order = readSpelt(row.shown);
  return seenBy(viewer, row)?.(order) ?? order;
}

/** Whoever brings an order rings; else the end of a number is enough to tell two of a name apart. */
const phoneOnTicket = ({ customer_phone, fulfilment }: Order): string =>
  fulfilment === 'delivery' || customer_phone === '' ? customer_phone : `…${customer_phone.slice(-4)}`;

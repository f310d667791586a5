import type { Order, OrderItem } from '@attendant/contract/orders';
import { stationOf } from '@attendant/contract/orders/stations';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../database/open.ts';
import { shownDollars, shownMoment, shownObject } from '../../database/shown.ts';
import type { AgentActor } from '../../http/context.ts';
import { problem } from '../../http/problem.ts';
import { isTestIn } from '../conversations/index.ts';
import { categoryOfItem } from '../menu/index.ts';
import { ordersOf } from './queries.ts';
import { stationsOf } from './settings.ts';

/** Orders as somebody is shown them, with their lines in the order they were said. */

/** In place of its station each line has what decides it. */
const lines = (station: RawBuilder<unknown>) => sql<OrderItem[]>`coalesce((
  select json_agg(${shownObject<OrderItem>({
    id: 'l.id',
    menu_item_id: 'l.menu_item_id',
    name: 'l.name',
    quantity: 'l.quantity',
    price: shownDollars('l.price_cents'),
    note: 'l.note',
    options: 'l.options',
    done: sql`l.done_at is not null`,
    station,
  })} order by l.position) from order_items l where l.order_id = orders.id), '[]')`;

const shown = (order_items: RawBuilder<OrderItem[]>) =>
  shownObject<Order>({
    id: 'orders.id',
    agent_id: 'orders.agent_id',
    conversation_id: 'orders.conversation_id',
    status: 'orders.status',
    customer_name: 'orders.customer_name',
    customer_phone: 'orders.customer_phone',
    order_items,
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

const WITHOUT_STATIONS = shown(lines(sql`null`));
/** What the owner changes on the menu holds for tickets that hang already. */
const WITH_CATEGORIES = shown(lines(categoryOfItem('l.menu_item_id')));

type Viewer = Pick<AgentActor, 'agentId' | 'role'>;

/** How orders are read for somebody: the column that shows one, and what is left to do to it. */
export async function orderView(db: Db | Tx, { agentId, role }: Viewer) {
  const stations = await stationsOf(db, agentId);
  const seen = (order: Order): Order => ({
    ...order,
    customer_phone: role === 'kitchen' ? phoneOnTicket(order) : order.customer_phone,
    order_items: stations.length
      ? order.order_items.map((line) => ({ ...line, station: stationOf(stations, line.station) }))
      : order.order_items,
  });
  return { column: (stations.length ? WITH_CATEGORIES : WITHOUT_STATIONS).as('shown'), seen };
}

/** One as it is now. Refuses with `not-found` one of another agent. */
export async function showOrder(db: Db | Tx, viewer: Viewer, orderId: string): Promise<Order> {
  const { column, seen } = await orderView(db, viewer);
  const row = await ordersOf(db, viewer.agentId).select(column).where('orders.id', '=', orderId).executeTakeFirst();
  if (!row) throw problem('not-found');
  return seen(row.shown);
}

/** Whoever brings an order rings; else the end of a number is enough to tell two of a name apart. */
const phoneOnTicket = ({ customer_phone, fulfilment }: Order): string =>
  fulfilment === 'delivery' || customer_phone === '' ? customer_phone : `…${customer_phone.slice(-4)}`;

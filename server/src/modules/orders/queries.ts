import { ianaZone } from '@attendant/contract/fields/zones';
import { OrderedOption } from '@attendant/contract/menu/options';
import { type Selectable, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db, Tx } from '../../database/open.ts';
import type { Orders } from '../../database/schema.ts';
import { sameNumber } from '../../phones.ts';
import { isTestIn } from '../conversations/index.ts';

export type OrderRow = Selectable<Orders>;

export const ordersOf = (db: Db | Tx, agentId: string) =>
  db.selectFrom('orders').where('orders.agent_id', '=', agentId);

/** How long after midnight an order of the evening before is still at work, and how far ahead one may wait for an opening. */
const EVENING = '6 hours';
const AHEAD = '15 days';

export interface Span {
  from: Date;
  to: Date;
}

/**
 * The orders that came in a span. With what is open also those from before it that the kitchen still has to do with: the
 * evening's after midnight, and what is for an opening or a moment of these days or later. What was completed
 * since stays too, where it can be seen and taken back.
 */
export function ordersWithin(db: Db, agentId: string, { from, to }: Span, withOpen = false) {
  const orders = ordersOf(db, agentId).where('orders.created_at', '<', to);
  if (!withOpen) return orders.where('orders.created_at', '>=', from);
  return orders.where(
    sql<boolean>`(orders.created_at >= ${from} or (orders.created_at >= ${from}::timestamptz - ${AHEAD}::interval
      and (greatest(orders.wanted_at, orders.waits_until) >= ${from} or orders.created_at >= now() - ${EVENING}::interval)
      and ((orders.status <> 'completed' and orders.cancelled_at is null) or orders.updated_at >= ${from})))`,
  );
}

interface Filter {
  sold?: boolean | undefined;
  dish?: string | undefined;
  hour?: number | undefined;
}

/** Those that a figure of a report is made of. */
export function filterOrders(rows: ReturnType<typeof ordersWithin>, { sold, dish, hour }: Filter, zone: string) {
  let found = rows;
  if (sold) found = found.where(isSold);
  if (hour !== undefined)
    found = found.where(sql<boolean>`extract(hour from orders.created_at at time zone ${ianaZone(zone)}) = ${hour}`);
  if (dish !== undefined)
    found = found.where(sql<boolean>`exists (
      select from order_items line where line.order_id = orders.id and lower(line.name) = lower(${dish}))`);
  return found;
}

const Options = z.array(OrderedOption);

/** What was chosen on each line of an order, by the line's id. */
export async function chosenOn(tx: Tx, orderId: string): Promise<ReadonlyMap<string, OrderedOption[]>> {
  const lines = await tx.selectFrom('order_items').select(['id', 'options']).where('order_id', '=', orderId).execute();
  return new Map(lines.map(({ id, options }) => [id, Options.parse(options)]));
}

/** The items of the menu that were ordered in a conversation. */
export async function itemsOrderedIn(db: Db, agentId: string, conversationId: string): Promise<ReadonlySet<string>> {
  const rows = await ordersOf(db, agentId)
    .innerJoin('order_items', 'order_items.order_id', 'orders.id')
    .select('menu_item_id')
    .where('orders.conversation_id', '=', conversationId)
    .execute();
  return new Set(rows.flatMap(({ menu_item_id }) => menu_item_id ?? []));
}

/** Of an order: whether what it comes to is money. A cancelled one is none, and neither is one of trying the agent. */
export const isSold = sql<boolean>`(orders.cancelled_at is null and not ${isTestIn('orders.conversation_id')})`;

/** In cents; null where nothing was ordered in the conversation. */
export async function largestOrderIn(db: Db, conversationId: string): Promise<number | null> {
  const { cents } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.max<number | null>('total_cents').as('cents'))
    .where('conversation_id', '=', conversationId)
    .executeTakeFirstOrThrow();
  return cents;
}

/** How many orders came in a span that are money, and what they come to in cents. */
export async function soldIn(db: Db, agentId: string, span: Span): Promise<{ orders: number; cents: number }> {
  const { orders, cents } = await ordersWithin(db, agentId, span)
    .select((eb) => [eb.fn.countAll<number>().as('orders'), eb.fn.sum<number | null>('total_cents').as('cents')])
    .where(isSold)
    .executeTakeFirstOrThrow();
  return { orders, cents: Number(cents ?? 0) };
}

/** How many orders on the board of these days nobody has begun. */
export async function countNew(db: Db, agentId: string, span: Span): Promise<number> {
  const { count } = await ordersWithin(db, agentId, span, true)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'new')
    .where('cancelled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

const ordersWith = (db: Db | Tx, agentId: string, phone: string) =>
  ordersOf(db, agentId).where(sameNumber('customer_phone', phone));

/** What a number ordered, however it is written, the newest first. */
export const newestOrdersOf = (db: Db | Tx, agentId: string, phone: string, atMost: number): Promise<OrderRow[]> =>
  ordersWith(db, agentId, phone).selectAll().orderBy('created_at', 'desc').limit(atMost).execute();

/** How often a number ordered what is money, and what it came to in cents; null: never. */
export const countOrdersOf = (db: Db | Tx, agentId: string, phone: string) =>
  ordersWith(db, agentId, phone)
    .where(isSold)
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.sum<number | null>('total_cents').as('cents')])
    .executeTakeFirstOrThrow();

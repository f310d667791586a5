import { usPhone } from '@attendant/contract/fields/phones';
import type { NewOrder, Order, OrderChanges } from '@attendant/contract/orders';
import { allows } from '@attendant/contract/permissions';
import { sql } from 'kysely';
import { note } from '../../audit.ts';
import { asDollars, asWord, changesOf, type Telling } from '../../changed-fields.ts';
import { writtenAlong } from '../../database/built-once.ts';
import type { Db, Tx } from '../../database/open.ts';
import { speltPage } from '../../database/shown.ts';
import { daySpan } from '../../days.ts';
import { type AgentActor, actingUser } from '../../http/context.ts';
import { problem, refuseField } from '../../http/problem.ts';
import { tell } from '../../live/live.ts';
import { zoneOf } from '../agents/index.ts';
import { findOpening } from './opening.ts';
import { linesByHand, type OrderLine, totalCents } from './price.ts';
import { chosenOn, filterOrders, type OrderRow, ordersOf, ordersWithin } from './queries.ts';
import { recordReadyText } from './ready-text.ts';
import { seenBy, showing, showOrder } from './shown.ts';
import { findTimes, refuseUnwanted } from './wanted.ts';

/** Those of a span of days of the agent's zone, the newest first, with the number of all that match. */
export async function listOrders(
  db: Db,
  actor: AgentActor,
  query: {
    start_date?: string | undefined;
    end_date?: string | undefined;
    with_open?: boolean | undefined;
    sold?: boolean | undefined;
    dish?: string | undefined;
    hour?: number | undefined;
    limit: number;
    offset: number;
  },
) {
  const zone = await zoneOf(db, actor);
  const found = filterOrders(ordersWithin(db, actor.agentId, daySpan(query, zone), query.with_open), query, zone);
  const rows = await showing(found)
    .select((eb) => eb.fn.countAll<number>().over().as('total'))
    .orderBy('orders.created_at', 'desc')
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  return speltPage(rows, query, rows[0] ? seenBy(actor, rows[0]) : null);
}

/** Fields of the contract; the rest is added by whoever places it. `wanted_at` null: as soon as it can be. */
type Placed = Omit<NewOrder, 'order_items'>;
interface OrderToPlace
  extends Pick<Placed, 'customer_name' | 'customer_phone' | 'special_request'>,
    Partial<Omit<Placed, 'customer_name' | 'customer_phone' | 'special_request'>> {
  lines: readonly OrderLine[];
  /** The business is closed and opens then. */
  opens?: Date | null;
  /** Set by a conversation: the same action places one order, however often it is tried. */
  action?: { conversationId: string; key: string };
}

/** A field of the contract that is not written here does not compile. */
const asRow = (order: OrderToPlace, wantedAt: Date | null) =>
  ({
    request_id: order.request_id ?? null,
    status: order.status ?? 'new',
    customer_name: order.customer_name,
    customer_phone: usPhone(order.customer_phone) ?? order.customer_phone,
    special_request: order.special_request || null,
    allergies: order.allergies || null,
    fulfilment: order.fulfilment ?? null,
    delivery_address: order.delivery_address || null,
    wanted_at: wantedAt,
  }) satisfies Record<keyof Placed, unknown>;

/** Writes an order that was checked and priced; everything that places one comes through here. */
export async function placeOrder(tx: Tx, actor: AgentActor, order: OrderToPlace): Promise<Order> {
  const wantedAt = order.wanted_at ? new Date(order.wanted_at) : null;
  if (wantedAt && !(await placedBefore(tx, actor, order))) await refuseUnwanted(tx, actor.agentId, wantedAt);
  const row = await tx
    .insertInto('orders')
    .values({
      agent_id: actor.agentId,
      conversation_id: order.action?.conversationId ?? null,
      action_key: order.action?.key ?? null,
      ...asRow(order, wantedAt),
      ...(await findTimes(tx, actor.agentId, wantedAt, order.opens ?? null)),
      total_cents: totalCents(order.lines),
      placed_by: actingUser(actor),
    })
    .onConflict((oc) => oc.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) {
    const before = await placedBefore(tx, actor, order);
    if (!before) throw problem('conflict');
    return before;
  }
  await writeLines(tx, row.id, order.lines);
  await note(tx, actor, 'order.placed', row.id);
  await tell(tx, { noun: 'orders', verb: 'placed', agent_id: actor.agentId, id: row.id });
  return showOrder(tx, actor, row.id);
}

async function placedBefore(
  tx: Tx,
  actor: AgentActor,
  { action, request_id }: Pick<OrderToPlace, 'action' | 'request_id'>,
): Promise<Order | null> {
  if (!action && request_id === undefined) return null;
  const orders = ordersOf(tx, actor.agentId).selectAll('orders');
  const row = await (action
    ? orders.where('conversation_id', '=', action.conversationId).where('action_key', '=', action.key)
    : orders.where('request_id', '=', request_id ?? '')
  ).executeTakeFirst();
  return row ? showOrder(tx, actor, row.id) : null;
}

/** An order taken at the counter. */
export async function createOrder(tx: Tx, actor: AgentActor, input: NewOrder): Promise<Order> {
  // Before the menu is asked: what was sold when it was placed may be sold out by now.
  const before = await placedBefore(tx, actor, input);
  if (before) return before;
  const lines = await linesByHand(tx, actor.agentId, input.order_items);
  return placeOrder(tx, actor, { ...input, lines });
}

export const CANCELLED = 'This order is cancelled. Take that back first.';

/** Moves it, changes it, or both; a stale version is refused. */
export async function updateOrder(tx: Tx, actor: AgentActor, orderId: string, changes: OrderChanges): Promise<Order> {
  refuseMoreThanMoving(actor, changes);
  const before = await findOrder(tx, actor, orderId, 'lock');
  const { order_items, updated_at, customer_phone, status, wanted_at, ...fields } = changes;
  if (status !== undefined && before.cancelled_at) refuseField('status', CANCELLED);
  if (updated_at !== undefined && updated_at !== before.updated_at.toISOString()) throw problem('conflict');
  const lines = order_items && (await linesByHand(tx, actor.agentId, order_items, await chosenOn(tx, orderId)));
  const row = await tx
    .updateTable('orders')
    .set({
      ...fields,
      ...emptied(fields),
      ...(customer_phone !== undefined && { customer_phone: usPhone(customer_phone) ?? customer_phone }),
      ...(status && { status }),
      ...(wanted_at !== undefined && (await rescheduled(tx, before, wanted_at))),
      ...(lines && { total_cents: totalCents(lines) }),
      updated_at: new Date(),
    })
    .where('id', '=', orderId)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (lines) await writeLines(tx, orderId, lines);
  const moved = status !== undefined && status !== before.status;
  if (moved) await noteMove(tx, actor, before, status);
  if (moved && status === 'ready') await recordReadyText(tx, row);
  const told = changesOf(['status', 'fulfilment', 'total_cents'], before, row, TELLING);
  const detail = { fields: Object.keys(changes), changes: told };
  await note(tx, actor, moved ? 'order.moved' : 'order.changed', orderId, detail);
  await tell(tx, { noun: 'orders', verb: moved ? 'moved' : 'changed', agent_id: actor.agentId, id: orderId });
  return showOrder(tx, actor, row.id);
}

const TELLING: Telling = {
  status: asWord,
  fulfilment: asWord,
  total_cents: (cents) => asDollars(Number(cents) / 100),
};

function refuseMoreThanMoving({ role }: AgentActor, { status: _status, updated_at: _version, ...more }: OrderChanges) {
  if (Object.keys(more).length > 0 && !allows(role, 'orders.change')) throw problem('forbidden');
}

/** A text that was emptied is none, as in an order that never had it. */
const emptied = ({ special_request, allergies, delivery_address }: OrderChanges) => ({
  ...(special_request === '' && { special_request: null }),
  ...(allergies === '' && { allergies: null }),
  ...(delivery_address === '' && { delivery_address: null }),
});

/** Another moment than the one it stood for; what stays as it was is not looked at again. */
async function rescheduled(tx: Tx, before: OrderRow, wanted: string | null) {
  const wantedAt = wanted === null ? null : new Date(wanted);
  if (wantedAt?.getTime() === before.wanted_at?.getTime()) return {};
  if (wantedAt) await refuseUnwanted(tx, before.agent_id, wantedAt);
  const { next } = await findOpening(tx, before.agent_id);
  return { wanted_at: wantedAt, ...(await findTimes(tx, before.agent_id, wantedAt, next)) };
}

/** Refuses with `not-found` one of another agent. */
export async function removeOrder(tx: Tx, actor: AgentActor, orderId: string): Promise<void> {
  await findOrder(tx, actor, orderId, 'lock');
  await tx.deleteFrom('orders').where('id', '=', orderId).execute();
  await note(tx, actor, 'order.removed', orderId);
  await tell(tx, { noun: 'orders', verb: 'removed', agent_id: actor.agentId, id: orderId });
}

export async function findOrder(db: Db | Tx, actor: AgentActor, orderId: string, lock?: 'lock'): Promise<OrderRow> {
  const found = ordersOf(db, actor.agentId).selectAll('orders').where('id', '=', orderId);
  const row = await (lock ? found.forUpdate() : found).executeTakeFirst();
  if (!row) throw problem('not-found');
  return row;
}

async function writeLines(tx: Tx, orderId: string, lines: readonly OrderLine[]): Promise<void> {
  const before = await tx
    .deleteFrom('order_items')
    .where('order_id', '=', orderId)
    .returning(['id', 'done_at'])
    .execute();
  const doneAt = new Map(before.map(({ id, done_at }) => [id, done_at]));
  await tx
    .insertInto('order_items')
    .values(
      lines.map(({ id, menu_item_id, name, quantity, price_cents, note: remark, options }, position) => ({
        // A line that stood on the order before keeps its id and what the kitchen has made of it.
        ...(id !== undefined && doneAt.has(id) && { id, done_at: doneAt.get(id) ?? null }),
        order_id: orderId,
        position,
        menu_item_id,
        name,
        quantity,
        price_cents,
        note: remark,
        options: JSON.stringify(options),
      })),
    )
    .execute();
}

const written = writtenAlong(
  (value) => sql`insert into order_moves (order_id, from_status, to_status, moved_by)
    values (${value('orderId')}, ${value('from')}, ${value('to')}, ${value('by')})`,
);

const noteMove = (tx: Tx, actor: AgentActor, before: OrderRow, to: string): Promise<void> =>
  written(tx, { orderId: before.id, from: before.status, to, by: actingUser(actor) });

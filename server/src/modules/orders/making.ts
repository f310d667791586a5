import type { Order } from '@attendant/contract/orders';
import { statusWhenMade } from '@attendant/contract/orders/stations';
import type { Tx } from '../../database/open.ts';
import type { AgentActor } from '../../http/context.ts';
import { problem, refuseField } from '../../http/problem.ts';
import { tell } from '../../live/live.ts';
import { CANCELLED, findOrder, updateOrder } from './orders.ts';
import { showOrder } from './shown.ts';

/** The kitchen has made one line of it, or not yet. The ticket keeps its version: nothing that was ordered changes. */
export async function checkItem(
  tx: Tx,
  actor: AgentActor,
  orderId: string,
  item: { itemId: string; done: boolean },
): Promise<Order> {
  await findOrder(tx, actor, orderId, 'lock');
  const { numUpdatedRows } = await tx
    .updateTable('order_items')
    .set({ done_at: item.done ? new Date() : null })
    .where('order_id', '=', orderId)
    .where('id', '=', item.itemId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw problem('not-found');
  await tell(tx, { noun: 'orders', verb: 'checked', agent_id: actor.agentId, id: orderId });
  return showOrder(tx, actor, orderId);
}

/**
 * A station has made its part of it, or has not after all. All of it at once: of two stations that are done at the same
 * moment the second sees what the first has made, and the order is ready. Refuses with `not-found` where nothing of it is
 * that station's.
 */
export async function makeAtStation(
  tx: Tx,
  actor: AgentActor,
  orderId: string,
  { station, done }: { station: string; done: boolean },
): Promise<Order> {
  const row = await findOrder(tx, actor, orderId, 'lock');
  if (row.cancelled_at) refuseField('status', CANCELLED);
  const order = await showOrder(tx, actor, orderId);
  const ids = order.order_items.filter((line) => line.station === station).map(({ id }) => id);
  if (ids.length === 0) throw problem('not-found');
  await tx
    .updateTable('order_items')
    .set({ done_at: done ? new Date() : null })
    .where('id', 'in', ids)
    .execute();
  const lines = order.order_items.map((line) => (ids.includes(line.id) ? { ...line, done } : line));
  const status = statusWhenMade(order.status, lines);
  if (status !== order.status) return updateOrder(tx, actor, orderId, { status });
  await tell(tx, { noun: 'orders', verb: 'checked', agent_id: actor.agentId, id: orderId });
  return { ...order, order_items: lines };
}

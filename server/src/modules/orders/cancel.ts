import type { Cancellation, Order } from '@attendant/contract/orders';
import { note } from '../../audit.ts';
import type { Tx } from '../../database/open.ts';
import type { AgentActor } from '../../http/context.ts';
import { tell } from '../../live/live.ts';
import { findOrder } from './orders.ts';
import { showOrder } from './shown.ts';

/** Not to be made any more: it is in no figure, and stays where it can be taken back. Cancelled again, it has the new reason. */
export async function cancelOrder(
  tx: Tx,
  actor: AgentActor,
  orderId: string,
  { reason }: Cancellation,
): Promise<Order> {
  const { cancelled_at } = await findOrder(tx, actor, orderId, 'lock');
  return setCancelled(tx, actor, orderId, { cancelled_at: cancelled_at ?? new Date(), cancel_reason: reason });
}

export async function restoreOrder(tx: Tx, actor: AgentActor, orderId: string): Promise<Order> {
  await findOrder(tx, actor, orderId, 'lock');
  return setCancelled(tx, actor, orderId, { cancelled_at: null, cancel_reason: null });
}

async function setCancelled(
  tx: Tx,
  actor: AgentActor,
  orderId: string,
  state: { cancelled_at: Date | null; cancel_reason: string | null },
): Promise<Order> {
  await tx
    .updateTable('orders')
    .set({ ...state, updated_at: new Date() })
    .where('id', '=', orderId)
    .execute();
  const verb = state.cancelled_at ? 'cancelled' : 'uncancelled';
  await note(tx, actor, `order.${verb}`, orderId);
  await tell(tx, { noun: 'orders', verb, agent_id: actor.agentId, id: orderId });
  return showOrder(tx, actor, orderId);
}

import type { Tx } from '../../database/open.ts';
import { tell } from '../../live/live.ts';
import { withoutAddresses } from '../../mail/index.ts';
import { agentOf } from '../agents/index.ts';
import type { OrderRow } from './queries.ts';
import { orderSettings } from './settings.ts';

/** Records that the customer is to be texted, once per order, when the owner wants that and a number is known. */
export async function recordReadyText(tx: Tx, order: OrderRow): Promise<void> {
  const { ready_text_enabled, ready_text } = await orderSettings(tx, order.agent_id);
  if (!ready_text_enabled || !order.customer_phone) return;
  const agent = await agentOf(tx, order.agent_id);
  // In one go: a name that is called '{business}' is no place to fill.
  const business = agent.business_name || agent.name;
  const name = withoutAddresses(order.customer_name);
  const body = ready_text.replace(/\{(?:name|business)\}/g, (mark) => (mark === '{name}' ? name : business));
  const recorded = await tx
    .insertInto('order_texts')
    .values({ order_id: order.id, agent_id: order.agent_id, phone: order.customer_phone, body })
    .onConflict((oc) => oc.doNothing())
    .returning('order_id')
    .executeTakeFirst();
  if (recorded) await tell(tx, { noun: 'orders', verb: 'ready-to-text', agent_id: order.agent_id, id: order.id });
}

import type { Db, Tx } from '../../database/open.ts';
import { withoutAddresses } from '../../mail/index.ts';
import { queueText } from '../../outgoing-texts.ts';
import { agentOf } from '../agents/index.ts';
import type { OrderRow } from './queries.ts';
import { orderSettings } from './settings.ts';

/** It is of no use an hour later. */
const STALE_MS = 3_600_000;

/** Records that the customer is to be texted, once per order, when the owner wants that and a number is known. */
export async function recordReadyText(tx: Tx, order: OrderRow): Promise<void> {
  const { ready_text_enabled, ready_text } = await orderSettings(tx, order.agent_id);
  if (!ready_text_enabled || !order.customer_phone) return;
  const agent = await agentOf(tx, order.agent_id);
  // In one go: a name that is called '{business}' is no place to fill.
  const business = agent.business_name || agent.name;
  const name = withoutAddresses(order.customer_name);
  const body = ready_text.replace(/\{(?:name|business)\}/g, (mark) => (mark === '{name}' ? name : business));
  await queueText(tx, {
    kind: 'order-ready',
    agentId: order.agent_id,
    orderId: order.id,
    key: `order-ready ${order.id}`,
    phone: order.customer_phone,
    body,
    staleAt: new Date(Date.now() + STALE_MS),
  });
}

/** Whether it is ready still, when its customer is to be texted. */
export async function isReady(db: Db, { order_id }: { order_id: string | null }): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select(['status', 'cancelled_at'])
    .where('id', '=', order_id ?? '')
    .executeTakeFirst();
  return row !== undefined && row.cancelled_at === null && (row.status === 'ready' || row.status === 'completed');
}

import type { Caller } from '@attendant/contract/callers';
import { dollars } from '@attendant/contract/endpoint';
import { note as write } from '../../audit.ts';
import type { Db, Tx } from '../../database/open.ts';
import { type AgentActor, actingUser } from '../../http/context.ts';
import { problem } from '../../http/problem.ts';
import { tell } from '../../live/live.ts';
import { asCarried } from '../../phones.ts';
import { newestBookingsOf } from '../bookings/index.ts';
import { newestCallbacksOf } from '../callbacks/index.ts';
import { conversationsOf, countWith, presentConversations } from '../conversations/index.ts';
import { countOrdersOf, newestOrdersOf } from '../orders/index.ts';
import { isBlocked } from './block.ts';

const NEWEST = 20;

/** All that an agent knows of a number. */
export async function getCaller(db: Db | Tx, actor: AgentActor, phone: string): Promise<Caller> {
  const [known, blocked, counts, newest] = await Promise.all([
    findKnown(db, actor.agentId, phone),
    isBlocked(db, actor.agentId, phone),
    countAll(db, actor.agentId, phone),
    findNewest(db, actor.agentId, phone),
  ]);
  const { conversations, orders, bookings, messages } = newest;
  const nothing = counts.conversation_count === 0 && orders.length + bookings.length + messages.length === 0;
  if (nothing && !known) throw problem('not-found');
  const given = orders[0]?.customer_name || bookings[0]?.customer_name || messages[0]?.caller_name || '';
  return {
    phone: conversations[0]?.caller_phone ?? phone,
    name: known?.name || given,
    note: known?.note ?? '',
    blocked,
    ...counts,
    conversations: await presentConversations(db, actor, conversations),
    orders: orders.map((row) =>
      line(
        row.id,
        row.created_at,
        `$${dollars(row.total_cents).toFixed(2)}`,
        row.cancelled_at ? 'cancelled' : row.status,
      ),
    ),
    bookings: bookings.map((row) => line(row.id, row.starts_at, row.notes ?? '', row.status)),
    messages: messages.map((row) => line(row.id, row.created_at, row.body, row.done_at ? 'done' : 'open')),
  };
}

async function countAll(db: Db | Tx, agentId: string, phone: string) {
  const held = await countWith(db, agentId, phone);
  const ordered = await countOrdersOf(db, agentId, phone);
  return {
    first_at: held.first?.toISOString() ?? null,
    conversation_count: held.count,
    order_count: ordered.count,
    order_total: dollars(ordered.cents ?? 0),
  };
}

const findNewest = async (db: Db | Tx, agentId: string, phone: string) => ({
  conversations: await conversationsOf(db, agentId)
    .where('caller_phone', 'in', asCarried(phone))
    .orderBy('started_at', 'desc')
    .limit(NEWEST)
    .execute(),
  orders: await newestOrdersOf(db, agentId, phone, NEWEST),
  bookings: await newestBookingsOf(db, agentId, phone, NEWEST),
  messages: await newestCallbacksOf(db, agentId, phone, NEWEST),
});

const line = (id: string, at: Date, what: string, status: string) => ({ id, at: at.toISOString(), what, status });

/** What the owner calls whoever has this number; null when there is no such note. */
export async function findCallerName(db: Db, agentId: string, phone: string | null): Promise<string | null> {
  if (!phone) return null;
  return (await findKnown(db, agentId, phone))?.name || null;
}

const findKnown = (db: Db | Tx, agentId: string, phone: string) =>
  db
    .selectFrom('callers')
    .selectAll()
    .where('agent_id', '=', agentId)
    .where('phone', 'in', asCarried(phone))
    .executeTakeFirst();

/** The owner's own name and note for a number; the agent greets by the name from the next call on. */
export async function changeCaller(
  tx: Tx,
  actor: AgentActor,
  phone: string,
  { name, note }: { name?: string | undefined; note?: string | undefined },
): Promise<Caller> {
  const before = await getCaller(tx, actor, phone);
  const values = { name: name ?? before.name, note: note ?? before.note, updated_by: actingUser(actor) };
  await tx
    .insertInto('callers')
    .values({ agent_id: actor.agentId, phone: before.phone, ...values })
    .onConflict((oc) => oc.columns(['agent_id', 'phone']).doUpdateSet({ ...values, updated_at: new Date() }))
    .execute();
  await write(tx, actor, 'caller.changed', actor.agentId);
  await tell(tx, { noun: 'conversations', verb: 'changed', agent_id: actor.agentId, id: actor.agentId });
  return getCaller(tx, actor, phone);
}

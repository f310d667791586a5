import type { Caller } from '@attendant/contract/callers';
import { dollars } from '@attendant/contract/endpoint';
import { note as write } from '../../audit.ts';
import type { Db, Tx } from '../../database/open.ts';
import { type AgentActor, actingUser } from '../../http/context.ts';
import { problem } from '../../http/problem.ts';
import { tell } from '../../live/live.ts';
import { conversationsOf, presentConversation } from '../conversations/index.ts';
import { isBlocked } from './block.ts';
import { asCarried, sameNumber } from './phones.ts';

const NEWEST = 20;

/** All that an agent knows of a number. */
export async function getCaller(db: Db | Tx, actor: AgentActor, phone: string): Promise<Caller> {
  const { agentId } = actor;
  const conversations = conversationsOf(db, agentId).where('caller_phone', 'in', asCarried(phone));
  const orders = db.selectFrom('orders').where('agent_id', '=', agentId).where(sameNumber('customer_phone', phone));
  const [known, blocked, counted, newest, ordered, bought, booked, left] = await Promise.all([
    findKnown(db, agentId, phone),
    isBlocked(db, agentId, phone),
    db
      .selectFrom('conversations')
      .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min<Date | null>('started_at').as('first')])
      .where('agent_id', '=', agentId)
      .where('caller_phone', 'in', asCarried(phone))
      .executeTakeFirstOrThrow(),
    conversations.orderBy('started_at', 'desc').limit(NEWEST).execute(),
    orders
      .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.sum<number | null>('total_cents').as('cents')])
      .executeTakeFirstOrThrow(),
    orders.selectAll().orderBy('created_at', 'desc').limit(NEWEST).execute(),
    db
      .selectFrom('appointments')
      .selectAll()
      .where('agent_id', '=', agentId)
      .where(sameNumber('customer_phone', phone))
      .orderBy('starts_at', 'desc')
      .limit(NEWEST)
      .execute(),
    db
      .selectFrom('callbacks')
      .selectAll()
      .where('agent_id', '=', agentId)
      .where(sameNumber('caller_phone', phone))
      .orderBy('created_at', 'desc')
      .limit(NEWEST)
      .execute(),
  ]);
  const nothing = counted.count === 0 && bought.length === 0 && booked.length === 0 && left.length === 0;
  if (nothing && !known) throw problem('not-found');
  return {
    phone: newest[0]?.caller_phone ?? phone,
    name: known?.name || bought[0]?.customer_name || booked[0]?.customer_name || left[0]?.caller_name || '',
    note: known?.note ?? '',
    blocked,
    first_at: counted.first?.toISOString() ?? null,
    conversation_count: counted.count,
    order_count: ordered.count,
    order_total: dollars(ordered.cents ?? 0),
    conversations: newest.map(presentConversation),
    orders: bought.map((row) => line(row.id, row.created_at, `$${dollars(row.total_cents).toFixed(2)}`, row.status)),
    bookings: booked.map((row) => line(row.id, row.starts_at, row.notes ?? '', row.status)),
    messages: left.map((row) => line(row.id, row.created_at, row.body, row.done_at ? 'done' : 'open')),
  };
}

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

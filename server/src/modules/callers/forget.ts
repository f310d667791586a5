import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { note } from '../../audit.ts';
import type { Db, Tx } from '../../database/open.ts';
import type { Files } from '../../files/files.ts';
import type { AgentActor } from '../../http/context.ts';
import { problem } from '../../http/problem.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { tell } from '../../live/live.ts';
import { eraseConversations, eraseMessagesLeft } from '../conversations/index.ts';
import { asCarried, digitsOf, sameNumber } from './phones.ts';
import { SCRUB } from './scrub.ts';

interface Forgotten {
  conversations: number;
  orders: number;
  bookings: number;
  messages: number;
}

interface ForgetParts {
  db: Db;
  files: Files;
  jobs: Jobs;
  outbox: string;
}

/**
 * Erases whatever says who called from a number: words, sound, notes, memories, mails, and the names on orders and
 * bookings. What remains is how many there were, how long they took and what was paid. Afterwards a job clears what
 * the database keeps of rows that are gone.
 */
export async function forgetCaller(parts: ForgetParts, actor: AgentActor, phone: string): Promise<Forgotten> {
  const { counts, mails } = await parts.db.transaction().execute(async (tx) => {
    const ids = await conversationsWith(tx, actor, phone);
    const orders = await eraseOrders(tx, actor, phone, ids);
    const bookings = await eraseBookings(tx, actor, phone, ids);
    const messages = await eraseMessages(tx, actor, parts.files, phone, ids);
    const letters = await eraseLetters(tx, actor, phone, [...ids, ...orders, ...bookings, ...messages]);
    await eraseTraces(tx, actor, phone, ids);
    await eraseConversations(tx, parts.files, ids);
    await parts.jobs.enqueue(tx, SCRUB, {});
    const erased = {
      conversations: ids.length,
      orders: orders.length,
      bookings: bookings.length,
      messages: messages.length,
    };
    await note(tx, actor, 'caller.forgotten', actor.agentId, erased);
    for (const noun of ['conversations', 'orders', 'memories', 'callbacks'] as const)
      await tell(tx, { noun, verb: 'changed', agent_id: actor.agentId, id: actor.agentId });
    return { counts: erased, mails: letters };
  });
  await removeLetters(parts.outbox, mails);
  return counts;
}

const NOBODY_NAMED = { customer_name: 'Forgotten caller', customer_phone: '', action_key: null };

async function eraseOrders(tx: Tx, { agentId }: AgentActor, phone: string, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .updateTable('orders')
    .set({ ...NOBODY_NAMED, special_request: null, allergies: null, delivery_address: null })
    .where('agent_id', '=', agentId)
    .where((eb) => eb.or([sameNumber('customer_phone', phone), eb('conversation_id', 'in', orNone(ids))]))
    .returning('id')
    .execute();
  const orders = rows.map(({ id }) => id);
  await tx.updateTable('order_items').set({ note: null }).where('order_id', 'in', orNone(orders)).execute();
  return orders;
}

async function eraseBookings(
  tx: Tx,
  { agentId }: AgentActor,
  phone: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .updateTable('appointments')
    .set({ ...NOBODY_NAMED, customer_email: null, notes: null })
    .where('agent_id', '=', agentId)
    .where((eb) => eb.or([sameNumber('customer_phone', phone), eb('conversation_id', 'in', orNone(ids))]))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

const NOBODY = '00000000-0000-0000-0000-000000000000';
const orNone = (ids: readonly string[]) => (ids.length > 0 ? [...ids] : [NOBODY]);

async function conversationsWith(tx: Tx, actor: AgentActor, phone: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('conversations')
    .select(['id', 'status'])
    .where('agent_id', '=', actor.agentId)
    .where('caller_phone', 'in', asCarried(phone))
    .forUpdate()
    .execute();
  if (rows.some(({ status }) => status === 'in_progress'))
    throw problem('conflict', { message: 'This caller is on the line. Try again when the conversation has ended.' });
  return rows.map(({ id }) => id);
}

/** Messages that were taken for the owner. */
async function eraseMessages(tx: Tx, actor: AgentActor, files: Files, phone: string, ids: readonly string[]) {
  const rows = await tx
    .selectFrom('callbacks')
    .select('id')
    .where('agent_id', '=', actor.agentId)
    .where((eb) => eb.or([sameNumber('caller_phone', phone), eb('conversation_id', 'in', orNone(ids))]))
    .execute();
  const messages = rows.map(({ id }) => id);
  await eraseMessagesLeft(tx, files, messages);
  return messages;
}

/**
 * Mails of this agent's people that name the number, and whatever mail names what came of it; returns their ids. A
 * number may have called others too: their mails are not this owner's to take away.
 */
async function eraseLetters(
  tx: Tx,
  { agentId }: AgentActor,
  phone: string,
  subjects: readonly string[],
): Promise<string[]> {
  const digits = digitsOf(phone);
  const { rows } = await sql<{ id: string }>`
    delete from mails where (${digits} <> ''
        and position(${digits} in regexp_replace(subject || letter::text, '[^0-9]', '', 'g')) > 0
        and recipient in (
          select i.email::text from agent_members m
            join users u on u.id = m.user_id join identities i on i.uid = u.identity_uid
            where m.agent_id = ${agentId}
          union select one ->> 'email' from agents, jsonb_array_elements(invitees) as one where agents.id = ${agentId}))
      or exists (select from unnest(${[...subjects]}::text[]) as one where position(one in letter::text) > 0)
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Whatever else holds the number: notes, lessons, opt-outs, tickets, limits, answers kept for repetitions, jobs. */
async function eraseTraces(tx: Tx, actor: AgentActor, phone: string, ids: readonly string[]): Promise<void> {
  const { agentId } = actor;
  const digits = digitsOf(phone);
  const holds = (text: string) =>
    sql<boolean>`position(${digits} in regexp_replace(${sql.raw(text)}, '[^0-9]', '', 'g')) > 0`;
  await tx.deleteFrom('callers').where('agent_id', '=', agentId).where(sameNumber('phone', phone)).execute();
  await tx.deleteFrom('text_opt_outs').where('agent_id', '=', agentId).where(sameNumber('phone', phone)).execute();
  await tx.deleteFrom('blocked_callers').where('agent_id', '=', agentId).where(sameNumber('phone', phone)).execute();
  await tx.deleteFrom('order_texts').where('agent_id', '=', agentId).where(sameNumber('phone', phone)).execute();
  await tx.deleteFrom('steerings').where('conversation_id', 'in', orNone(ids)).execute();
  await tx
    .updateTable('transfers')
    .set({ reason: '', action_key: sql<string>`id::text` })
    .where('conversation_id', 'in', orNone(ids))
    .execute();
  await tx
    .deleteFrom('memories')
    .where('agent_id', '=', agentId)
    .where((eb) => eb.or([eb('conversation_id', 'in', orNone(ids)), holds('content')]))
    .execute();
  await tx.deleteFrom('one_time_codes').where('email', 'is', null).where(holds("coalesce(detail::text, '')")).execute();
  await tx.deleteFrom('rate_limits').where(holds('key')).execute();
  await tx.deleteFrom('answered_requests').where(holds('key || answer')).execute();
  await sql`delete from pgboss.job where state in ('completed', 'cancelled', 'failed') and ${holds("coalesce(data::text, '')")}`.execute(
    tx,
  );
}

async function removeLetters(outbox: string, mails: readonly string[]): Promise<void> {
  if (mails.length === 0) return;
  const names = await readdir(outbox).catch(() => []);
  const gone = names.filter((name) => mails.some((id) => name.includes(id)));
  await Promise.all(gone.map((name) => rm(join(outbox, name), { force: true })));
}

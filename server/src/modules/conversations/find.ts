import { sql } from 'kysely';
import type { Db, Tx } from '../../database/open.ts';
import { problem } from '../../http/problem.ts';
import { asCarried } from '../../phones.ts';

/** What other modules ask about conversations. */

/** For whoever knows that it is there: throws, and refuses nothing, where it is not. */
export const conversationOf = (db: Db | Tx, id: string) =>
  db.selectFrom('conversations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** One of this agent, for a change: another waits until this transaction ends. */
export async function lockConversation(tx: Tx, agentId: string, id: string) {
  const row = await tx
    .selectFrom('conversations')
    .selectAll()
    .where('agent_id', '=', agentId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw problem('not-found');
  return row;
}

/** The conversation that a carrier's call has led to; null when there is none. */
export async function findByCarrier(db: Db | Tx, of: { agentId: string; carrier: string; carrierId: string | null }) {
  const row = await db
    .selectFrom('conversations')
    .selectAll()
    .where('agent_id', '=', of.agentId)
    .where('carrier', '=', of.carrier)
    .where('carrier_id', '=', of.carrierId)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether it is one of this agent. */
export async function hasConversation(db: Db | Tx, agentId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('conversations')
    .select('id')
    .where('agent_id', '=', agentId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether anything that the caller said is written down. */
export async function hasSpoken(db: Db | Tx, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '=', id)
    .where('role', '=', 'user')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Of a column with the id of a conversation, or none: whether the owner only tried the agent in it. */
export const isTestIn = (column: string) =>
  sql<boolean>`exists (select from conversations t where t.id = ${sql.ref(column)} and t.is_test)`;

/** Of a row with an agent, a number and a moment: whether the number called after it and somebody listened. */
export const heardSince = (row: string) =>
  sql<boolean>`exists (
    select from conversations later
    where later.agent_id = ${sql.ref(`${row}.agent_id`)} and later.caller_phone = ${sql.ref(`${row}.caller_phone`)}
      and later.started_at > ${sql.ref(`${row}.created_at`)} and later.status not in ('missed', 'failed'))`;

/** How many calls and texts failed since a moment, tests left out. */
export async function countFailed(db: Db, agentId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('conversations')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('agent_id', '=', agentId)
    .where('started_at', '>=', since)
    .where('status', '=', 'failed')
    .where('is_test', '=', false)
    .executeTakeFirstOrThrow();
  return count;
}

const held = (db: Db | Tx, agentId: string) =>
  db.selectFrom('conversations').where('agent_id', '=', agentId).where('status', '=', 'in_progress');

/** Whether the agent is in a conversation just now. */
export const isHeld = async (db: Db | Tx, agentId: string): Promise<boolean> =>
  (await held(db, agentId).select('id').limit(1).executeTakeFirst()) !== undefined;

/** How many tests of the agent are held now. */
export async function countTestsHeld(db: Db | Tx, agentId: string): Promise<number> {
  const { count } = await held(db, agentId)
    .where('is_test', '=', true)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Refuses while one of these is held, and lets none begin again before this transaction ends. */
export async function requireEnded(tx: Tx, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ status: string }>`
    select status from conversations where id = any(${[...ids]}::uuid[]) for update`.execute(tx);
  if (rows.some(({ status }) => status === 'in_progress'))
    throw problem('conflict', { message: 'This caller is on the line. Try again when the conversation has ended.' });
}

/** How many there were with a number, and when the first began. */
export const countWith = (db: Db | Tx, agentId: string, phone: string) =>
  db
    .selectFrom('conversations')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min<Date | null>('started_at').as('first')])
    .where('agent_id', '=', agentId)
    .where('caller_phone', 'in', asCarried(phone))
    .executeTakeFirstOrThrow();

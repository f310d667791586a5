import { sql } from 'kysely';
import type { Db, Tx } from '../../database/open.ts';
import { tell } from '../../live/live.ts';

/** A server says this often that its conversations run, in milliseconds. */
export const ALIVE_EVERY_MS = 5_000;
/** One that nobody has spoken for this long lost its server. */
const LOST_AFTER_SECONDS = 20;
/** How such a one ended: a guess, which gives way to whoever knows. */
export const SERVER_LOST = 'server-lost';

/** Says that this server still holds them: what is silent for long is closed as lost. */
export async function keepAlive(db: Db, conversationIds: readonly string[]): Promise<void> {
  if (conversationIds.length === 0) return;
  await db
    .updateTable('conversations')
    .set({ alive_at: sql<Date>`now()` })
    .where('id', 'in', conversationIds)
    .where('status', '=', 'in_progress')
    .execute();
}

/** A call whose server is gone, and what its assistant remembered. */
export interface Lost {
  agentId: string;
  tenantId: string;
  conversationId: string;
  callerPhone: string | null;
  isTest: boolean;
  state: unknown;
}

/**
 * Closes what a killed server left open, at the time it was last alive. What was told and nobody knows yet is `left`; what
 * cannot be is told to `failed`, and keeps no other conversation open.
 */
export async function closeLost(
  db: Db,
  left: (tx: Tx, lost: Lost) => Promise<unknown>,
  failed: (lost: Lost, error: unknown) => void,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<Lost>`
      update conversations c set
        status = case when exists (select from messages m where m.conversation_id = c.id and m.role = 'user')
          then 'failed' else 'missed' end,
        end_reason = ${SERVER_LOST},
        ended_at = alive_at,
        duration_seconds = greatest(0, extract(epoch from alive_at - started_at))::int,
        updated_at = now()
      from agents a
      where a.id = c.agent_id and c.id in (
        select id from conversations
        where status = 'in_progress' and alive_at < now() - make_interval(secs => ${LOST_AFTER_SECONDS})
        for update skip locked)
      returning c.id as "conversationId", c.agent_id as "agentId", a.tenant_id as "tenantId",
        c.caller_phone as "callerPhone", c.is_test as "isTest", c.assistant_state as state`.execute(tx);
    for (const lost of rows) {
      await tell(tx, { noun: 'conversations', verb: 'ended', agent_id: lost.agentId, id: lost.conversationId });
      await sql`savepoint leaving`.execute(tx);
      try {
        await left(tx, lost);
      } catch (error) {
        await sql`rollback to savepoint leaving`.execute(tx);
        failed(lost, error);
      }
    }
    return rows.length;
  });
}

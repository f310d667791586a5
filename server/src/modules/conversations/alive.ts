import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import { tell } from '../../live/live.ts';

/** A server says this often that its conversations run, in milliseconds. */
export const ALIVE_EVERY_MS = 5_000;
/** One that nobody has spoken for this long lost its server. */
const LOST_AFTER_SECONDS = 20;

export async function keepAlive(db: Db, conversationIds: readonly string[]): Promise<void> {
  if (conversationIds.length === 0) return;
  await db
    .updateTable('conversations')
    .set({ alive_at: sql<Date>`now()` })
    .where('id', 'in', conversationIds)
    .where('status', '=', 'in_progress')
    .execute();
}

/** Closes what a killed server left open, at the time it was last alive. What was written down stays. */
export async function closeLost(db: Db): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string; agent_id: string }>`
      update conversations c set
        status = case when exists (select from messages m where m.conversation_id = c.id and m.role = 'user')
          then 'failed' else 'missed' end,
        end_reason = 'server-lost',
        ended_at = alive_at,
        duration_seconds = greatest(0, extract(epoch from alive_at - started_at))::int,
        updated_at = now()
      where id in (
        select id from conversations
        where status = 'in_progress' and alive_at < now() - make_interval(secs => ${LOST_AFTER_SECONDS})
        for update skip locked)
      returning id, agent_id`.execute(tx);
    for (const { id, agent_id } of rows) await tell(tx, { noun: 'conversations', verb: 'ended', agent_id, id });
    return rows.length;
  });
}

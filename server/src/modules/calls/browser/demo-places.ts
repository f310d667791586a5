import { sql } from 'kysely';
import type { Tx } from '../../../database/open.ts';
import { problem } from '../../../http/problem.ts';

/** At once, so that visitors never take the machine from callers. */
const AT_ONCE = 3;
const LOCK_KEY = 4_231_130;

/**
 * Refuses one visitor more than there are places, however many ask at the same moment: they take turns until their
 * transaction ends. `withTickets`: places count as taken by those who have a ticket and have not begun.
 */
export async function requireDemoPlace(tx: Tx, agentId: string, { withTickets }: { withTickets: boolean }) {
  await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(tx);
  const { rows } = await sql<{ running: number; tickets: number }>`
    select (select count(*) from conversations
        where agent_id = ${agentId} and status = 'in_progress' and is_test) as running,
      (select count(*) from one_time_codes where purpose = 'talk' and detail->>'by' = 'demo'
        and detail->>'agentId' = ${agentId} and used_at is null and expires_at > now()) as tickets`.execute(tx);
  const taken = (rows[0]?.running ?? 0) + (withTickets ? (rows[0]?.tickets ?? 0) : 0);
  if (taken >= AT_ONCE) throw problem('unavailable', { retryAfterSeconds: 60, cause: 'demo talks at once' });
}

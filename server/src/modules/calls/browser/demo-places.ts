import { sql } from 'kysely';
import type { Tx } from '../../../database/open.ts';
import { problem } from '../../../http/problem.ts';
import { countTestsHeld } from '../../conversations/index.ts';
import { countTickets } from '../../identity/index.ts';

/** At once, so that visitors never take the machine from callers. */
const AT_ONCE = 3;
const LOCK_KEY = 4_231_130;

/**
 * Refuses one visitor more than there are places, however many ask at the same moment: they take turns until their
 * transaction ends. `withTickets`: places count as taken by those who have a ticket and have not begun.
 */
export async function requireDemoPlace(tx: Tx, agentId: string, { withTickets }: { withTickets: boolean }) {
  await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(tx);
  const waiting = withTickets ? await countTickets(tx, 'talk', { by: 'demo', agentId }, { open: true }) : 0;
  const taken = (await countTestsHeld(tx, agentId)) + waiting;
  if (taken >= AT_ONCE) throw problem('unavailable', { retryAfterSeconds: 60, cause: 'demo talks at once' });
}

import { sql } from 'kysely';
import { note } from '../../audit.ts';
import type { Tx } from '../../database/open.ts';
import type { AgentActor } from '../../http/context.ts';
import { holds, type Trail } from '../../kept.ts';
import { tell } from '../../live/live.ts';
import { eraseCallbacks } from '../callbacks/index.ts';
import { requireEnded } from '../conversations/index.ts';
import { eraseConversations } from './erase-conversations.ts';
import { KEPT, TABLES } from './kept.ts';
import { removeLetters } from './letters.ts';
import type { PrivacyParts } from './parts.ts';
import { changeOf, takeAway } from './rows.ts';
import { SCRUB } from './scrub.ts';
import { idsOf, trailOf } from './trail.ts';

interface Forgotten {
  conversations: number;
  orders: number;
  bookings: number;
  messages: number;
}

/** Screens of these nouns may show what is gone. */
const TOLD = ['conversations', 'orders', 'bookings', 'memories', 'callbacks'] as const;

/**
 * Erases whatever says who called from a number: words, sound, notes, memories, mails, and the names on orders and
 * bookings. What remains is how many there were, how long they took and what was paid. Afterwards a job clears what
 * the database keeps of rows that are gone.
 */
export async function forgetCaller(parts: PrivacyParts, actor: AgentActor, phone: string): Promise<Forgotten> {
  const { counts, mails } = await parts.db.transaction().execute(async (tx) => {
    const trail = await trailOf(tx, actor.agentId, phone);
    await requireEnded(tx, trail.conversations);
    const letters = await idsOf(tx, 'mails', KEPT.mails.ofCaller?.(trail) ?? sql`false`);
    await forgetRows(tx, trail);
    await eraseCallbacks(tx, parts.files, trail.callbacks);
    await eraseConversations(tx, parts.files, trail.conversations);
    await forgetJobs(tx, trail);
    await parts.jobs.enqueue(tx, SCRUB, {});
    const erased = {
      conversations: trail.conversations.length,
      orders: trail.orders.length,
      bookings: trail.appointments.length,
      messages: trail.callbacks.length,
    };
    await note(tx, actor, 'caller.forgotten', actor.agentId, erased);
    for (const noun of TOLD) await tell(tx, { noun, verb: 'changed', agent_id: actor.agentId, id: actor.agentId });
    return { counts: erased, mails: letters };
  });
  await removeLetters(parts.outbox, mails);
  return counts;
}

/** As the list says, table by table. */
async function forgetRows(tx: Tx, trail: Trail): Promise<void> {
  for (const table of TABLES) {
    const { ofCaller, forget } = KEPT[table];
    const change = changeOf(forget);
    if (ofCaller && change) await takeAway(tx, table, change, ofCaller(trail));
  }
}

/** Jobs that are done are kept for a while with what they were told. */
const forgetJobs = (tx: Tx, trail: Trail) =>
  sql`delete from pgboss.job where state in ('completed', 'cancelled', 'failed')
    and ${holds(trail, "coalesce(data::text, '')")}`.execute(tx);

import { sql } from 'kysely';
import { note } from '../../audit.ts';
import type { Tx } from '../../database/open.ts';
import type { AgentActor } from '../../http/context.ts';
import { problem } from '../../http/problem.ts';
import { tell } from '../../live/live.ts';
import { eraseConversations, eraseMessagesLeft } from '../conversations/index.ts';
import { holds, KEPT, TABLES, type Trail } from './kept.ts';
import { removeLetters } from './letters.ts';
import type { PrivacyParts } from './parts.ts';
import { SCRUB } from './scrub.ts';
import { trailOf } from './trail.ts';

interface Forgotten {
  conversations: number;
  orders: number;
  bookings: number;
  messages: number;
}

/**
 * Erases whatever says who called from a number: words, sound, notes, memories, mails, and the names on orders and
 * bookings. What remains is how many there were, how long they took and what was paid. Afterwards a job clears what
 * the database keeps of rows that are gone.
 */
export async function forgetCaller(parts: PrivacyParts, actor: AgentActor, phone: string): Promise<Forgotten> {
  const { counts, mails } = await parts.db.transaction().execute(async (tx) => {
    const trail = await trailOf(tx, actor.agentId, phone);
    await requireHungUp(tx, trail);
    const letters = await forgetRows(tx, trail);
    await eraseMessagesLeft(tx, parts.files, trail.callbacks);
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
    for (const noun of ['conversations', 'orders', 'memories', 'callbacks'] as const)
      await tell(tx, { noun, verb: 'changed', agent_id: actor.agentId, id: actor.agentId });
    return { counts: erased, mails: letters };
  });
  await removeLetters(parts.outbox, mails);
  return counts;
}

async function requireHungUp(tx: Tx, { conversations }: Trail): Promise<void> {
  const { rows } = await sql<{ status: string }>`
    select status from conversations where id = any(${[...conversations]}::uuid[]) for update`.execute(tx);
  if (rows.some(({ status }) => status === 'in_progress'))
    throw problem('conflict', { message: 'This caller is on the line. Try again when the conversation has ended.' });
}

/** As the list says, table by table; answers the mails that are gone. */
async function forgetRows(tx: Tx, trail: Trail): Promise<string[]> {
  const mails: string[] = [];
  for (const table of TABLES) {
    const { ofCaller, forget } = KEPT[table];
    if (!ofCaller || !forget || (typeof forget === 'string' && forget !== 'delete')) continue;
    const where = ofCaller(trail);
    if (forget === 'delete' && table === 'mails') {
      const { rows } = await sql<{ id: string }>`delete from mails where ${where} returning id`.execute(tx);
      mails.push(...rows.map(({ id }) => id));
    } else if (forget === 'delete') {
      await sql`delete from ${sql.table(table)} where ${where}`.execute(tx);
    } else {
      const changes = Object.entries(forget).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
      await sql`update ${sql.table(table)} set ${sql.join(changes)} where ${where}`.execute(tx);
    }
  }
  return mails;
}

/** Jobs that are done are kept for a while with what they were told. */
const forgetJobs = (tx: Tx, trail: Trail) =>
  sql`delete from pgboss.job where state in ('completed', 'cancelled', 'failed')
    and ${holds(trail, "coalesce(data::text, '')")}`.execute(tx);

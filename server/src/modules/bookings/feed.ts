import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { note } from '../../audit.ts';
import type { Db, Tx } from '../../database/open.ts';
import { type AgentActor, actingUser } from '../../http/context.ts';
import { feedOf } from './calendar.ts';
import { appointmentsOf } from './queries.ts';
import { rulesOf } from './rules.ts';

/** A private address by which calendars read an agent's appointments; kept as a hash, good until it is revoked. */

const hashOf = (token: string) => createHash('sha256').update(token).digest();
/** Appointments older than this are of no use to a calendar that looks ahead. */
const BACK_DAYS = 90;

/** A private address for calendars, told this once; the one before it ends. */
export async function openFeed(tx: Tx, actor: AgentActor, publicUrl: string): Promise<{ url: string }> {
  const token = randomBytes(32).toString('base64url');
  const values = { hash: hashOf(token), created_by: actingUser(actor), created_at: sql<Date>`now()` };
  await tx
    .insertInto('calendar_feeds')
    .values({ agent_id: actor.agentId, ...values })
    .onConflict((oc) => oc.column('agent_id').doUpdateSet(values))
    .execute();
  await note(tx, actor, 'calendar-feed.opened', actor.agentId);
  return { url: `${publicUrl}/api/calendar/${token}.ics` };
}

/** Ends the address. Calendars that read it are answered 404 from then on. */
export async function closeFeed(tx: Tx, actor: AgentActor): Promise<void> {
  await tx.deleteFrom('calendar_feeds').where('agent_id', '=', actor.agentId).execute();
  await note(tx, actor, 'calendar-feed.closed', actor.agentId);
}

/** The addresses that somebody made; other members make their own. */
export async function closeFeedsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('calendar_feeds').where('created_by', '=', userId).execute();
}

/** When the address was made; null: there is none. The address itself is not kept. */
export async function feedSince(db: Db, { agentId }: AgentActor): Promise<{ created_at: string | null }> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('created_at')
    .where('agent_id', '=', agentId)
    .executeTakeFirst();
  return { created_at: row?.created_at.toISOString() ?? null };
}

/** What calendars ask, without a session: the address is the key. */
export function serveCalendar(server: FastifyInstance, { db, publicUrl }: { db: Db; publicUrl: string }): void {
  server.get<{ Params: { file: string } }>('/api/calendar/:file', async (request, reply) => {
    const token = /^([\w-]{43})\.ics$/.exec(request.params.file)?.[1];
    const feed = token
      ? await db.selectFrom('calendar_feeds').select('agent_id').where('hash', '=', hashOf(token)).executeTakeFirst()
      : undefined;
    if (!feed) return reply.status(404).type('text/plain').send('There is no calendar here.');
    const rows = await appointmentsOf(db, feed.agent_id)
      .where('starts_at', '>', sql<Date>`now() - make_interval(days => ${BACK_DAYS})`)
      .orderBy('starts_at')
      .execute();
    const host = new URL(publicUrl).hostname;
    const { name } = await rulesOf(db, feed.agent_id);
    return reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', 'private, max-age=300')
      .send(feedOf(rows, { name, host, email: `appointments@${host}` }));
  });
}

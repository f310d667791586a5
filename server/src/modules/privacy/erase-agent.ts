import { DELETED_KEPT_DAYS } from '@attendant/contract/deleted-agents';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database/open.ts';
import { type AgentActor, actingUser } from '../../http/context.ts';
import { problem } from '../../http/problem.ts';
import { tell } from '../../live/live.ts';
import { oneByOne } from '../../one-by-one.ts';
import { removeLetters } from './letters.ts';
import type { Erasing, PrivacyParts } from './parts.ts';
import { SCRUB } from './scrub.ts';

export const ERASE_AGENT = 'erase-agent';
export const ERASE_DELETED = 'erase-deleted-agents';
export const ERASE_DELETED_DAILY = '17 3 * * *';

/** Has a deleted agent erased now: nobody restores it any more, and a job does the work. */
export async function eraseAgent(parts: PrivacyParts, actor: AgentActor, name: string): Promise<void> {
  await parts.db.transaction().execute(async (tx) => {
    const agent = await tx
      .selectFrom('agents')
      .select('name')
      .where('id', '=', actor.agentId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (name !== agent.name.trim())
      throw problem('invalid', { errors: { name: 'This is not the name of the agent.' } });
    await requireQuiet(tx, actor.agentId);
    await giveUp(tx, actor.agentId);
    await noteErased(tx, { agentId: actor.agentId, tenantId: actor.tenantId, userId: actingUser(actor) });
    await parts.jobs.enqueue(tx, ERASE_AGENT, {});
    await tell(tx, { noun: 'agents', verb: 'erased', agent_id: actor.agentId, id: actor.agentId });
  });
}

/** It is erased by the next job that looks, should this one never run. */
export const giveUp = (tx: Tx, agentId: string) =>
  tx.updateTable('agents').set({ erasing_at: sql<Date>`now()` }).where('id', '=', agentId).execute();

async function requireQuiet(tx: Tx, agentId: string): Promise<void> {
  const running = await tx
    .selectFrom('conversations')
    .select('id')
    .where('agent_id', '=', agentId)
    .where('status', '=', 'in_progress')
    .executeTakeFirst();
  if (running) throw problem('conflict', { message: 'A conversation is still going on. Try again when it has ended.' });
}

/** Stays when everything else of the agent is gone, and names nothing of it. */
const noteErased = (
  tx: Db | Tx,
  { agentId, tenantId, userId }: { agentId: string; tenantId: string; userId: string | null },
) =>
  tx
    .insertInto('audit_log')
    .values({ user_id: userId, tenant_id: tenantId, action: 'agent.erased', subject_id: agentId })
    .execute();

/** Erases what nobody restored in time, or was not to wait, with its recordings and uploads. */
export async function eraseDeleted(parts: Erasing): Promise<void> {
  const gone = await parts.db
    .selectFrom('agents')
    .select(['id', 'tenant_id as tenantId', 'erasing_at as erasingAt'])
    .where((eb) =>
      eb.or([
        eb('erasing_at', 'is not', null),
        eb('deleted_at', '<=', sql<Date>`now() - make_interval(days => ${DELETED_KEPT_DAYS})`),
      ]),
    )
    .execute();
  await oneByOne(gone, async ({ id, tenantId, erasingAt }) => {
    await eraseFiles(parts, id);
    await eraseAround(parts, id);
    await eraseRows(parts.db, id);
    if (!erasingAt) await noteErased(parts.db, { agentId: id, tenantId, userId: null });
  });
  if (gone.length > 0) await parts.db.transaction().execute((tx) => parts.jobs.enqueue(tx, SCRUB, {}));
}

/** Before the rows: a file that no row names would stay for ever. */
async function eraseFiles({ db, files }: Erasing, agentId: string): Promise<void> {
  const keys = await db.selectFrom('files').select('key').where('agent_id', '=', agentId).execute();
  for (const { key } of keys) await files.remove(key);
}

/** What names the agent and does not hang on its row: the log, mails, codes, answers for carriers, jobs. */
async function eraseAround({ db, outbox }: Erasing, agentId: string): Promise<void> {
  await db.deleteFrom('audit_log').where('agent_id', '=', agentId).execute();
  await db.deleteFrom('one_time_codes').where('agent_id', '=', agentId).execute();
  await db.deleteFrom('answered_requests').where('scope', '=', `text ${agentId}`).execute();
  await sql`delete from pgboss.job where state in ('completed', 'cancelled', 'failed')
    and position(${agentId} in coalesce(data::text, '')) > 0`.execute(db);
  const mails = await db
    .deleteFrom('mails')
    .where(sql<boolean>`position(${agentId} in letter::text) > 0`)
    .returning('id')
    .execute();
  await removeLetters(
    outbox,
    mails.map(({ id }) => id),
  );
}

/** What an agent can have many of goes in steps: a single statement would run into its time. */
const MANY = ['conversations', 'orders', 'appointments', 'callbacks', 'memories', 'passages', 'caller_days', 'files'];
const AT_ONCE = 500;

async function eraseRows(db: Db, agentId: string): Promise<void> {
  for (const table of MANY) {
    for (let more = true; more; ) {
      const { numAffectedRows = 0n } = await sql`
        delete from ${sql.table(table)} where ctid in
          (select ctid from ${sql.table(table)} where agent_id = ${agentId} limit ${AT_ONCE})`.execute(db);
      more = numAffectedRows === BigInt(AT_ONCE);
    }
  }
  await db.deleteFrom('agents').where('id', '=', agentId).execute();
}

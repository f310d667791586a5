import { sql } from 'kysely';
import { noteErased } from '../../audit.ts';
import type { Db, Tx } from '../../database/open.ts';
import { fileKeysOf } from '../../files/rows.ts';
import { type AgentActor, actingUser } from '../../http/context.ts';
import { problem, refuseField } from '../../http/problem.ts';
import { tell } from '../../live/live.ts';
import { oneByOne } from '../../one-by-one.ts';
import { agentsToErase, giveUpAgent, lockAgent, removeAgentRow } from '../agents/index.ts';
import { isHeld } from '../conversations/index.ts';
import { KEPT, TABLES } from './kept.ts';
import { removeLetters } from './letters.ts';
import type { Erasing, PrivacyParts } from './parts.ts';
import { takeAway } from './rows.ts';
import { SCRUB } from './scrub.ts';
import { idsOf } from './trail.ts';

export const ERASE_AGENT = 'erase-agent';
export const ERASE_DELETED = 'erase-deleted-agents';
export const ERASE_DELETED_DAILY = '17 3 * * *';

/** Has a deleted agent erased now: nobody restores it any more, and a job does the work. */
export async function eraseAgent(parts: PrivacyParts, actor: AgentActor, name: string): Promise<void> {
  await parts.db.transaction().execute(async (tx) => {
    const agent = await lockAgent(tx, actor.agentId);
    if (name !== agent.name.trim()) refuseField('name', 'This is not the name of the agent.');
    await giveUp(tx, actor);
    await parts.jobs.enqueue(tx, ERASE_AGENT, {});
  });
}

/** Leaves a deleted agent, locked by this transaction, to the job that erases. */
export async function giveUp(tx: Tx, actor: AgentActor): Promise<void> {
  const { agentId, tenantId } = actor;
  if (await isHeld(tx, agentId))
    throw problem('conflict', { message: 'A conversation is still going on. Try again when it has ended.' });
  await giveUpAgent(tx, agentId);
  await noteErased(tx, { agentId, tenantId, userId: actingUser(actor) });
  await tell(tx, { noun: 'agents', verb: 'erased', agent_id: agentId, id: agentId });
}

/** Erases what nobody restored in time, or was not to wait, with its recordings and uploads. */
export async function eraseDeleted(parts: Erasing): Promise<void> {
  const gone = await agentsToErase(parts.db);
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
  for (const key of await fileKeysOf(db, agentId)) await files.remove(key);
}

/** What names the agent and does not hang on its row: the log, mails, codes, answers for carriers, jobs. */
async function eraseAround({ db, outbox }: Erasing, agentId: string): Promise<void> {
  const mails = await idsOf(db, 'mails', KEPT.mails.aroundAgent?.(agentId) ?? sql`false`);
  for (const table of TABLES) {
    const where = KEPT[table].aroundAgent?.(agentId);
    if (where) await takeAway(db, table, 'delete', where);
  }
  await sql`delete from pgboss.job where state in ('completed', 'cancelled', 'failed')
    and position(${agentId} in coalesce(data::text, '')) > 0`.execute(db);
  await removeLetters(outbox, mails);
}

const AT_ONCE = 500;

async function eraseRows(db: Db, agentId: string): Promise<void> {
  for (const table of TABLES.filter((name) => KEPT[name].many)) {
    for (let more = true; more; ) {
      const some = sql<boolean>`ctid in
        (select ctid from ${sql.table(table)} where agent_id = ${agentId} limit ${AT_ONCE})`;
      more = (await takeAway(db, table, 'delete', some)) === AT_ONCE;
    }
  }
  await removeAgentRow(db, agentId);
}

import type { Memory, MemoryChanges } from '@attendant/contract/memories';
import { note } from '../../audit.ts';
import type { Db, Tx } from '../../database/open.ts';
import type { AgentActor } from '../../http/context.ts';
import { problem } from '../../http/problem.ts';
import { tell } from '../../live/live.ts';
import { addAlias } from '../menu/index.ts';
import { changeMemory } from './memories.ts';
import { presentMemory } from './queries.ts';

const MOST = 100;

const waiting = (db: Db | Tx, agentId: string) =>
  db
    .selectFrom('memories')
    .where('agent_id', '=', agentId)
    .where('proposed', '=', true)
    .where('dismissed_at', 'is', null);

/** Lessons that wait for somebody to decide, the newest first. */
export async function listProposals(db: Db, actor: AgentActor): Promise<Memory[]> {
  const rows = await waiting(db, actor.agentId).selectAll().orderBy('created_at', 'desc').limit(MOST).execute();
  return rows.map(presentMemory);
}

/** How many wait for somebody to decide. */
export async function countProposals(db: Db, agentId: string): Promise<number> {
  const { count } = await waiting(db, agentId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** From now on it is a memory like any other, worded as the owner wants it; or a word for its dish. */
export async function approveProposal(
  tx: Tx,
  actor: AgentActor,
  memoryId: string,
  changes: MemoryChanges,
): Promise<Memory> {
  const { alias, menu_item_id } = await lock(tx, actor, memoryId);
  if (alias !== null && menu_item_id !== null) return approveAlias(tx, actor, memoryId, { alias, menu_item_id });
  await tx.updateTable('memories').set({ proposed: false }).where('id', '=', memoryId).execute();
  await note(tx, actor, 'memory.approved', memoryId);
  return changeMemory(tx, actor, memoryId, changes);
}

/** The word stands with the dish from now on. What proposed it is decided, and no memory. */
async function approveAlias(
  tx: Tx,
  actor: AgentActor,
  memoryId: string,
  { alias, menu_item_id }: { alias: string; menu_item_id: string },
): Promise<Memory> {
  await addAlias(tx, actor, menu_item_id, alias);
  const row = await tx
    .updateTable('memories')
    .set({ dismissed_at: new Date() })
    .where('id', '=', memoryId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await note(tx, actor, 'memory.approved', memoryId);
  await tell(tx, { noun: 'memories', verb: 'approved', agent_id: actor.agentId, id: memoryId });
  return presentMemory(row);
}

/** The same is not proposed again. Refuses with `not-found` one that does not wait any more. */
export async function dismissProposal(tx: Tx, actor: AgentActor, memoryId: string): Promise<void> {
  await lock(tx, actor, memoryId);
  await tx.updateTable('memories').set({ dismissed_at: new Date() }).where('id', '=', memoryId).execute();
  await note(tx, actor, 'memory.dismissed', memoryId);
  await tell(tx, { noun: 'memories', verb: 'dismissed', agent_id: actor.agentId, id: memoryId });
}

async function lock(tx: Tx, actor: AgentActor, memoryId: string) {
  const row = await waiting(tx, actor.agentId)
    .select(['alias', 'menu_item_id'])
    .where('id', '=', memoryId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw problem('not-found');
  return row;
}

const UNANSWERED_MOST = 100;

/** What was asked in a span and the agent had no answer to, decided on since or not; the newest first. */
export const unansweredIn = (db: Db, agentId: string, { from, to }: { from: Date; to: Date }) =>
  db
    .selectFrom('memories')
    .select(['content', 'conversation_id', 'created_at'])
    .where('agent_id', '=', agentId)
    .where('memory_type', '=', 'lesson')
    .where('message_id', 'is not', null)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .orderBy('created_at', 'desc')
    .limit(UNANSWERED_MOST)
    .execute();

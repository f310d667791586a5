import type { Memory, MemoryChanges } from '@attendant/contract/memories';
import { note } from '../../audit.ts';
import type { Db, Tx } from '../../database/open.ts';
import type { AgentActor } from '../../http/context.ts';
import { problem } from '../../http/problem.ts';
import { tell } from '../../live/live.ts';
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

/** From now on it is a memory like any other, worded as the owner wants it. */
export async function approveProposal(
  tx: Tx,
  actor: AgentActor,
  memoryId: string,
  changes: MemoryChanges,
): Promise<Memory> {
  await lock(tx, actor, memoryId);
  await tx.updateTable('memories').set({ proposed: false }).where('id', '=', memoryId).execute();
  await note(tx, actor, 'memory.approved', memoryId);
  return changeMemory(tx, actor, memoryId, changes);
}

export async function dismissProposal(tx: Tx, actor: AgentActor, memoryId: string): Promise<void> {
  await lock(tx, actor, memoryId);
  await tx.updateTable('memories').set({ dismissed_at: new Date() }).where('id', '=', memoryId).execute();
  await note(tx, actor, 'memory.dismissed', memoryId);
  await tell(tx, { noun: 'memories', verb: 'dismissed', agent_id: actor.agentId, id: memoryId });
}

async function lock(tx: Tx, actor: AgentActor, memoryId: string): Promise<void> {
  const row = await waiting(tx, actor.agentId).select('id').where('id', '=', memoryId).forUpdate().executeTakeFirst();
  if (!row) throw problem('not-found');
}

import { MEMORY_PAGE, MEMORY_SEARCH_LIMIT } from '@attendant/contract/constants';
import type { Memory, MemoryChanges, MemoryFields, MemoryQuery } from '@attendant/contract/memories';
import { note } from '../../audit.ts';
import { asNumber, asSwitch, asWord, changesOf, type Telling } from '../../changed-fields.ts';
import type { Db, Tx } from '../../database/open.ts';
import { type AgentActor, actingUser } from '../../http/context.ts';
import { problem, refuseField } from '../../http/problem.ts';
import { tell } from '../../live/live.ts';
import { findMessage, hasConversation } from '../conversations/index.ts';
import { distanceTo, filterMemories, memoriesOf, presentMemory } from './queries.ts';

/** Newest first; of a search, what comes nearest to its words first. */
export async function listMemories(db: Db, actor: AgentActor, query: Omit<MemoryQuery, 'id'>) {
  const { search, offset, limit = search ? MEMORY_SEARCH_LIMIT : MEMORY_PAGE } = query;
  const found = filterMemories(memoriesOf(db, actor.agentId), query);
  const [rows, { total }] = await Promise.all([
    (search ? found.orderBy(distanceTo(search)) : found)
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items: rows.map(presentMemory), total };
}

/** Refuses with `not-found` one of another agent. */
export async function getMemory(db: Db, actor: AgentActor, memoryId: string): Promise<Memory> {
  const row = await memoriesOf(db, actor.agentId).selectAll().where('id', '=', memoryId).executeTakeFirst();
  if (!row) throw problem('not-found');
  return presentMemory(row);
}

/** From its commit on the agent knows it, in calls that are running too. */
export async function addMemory(tx: Tx, actor: AgentActor, fields: MemoryFields): Promise<Memory> {
  await checkSource(tx, actor, fields);
  const row = await tx
    .insertInto('memories')
    .values({ ...asRow(fields), agent_id: actor.agentId, created_by: actingUser(actor) })
    .returningAll()
    .executeTakeFirstOrThrow();
  return changed(tx, actor, 'added', presentMemory(row));
}

/** Refuses with `conflict` one that was changed since `updated_at`, with `not-found` one of another agent. */
export async function changeMemory(
  tx: Tx,
  actor: AgentActor,
  memoryId: string,
  { updated_at, ...changes }: MemoryChanges,
): Promise<Memory> {
  const before = await memoriesOf(tx, actor.agentId)
    .select(['updated_at', 'memory_type', 'importance', 'active'])
    .where('id', '=', memoryId)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw problem('not-found');
  if (updated_at !== undefined && updated_at !== before.updated_at.toISOString()) throw problem('conflict');
  await checkSource(tx, actor, changes);
  const row = await tx
    .updateTable('memories')
    .set({ ...asRow(changes), updated_at: new Date() })
    .where('id', '=', memoryId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return changed(tx, actor, 'changed', presentMemory(row), {
    fields: Object.keys(changes),
    changes: changesOf(['memory_type', 'importance', 'active'], before, row, TELLING),
  });
}

const TELLING: Telling = {
  memory_type: asWord,
  importance: (value) => asNumber('')(typeof value === 'number' ? Math.round(value * 100) / 100 : null),
  active: asSwitch,
};

/** Refuses with `not-found` one of another agent, and one that is only proposed. */
export async function removeMemory(tx: Tx, actor: AgentActor, memoryId: string): Promise<void> {
  const row = await tx
    .deleteFrom('memories')
    .where('agent_id', '=', actor.agentId)
    .where('id', '=', memoryId)
    .where('proposed', '=', false)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw problem('not-found');
  await changed(tx, actor, 'removed', presentMemory(row));
}

const asRow = <Fields extends Partial<MemoryFields>>({ memory_metadata, ...fields }: Fields) => ({
  ...fields,
  ...(memory_metadata !== undefined && { memory_metadata: memory_metadata && JSON.stringify(memory_metadata) }),
});

type Source = Pick<MemoryChanges, 'conversation_id' | 'message_id'>;

/** What it was learned from is a conversation of this agent: a stranger's is not there. */
async function checkSource(tx: Tx, actor: AgentActor, { conversation_id, message_id }: Source): Promise<void> {
  if (conversation_id && !(await hasConversation(tx, actor.agentId, conversation_id)))
    refuseField('conversation_id', 'Conversation not found');
  if (message_id && !(await findMessage(tx, actor.agentId, message_id))) refuseField('message_id', 'Message not found');
}

async function changed(
  tx: Tx,
  actor: AgentActor,
  verb: string,
  memory: Memory,
  detail?: Record<string, unknown>,
): Promise<Memory> {
  await note(tx, actor, `memory.${verb}`, memory.id, detail);
  await tell(tx, { noun: 'memories', verb, agent_id: actor.agentId, id: memory.id });
  return memory;
}

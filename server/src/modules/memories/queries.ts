import { MEMORY_TYPES } from '@attendant/contract/constants';
import type { Memory, MemoryQuery, MemoryType } from '@attendant/contract/memories';
import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../database/open.ts';
import type { DB, Memories } from '../../database/schema.ts';

type MemoryRow = Selectable<Memories>;

/** What the agent's people know of; a proposal is no memory until somebody approves it. */
export const memoriesOf = (db: Db | Tx, agentId: string) =>
  db.selectFrom('memories').where('memories.agent_id', '=', agentId).where('proposed', '=', false);

type Filter = Pick<MemoryQuery, 'search' | 'memory_type' | 'active'>;

/** Every word of the search must be there, or one that is spelt much like it. */
export function filterMemories<Row>(query: SelectQueryBuilder<DB, 'memories', Row>, filter: Filter) {
  let found = query;
  for (const word of filter.search?.split(/\s+/).filter(Boolean) ?? []) {
    // Every word must be there, or one that is written much like it: people mistype.
    found = found.where((eb) =>
      eb.or([eb('content', 'ilike', `%${literally(word)}%`), sql<boolean>`${word} <% content`]),
    );
  }
  if (filter.memory_type) found = found.where('memory_type', '=', filter.memory_type);
  if (filter.active !== undefined) found = found.where('active', '=', filter.active);
  return found;
}

/** 0 where the words stand exactly so, else how far the nearest words are from them, up to 1. */
export const distanceTo = (search: string) =>
  sql<number>`case when content ilike ${`%${literally(search)}%`} then 0 else ${search} <<-> content end`;

/** What an agent keeps in mind, the nearest to some words first, then the weightiest; `known`: only what was added then. */
export function memoriesNear(
  db: Db,
  agentId: string,
  { words, known, atMost }: { words: readonly string[]; known?: { from: Date; to: Date } | undefined; atMost: number },
): Promise<{ id: string; content: string }[]> {
  const nearness = sql`to_tsvector('english', content) @@ websearch_to_tsquery('english', ${words.join(' or ')})`;
  return memoriesOf(db, agentId)
    .select(['id', 'content'])
    .where('active', '=', true)
    .where('created_at', '>=', known?.from ?? new Date(0))
    .where('created_at', '<', known?.to ?? sql<Date>`'infinity'`)
    .orderBy(nearness, 'desc')
    .orderBy('importance', 'desc')
    .orderBy('created_at', 'desc')
    .limit(atMost)
    .execute();
}

const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');

const isType = (type: string): type is MemoryType => MEMORY_TYPES.some((known) => known === type);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const presentMemory = (row: MemoryRow): Memory => ({
  id: row.id,
  agent_id: row.agent_id,
  content: row.content,
  memory_type: isType(row.memory_type) ? row.memory_type : 'lesson',
  importance: row.importance,
  memory_metadata: isObject(row.memory_metadata) ? row.memory_metadata : null,
  conversation_id: row.conversation_id,
  message_id: row.message_id,
  alias: row.alias,
  menu_item_id: row.menu_item_id,
  active: row.active,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

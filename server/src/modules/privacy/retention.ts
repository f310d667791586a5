import { type RawBuilder, sql } from 'kysely';
import { note } from '../../audit.ts';
import type { Db, Tx } from '../../database/open.ts';
import type { Files } from '../../files/files.ts';
import type { AgentActor } from '../../http/context.ts';
import { oneByOne } from '../../one-by-one.ts';
import { eraseConversations, eraseMessagesLeft, eraseSound } from '../conversations/index.ts';
import { eraseCallers, eraseCustomers, eraseMemories, eraseTexts } from './old-rows.ts';

export const KEEP_TO_TERM = 'keep-to-term';
export const KEEP_TO_TERM_NIGHTLY = '23 3 * * *';

/** Days that things are kept where an agent says nothing else; null is for ever. */
export interface KeptDays {
  audio: number | null;
  text: number | null;
  memories: number | null;
}

const AT_ONCE = 200;

/** Erases what has been kept for its time, agent by agent, and writes down how much. */
export async function keepToTerm(db: Db, files: Files, defaults: KeptDays): Promise<void> {
  const agents = await db
    .selectFrom('agents')
    .select(['id', 'tenant_id', 'keep_audio_days', 'keep_text_days', 'keep_memory_days'])
    .execute();
  await oneByOne(agents, async (agent) => {
    const days = {
      audio: agent.keep_audio_days ?? defaults.audio,
      text: agent.keep_text_days ?? defaults.text,
      memories: agent.keep_memory_days ?? defaults.memories,
    };
    const erased = await eraseOf(db, files, agent.id, days);
    if (Object.values(erased).every((count) => count === 0)) return;
    const actor: AgentActor = {
      agentId: agent.id,
      tenantId: agent.tenant_id,
      role: 'owner',
      by: { kind: 'conversation', id: '' },
    };
    await db.transaction().execute((tx) => note(tx, actor, 'retention.erased', agent.id, erased));
  });
}

async function eraseOf(db: Db, files: Files, agentId: string, days: KeptDays): Promise<Record<string, number>> {
  const rows = async (term: number | null, erase: (db: Db, agentId: string, before: Before) => Promise<number>) =>
    term === null ? 0 : erase(db, agentId, daysAgo(term));
  return {
    sound: await eraseOld(db, days.audio, spoken(db, agentId), (tx, ids) => eraseSound(tx, files, ids)),
    messages: await eraseOld(db, days.text, messagesLeft(db, agentId), (tx, ids) => eraseMessagesLeft(tx, files, ids)),
    conversations: await eraseOld(db, days.text, said(db, agentId), async (tx, ids) => {
      await eraseConversations(tx, files, ids);
      return ids.length;
    }),
    texts: await rows(days.text, eraseTexts),
    customers: await rows(days.text, eraseCustomers),
    // After everything that may still name them.
    callers: await rows(days.text, eraseCallers),
    memories: await rows(days.memories, eraseMemories),
  };
}

type Before = RawBuilder<Date>;
const daysAgo = (days: number): Before => sql<Date>`now() - make_interval(days => ${days})`;
type Find = (before: Before) => Promise<{ id: string }[]>;
type Erase = (tx: Tx, ids: readonly string[]) => Promise<number>;

/** In small steps, each a transaction of its own: no call waits for a long one. */
async function eraseOld(db: Db, days: number | null, find: Find, erase: Erase): Promise<number> {
  if (days === null) return 0;
  let count = 0;
  for (let more = true; more; ) {
    const rows = await find(daysAgo(days));
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) count += await db.transaction().execute((tx) => erase(tx, ids));
    more = ids.length === AT_ONCE;
  }
  return count;
}

const ended = (db: Db, agentId: string, before: Before) =>
  db
    .selectFrom('conversations as c')
    .select('c.id')
    .where('c.agent_id', '=', agentId)
    .where('c.status', '<>', 'in_progress')
    .where('c.started_at', '<', before)
    .limit(AT_ONCE);

const spoken =
  (db: Db, agentId: string): Find =>
  (before) =>
    ended(db, agentId, before)
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('messages')
            .select('id')
            .whereRef('conversation_id', '=', 'c.id')
            .where('audio_key', 'is not', null),
        ),
      )
      .execute();

const said =
  (db: Db, agentId: string): Find =>
  (before) =>
    ended(db, agentId, before)
      .where((eb) =>
        eb.or([
          eb.exists(eb.selectFrom('messages').select('id').whereRef('conversation_id', '=', 'c.id')),
          eb('c.caller_phone', 'is not', null),
          eb('c.summary', 'is not', null),
        ]),
      )
      .execute();

/** By their own age: the conversation that one was left in may be deleted. */
const messagesLeft =
  (db: Db, agentId: string): Find =>
  (before) =>
    db
      .selectFrom('callbacks')
      .select('id')
      .where('agent_id', '=', agentId)
      .where('created_at', '<', before)
      .limit(AT_ONCE)
      .execute();

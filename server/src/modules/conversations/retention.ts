import { type RawBuilder, sql } from 'kysely';
import { note } from '../../audit.ts';
import type { Db, Tx } from '../../database/open.ts';
import type { Files } from '../../files/files.ts';
import type { AgentActor } from '../../http/context.ts';
import { eraseConversations, eraseMessagesLeft, eraseSound } from './erase.ts';

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
  for (const agent of agents) {
    const textDays = agent.keep_text_days ?? defaults.text;
    const erased = {
      sound: await eraseOld(db, agent.keep_audio_days ?? defaults.audio, spoken(db, agent.id), (tx, ids) =>
        eraseSound(tx, files, ids),
      ),
      messages: await eraseOld(db, textDays, messagesLeft(db, agent.id), (tx, ids) =>
        eraseMessagesLeft(tx, files, ids),
      ),
      conversations: await eraseOld(db, textDays, said(db, agent.id), async (tx, ids) => {
        await eraseConversations(tx, files, ids);
        return ids.length;
      }),
      memories: await eraseMemories(db, agent.id, agent.keep_memory_days ?? defaults.memories),
    };
    if (Object.values(erased).every((count) => count === 0)) continue;
    const actor: AgentActor = {
      agentId: agent.id,
      tenantId: agent.tenant_id,
      role: 'owner',
      by: { kind: 'conversation', id: '' },
    };
    await db.transaction().execute((tx) => note(tx, actor, 'retention.erased', agent.id, erased));
  }
}

type Find = (before: RawBuilder<Date>) => Promise<{ id: string }[]>;
type Erase = (tx: Tx, ids: readonly string[]) => Promise<number>;

/** In small steps, each a transaction of its own: no call waits for a long one. */
async function eraseOld(db: Db, days: number | null, find: Find, erase: Erase): Promise<number> {
  if (days === null) return 0;
  let count = 0;
  for (let more = true; more; ) {
    const rows = await find(sql<Date>`now() - make_interval(days => ${days})`);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) count += await db.transaction().execute((tx) => erase(tx, ids));
    more = ids.length === AT_ONCE;
  }
  return count;
}

const ended = (db: Db, agentId: string, before: RawBuilder<Date>) =>
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

async function eraseMemories(db: Db, agentId: string, days: number | null): Promise<number> {
  if (days === null) return 0;
  const { numDeletedRows } = await db
    .deleteFrom('memories')
    .where('agent_id', '=', agentId)
    .where('updated_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

import { sql } from 'kysely';
import { note } from '../../audit.ts';
import type { Db, Tx } from '../../database/open.ts';
import type { Files } from '../../files/files.ts';
import type { AgentActor } from '../../http/context.ts';
import { eraseConversations, eraseSound } from './erase.ts';

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
    const erased = {
      sound: await eraseOld(db, agent.id, agent.keep_audio_days ?? defaults.audio, 'audio', (tx, ids) =>
        eraseSound(tx, files, ids),
      ),
      conversations: await eraseOld(db, agent.id, agent.keep_text_days ?? defaults.text, 'text', async (tx, ids) => {
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

type Erase = (tx: Tx, ids: readonly string[]) => Promise<number>;

/** In small steps, each a transaction of its own: no call waits for a long one. */
async function eraseOld(
  db: Db,
  agentId: string,
  days: number | null,
  what: 'audio' | 'text',
  erase: Erase,
): Promise<number> {
  if (days === null) return 0;
  let count = 0;
  for (let more = true; more; ) {
    const ids = await oldOnes(db, agentId, days, what);
    if (ids.length > 0) count += await db.transaction().execute((tx) => erase(tx, ids));
    more = ids.length === AT_ONCE;
  }
  return count;
}

async function oldOnes(db: Db, agentId: string, days: number, what: 'audio' | 'text'): Promise<string[]> {
  const rows = await db
    .selectFrom('conversations as c')
    .select('c.id')
    .where('c.agent_id', '=', agentId)
    .where('c.status', '<>', 'in_progress')
    .where('c.started_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .where((eb) => {
      const said = eb.selectFrom('messages').select('id').whereRef('conversation_id', '=', 'c.id');
      return what === 'audio'
        ? eb.exists(said.where('audio_key', 'is not', null))
        : eb.or([eb.exists(said), eb('c.caller_phone', 'is not', null), eb('c.summary', 'is not', null)]);
    })
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

async function eraseMemories(db: Db, agentId: string, days: number | null): Promise<number> {
  if (days === null) return 0;
  const { numDeletedRows } = await db
    .deleteFrom('memories')
    .where('agent_id', '=', agentId)
    .where('updated_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

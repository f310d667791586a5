import { sql } from 'kysely';
import { note } from '../../audit.ts';
import type { Db, Tx } from '../../database/open.ts';
import type { Files } from '../../files/files.ts';
import type { AgentActor } from '../../http/context.ts';
import type { Before } from '../../kept.ts';
import { oneByOne } from '../../one-by-one.ts';
import { allAgents } from '../agents/index.ts';
import { callbacksBefore, eraseCallbacks } from '../callbacks/index.ts';
import { endedWithSound, endedWithWords } from '../conversations/index.ts';
import { eraseConversations, eraseSound } from './erase-conversations.ts';
import { eraseOldRows } from './old-rows.ts';

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
  await oneByOne(await allAgents(db), async (agent) => {
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
  const [audio, text, memories] = [daysAgo(days.audio), daysAgo(days.text), daysAgo(days.memories)];
  return {
    sound: await eraseOld(db, audio, endedWithSound(db, agentId), (tx, ids) => eraseSound(tx, files, ids)),
    messages: await eraseOld(db, text, callbacksBefore(db, agentId), (tx, ids) => eraseCallbacks(tx, files, ids)),
    conversations: await eraseOld(db, text, endedWithWords(db, agentId), (tx, ids) =>
      eraseConversations(tx, files, ids),
    ),
    // Last: among them are notes on numbers that nothing names any more.
    ...(await eraseOldRows(db, agentId, { text, memories })),
  };
}

const daysAgo = (days: number | null): Before | null =>
  days === null ? null : sql<Date>`now() - make_interval(days => ${days})`;
type Find = (before: Before, atMost: number) => Promise<string[]>;
type Erase = (tx: Tx, ids: readonly string[]) => Promise<number>;

/** In small steps, each a transaction of its own: no call waits for a long one. */
async function eraseOld(db: Db, before: Before | null, find: Find, erase: Erase): Promise<number> {
  if (!before) return 0;
  let count = 0;
  for (let more = true; more; ) {
    const ids = await find(before, AT_ONCE);
    if (ids.length > 0) count += await db.transaction().execute((tx) => erase(tx, ids));
    more = ids.length === AT_ONCE;
  }
  return count;
}

import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import { tell } from '../../live/live.ts';
import { saidIn } from '../conversations/index.ts';
import { itemsOf, type MenuRow } from '../menu/index.ts';
import { itemsOrderedIn } from '../orders/index.ts';

/** What a caller said, what the agent answered, and how sure the ears were of the first; `id` is of the caller's message. */
export interface HeardExchange {
  id: string;
  caller: string;
  agent: string;
  confidence: number | null;
}

export interface LearntAlias {
  /** Of the message in which it was said. */
  id: string;
  said: string;
  dish: string;
  menu_item_id: string;
}

/** Reads a call that has ended for words that stood for a dish; `ordered` are the items of its orders. */
export type LearnAliases = (
  exchanges: readonly HeardExchange[],
  menu: readonly MenuRow[],
  ordered: ReadonlySet<string>,
) => readonly LearntAlias[];

/** Of one call, and of one agent as long as nobody decides. */
const MOST = 3;
const WAITING_MOST = 50;
const NOTHING: ReadonlySet<string> = new Set<string>([]);
/** A call that was hardly heard teaches nothing. */
const SURE = 0.6;

/**
 * Proposes what callers of this conversation also said for dishes, each word of a dish once and for all. Answers with the
 * messages that were understood by it.
 */
export async function proposeAliases(
  db: Db,
  agentId: string,
  conversationId: string,
  learn: LearnAliases,
): Promise<ReadonlySet<string>> {
  const [exchanges, ordered, menu] = await Promise.all([
    exchangesOf(db, agentId, conversationId),
    itemsOrderedIn(db, agentId, conversationId),
    itemsOf(db, agentId).selectAll().execute(),
  ]);
  if (ordered.size === 0 || !isWellHeard(exchanges)) return NOTHING;
  const learnt = learn(exchanges, menu, ordered).slice(0, MOST);
  for (const { id: messageId, said, dish, menu_item_id } of learnt) {
    const content = `Callers say “${said}” for ${dish}.`;
    await db.transaction().execute(async (tx) => {
      const { rows: added } = await sql<{ id: string }>`
        insert into memories
          (agent_id, content, memory_type, conversation_id, message_id, proposed, alias, menu_item_id)
        select ${agentId}, ${content}, 'lesson', ${conversationId}, ${messageId}, true, ${said}, ${menu_item_id}
        where (select count(*) from memories where agent_id = ${agentId} and proposed and dismissed_at is null
          and alias is not null) < ${WAITING_MOST}
        on conflict do nothing returning id`.execute(tx);
      for (const { id } of added) await tell(tx, { noun: 'memories', verb: 'proposed', agent_id: agentId, id });
    });
  }
  return new Set(learnt.map(({ id }) => id));
}

function isWellHeard(exchanges: readonly HeardExchange[]): boolean {
  const known = exchanges.flatMap(({ confidence }) => confidence ?? []);
  return known.length === 0 || known.reduce((sum, one) => sum + one, 0) / known.length >= SURE;
}

async function exchangesOf(db: Db, agentId: string, conversationId: string): Promise<HeardExchange[]> {
  const exchanges: HeardExchange[] = [];
  for (const { id, role, content, confidence } of await saidIn(db, agentId, conversationId)) {
    const last = exchanges.at(-1);
    if (role === 'user') exchanges.push({ id, caller: content, agent: '', confidence });
    else if (last) last.agent = `${last.agent} ${content}`.trim();
  }
  return exchanges;
}

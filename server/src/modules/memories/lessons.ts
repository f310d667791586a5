import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import { tell } from '../../live/live.ts';
import { saidIn } from '../conversations/index.ts';

/**
 * What a call that has ended may teach: what somebody asked and the agent had no answer to. These are rules, not
 * guesses: the caller's own words, and what the agent said. They wait for the owner and are used by nobody before.
 */

interface Exchange {
  messageId: string;
  /** The caller's own message. */
  askedId?: string;
  asked: string;
  said: string;
}

const RULES: readonly { said: RegExp; propose: (asked: string, found: RegExpExecArray) => string }[] = [
  {
    said: /\bI don't have (?:that|anything about .{2,60}?) here\b/i,
    propose: (asked) => `A caller asked: “${asked}” The agent had no answer. Write it here.`,
  },
  {
    said: /\bI don't see (.{2,60}?) on (?:our|the) menu\b/i,
    propose: (_asked, found) =>
      `Callers ask for ${found[1] ?? 'it'}, which is not on the menu. Say what you have instead.`,
  },
  {
    said: /\bI (?:didn't|did not) (?:quite )?(?:get|catch) that\b/i,
    propose: (asked) => `The agent did not understand: “${asked}” Write what it should say.`,
  },
];
const SHORTEST_WORDS = 3;
const MOST = 3;
const ALIKE = 0.6;

/** What these exchanges may teach, at most a few things of one call. */
export function lessonsOf(exchanges: readonly Exchange[]): { messageId: string; content: string }[] {
  const found = exchanges.flatMap(({ messageId, asked, said }) => {
    const words = asked.trim().split(/\s+/);
    for (const { said: pattern, propose } of words.length < SHORTEST_WORDS ? [] : RULES) {
      const match = pattern.exec(said);
      if (match) return [{ messageId, content: propose(asked.trim().slice(0, 300), match) }];
    }
    return [];
  });
  return found.slice(0, MOST);
}

/**
 * Proposes what a conversation may teach, unless the like was proposed, dismissed or learned before. What was `understood`
 * in the end leaves nothing open.
 */
export async function proposeLessons(
  db: Db,
  agentId: string,
  conversationId: string,
  understood: ReadonlySet<string> = new Set<string>([]),
): Promise<void> {
  const open = exchangesOf(await saidIn(db, agentId, conversationId)).filter(
    ({ askedId }) => !understood.has(askedId ?? ''),
  );
  for (const { messageId, content } of lessonsOf(open)) {
    await db.transaction().execute(async (tx) => {
      const { rows: added } = await sql<{ id: string }>`
        insert into memories (agent_id, content, memory_type, conversation_id, message_id, proposed)
        select ${agentId}, ${content}, 'lesson', ${conversationId}, ${messageId}, true
        where not exists (select from memories where agent_id = ${agentId}
          and (message_id = ${messageId} or similarity(content, ${content}) > ${ALIKE}))
        on conflict do nothing returning id`.execute(tx);
      for (const { id } of added) await tell(tx, { noun: 'memories', verb: 'proposed', agent_id: agentId, id });
    });
  }
}

/** What the agent said, each with what the caller had said last. */
function exchangesOf(messages: readonly { id: string; role: string; content: string }[]): Exchange[] {
  const exchanges: Exchange[] = [];
  let asked: { id: string; content: string } | null = null;
  for (const message of messages) {
    if (message.role === 'user') asked = message;
    else if (asked?.content)
      exchanges.push({ messageId: message.id, askedId: asked.id, asked: asked.content, said: message.content });
  }
  return exchanges;
}

import { randomUUID } from 'node:crypto';
import type { Db } from '../../database/open.ts';

interface Chatted {
  id: string;
  agentId: string;
  query: string;
  answer: string;
  asked: Date;
  answered: Date;
}

/** Writes down one question that the owner typed, and its answer, as a test that is over. */
export async function recordChat(db: Db, { id, agentId, query, answer, asked, answered }: Chatted): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('conversations')
      .values({
        id,
        agent_id: agentId,
        channel: 'message',
        status: 'completed',
        carrier: 'chat',
        is_test: true,
        started_at: asked,
        ended_at: answered,
        alive_at: answered,
      })
      .execute();
    const message = { conversation_id: id, turn: 1 };
    await tx
      .insertInto('messages')
      .values([
        { ...message, id: randomUUID(), role: 'user', content: query, said_at: asked },
        { ...message, id: randomUUID(), role: 'agent', content: answer, said_at: answered },
      ])
      .execute();
  });
}

import { randomUUID } from 'node:crypto';
import type { EndpointMeta } from '@attendant/contract/endpoint';
import type { Db } from '../database/open.ts';

type Of = EndpointMeta['of'];
/** Its `{id}`, and what the path names besides. */
type Subject = (db: Db, agentId: string) => Promise<{ id: string; messageId?: string }>;

const conversation: Subject = async (db, agent_id) => {
  const { id } = await db
    .insertInto('conversations')
    .values({ agent_id, channel: 'voice', status: 'completed', carrier: 'browser', ended_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const messageId = randomUUID();
  const said = { id: messageId, conversation_id: id, turn: 1, role: 'agent', content: 'Hello' };
  await db.insertInto('messages').values(said).execute();
  return { id, messageId };
};

const memory = (db: Db, agent_id: string, proposed: boolean) =>
  db
    .insertInto('memories')
    .values({ agent_id, content: 'Parking is behind the house.', memory_type: 'fact', proposed })
    .returning('id')
    .executeTakeFirstOrThrow();

/** How one of everything that an endpoint's `{id}` can be is made, on a given agent. */
export const SUBJECTS: Record<Of, Subject> = {
  agent: async (_db, id) => ({ id }),
  'deleted-agent': async (db, id) => {
    await db.updateTable('agents').set({ deleted_at: new Date() }).where('id', '=', id).execute();
    return { id };
  },
  conversation,
  message: async (db, agentId) => {
    const { messageId = '' } = await conversation(db, agentId);
    return { id: messageId };
  },
  'menu-item': (db, agent_id) =>
    db
      .insertInto('menu_items')
      .values({ agent_id, name: 'Margherita', category: 'Pizza', price_cents: 1200 })
      .returning('id')
      .executeTakeFirstOrThrow(),
  order: (db, agent_id) =>
    db
      .insertInto('orders')
      .values({ agent_id, customer_name: 'Dan', total_cents: 1200 })
      .returning('id')
      .executeTakeFirstOrThrow(),
  memory: (db, agentId) => memory(db, agentId, false),
  proposal: (db, agentId) => memory(db, agentId, true),
};

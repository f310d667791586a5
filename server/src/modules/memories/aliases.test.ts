import { randomUUID } from 'node:crypto';
import type { Memory } from '@attendant/contract/memories';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { learnAliases } from '../calls/index.ts';
import { proposeAliases } from './aliases.ts';

let app: TestApp;
let cast: Cast;
let margherita = '';
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});
beforeEach(async () => {
  const { db } = app.database;
  await db.deleteFrom('menu_items').execute();
  for (const name of ['Margherita', 'Garlic Knots']) {
    const item = { agent_id: cast.agentId, category: 'Pizza', name, price_cents: 1800 };
    const { id } = await db.insertInto('menu_items').values(item).returning('id').executeTakeFirstOrThrow();
    if (name === 'Margherita') margherita = id;
  }
});

const PHONE = '+17185550172';
const ASKED = ['a marg please', 'Did you mean the Margherita?', 'yes', 'Okay, one Margherita. Anything else?'];

/** A call that has ended, in turns, the caller first; a Margherita was ordered in it. */
async function call(lines: readonly string[] = ASKED, confidence: number | null = 0.9): Promise<string> {
  const { db } = app.database;
  const conversation = {
    agent_id: cast.agentId,
    channel: 'voice',
    status: 'completed',
    carrier: 'twilio',
    caller_phone: PHONE,
  };
  const { id } = await db.insertInto('conversations').values(conversation).returning('id').executeTakeFirstOrThrow();
  const now = Date.now();
  const messages = lines.map((content, at) => ({
    id: randomUUID(),
    conversation_id: id,
    turn: at,
    role: at % 2 === 0 ? 'user' : 'agent',
    content,
    confidence: at % 2 === 0 ? confidence : null,
    said_at: new Date(now + at),
  }));
  await db.insertInto('messages').values(messages).execute();
  const order = { agent_id: cast.agentId, conversation_id: id, customer_name: 'Dan', total_cents: 1800 };
  const placed = await db.insertInto('orders').values(order).returning('id').executeTakeFirstOrThrow();
  const line = { order_id: placed.id, menu_item_id: margherita, name: 'Margherita', quantity: 1, price_cents: 1800 };
  await db
    .insertInto('order_items')
    .values({ ...line, position: 0 })
    .execute();
  return id;
}
const learn = async (...from: Parameters<typeof call>) =>
  proposeAliases(app.database.db, cast.agentId, await call(...from), learnAliases);
const proposals = async (): Promise<Memory[]> =>
  (await app.ask('GET', `/api/agent/${cast.agentId}/memory-proposals`, { as: cast.tokens.viewer })).body;
const decide = (method: 'POST' | 'DELETE', id = '') =>
  app.ask(method, `/api/agent/memories/${id}/approval`, {
    as: cast.tokens.editor,
    ...(method === 'POST' && { body: {} }),
  });
const aliases = async (): Promise<unknown> =>
  (
    await app.ask('GET', `/api/agent/${cast.agentId}/menu-items?search=margherita`, { as: cast.tokens.viewer })
  ).body.items.map((item: { aliases: string[] }) => item.aliases);

describe('a word that a caller had to explain', () => {
  it('is proposed with its dish, once, when the call ends', async () => {
    const id = await call();
    const event = { noun: 'conversations', verb: 'ended', agent_id: cast.agentId, id };
    await app.database.pool.query("select pg_notify('attendant_live', $1)", [JSON.stringify(event)]);
    await expect.poll(async () => (await proposals()).length).toBe(1);
    await learn();
    expect(await proposals()).toMatchObject([
      { content: 'Callers say “marg” for Margherita.', alias: 'marg', menu_item_id: margherita, conversation_id: id },
    ]);
  });

  it('is a name of the dish when somebody approves of it, and no memory', async () => {
    await learn();
    const [proposal] = await proposals();
    expect((await decide('POST', proposal?.id)).status).toBe(200);
    expect(await aliases()).toEqual([['marg']]);
    expect(await proposals()).toEqual([]);
    const memories = await app.ask('GET', `/api/agent/${cast.agentId}/memories`, { as: cast.tokens.viewer });
    expect(memories.body).toEqual([]);
    const trail = await app.database.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', proposal?.id ?? '')
      .execute();
    expect(trail).toEqual([{ action: 'memory.approved' }]);
    // Taken off the menu by its owner, it stays off.
    const url = `/api/agent/${cast.agentId}/menu-items/${margherita}`;
    await app.ask('PUT', url, { as: cast.tokens.editor, body: { aliases: [] } });
    await learn();
    expect(await proposals()).toEqual([]);
  });

  it('does not come again when it is dismissed', async () => {
    await learn();
    expect((await decide('DELETE', (await proposals())[0]?.id)).status).toBe(204);
    await learn();
    expect([await proposals(), await aliases()]).toEqual([[], [[]]]);
  });

  it('is refused where the dish has as many as it may', async () => {
    await learn();
    const many = Array.from({ length: 20 }, (_, at) => `pie ${at}`);
    const url = `/api/agent/${cast.agentId}/menu-items/${margherita}`;
    await app.ask('PUT', url, { as: cast.tokens.editor, body: { aliases: many } });
    const { status, body } = await decide('POST', (await proposals())[0]?.id);
    expect([status, body.message]).toEqual([422, 'At most 20 words of callers can stand for one name']);
    expect(await proposals()).toHaveLength(1);
  });

  it('goes with its dish, and with the caller who is forgotten', async () => {
    await learn();
    await app.ask('DELETE', `/api/agent/${cast.agentId}/menu-items/${margherita}`, { as: cast.tokens.editor });
    expect(await proposals()).toEqual([]);

    await app.database.db
      .insertInto('menu_items')
      .values({ id: margherita, agent_id: cast.agentId, category: 'Pizza', name: 'Margherita', price_cents: 1800 })
      .execute();
    await learn();
    expect(await proposals()).toHaveLength(1);
    await app.ask('DELETE', `/api/agent/${cast.agentId}/callers/${encodeURIComponent(PHONE)}`, {
      as: cast.tokens.owner,
    });
    expect(await proposals()).toEqual([]);
  });

  it('is not learnt from a call that was hardly heard', async () => {
    await learn(ASKED, 0.4);
    expect(await proposals()).toEqual([]);
  });
});

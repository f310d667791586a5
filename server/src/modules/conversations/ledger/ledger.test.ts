import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { assembleCast, type Cast } from '../../../testing/cast.ts';
import { openConversation, openUsage, recordCarrierSeconds, recordUsage } from '../index.ts';
import { promisesOf } from './promises.ts';

const ORDER = { kind: 'order', id: 'o1' } as const;

describe('what was said against what was saved', () => {
  it.each([
    ['Thank you, Joe. Your order is in: 1 Margherita, not too crisp. The total is $18.00.', [ORDER], ['kept']],
    ["Great, I've placed your order.", [], ['said-not-saved']],
    ['Goodbye.', [ORDER], ['saved-not-said']],
    ['Shall I place the order?', [], []],
    ["Your order is in. I've passed your message on.", [ORDER], ['kept', 'said-not-saved']],
    ['Your appointment on Friday at ten is cancelled.', [{ kind: 'booking', id: 'b1' }], ['kept']],
    ["One moment, please. I'm calling somebody for you.", [{ kind: 'transfer', id: 't1' }], ['kept']],
    ["I've written your message down and somebody will get back to you.", [{ kind: 'message', id: 'm1' }], ['kept']],
  ] as const)('%s', (said, committed, states) => {
    expect(promisesOf([said], committed).map(({ state }) => state)).toEqual(states);
  });
});

describe('the ledger of a conversation', () => {
  let app: TestApp;
  let cast: Cast;
  beforeAll(async () => {
    app = await testApp();
    cast = await assembleCast(app);
  });

  async function call() {
    const fresh = { agentId: cast.agentId, channel: 'voice', carrier: 'twilio', isTest: false } as const;
    return app.database.db
      .transaction()
      .execute((tx) => openConversation(tx, { ...fresh, carrierId: randomUUID(), callerPhone: '+17185550172' }));
  }
  const read = async (id: string) =>
    (await app.ask('GET', `/api/conversations/${id}/ledger`, { as: cast.tokens.viewer })).body;

  it('lists what was written, and what was used of whom', async () => {
    const { db } = app.database;
    const { id } = await call();
    await db
      .insertInto('orders')
      .values({ agent_id: cast.agentId, conversation_id: id, customer_name: 'Joe', total_cents: 1800 })
      .execute();
    await db
      .insertInto('messages')
      .values({
        id: randomUUID(),
        conversation_id: id,
        turn: 2,
        role: 'agent',
        content: 'Thank you, Joe. Your order is in.',
      })
      .execute();
    const usage = openUsage();
    for (const amount of [1.5, 2]) usage.add({ provider: 'Deepgram nova-3', unit: 'seconds', amount });
    await recordUsage(db, id, usage.total());
    // The caller came back from a transfer: a second line of the same conversation.
    await recordUsage(db, id, usage.total());
    await recordCarrierSeconds(db, id, 62);
    expect(await read(id)).toMatchObject({
      promises: [{ kind: 'order', state: 'kept', words: 'Your order is in.' }],
      carrier_seconds: 62,
      usage: [{ provider: 'Deepgram nova-3', unit: 'seconds', amount: 7 }],
    });
  });

  it('is empty for a call in which nothing was promised, built-in parts only', async () => {
    const { id } = await call();
    expect(await read(id)).toEqual({
      promises: [],
      carrier_seconds: null,
      duration_seconds: 0,
      talk_seconds: 0,
      usage: [],
    });
  });
});

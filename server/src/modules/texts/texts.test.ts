import { randomUUID } from 'node:crypto';
import { XMLParser } from 'fast-xml-parser';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { signatureOf } from '../calls/carrier/signature.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
  const { db } = app.database;
  const pizza = { category: 'Pizza', available: true };
  await db
    .insertInto('menu_items')
    .values([
      { ...pizza, agent_id: cast.agentId, name: 'Margherita', price_cents: 1800 },
      { ...pizza, agent_id: cast.agentId, name: 'Quattro Formaggi', price_cents: 2100, available: false },
    ])
    .execute();
});

let sids = 0;
const newSid = () => `SM${String(++sids).padStart(4, '0')}`;

interface Text {
  body: string;
  from?: string;
  sid?: string;
  more?: Record<string, string>;
  signature?: string | null;
}

/** A customer texts; answers what the carrier is told to send back. */
async function text({ body, from = '+17185550172', sid = newSid(), more = {}, signature }: Text) {
  const path = `/api/agent/${cast.agentId}/message`;
  const form = { MessageSid: sid, From: from, To: '+17185550147', Body: body, NumMedia: '0', ...more };
  const signed = signature === undefined ? signatureOf(app.token, `http://localhost${path}`, form) : signature;
  const answer = await app.ask('POST', path, {
    body: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...(signed && { 'x-twilio-signature': signed }) },
  });
  const { Response } = new XMLParser().parse(answer.text) as { Response?: { Message?: string } | '' };
  return { status: answer.status, said: (typeof Response === 'object' && Response.Message) || null };
}

const threads = (phone: string) =>
  app.database.db
    .selectFrom('conversations')
    .selectAll()
    .where('agent_id', '=', cast.agentId)
    .where('caller_phone', '=', phone)
    .orderBy('started_at')
    .execute();
const messages = (conversationId: string) =>
  app.database.db
    .selectFrom('messages')
    .select(['turn', 'role', 'content'])
    .where('conversation_id', '=', conversationId)
    .orderBy('turn')
    .orderBy('said_at')
    .execute();
const change = (body: object) => app.ask('PATCH', `/api/agent/${cast.agentId}`, { as: cast.tokens.owner, body });

describe('an order by text', () => {
  it('is taken over several texts of one thread and stands on the board once', async () => {
    const from = '+17185550101';
    expect((await text({ from, body: 'Two margheritas please' })).said).toContain('two Margheritas');
    expect((await text({ from, body: 'that is all' })).said).toMatch(/name/i);
    expect((await text({ from, body: 'Dana' })).said).toContain('$36.00');
    expect((await text({ from, body: 'yes' })).said).toContain('Your order is in');
    const [thread, ...others] = await threads(from);
    expect(others).toEqual([]);
    expect(thread).toMatchObject({ channel: 'message', status: 'completed', carrier: 'text' });
    expect(thread?.summary).toContain('Order placed');
    expect(await messages(String(thread?.id))).toHaveLength(8);
    const orders = await app.database.db
      .selectFrom('orders')
      .select(['customer_name', 'customer_phone', 'total_cents'])
      .where('conversation_id', '=', String(thread?.id))
      .execute();
    expect(orders).toEqual([{ customer_name: 'Dana', customer_phone: from, total_cents: 3600 }]);
  });

  it('knows what is sold out', async () => {
    expect((await text({ from: '+17185550102', body: 'one quattro formaggi' })).said).toContain(
      'out of Quattro Formaggi',
    );
  });
});

describe('a text that comes more than once', () => {
  it('is answered once and alike, also at the same time', async () => {
    const from = '+17185550103';
    const sid = newSid();
    const answers = await Promise.all([1, 2, 3, 4].map(() => text({ from, sid, body: 'When are you open?' })));
    const later = await text({ from, sid, body: 'When are you open?' });
    expect(new Set([...answers, later].map(({ said }) => said)).size).toBe(1);
    const [thread] = await threads(from);
    expect(await messages(String(thread?.id))).toHaveLength(2);
  });
});

describe('texts of one sender at the same time', () => {
  it('are answered one after the other in one thread', async () => {
    const from = '+17185550104';
    await Promise.all(['one margherita', 'are you open', 'what do you have'].map((body) => text({ from, body })));
    const [thread, ...others] = await threads(from);
    expect(others).toEqual([]);
    expect((await messages(String(thread?.id))).map(({ turn }) => turn)).toEqual([1, 1, 2, 2, 3, 3]);
  });
});

describe('the next day', () => {
  it('is another thread', async () => {
    const from = '+17185550105';
    await text({ from, body: 'hello' });
    const [first] = await threads(from);
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await app.database.db
      .updateTable('conversations')
      .set({ updated_at: yesterday })
      .where('id', '=', String(first?.id))
      .execute();
    await text({ from, body: 'hello again' });
    expect(await threads(from)).toHaveLength(2);
  });
});

describe('when nobody is to answer', () => {
  it('says the words for closed, and keeps what was texted', async () => {
    const from = '+17185550106';
    await change({ closed: true, closed_message: 'Gone <fishing> & back on Monday.' });
    expect((await text({ from, body: 'two pizzas' })).said).toBe('Gone <fishing> & back on Monday.');
    await change({ closed: false });
    expect((await threads(from)).at(-1)).toMatchObject({ status: 'missed' });
  });

  it('says nothing when the agent is switched off', async () => {
    await change({ active: false });
    expect(await text({ from: '+17185550107', body: 'hello' })).toEqual({ status: 200, said: null });
    await change({ active: true });
    expect(await threads('+17185550107')).toHaveLength(1);
  });

  it('leaves STOP to the carrier and remembers it', async () => {
    const from = '+17185550108';
    expect(await text({ from, body: 'STOP', more: { OptOutType: 'STOP' } })).toEqual({ status: 200, said: null });
    expect(await threads(from)).toEqual([]);
    const outs = () => app.database.db.selectFrom('text_opt_outs').select('phone').execute();
    expect(await outs()).toEqual([{ phone: from }]);
    await text({ from, body: 'START', more: { OptOutType: 'START' } });
    expect(await outs()).toEqual([]);
  });

  it('asks for words when only a picture came', async () => {
    expect((await text({ body: '', more: { NumMedia: '1' } })).said).toContain("can't see pictures");
  });
});

describe('a request that no carrier signed', () => {
  it.each([null, 'c2lnbmF0dXJl'])('is refused (%s)', async (signature) => {
    expect((await text({ body: 'hello', signature })).status).toBe(403);
  });
});

describe('a sender who texts more than people do', () => {
  it('is no longer answered within the hour', async () => {
    const from = '+17185550177';
    await text({ from, body: 'When do you close?' });
    const [thread] = await threads(from);
    const more = { conversation_id: String(thread?.id), role: 'user', content: 'When do you close?', turn: 2 };
    const { db } = app.database;
    await db
      .insertInto('messages')
      .values(Array.from({ length: 58 }, () => ({ ...more, id: randomUUID() })))
      .execute();
    expect((await text({ from, body: 'When do you close?' })).said).not.toBeNull();
    expect((await text({ from, body: 'When do you close?' })).said).toBeNull();
  });
});

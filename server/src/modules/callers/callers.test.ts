import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { openFiles } from '../../files/files.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { playRights } from '../../testing/scenario.ts';
import { closeConversation, openConversation, recordMessage, recordTool } from '../conversations/index.ts';
import { scrub } from './scrub.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});
const CANARY = 'purple heron under the bridge';
const url = (phone: string) => `/api/agent/${cast.agentId}/callers/${encodeURIComponent(phone)}`;
const get = (phone: string) => app.ask('GET', url(phone), { as: cast.tokens.viewer });
const forget = (phone: string) => app.ask('DELETE', url(phone), { as: cast.tokens.owner });

/** A call from this number that leaves something in every place where such a thing can be. */
async function call(phone: string, words = CANARY, close = true, recipient = 'rosa@example.com'): Promise<string> {
  const { db } = app.database;
  const files = openFiles({ dataDir: app.dataDir, storageUrl: undefined });
  const fresh = {
    agentId: cast.agentId,
    channel: 'voice',
    carrier: 'twilio',
    carrierId: randomUUID(),
    isTest: false,
  } as const;
  const { id } = await db.transaction().execute((tx) => openConversation(tx, { ...fresh, callerPhone: phone }));
  const at = { agentId: cast.agentId, conversationId: id, startedAt: new Date() };
  const said = { turn: 1, interrupted: false, confidence: 0.9, heardToSoundMs: null, startMs: 0, endMs: 9 };
  const wav = new TextEncoder().encode(`${words} ${phone}`);
  await recordMessage(db, files, at, { ...said, id: randomUUID(), role: 'user', text: `${words}, I am Dan`, wav });
  const input = { customer_name: words, customer_phone: phone };
  await recordTool(db, at, { turn: 1, key: `1 ${words}`, name: 'place_order', input, outcome: { ok: true }, ms: 3 });
  const order = await db
    .insertInto('orders')
    .values({
      agent_id: cast.agentId,
      conversation_id: id,
      action_key: `1 ${words} ${phone}`,
      customer_name: words,
      customer_phone: phone.replace(/^\+1(\d{3})(\d{3})/, '($1) $2-'),
      special_request: words,
      total_cents: 2150,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('order_items')
    .values({ order_id: order.id, position: 0, name: 'Large Pepperoni', quantity: 1, price_cents: 2150, note: words })
    .execute();
  const agent = { agent_id: cast.agentId, conversation_id: id };
  await db
    .insertInto('callbacks')
    .values({ ...agent, caller_name: words, caller_phone: phone, body: words })
    .execute();
  const content = `The caller on ${phone} likes the ${words}.`;
  await db
    .insertInto('memories')
    .values({ ...agent, content, memory_type: 'lesson', proposed: true })
    .execute();
  const times = { starts_at: new Date('2027-01-04T15:00:00Z'), ends_at: new Date('2027-01-04T15:30:00Z') };
  await db
    .insertInto('appointments')
    .values({ ...agent, ...times, customer_name: words, customer_phone: phone, notes: words })
    .execute();
  const mail = await db
    .insertInto('mails')
    .values({
      kind: 'order',
      recipient,
      subject: 'An order',
      letter: JSON.stringify({ title: 'An order', paragraphs: [`${words} ${phone}`] }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  mkdirSync(join(app.dataDir, 'outbox'), { recursive: true });
  writeFileSync(join(app.dataDir, 'outbox', `2026-order-${mail.id}.eml`), `${words} ${phone}`);
  await db
    .insertInto('blocked_callers')
    .values({ agent_id: cast.agentId, phone })
    .onConflict((oc) => oc.doNothing())
    .execute();
  await db.insertInto('steerings').values({ conversation_id: id, kind: 'say', words }).execute();
  await db
    .insertInto('order_texts')
    .values({ order_id: order.id, agent_id: cast.agentId, phone, body: words })
    .execute();
  const closing = { status: 'completed', reason: 'agent-ended', durationSeconds: 75, talkSeconds: 60 } as const;
  if (close) await closeConversation(db, at, { ...closing, summary: `${words} ${phone}` });
  return id;
}

describe('a caller', () => {
  const phone = '+17185550101';
  it('is all that is known of a number, however it is written', async () => {
    await call(phone, 'Dan');
    await call(phone, 'Dan');
    const { status, body } = await get('(718) 555-0101');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      phone,
      name: 'Dan',
      note: '',
      conversation_count: 2,
      order_count: 2,
      order_total: 43,
      orders: [{ what: '$21.50', status: 'new' }, {}],
      bookings: [{ status: 'booked' }, {}],
      messages: [{ what: 'Dan', status: 'open' }, {}],
    });
    expect(body.conversations).toHaveLength(2);
    expect((await get('+17185550199')).status).toBe(404);
    expect((await get('no number')).status).toBe(422);
  });

  it('has the name and the note that the owner gives it', async () => {
    const body = { name: 'Dan Ferraro', note: 'Allergic to nuts.' };
    const { body: caller } = await app.ask('PUT', url(phone), { as: cast.tokens.editor, body });
    expect(caller).toMatchObject(body);
    await app.ask('PUT', url(phone), { as: cast.tokens.editor, body: { note: '' } });
    expect((await get(phone)).body).toMatchObject({ name: 'Dan Ferraro', note: '' });
  });

  playRights({ method: 'GET', url: () => url(phone) }, [401, 404, 200, 200, 200, 200], () => ({ app, cast }));
  playRights({ method: 'PUT', url: () => url(phone), body: {} }, [401, 404, 403, 200, 200, 200], () => ({ app, cast }));
});

/** Files below a folder in which a word stands, as it is or in UTF-16. */
function filesWith(folder: string, word: string): string[] {
  try {
    return execFileSync('grep', ['-rlaF', word, folder], { encoding: 'utf8' }).trim().split('\n');
  } catch {
    return [];
  }
}

describe('to forget a caller', () => {
  it('leaves what was paid and how long it took, and nothing of who it was', { timeout: 60_000 }, async () => {
    const phone = '+13475550987';
    const id = await call(phone);
    await app.ask('PUT', url(phone), { as: cast.tokens.editor, body: { name: CANARY, note: CANARY } });
    await call('+17185550102', 'somebody else');
    const { db, connection } = app.database;
    const { rows } = await sql<{ data_directory: string }>`show data_directory`.execute(db);
    const folder = rows[0]?.data_directory ?? '';
    await sql`checkpoint`.execute(db);
    expect(filesWith(folder, CANARY)).not.toEqual([]);
    expect(filesWith(app.dataDir, CANARY)).not.toEqual([]);

    const { status, body } = await forget(phone);
    expect([status, body]).toEqual([200, { conversations: 1, orders: 1, bookings: 1, messages: 1 }]);
    await scrub(connection);
    for (const word of [CANARY, phone.slice(1), '(347) 555-0987', '347555']) {
      expect([word, filesWith(folder, word)]).toEqual([word, []]);
      expect([word, filesWith(app.dataDir, word)]).toEqual([word, []]);
    }

    const left = await db.selectFrom('conversations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(left).toMatchObject({ duration_seconds: 75, status: 'completed', caller_phone: null, summary: null });
    const order = await db.selectFrom('orders').selectAll().where('conversation_id', '=', id).executeTakeFirstOrThrow();
    expect(order).toMatchObject({ total_cents: 2150, customer_name: 'Forgotten caller', customer_phone: '' });
    expect((await get(phone)).status).toBe(404);
    expect((await get('+17185550102')).body).toMatchObject({ conversation_count: 1, order_count: 1 });
  });

  it("leaves other people's mails alone", async () => {
    const phone = '+13475550133';
    await call(phone, 'nothing to see', true, 'june@harbordental.com');
    expect((await forget(phone)).status).toBe(200);
    const { db } = app.database;
    const mails = await db.selectFrom('mails').select('id').where('recipient', '=', 'june@harbordental.com').execute();
    expect(mails).toHaveLength(1);
  });

  it('waits until they have hung up', async () => {
    await call('+13475550111', 'still here', false);
    const { status, body } = await forget('+13475550111');
    expect([status, body.message]).toEqual([
      409,
      'This caller is on the line. Try again when the conversation has ended.',
    ]);
  });

  playRights({ method: 'DELETE', url: () => url('+13475550122') }, [401, 404, 403, 403, 200, 200], () => ({
    app,
    cast,
  }));
});

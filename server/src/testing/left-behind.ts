import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '../database/open.ts';
import { newFileKey, openFiles } from '../files/files.ts';
import { closeConversation, openConversation, recordMessage, recordTool } from '../modules/conversations/index.ts';
import type { TestApp } from './app.ts';

interface Left {
  phone: string;
  words?: string;
  /** Whose mails tell of it. */
  recipient?: string;
  /** Still on the line. */
  isRunning?: boolean;
}

/** A call from a number that leaves something in every place where something of a caller can be; answers its id. */
export async function leaveBehind(app: TestApp, agentId: string, left: Left): Promise<string> {
  const { phone, words = 'a table by the window', recipient = 'rosa@example.com', isRunning = false } = left;
  const { db } = app.database;
  const id = await hold(app, agentId, { phone, words, isRunning });
  const orderId = await order(db, agentId, id, phone, words);
  const agent = { agent_id: agentId, conversation_id: id };
  const named = { customer_name: words, customer_phone: phone };
  const times = { starts_at: new Date('2027-01-04T15:00:00Z'), ends_at: new Date('2027-01-04T15:30:00Z') };
  await db
    .insertInto('callbacks')
    .values({
      ...agent,
      caller_name: words,
      caller_phone: phone,
      body: words,
      audio_key: await file(app, agentId, words),
    })
    .execute();
  const content = `The caller on ${phone} likes the ${words}.`;
  await db
    .insertInto('memories')
    .values({ ...agent, content, memory_type: 'lesson', proposed: true })
    .execute();
  await db
    .insertInto('appointments')
    .values({ ...agent, ...times, ...named, notes: words })
    .execute();
  const days = { from_day: '2027-01-04', until_day: '2027-01-08' };
  await db
    .insertInto('waiting_list')
    .values({ ...agent, ...named, ...days, notes: words })
    .execute();
  await letter(app, recipient, `${words} ${phone}`);
  await db.insertInto('steerings').values({ conversation_id: id, kind: 'say', words }).execute();
  await db
    .insertInto('transfers')
    .values({ ...agent, action_key: words, number: '+17185550199', reason: words })
    .execute();
  await db
    .insertInto('message_sources')
    .values({ conversation_id: id, turn: 1, position: 0, kind: 'memory', source_id: id, label: words, excerpt: words })
    .execute();
  await db
    .insertInto('outgoing_texts')
    .values({ order_id: orderId, agent_id: agentId, phone, body: words, key: orderId, stale_at: new Date() })
    .execute();
  await note(db, agentId, phone, words);
  return id;
}

async function hold(app: TestApp, agentId: string, { phone, words, isRunning }: Required<Omit<Left, 'recipient'>>) {
  const { db } = app.database;
  const files = openFiles({ dataDir: app.dataDir, storageUrl: undefined });
  const fresh = { agentId, channel: 'voice', carrier: 'twilio', carrierId: randomUUID(), isTest: false } as const;
  const { id } = await db.transaction().execute((tx) => openConversation(tx, { ...fresh, callerPhone: phone }));
  const at = { agentId, conversationId: id, startedAt: new Date() };
  const said = { turn: 1, interrupted: false, confidence: 0.9, heardToSoundMs: null, startMs: 0, endMs: 9 };
  const wav = new TextEncoder().encode(`${words} ${phone}`);
  await recordMessage(db, files, at, { ...said, id: randomUUID(), role: 'user', text: `${words}, I am Dan`, wav });
  const input = { customer_name: words, customer_phone: phone };
  await recordTool(db, at, { turn: 1, key: `1 ${words}`, name: 'place_order', input, outcome: { ok: true }, ms: 3 });
  const closing = { status: 'completed', reason: 'agent-ended', durationSeconds: 75, talkSeconds: 60 } as const;
  if (!isRunning) await closeConversation(db, at, { ...closing, summary: `${words} ${phone}` });
  return id;
}

async function order(db: Db, agent_id: string, conversation_id: string, phone: string, words: string): Promise<string> {
  const { id } = await db
    .insertInto('orders')
    .values({
      agent_id,
      conversation_id,
      action_key: `1 ${words} ${phone}`,
      customer_name: words,
      customer_phone: phone.replace(/^\+1(\d{3})(\d{3})/, '($1) $2-'),
      special_request: words,
      allergies: words,
      delivery_address: words,
      cancel_reason: words,
      total_cents: 2150,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('order_items')
    .values({ order_id: id, position: 0, name: 'Large Pepperoni', quantity: 1, price_cents: 2150, note: words })
    .execute();
  return id;
}

async function file(app: TestApp, agent_id: string, words: string): Promise<string> {
  const key = newFileKey();
  const bytes = new TextEncoder().encode(words);
  await openFiles({ dataDir: app.dataDir, storageUrl: undefined }).put(key, bytes, 'audio/wav');
  await app.database.db
    .insertInto('files')
    .values({ key, agent_id, content_type: 'audio/wav', size_bytes: bytes.length })
    .execute();
  return key;
}

async function letter(app: TestApp, recipient: string, words: string): Promise<void> {
  const { id } = await app.database.db
    .insertInto('mails')
    .values({
      kind: 'order',
      recipient,
      subject: 'An order',
      letter: JSON.stringify({ title: 'An order', paragraphs: [words] }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  mkdirSync(join(app.dataDir, 'outbox'), { recursive: true });
  writeFileSync(join(app.dataDir, 'outbox', `2026-order-${id}.eml`), words);
}

/** By the number alone, and once for each. */
async function note(db: Db, agent_id: string, phone: string, words: string): Promise<void> {
  const detail = JSON.stringify({ from: phone });
  await db
    .insertInto('one_time_codes')
    .values({ hash: Buffer.from(randomUUID()), purpose: 'media', detail, expires_at: new Date() })
    .execute();
  await db
    .insertInto('answered_requests')
    .values({
      scope: `text ${agent_id}`,
      key: randomUUID(),
      body_hash: Buffer.alloc(1),
      status: 200,
      answer: `${words} ${phone}`,
    })
    .execute();
  await db
    .insertInto('rate_limits')
    .values({ key: `demo:${phone}` })
    .onConflict((oc) => oc.doNothing())
    .execute();
  for (const table of ['blocked_callers', 'text_opt_outs', 'callers'] as const) {
    await db
      .insertInto(table)
      .values({ agent_id, phone })
      .onConflict((oc) => oc.doNothing())
      .execute();
  }
}

import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { beforeAll, expect, it } from 'vitest';
import { openFiles } from '../../../files/files.ts';
import { replyStepSeconds } from '../../../metrics.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { assembleCast, type Cast } from '../../../testing/cast.ts';
import { openConversation } from '../../conversations/index.ts';
import type { Call, LineParts } from './call.ts';
import { openScribe } from './scribe.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});

const SPOKEN = {
  startMs: 0,
  endMs: 10,
  sampleRate: 8000,
  confidence: 1,
  interrupted: false,
  heardToSoundMs: null,
  engineMs: null,
  steps: null,
  typed: false,
  audio: new Int16Array(80),
};

/** A call that is written down, by nobody else. */
async function openCall(recorded: boolean, callerPhone: string | null = null, isTest = false) {
  const { db } = app.database;
  const fresh = {
    agentId: cast.agentId,
    channel: 'voice',
    carrier: 'twilio',
    callerPhone,
    isTest,
  } as const;
  const { id } = await db.transaction().execute((tx) => openConversation(tx, { ...fresh, carrierId: randomUUID() }));
  const parts = {
    db,
    files: openFiles({ dataDir: app.dataDir, storageUrl: undefined }),
    log: pino({ level: 'silent' }),
    publicUrl: 'http://localhost',
    post: app.post,
  };
  const call = { agentId: cast.agentId, conversationId: id, recorded, callerPhone, isTest };
  // It asks for no more of them to write down a sentence.
  const scribe = openScribe(parts as unknown as LineParts, call as Call, () => undefined);
  const rows = () => db.selectFrom('messages').selectAll().where('conversation_id', '=', id).orderBy('turn').execute();
  return { id, scribe, rows };
}

it('keeps the sound of a call that is recorded, and of no other', async () => {
  for (const recorded of [true, false]) {
    const { scribe, rows } = await openCall(recorded);
    scribe.listeners.message({ ...SPOKEN, id: randomUUID(), turn: 1, role: 'user', text: 'Hi.' });
    await expect.poll(rows).toHaveLength(1);
    const [kept] = await rows();
    expect(kept?.content).toBe('Hi.');
    expect(kept?.audio_key !== null).toBe(recorded);
  }
});

it('keeps words that come late with their sound', async () => {
  const { scribe, rows } = await openCall(true);
  const told = { ...SPOKEN, id: randomUUID(), role: 'user' } as const;
  scribe.listeners.message({ ...told, turn: 1, text: '', confidence: null });
  scribe.listeners.message({ ...SPOKEN, id: randomUUID(), turn: 1, role: 'agent', text: 'Sorry?', startMs: 20 });
  scribe.listeners.message({ ...told, turn: 2, text: 'two margheritas', audio: null });
  await expect.poll(async () => (await rows()).map(({ content }) => content)).toEqual(['Sorry?', 'two margheritas']);
  const [, words] = await rows();
  expect(words).toMatchObject({ turn: 2, confidence: 1, audio_key: expect.any(String) });
});

it('keeps what the caller waited for, and counts it', async () => {
  const counted = async () => {
    const { values } = await replyStepSeconds.get();
    return values
      .filter(({ metricName }) => metricName?.endsWith('_count'))
      .map(({ labels, value }) => [labels.step, value]);
  };
  replyStepSeconds.reset();
  const { scribe, rows } = await openCall(false);
  const waited = { heardToSoundMs: 700, steps: { heardToWordsMs: null, heardToTurnMs: 450.4, heardToReplyMs: 610 } };
  scribe.listeners.message({ ...SPOKEN, ...waited, id: randomUUID(), turn: 1, role: 'agent', text: 'Sure.' });
  await expect
    .poll(rows)
    .toMatchObject([
      { heard_to_words_ms: null, heard_to_turn_ms: 450, heard_to_reply_ms: 610, heard_to_sound_ms: 700 },
    ]);
  expect(await counted()).toEqual([
    ['turn', 1],
    ['reply', 1],
  ]);
});

it('keeps neither the words nor the sound of a card number that is read out in pieces', async () => {
  const { scribe, rows } = await openCall(true);
  const say = (turn: number, role: 'user' | 'agent', text: string) =>
    scribe.listeners.message({ ...SPOKEN, id: randomUUID(), turn, role, text });
  say(1, 'user', 'four one one one one one');
  say(1, 'agent', "Please don't tell me card numbers: I can't take a payment on this line.");
  say(2, 'user', 'my number is 718 555 0172');
  say(2, 'agent', 'Thank you.');
  await expect.poll(rows).toHaveLength(4);
  expect((await rows()).filter(({ role }) => role === 'user')).toMatchObject([
    { content: '[card number removed]', audio_key: null },
    { content: 'my number is 718 555 0172', audio_key: expect.any(String) },
  ]);
});

const TOLD = { message: 'the driver hit my fence', wish: null, name: null, phone: null, blamed: true };
const HUNG_UP = {
  reason: 'caller-hung-up',
  ending: null,
  startedAt: new Date(),
  durationMs: 1000,
  callerTalkMs: 0,
  agentTalkMs: 0,
} as const;
const hangUp = ({ scribe }: Pick<Awaited<ReturnType<typeof openCall>>, 'scribe'>) => {
  scribe.follow({ talkerState: () => ({ version: 1, lines: [], ...TOLD }) });
  scribe.listeners.ended(HUNG_UP);
};
const left = (id: string) =>
  app.database.db.selectFrom('callbacks').selectAll().where('conversation_id', '=', id).execute();
const summaryOf = async (id: string) => {
  const row = app.database.db.selectFrom('conversations').select('summary').where('id', '=', id);
  return (await row.executeTakeFirstOrThrow()).summary;
};

it('leaves what a caller complained of who hung up before giving a name', async () => {
  const { id, scribe } = await openCall(false, '+17185550172');
  hangUp({ scribe });
  await expect.poll(() => left(id)).toHaveLength(1);
  expect(await left(id)).toMatchObject([
    { kind: 'complaint', body: 'the driver hit my fence', caller_phone: '+17185550172' },
  ]);
  await expect.poll(() => summaryOf(id)).toContain('Message taken: “the driver hit my fence”');
});

it('leaves nothing of an owner who tried the agent and went', async () => {
  const { id, scribe } = await openCall(false, null, true);
  hangUp({ scribe });
  await expect.poll(() => summaryOf(id)).not.toBeNull();
  expect(await summaryOf(id)).not.toContain('Message taken');
  expect(await left(id)).toEqual([]);
});

it('gives back what it had been offered when it is over', async () => {
  const { db } = app.database;
  const { id, scribe } = await openCall(false, '+17185550155');
  const starts_at = new Date('2030-06-11T14:00:00Z');
  const held = {
    agent_id: cast.agentId,
    conversation_id: id,
    starts_at,
    ends_at: new Date('2030-06-11T14:30:00Z'),
    customer_name: '',
    status: 'held',
    held_until: new Date('2030-06-11T14:00:00Z'),
  };
  await db.insertInto('appointments').values(held).execute();
  scribe.listeners.ended(HUNG_UP);
  await expect
    .poll(() => db.selectFrom('appointments').select('id').where('conversation_id', '=', id).execute())
    .toEqual([]);
});

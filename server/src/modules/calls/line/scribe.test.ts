import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { beforeAll, expect, it, vi } from 'vitest';
import { openFiles } from '../../../files/files.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { assembleCast, type Cast } from '../../../testing/cast.ts';
import { openConversation } from '../../conversations/index.ts';
import type { Call, LineParts } from './lines.ts';
import { openScribe } from './scribe.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});

/** What is kept of a sentence with sound. */
async function keptOf(recorded: boolean) {
  const { db } = app.database;
  const fresh = {
    agentId: cast.agentId,
    channel: 'voice',
    carrier: 'twilio',
    callerPhone: null,
    isTest: false,
  } as const;
  const { id } = await db.transaction().execute((tx) => openConversation(tx, { ...fresh, carrierId: randomUUID() }));
  const parts = {
    db,
    files: openFiles({ dataDir: app.dataDir, storageUrl: undefined }),
    log: pino({ level: 'silent' }),
  };
  const call = { agentId: cast.agentId, conversationId: id, recorded };
  // It asks for no more of them to write down a sentence.
  const scribe = openScribe(parts as LineParts, call as Call, () => undefined);
  const spoken = {
    startMs: 0,
    endMs: 10,
    sampleRate: 8000,
    confidence: 1,
    interrupted: false,
    heardToSoundMs: null,
    engineMs: null,
  };
  scribe.listeners.message({
    ...spoken,
    id: randomUUID(),
    turn: 1,
    role: 'user',
    text: 'Hi.',
    typed: false,
    audio: new Int16Array(80),
  });
  const rows = () => db.selectFrom('messages').selectAll().where('conversation_id', '=', id).execute();
  await vi.waitFor(async () => expect(await rows()).toHaveLength(1));
  return (await rows())[0];
}

it('keeps the sound of a call that is recorded, and of no other', async () => {
  expect(await keptOf(true)).toMatchObject({ content: 'Hi.', audio_key: expect.any(String) });
  expect(await keptOf(false)).toMatchObject({ content: 'Hi.', audio_key: null });
});

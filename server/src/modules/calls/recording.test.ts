import { randomUUID } from 'node:crypto';
import { readWav, writeWav } from '@attendant/voice/audio/wav';
import { beforeAll, describe, expect, it } from 'vitest';
import { openFiles } from '../../files/files.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { playRights } from '../../testing/scenario.ts';
import { openConversation, recordMessage } from '../conversations/index.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});

/** The agent speaks for 200 ms at once, the caller for 100 ms one second later, at another rate. */
async function heldCall(withSound = true): Promise<string> {
  const { db } = app.database;
  const files = openFiles({ dataDir: app.dataDir, storageUrl: undefined });
  const fresh = {
    agentId: cast.agentId,
    channel: 'voice',
    carrier: 'twilio',
    callerPhone: null,
    isTest: false,
  } as const;
  const { id } = await db.transaction().execute((tx) => openConversation(tx, { ...fresh, carrierId: randomUUID() }));
  const at = { agentId: cast.agentId, conversationId: id, startedAt: new Date() };
  const rest = { turn: 1, text: 'Hi.', interrupted: false, confidence: null, heardToSoundMs: null };
  const sound = (sampleRate: number, ms: number, level: number) =>
    withSound ? writeWav({ sampleRate, pcm: new Int16Array((sampleRate * ms) / 1000).fill(level) }) : null;
  const agent = { role: 'agent' as const, startMs: 0, endMs: 200, wav: sound(8000, 200, 500) };
  const caller = { role: 'user' as const, startMs: 1000, endMs: 1100, wav: sound(16_000, 100, 900) };
  for (const one of [agent, caller]) await recordMessage(db, files, at, { ...rest, ...one, id: randomUUID() });
  return id;
}
const download = (id: string) =>
  fetch(`${app.url}/api/conversations/${id}/recording`, { headers: { authorization: `Bearer ${cast.tokens.viewer}` } });

describe('a whole call', () => {
  it('is one file: the caller left, the agent right, each where it was said', async () => {
    const answer = await download(await heldCall());
    expect(answer.headers.get('content-disposition')).toMatch(/attachment; filename="call-[0-9a-f]{8}\.wav"/);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([bytes.readUInt16LE(22), bytes.readUInt32LE(24)]).toEqual([2, 8000]);
    const frame = (ms: number) => [bytes.readInt16LE(44 + ms * 32), bytes.readInt16LE(46 + ms * 32)];
    expect(frame(100)).toEqual([0, 500]);
    expect(frame(600)).toEqual([0, 0]);
    const [left, right] = frame(1050);
    expect([Math.round((left ?? 0) / 100), right]).toEqual([9, 0]);
    expect(readWav(bytes).pcm.length / 8).toBeCloseTo(1100, -1);
  });

  it('without any sound has none', async () => {
    const answer = await download(await heldCall(false));
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ message: 'This conversation has no audio.' });
  });
});

describe('who may', () => {
  const url = async () => `/api/conversations/${await heldCall()}/recording`;
  playRights({ method: 'GET', url }, [401, 404, 200, 200, 200, 200], () => ({ app, cast }));
});

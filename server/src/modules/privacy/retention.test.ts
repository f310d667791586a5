import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openFiles } from '../../files/files.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { play, playRights } from '../../testing/scenario.ts';
import { closeConversation, openConversation, recordMessage } from '../conversations/index.ts';
import { keepToTerm } from './retention.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});
const on = () => ({ app, cast });
const files = () => openFiles({ dataDir: app.dataDir, storageUrl: undefined });
const url = '/api/agent/{agent}/retention';
const FOR_EVER = { audio: null, text: null, memories: null };

/** A call with one message and its clip, so many days ago. */
async function call(daysAgo: number): Promise<{ id: string; clip: string }> {
  const { db } = app.database;
  const fresh = {
    agentId: cast.agentId,
    channel: 'voice',
    carrier: 'twilio',
    carrierId: randomUUID(),
    isTest: false,
  } as const;
  const { id } = await db
    .transaction()
    .execute((tx) => openConversation(tx, { ...fresh, callerPhone: '+17185550101' }));
  const at = { agentId: cast.agentId, conversationId: id, startedAt: new Date() };
  const said = { turn: 1, interrupted: false, confidence: null, heardToSoundMs: null, startMs: 0, endMs: 9 };
  await recordMessage(db, files(), at, {
    ...said,
    id: randomUUID(),
    role: 'user',
    text: 'Hi.',
    wav: new Uint8Array(9),
  });
  const closing = {
    status: 'completed',
    reason: 'agent-ended',
    durationSeconds: 60,
    talkSeconds: 9,
    summary: 'Hi.',
  } as const;
  await closeConversation(db, at, closing);
  const startedAt = new Date(Date.now() - daysAgo * 86_400_000);
  await db.updateTable('conversations').set({ started_at: startedAt }).where('id', '=', id).execute();
  const row = await db.selectFrom('messages').select('audio_key').where('conversation_id', '=', id).executeTakeFirst();
  return { id, clip: row?.audio_key ?? '' };
}
async function left({ id, clip }: { id: string; clip: string }) {
  const { db } = app.database;
  const messages = await db.selectFrom('messages').selectAll().where('conversation_id', '=', id).execute();
  const row = await db.selectFrom('conversations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return {
    text: messages.length === 1 && row.summary !== null && row.caller_phone !== null,
    audio: (await files().read(clip)) !== null,
    seconds: row.duration_seconds,
  };
}
const choose = (body: object) => app.ask('PUT', url.replace('{agent}', cast.agentId), { as: cast.tokens.owner, body });

describe('what is kept', () => {
  beforeEach(async () => {
    await app.database.db.deleteFrom('audit_log').execute();
    await choose({ audio_days: null, text_days: null, memory_days: null });
  });

  it('is erased after the days of the server', async () => {
    const [old, young] = [await call(40), await call(20)];
    await keepToTerm(app.database.db, files(), { audio: 30, text: null, memories: null });
    expect([await left(old), await left(young)]).toEqual([
      { text: true, audio: false, seconds: 60 },
      { text: true, audio: true, seconds: 60 },
    ]);
  });

  it('or of the agent; how long a call took stays, and what was erased is written down', async () => {
    const old = await call(40);
    await choose({ audio_days: 7, text_days: 30, memory_days: 60 });
    await keepToTerm(app.database.db, files(), FOR_EVER);
    expect(await left(old)).toEqual({ text: false, audio: false, seconds: 60 });
    const notes = await app.database.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'retention.erased')
      .execute();
    expect(notes.map(({ agent_id }) => agent_id)).toEqual([cast.agentId]);
    expect(notes[0]?.detail).toMatchObject({ conversations: expect.any(Number), memories: 0 });
    await keepToTerm(app.database.db, files(), FOR_EVER);
    expect(await left(await call(1))).toEqual({ text: true, audio: true, seconds: 60 });
  });

  it('messages left too, even of a conversation that was deleted', async () => {
    const { db } = app.database;
    const message = { agent_id: cast.agentId, caller_name: 'Rosa', caller_phone: '+17185550101', body: 'Ring me.' };
    const created_at = new Date(Date.now() - 40 * 86_400_000);
    await db
      .insertInto('callbacks')
      .values([
        { ...message, created_at },
        { ...message, body: 'Young.' },
      ])
      .execute();
    await keepToTerm(db, files(), { ...FOR_EVER, text: 30 });
    expect(await db.selectFrom('callbacks').select('body').execute()).toEqual([{ body: 'Young.' }]);
  });

  it('at every agent, though a file of one cannot be removed', async () => {
    const { db } = app.database;
    const stuck = await call(40);
    const { id: agentId } = (await app.ask('POST', '/api/agents', { as: cast.tokens.owner, body: { name: 'Zoe' } }))
      .body;
    const memory = { agent_id: String(agentId), content: 'Old.', memory_type: 'fact' };
    await db
      .insertInto('memories')
      .values({ ...memory, updated_at: sql<Date>`now() - interval '61 days'` })
      .execute();
    const remove = async (key: string) => {
      if (key === stuck.clip) throw new Error('the store does not answer');
      await files().remove(key);
    };
    const night = keepToTerm(db, { ...files(), remove }, { audio: 30, text: 30, memories: 60 });
    await expect(night).rejects.toThrow('the store does not answer');
    expect(await db.selectFrom('memories').selectAll().where('agent_id', '=', String(agentId)).execute()).toEqual([]);
    expect(await left(stuck)).toMatchObject({ audio: true });
    await keepToTerm(db, files(), { audio: 30, text: 30, memories: 60 });
    expect(await left(stuck)).toMatchObject({ audio: false });
  });

  it('memories too, by when they were last changed', async () => {
    const { db } = app.database;
    const memory = { agent_id: cast.agentId, content: 'Old.', memory_type: 'fact' };
    const updated_at = new Date(Date.now() - 61 * 86_400_000);
    await db
      .insertInto('memories')
      .values([
        { ...memory, updated_at },
        { ...memory, content: 'Young.' },
      ])
      .execute();
    await keepToTerm(db, files(), { ...FOR_EVER, memories: 60 });
    const rows = await db.selectFrom('memories').select('content').execute();
    expect(rows).toEqual([{ content: 'Young.' }]);
  });
});

describe('the days', () => {
  play(
    [
      {
        name: 'stand beside those of the server',
        method: 'GET',
        url,
        status: 200,
        answer: { defaults: { audio_days: 365, text_days: 365, memory_days: null } },
      },
      {
        name: 'are at least one',
        method: 'PUT',
        url,
        body: { audio_days: 0, text_days: 1, memory_days: null },
        status: 422,
      },
      { name: 'are all named', method: 'PUT', url, body: { audio_days: 3 }, status: 422 },
    ],
    on,
  );
  const body = { audio_days: 90, text_days: null, memory_days: null };
  playRights({ method: 'GET', url }, [401, 404, 200, 200, 200, 200], on);
  playRights({ method: 'PUT', url, body }, [401, 404, 403, 403, 200, 200], on);
});

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { openFiles } from '../../files/files.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { playRights } from '../../testing/scenario.ts';
import {
  closeConversation,
  closeLost,
  keepAlive,
  keepState,
  openConversation,
  recordMessage,
  recordSources,
  recordTool,
} from './index.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});
const on = () => ({ app, cast });
const wav = Uint8Array.from({ length: 1000 }, (_, index) => index % 256);

/** A call of two messages; the agent's reply rests on a tool and has a clip. */
async function call(close = true) {
  const { db } = app.database;
  const files = openFiles({ dataDir: app.dataDir, storageUrl: undefined });
  const fresh = {
    agentId: cast.agentId,
    channel: 'voice',
    carrier: 'twilio',
    carrierId: randomUUID(),
    callerPhone: '+17185550172',
    isTest: false,
  } as const;
  const { id } = await db.transaction().execute((tx) => openConversation(tx, fresh));
  const at = { agentId: cast.agentId, conversationId: id, startedAt: new Date() };
  const said = { turn: 1, interrupted: false, confidence: 0.9, heardToSoundMs: null, wav: null };
  const spoken = randomUUID();
  await recordMessage(db, files, at, {
    ...said,
    id: randomUUID(),
    role: 'user',
    text: 'Two slices <b>please</b>',
    startMs: 100,
    endMs: 900,
  });
  await recordTool(db, at, { turn: 1, key: 'k', name: 'price_order', input: {}, outcome: { ok: true }, ms: 3.4 });
  await recordSources(db, id, 1, [
    { kind: 'menu', id: 'm', label: 'Cheese slice', text: 'Slices, $3.50' },
    { kind: 'passage', id: '0', label: 'A file that is gone', text: 'Nobody keeps this.' },
  ]);
  await recordMessage(db, files, at, {
    ...said,
    id: spoken,
    role: 'agent',
    text: 'Sure.',
    startMs: 1500,
    endMs: 2000,
    confidence: null,
    heardToSoundMs: 600.4,
    steps: { heardToWordsMs: 310.2, heardToTurnMs: 450, heardToReplyMs: 460.6 },
    wav,
  });
  if (close)
    await closeConversation(db, at, {
      status: 'completed',
      reason: 'agent-ended',
      durationSeconds: 2,
      talkSeconds: 1,
      summary: 'Two slices.',
    });
  return { id, spoken };
}
const get = (url: string, headers = {}) => app.ask('GET', url, { as: cast.tokens.viewer, headers });

describe('a conversation', () => {
  it('is listed, with what was said and what it rests on', async () => {
    const { id, spoken } = await call();
    const list = await get(`/api/agent/${cast.agentId}/conversations`);
    expect(list.body.items[0]).toMatchObject({
      id,
      status: 'completed',
      conversation_type: 'voice',
      message_count: 2,
      summary: 'Two slices.',
      duration_seconds: 2,
    });
    const { body } = await get(`/api/conversations/${id}/messages`);
    expect(body.items).toMatchObject([
      { role: 'user', content: 'Two slices <b>please</b>', has_audio: false, heard_to_turn_ms: null, tools: [] },
      {
        role: 'agent',
        id: spoken,
        has_audio: true,
        audio_url: `/api/messages/${spoken}/audio`,
        heard_to_words_ms: 310,
        heard_to_turn_ms: 450,
        heard_to_reply_ms: 461,
        heard_to_sound_ms: 600,
        tools: [{ name: 'price_order', ok: true, ms: 3, code: null, receipt: null }],
        sources: [{ kind: 'menu', id: 'm', label: 'Cheese slice', text: 'Slices, $3.50' }],
      },
    ]);
  });

  it('plays each message, whole or in part', async () => {
    const { id, spoken } = await call();
    const whole = await fetch(`${app.url}/api/messages/${spoken}/audio`, {
      headers: { authorization: `Bearer ${cast.tokens.viewer}` },
    });
    expect(whole.headers.get('content-type')).toBe('audio/wav');
    expect(new Uint8Array(await whole.arrayBuffer())).toEqual(wav);
    const part = await fetch(`${app.url}/api/conversations/${id}/messages/${spoken}/audio`, {
      headers: { authorization: `Bearer ${cast.tokens.viewer}`, range: 'bytes=10-19' },
    });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 10-19/1000']);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(wav.slice(10, 20));
    const { id: other } = await call();
    expect((await get(`/api/conversations/${other}/messages/${spoken}/audio`)).status).toBe(404);
  });

  it('closes once', async () => {
    const { id } = await call();
    const again = { status: 'failed' as const, reason: 'late', durationSeconds: 9, talkSeconds: 9, summary: null };
    expect(await closeConversation(app.database.db, { agentId: cast.agentId, conversationId: id }, again)).toBe(false);
    expect((await get(`/api/conversations/${id}`)).body).toMatchObject({
      status: 'completed',
      end_reason: 'agent-ended',
    });
  });

  it('that lost its server is closed at the time it was last alive', async () => {
    const { id } = await call(false);
    const { id: living } = await call(false);
    await keepState(app.database.db, id, { lines: [] });
    await app.database.db
      .updateTable('conversations')
      .set({ alive_at: new Date(Date.now() - 60_000) })
      .where('id', 'in', [id, living])
      .execute();
    await keepAlive(app.database.db, [living]);
    const left: unknown[] = [];
    const failed: unknown[] = [];
    const closed = await closeLost(
      app.database.db,
      async (tx, lost) => {
        left.push(lost);
        await sql`insert into nowhere values (1)`.execute(tx);
      },
      (lost) => failed.push(lost.conversationId),
    );
    expect(closed).toBe(1);
    expect(failed).toEqual([id]);
    expect(left).toMatchObject([{ conversationId: id, agentId: cast.agentId, state: { lines: [] } }]);
    expect((await get(`/api/conversations/${id}`)).body).toMatchObject({ status: 'failed', end_reason: 'server-lost' });
    expect((await get(`/api/conversations/${living}`)).body).toMatchObject({ status: 'in_progress' });
    const remove = () => app.ask('DELETE', `/api/conversations/${living}`, { as: cast.tokens.owner });
    expect((await remove()).body).toMatchObject({ code: 'conflict', message: 'This conversation is still going on.' });
  });

  it('that was only taken for lost is closed by whoever held it, with what they know', async () => {
    const { id } = await call(false);
    const stale = { alive_at: new Date(Date.now() - 60_000) };
    await app.database.db.updateTable('conversations').set(stale).where('id', '=', id).execute();
    const left = async () => undefined;
    expect(await closeLost(app.database.db, left, () => undefined)).toBe(1);
    const known = { status: 'completed', reason: 'agent-ended', durationSeconds: 95, talkSeconds: 40 } as const;
    const closing = { ...known, summary: 'Ordered.' };
    const at = { agentId: cast.agentId, conversationId: id };
    expect(await closeConversation(app.database.db, at, closing)).toBe(true);
    expect(await closeConversation(app.database.db, at, closing)).toBe(false);
    const after = (await get(`/api/conversations/${id}`)).body;
    expect(after).toMatchObject({ status: 'completed', end_reason: 'agent-ended', duration_seconds: 95 });
  });

  it('goes with its sound when it is deleted', async () => {
    const { id, spoken } = await call();
    expect((await app.ask('DELETE', `/api/conversations/${id}`, { as: cast.tokens.owner })).status).toBe(204);
    expect((await get(`/api/messages/${spoken}/audio`)).status).toBe(404);
    const files = await app.database.db.selectFrom('messages').select('id').where('conversation_id', '=', id).execute();
    expect(files).toEqual([]);
  });
});

describe('the list', () => {
  const ids = async (query: string) => {
    const { body } = await get(`/api/agent/${cast.agentId}/conversations?${query}`);
    return body.items.map(({ id }: { id: string }) => id);
  };

  it.each([
    ['search=slices', true],
    ['search=slice+sure', true],
    ['search=plea', true],
    ['search=calzone', false],
    ['search=%27%26%7C', true],
    ['status=completed', true],
    ['status=missed', false],
    ['conversation_type=voice', true],
    ['conversation_type=message', false],
    ['caller=555-0172', true],
    ['caller=%2B1+(718)+555-0172', true],
    ['caller=0199', false],
  ])('%s finds a call about slices: %j', async (query, found) => {
    const { id } = await call();
    expect((await ids(query)).includes(id)).toBe(found);
  });

  it('refuses a status that there is not', async () => {
    expect((await get(`/api/agent/${cast.agentId}/conversations?status=lost`)).status).toBe(422);
  });
});

describe('who may', () => {
  const one = async () => `/api/conversations/${(await call()).id}`;
  playRights({ method: 'GET', url: '/api/agent/{agent}/conversations' }, [401, 404, 200, 200, 200, 200], on);
  playRights({ method: 'GET', url: one }, [401, 404, 200, 200, 200, 200], on);
  playRights({ method: 'GET', url: async () => `${await one()}/messages` }, [401, 404, 200, 200, 200, 200], on);
  playRights(
    { method: 'GET', url: async () => `/api/messages/${(await call()).spoken}/audio` },
    [401, 404, 200, 200, 200, 200],
    on,
  );
  playRights({ method: 'DELETE', url: one }, [401, 404, 403, 403, 204, 204], on);
  playRights({ method: 'POST', url: '/api/agent/{agent}/talk' }, [401, 404, 403, 201, 201, 201], on);
});

import { randomUUID } from 'node:crypto';
import type { Memory } from '@attendant/contract/memories';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { playRights } from '../../testing/scenario.ts';
import { lessonsOf, proposeLessons } from './lessons.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});
const on = () => ({ app, cast });
const NO_ANSWER = "I don't have that here, I'm afraid.";

/** A call that has ended, of pairs of what the caller said and what the agent answered. */
async function call(...lines: (readonly [asked: string, said: string])[]): Promise<string> {
  const { db } = app.database;
  const { id } = await db
    .insertInto('conversations')
    .values({ agent_id: cast.agentId, channel: 'voice', status: 'completed', carrier: 'twilio' })
    .returning('id')
    .executeTakeFirstOrThrow();
  let at = Date.now();
  for (const [turn, [asked, said]] of lines.entries()) {
    const message = (role: string, content: string) => ({
      id: randomUUID(),
      conversation_id: id,
      turn,
      role,
      content,
      said_at: new Date(at++),
    });
    await db
      .insertInto('messages')
      .values([message('user', asked), message('agent', said)])
      .execute();
  }
  await proposeLessons(db, cast.agentId, id);
  return id;
}
const proposals = async (): Promise<Memory[]> =>
  (await app.ask('GET', `/api/agent/${cast.agentId}/memory-proposals`, { as: cast.tokens.viewer })).body;
const clear = () => app.database.db.deleteFrom('memories').execute();
const decide = (method: 'POST' | 'DELETE', id: string, body?: object) =>
  app.ask(method, `/api/agent/memories/${id}/approval`, { as: cast.tokens.editor, ...(body && { body }) });

describe('what the built-in assistant says when it knows nothing', () => {
  it.each([NO_ANSWER, "I don't have anything about parking here, I'm afraid. Shall I take a message?"])(
    'is a lesson: %s',
    (said) => {
      expect(lessonsOf([{ messageId: 'm1', asked: 'where can I park', said }])).toMatchObject([{ messageId: 'm1' }]);
    },
  );
});

describe('a call that has ended', () => {
  it.each([
    [
      'Is there a coat check?',
      NO_ANSWER,
      'A caller asked: “Is there a coat check?” The agent had no answer. Write it here.',
    ],
    [
      'Do you have any tacos?',
      "I'm sorry, I don't see tacos on our menu. For pizza we have Margherita.",
      'Callers ask for tacos, which is not on the menu. Say what you have instead.',
    ],
    [
      'Can the band play loud?',
      "Sorry, I didn't get that.",
      'The agent did not understand: “Can the band play loud?” Write what it should say.',
    ],
  ])('in which “%s” was answered with “%s” teaches', (asked, said, content) => {
    expect(lessonsOf([{ messageId: 'm', asked, said }])).toEqual([{ messageId: 'm', content }]);
  });

  it('teaches nothing where the agent had an answer, or hardly anything was said', () => {
    expect(lessonsOf([{ messageId: 'm', asked: 'Do you deliver?', said: 'Yes, we do.' }])).toEqual([]);
    expect(lessonsOf([{ messageId: 'm', asked: 'Uh', said: "Sorry, I didn't get that." }])).toEqual([]);
  });

  it('proposes a thing once, and it is used by nobody before it is approved', async () => {
    await clear();
    const id = await call(['Is there a coat check?', NO_ANSWER]);
    await proposeLessons(app.database.db, cast.agentId, id);
    await call(['Is there a coat check', NO_ANSWER]);
    const [proposal, ...more] = await proposals();
    expect([proposal?.conversation_id, more]).toEqual([id, []]);
    const list = await app.ask('GET', `/api/agent/${cast.agentId}/memories`, { as: cast.tokens.viewer });
    expect(list.body).toEqual([]);
  });
});

describe('a proposal', () => {
  it('that is approved is a memory in the words of the owner', async () => {
    await clear();
    await call(['Is there a coat check?', NO_ANSWER]);
    const [proposal] = await proposals();
    const { id = '', updated_at } = proposal ?? {};
    const { status, body } = await decide('POST', id, {
      content: 'There is a coat check.',
      memory_type: 'fact',
      updated_at,
    });
    expect([status, body.content]).toEqual([200, 'There is a coat check.']);
    expect(await proposals()).toEqual([]);
    expect((await app.ask('GET', `/api/agent/memories/${id}`, { as: cast.tokens.viewer })).status).toBe(200);
    expect((await decide('POST', id, {})).status).toBe(404);
  });

  it('that is dismissed does not come again', async () => {
    await clear();
    await call(['Is there a coat check?', NO_ANSWER]);
    const [proposal] = await proposals();
    expect((await decide('DELETE', proposal?.id ?? '')).status).toBe(204);
    await call(['Is there a coat check?', NO_ANSWER]);
    expect(await proposals()).toEqual([]);
  });

  it('comes by itself when a call ends', async () => {
    await clear();
    const { db } = app.database;
    const id = await call();
    await db
      .insertInto('messages')
      .values([
        { id: randomUUID(), conversation_id: id, turn: 1, role: 'user', content: 'Is there a coat check?' },
        {
          id: randomUUID(),
          conversation_id: id,
          turn: 1,
          role: 'agent',
          content: NO_ANSWER,
          said_at: new Date(Date.now() + 9),
        },
      ])
      .execute();
    const event = { noun: 'conversations', verb: 'ended', agent_id: cast.agentId, id };
    await app.database.pool.query("select pg_notify('attendant_live', $1)", [JSON.stringify(event)]);
    await expect.poll(async () => (await proposals()).length).toBe(1);
  });
});

describe('who may', () => {
  const one = async () => {
    await clear();
    await call(['Is there a coat check?', NO_ANSWER]);
    return `/api/agent/memories/${(await proposals())[0]?.id}/approval`;
  };
  playRights({ method: 'GET', url: '/api/agent/{agent}/memory-proposals' }, [401, 404, 200, 200, 200, 200], on);
  playRights({ method: 'POST', url: one, body: {} }, [401, 404, 403, 200, 200, 200], on);
  playRights({ method: 'DELETE', url: one }, [401, 404, 403, 204, 204, 204], on);
});

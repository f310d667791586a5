import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { playRights } from '../../testing/scenario.ts';
import { takeMessage } from './take-message.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});

const leave = async (body: string, minutesAgo: number) => {
  const row = { agent_id: cast.agentId, caller_name: 'Dan', caller_phone: '+17185550172', body };
  const created_at = new Date(Date.now() - minutesAgo * 60_000);
  const { id } = await app.database.db
    .insertInto('callbacks')
    .values({ ...row, created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
const list = async () =>
  (await app.ask('GET', `/api/agent/${cast.agentId}/callbacks`, { as: cast.tokens.viewer })).body;
const settle = (id: string, done: boolean) =>
  app.ask('PUT', `/api/agent/${cast.agentId}/callbacks/${id}`, { as: cast.tokens.editor, body: { done } });

describe('messages that callers left', () => {
  it('wait with the oldest first, and go behind when somebody took care of them', async () => {
    const [old, middle, young] = [await leave('old', 30), await leave('middle', 20), await leave('young', 10)];
    expect((await settle(middle, true)).body).toMatchObject({ done_by: 'Marco Bellini', done_at: expect.any(String) });
    const { items, total } = await list();
    expect(items.map(({ id }: { id: string }) => id)).toEqual([old, young, middle]);
    expect(total).toBe(3);
    expect((await settle(middle, false)).body).toMatchObject({ done_by: null, done_at: null });
  });

  it('of another agent are not found', async () => {
    expect((await settle('7f3c1d52-0000-4000-8000-000000000000', true)).status).toBe(404);
  });
});

it('a message that is told further takes the place of what was left before', async () => {
  const { db } = app.database;
  const { id: conversationId } = await db
    .insertInto('conversations')
    .values({ agent_id: cast.agentId, channel: 'message', status: 'in_progress', carrier: 'text' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { tenant_id: tenantId } = await db
    .selectFrom('agents')
    .select('tenant_id')
    .where('id', '=', cast.agentId)
    .executeTakeFirstOrThrow();
  const actor = {
    agentId: cast.agentId,
    tenantId,
    role: 'editor' as const,
    by: { kind: 'conversation' as const, id: conversationId },
  };
  const notices = { publicUrl: 'http://localhost', post: app.post };
  const take = (key: string, caller_name: string, text: string) =>
    db
      .transaction()
      .execute((tx) =>
        takeMessage(tx, actor, { caller_name, caller_phone: '+17185550172', text }, { conversationId, key }, notices),
      );
  await take('1', '', 'My pizza was cold');
  await take('2', 'Ivan', 'My pizza was cold. Nobody called back');
  await take('3', '', 'Tell Sal the van is here');
  const rows = await db
    .selectFrom('callbacks')
    .select(['caller_name', 'body'])
    .where('conversation_id', '=', conversationId)
    .orderBy('created_at')
    .execute();
  expect(rows).toEqual([
    { caller_name: 'Ivan', body: 'My pizza was cold. Nobody called back' },
    { caller_name: '', body: 'Tell Sal the van is here' },
  ]);
});

describe('rights', () => {
  const on = () => ({ app, cast });
  playRights({ method: 'GET', url: '/api/agent/{agent}/callbacks' }, [401, 404, 200, 200, 200, 200], on);
  const url = async () => `/api/agent/{agent}/callbacks/${await leave('a word', 1)}`;
  playRights({ method: 'PUT', url, body: { done: true } }, [401, 404, 403, 200, 200, 200], on);
});

import { randomUUID } from 'node:crypto';
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
  it('wait with the newest first, and go behind when somebody took care of them', async () => {
    const [old, middle, young] = [await leave('old', 30), await leave('middle', 20), await leave('young', 10)];
    expect((await settle(middle, true)).body).toMatchObject({ done_by: 'Marco Bellini', done_at: expect.any(String) });
    const { items, total } = await list();
    expect(items.map(({ id }: { id: string }) => id)).toEqual([young, old, middle]);
    expect(total).toBe(3);
    expect((await settle(middle, false)).body).toMatchObject({ done_by: null, done_at: null });
  });

  it('are given to one of the people of the agent, and to nobody else', async () => {
    const id = await leave('whose is this', 5);
    const give = (assigned_to: string | null) =>
      app.ask('PUT', `/api/agent/${cast.agentId}/callbacks/${id}`, { as: cast.tokens.editor, body: { assigned_to } });
    expect((await give(cast.userIds.viewer)).body).toMatchObject({
      assigned_to: { name: 'Vera Quinn' },
      done_at: null,
    });
    expect((await give(cast.userIds.stranger)).status).toBe(422);
    expect((await give(null)).body).toMatchObject({ assigned_to: null });
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

describe('a missed call', () => {
  const call = async (status: string, at: Date, more: object = {}) => {
    const { db } = app.database;
    const { id } = await db
      .insertInto('conversations')
      .values({
        agent_id: cast.agentId,
        channel: 'voice',
        status: 'in_progress',
        carrier: 'twilio',
        caller_phone: '+16465550119',
        started_at: at,
        ...more,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.updateTable('conversations').set({ status }).where('id', '=', id).execute();
    return id;
  };
  const waiting = async () => {
    const { items } = await list();
    return items.filter(({ caller_phone }: { caller_phone: string }) => caller_phone === '+16465550119');
  };
  const counted = async () =>
    (await app.ask('GET', `/api/agent/${cast.agentId}/waiting`, { as: cast.tokens.viewer })).body.callbacks;

  it('waits like a message until the number called again and was heard', async () => {
    const before = await counted();
    const missed = await call('missed', new Date());
    await call('missed', new Date(), { is_test: true });
    expect(await waiting()).toMatchObject([{ conversation_id: missed, kind: 'missed', body: '' }]);
    expect(await counted()).toBe(before + 1);
    await call('completed', new Date(Date.now() + 60_000));
    expect(await waiting()).toEqual([]);
    expect(await counted()).toBe(before);
  });

  it('of somebody who hung up before they were answered, or understood, waits with their words', async () => {
    const { db } = app.database;
    const phone = '+19175550188';
    const hangUp = async (content: string, answer?: string) => {
      const { id } = await db
        .insertInto('conversations')
        .values({
          agent_id: cast.agentId,
          channel: 'voice',
          status: 'in_progress',
          carrier: 'twilio',
          caller_phone: phone,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('messages')
        .values([
          { id: randomUUID(), conversation_id: id, turn: 1, role: 'user', content },
          ...(answer ? [{ id: randomUUID(), conversation_id: id, turn: 1, role: 'agent', content: answer }] : []),
        ])
        .execute();
      const ended = { status: 'completed', end_reason: 'caller-hung-up' };
      await db.updateTable('conversations').set(ended).where('id', '=', id).execute();
    };
    await hangUp('My pizza was cold');
    await hangUp('okay thanks, bye');
    await hangUp('When do you close?', 'At ten.');
    await hangUp('', 'Sorry, I had trouble hearing you.');
    const { items } = await list();
    const theirs = items.filter(({ caller_phone }: { caller_phone: string }) => caller_phone === phone);
    expect(theirs).toMatchObject([
      { kind: 'unfinished', body: '' },
      { kind: 'unfinished', body: 'My pizza was cold' },
    ]);
  });

  it('that left a message waits once, with the message', async () => {
    const { db } = app.database;
    const conversationId = await call('failed', new Date(Date.now() + 120_000));
    const { tenant_id: tenantId } = await db
      .selectFrom('agents')
      .select('tenant_id')
      .where('id', '=', cast.agentId)
      .executeTakeFirstOrThrow();
    const by = { kind: 'conversation' as const, id: conversationId };
    const actor = { agentId: cast.agentId, tenantId, role: 'editor' as const, by };
    const message = { caller_name: 'Mia', caller_phone: '+16465550119', text: 'Cold pizza', complaint: true };
    const notices = { publicUrl: 'http://localhost', post: app.post };
    await db.transaction().execute((tx) => takeMessage(tx, actor, message, { conversationId, key: 'left' }, notices));
    expect(await waiting()).toMatchObject([{ kind: 'complaint', body: 'Cold pizza' }]);
  });
});

describe('rights', () => {
  const on = () => ({ app, cast });
  playRights({ method: 'GET', url: '/api/agent/{agent}/callbacks' }, [401, 404, 200, 200, 200, 200], on);
  const url = async () => `/api/agent/{agent}/callbacks/${await leave('a word', 1)}`;
  playRights({ method: 'PUT', url, body: { done: true } }, [401, 404, 403, 200, 200, 200], on);
});

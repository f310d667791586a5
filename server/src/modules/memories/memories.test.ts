import type { Memory } from '@attendant/contract/memories';
import { pino } from 'pino';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openLive } from '../../live/live.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { play, playRights } from '../../testing/scenario.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});
const on = () => ({ app, cast });
const NOBODY = '7f3c1d52-0000-4000-8000-000000000000';

async function remember(content: string, more: object = {}): Promise<Memory> {
  const url = `/api/agent/${cast.agentId}/memories`;
  return (await app.ask('POST', url, { as: cast.tokens.editor, body: { content, ...more } })).body;
}
const ask = (method: 'GET' | 'PUT' | 'DELETE', id: string, body?: object) =>
  app.ask(method, `/api/agent/memories/${id}`, { as: cast.tokens.editor, ...(body && { body }) });
const list = (query = '') => app.ask('GET', `/api/agent/${cast.agentId}/memories${query}`, { as: cast.tokens.viewer });
const contents = async (query: string) => (await list(query)).body.map(({ content }: Memory) => content);

it('is found on both spellings of its path', async () => {
  const { id } = await remember('Knock twice.');
  for (const noun of ['agent', 'agents']) {
    const answer = await app.ask('GET', `/api/${noun}/memories/${id}`, { as: cast.tokens.viewer });
    expect([answer.status, answer.body.content]).toEqual([200, 'Knock twice.']);
  }
  await ask('DELETE', id);
});

describe('a new memory', () => {
  const refused = (name: string, body: object, field: string, message: string) => ({
    name,
    method: 'POST' as const,
    url: '/api/agent/{agent}/memories',
    body,
    status: 422,
    answer: { code: 'invalid', message, errors: { [field]: message } },
  });
  const content = 'We deliver within two miles for $3.';
  play(
    [
      {
        name: 'is a lesson of medium importance',
        method: 'POST',
        url: '/api/agent/{agent}/memories',
        body: { content: `  ${content}\n` },
        status: 201,
        answer: { content, memory_type: 'lesson', importance: 0.5, memory_metadata: null, active: true },
      },
      {
        name: 'keeps what it is given',
        method: 'POST',
        url: '/api/agents/{agent}/memories/',
        body: { content, memory_type: 'fact', importance: 0.7, memory_metadata: { from: 'Rosa' }, active: false },
        status: 201,
        answer: { memory_type: 'fact', importance: 0.7, memory_metadata: { from: 'Rosa' }, active: false },
      },
      refused('needs content', { content: ' \n ' }, 'content', 'Content is required'),
      refused('needs any content', {}, 'content', 'Content is required'),
      refused(
        'is not too long',
        { content: 'x'.repeat(10_001) },
        'content',
        'Content must be 10000 characters or less',
      ),
      refused('is text', { content: 'a\0b' }, 'content', 'Content holds a character that cannot be stored'),
      refused(
        'has one of five types',
        { content, memory_type: 'rumour' },
        'memory_type',
        'Type must be one of lesson, feedback, summary, rule, fact',
      ),
      refused('is not that important', { content, importance: 1.1 }, 'importance', 'Importance must be from 0 to 1'),
      refused(
        'is for the agent of the address',
        { content, agent_id: NOBODY },
        'agent_id',
        'The agent of the body is not the agent of the address',
      ),
      refused(
        "comes from this agent's conversations",
        { content, conversation_id: NOBODY },
        'conversation_id',
        'Conversation not found',
      ),
      refused('and from their messages', { content, message_id: NOBODY }, 'message_id', 'Message not found'),
    ],
    on,
  );

  it('may name its agent, and be as long as a memory can be', async () => {
    expect(await remember('x'.repeat(10_000), { agent_id: cast.agentId })).toMatchObject({ agent_id: cast.agentId });
  });
});

describe('the list', () => {
  beforeEach(async () => {
    await app.database.db.deleteFrom('memories').execute();
    await remember('We deliver within two miles for $3.', { memory_type: 'fact' });
    await remember('Half-and-half pizzas are priced at the higher half.', { memory_type: 'rule' });
    await remember('100% of our flour is Italian.', { memory_type: 'fact', active: false });
  });

  it('has the newest first, and their number', async () => {
    const { body, headers } = await list();
    expect(body.map(({ memory_type }: Memory) => memory_type)).toEqual(['fact', 'rule', 'fact']);
    expect(headers['x-total-count']).toBe('3');
  });

  it.each([
    ['?search=DELIVER', ['We deliver within two miles for $3.']],
    ['?search=miles+deliver', ['We deliver within two miles for $3.']],
    ['?search=delivr', ['We deliver within two miles for $3.']],
    ['?search=100%25', ['100% of our flour is Italian.']],
    ['?search=deliver&memory_type=rule', []],
    ['?memory_type=rule', ['Half-and-half pizzas are priced at the higher half.']],
    ['?active=false', ['100% of our flour is Italian.']],
    ['?active=true&memory_type=fact', ['We deliver within two miles for $3.']],
  ])('%s finds %j', async (query, found) => {
    expect(await contents(query)).toEqual(found);
  });

  it('comes in pages of fifty, a search of a hundred', async () => {
    const rows = Array.from({ length: 120 }, (_, at) => ({
      agent_id: cast.agentId,
      content: `Table ${at}`,
      memory_type: 'fact',
    }));
    await app.database.db.insertInto('memories').values(rows).execute();
    const sizes = ['', '?offset=100', '?search=table', '?limit=200', '?offset=500'].map(async (query) => {
      const { body, headers } = await list(query);
      return [body.length, headers['x-total-count']];
    });
    expect(await Promise.all(sizes)).toEqual([
      [50, '123'],
      [23, '123'],
      [100, '120'],
      [123, '123'],
      [0, '123'],
    ]);
    expect((await list('?limit=201')).status).toBe(422);
  });

  it('does not show what is only proposed', async () => {
    const { id } = await remember('Maybe.');
    await app.database.db.updateTable('memories').set({ proposed: true }).where('id', '=', id).execute();
    expect((await list()).body).toHaveLength(3);
    expect((await ask('GET', id)).status).toBe(404);
    expect((await ask('DELETE', id)).status).toBe(404);
  });
});

describe('one memory', () => {
  it('changes only in the fields that are given', async () => {
    const memory = await remember('Closed on Mondays.', { memory_type: 'rule', importance: 0.9 });
    const { status, body } = await ask('PUT', memory.id, { active: false, content: 'Closed on Tuesdays.' });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...memory,
      active: false,
      content: 'Closed on Tuesdays.',
      updated_at: expect.any(String),
    });
    expect((await ask('GET', memory.id)).body).toEqual(body);
  });

  it('refuses changes made on an older version', async () => {
    const memory = await remember('Closed on Mondays.');
    const { updated_at } = memory;
    expect((await ask('PUT', memory.id, { importance: 0.3, updated_at })).status).toBe(200);
    const late = await ask('PUT', memory.id, { importance: 1, updated_at });
    expect(late).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await ask('PUT', memory.id, { content: ' ' })).status).toBe(422);
  });

  it('is gone when it is deleted', async () => {
    const { id } = await remember('Forget me.');
    expect((await ask('DELETE', id)).status).toBe(204);
    expect((await ask('GET', id)).status).toBe(404);
    expect((await ask('DELETE', id)).status).toBe(404);
  });

  it('says who changed what, and tells the browsers', async () => {
    const { db, connection } = app.database;
    const live = await openLive(connection, pino({ level: 'silent' }));
    const heard: string[] = [];
    live.onEvent((event) => heard.push(`${event.noun} ${event.verb} ${event.id}`));
    const { id } = await remember('Ring the bell.');
    await ask('PUT', id, { content: 'Ring twice.' });
    await ask('DELETE', id);
    const trail = await db.selectFrom('audit_log').selectAll().where('subject_id', '=', id).orderBy('id').execute();
    expect(trail.map(({ action, user_id, detail }) => [action, user_id, detail])).toEqual([
      ['memory.added', cast.userIds.editor, null],
      ['memory.changed', cast.userIds.editor, { fields: ['content'], changes: [] }],
      ['memory.removed', cast.userIds.editor, null],
    ]);
    await expect.poll(() => heard).toEqual(['added', 'changed', 'removed'].map((verb) => `memories ${verb} ${id}`));
    await live.close();
  });
});

describe('who may', () => {
  let memory = '';
  beforeEach(async () => {
    memory = (await remember('Who may?')).id;
  });
  const url = () => `/api/agent/memories/${memory}`;
  const body = { content: 'Who may?' };
  playRights({ method: 'GET', url: '/api/agent/{agent}/memories' }, [401, 404, 200, 200, 200, 200], on);
  playRights({ method: 'POST', url: '/api/agent/{agent}/memories', body }, [401, 404, 403, 201, 201, 201], on);
  playRights({ method: 'GET', url }, [401, 404, 200, 200, 200, 200], on);
  playRights({ method: 'PUT', url, body: { active: true } }, [401, 404, 403, 200, 200, 200], on);
  playRights({ method: 'DELETE', url }, [401, 404, 403, 204, 204, 204], on);
});

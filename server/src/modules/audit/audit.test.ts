import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { playRights } from '../../testing/scenario.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});
const on = () => ({ app, cast });
const read = async (url: string, as = cast.tokens.owner) => (await app.ask('GET', url, { as })).body;

describe('the log of an agent', () => {
  it('says who changed which fields, the latest first', async () => {
    await app.ask('PATCH', `/api/agent/${cast.agentId}`, { as: cast.tokens.editor, body: { closed: true } });
    const { items } = await read(`/api/agent/${cast.agentId}/audit`);
    expect(items[0]).toMatchObject({
      action: 'agent.changed',
      fields: ['closed'],
      user: { name: 'Marco Bellini', email: 'marco@example.com' },
      agent: { id: cast.agentId },
    });
    expect(items.at(-1)).toMatchObject({ action: 'agent.created', user: { name: 'Rosa Marchetti' } });
  });

  it('shows the owner that an administrator looked', async () => {
    await app.ask('GET', `/api/agent/${cast.agentId}/conversations`, { as: cast.tokens.admin });
    const { items } = await read(`/api/agent/${cast.agentId}/audit?kind=admin`);
    expect(items[0]).toMatchObject({ action: 'admin.conversations.read', user: { name: 'Ada Admin' } });
  });

  it('is read in pages, none twice', async () => {
    const all = (await read(`/api/agent/${cast.agentId}/audit`)).items;
    const first = await read(`/api/agent/${cast.agentId}/audit?limit=2`);
    const rest = await read(`/api/agent/${cast.agentId}/audit?before=${first.items[1].id}`);
    expect(first.more).toBe(true);
    expect(rest.more).toBe(false);
    expect([...first.items, ...rest.items]).toEqual(all);
  });

  it('has nothing of other agents', async () => {
    const other = await app.ask('POST', '/api/agents', { as: cast.tokens.owner, body: { name: 'Front Desk' } });
    const { items } = await read(`/api/agent/${other.body.id}/audit`);
    expect(items.map(({ action }: { action: string }) => action)).toEqual(['agent.created']);
  });

  playRights({ method: 'GET', url: '/api/agent/{agent}/audit' }, [401, 404, 403, 403, 200, 200], on);
});

describe('the log of everything', () => {
  it('holds accounts too, and can be narrowed to a person', async () => {
    const { items } = await read('/api/admin/audit?kind=account', cast.tokens.admin);
    expect(items.map(({ action }: { action: string }) => action)).toContain('session.started');
    const mine = await read(`/api/admin/audit?user_id=${cast.userIds.editor}&limit=200`, cast.tokens.admin);
    expect(new Set(mine.items.map(({ user }: { user: { name: string } }) => user.name))).toEqual(
      new Set(['Marco Bellini']),
    );
  });

  playRights({ method: 'GET', url: '/api/admin/audit' }, [401, 403, 403, 403, 403, 200], on);
});

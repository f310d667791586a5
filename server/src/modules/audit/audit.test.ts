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

  it('says what was and is, in words, and of free texts nothing', async () => {
    const base = `/api/agent/${cast.agentId}`;
    const change = (body: object) => app.ask('PATCH', `${base}/settings`, { as: cast.tokens.owner, body });
    const { business_week, greeting } = (await app.ask('GET', `${base}/settings`, { as: cast.tokens.owner })).body;
    await change({
      booking_enabled: true,
      default_slot_duration: 45,
      greeting: `${greeting} Secret!`,
      business_week: {
        ...business_week,
        monday: { enabled: true, intervals: [{ open: '17:00', close: '01:00' }] },
        tuesday: { enabled: false, intervals: [] },
      },
    });
    const [entry] = (await read(`${base}/audit`)).items;
    expect(entry.fields).toEqual(expect.arrayContaining(['greeting', 'business_week']));
    expect(entry.changes).toEqual(
      expect.arrayContaining([
        { field: 'default_slot_duration', before: expect.stringMatching(/ minutes$/), after: '45 minutes' },
        { field: 'monday', before: expect.any(String), after: '5:00 PM to 1:00 AM' },
        { field: 'tuesday', before: expect.any(String), after: 'closed' },
      ]),
    );
    expect(JSON.stringify(await app.database.db.selectFrom('audit_log').select('detail').execute())).not.toContain(
      'Secret!',
    );
  });

  it('says which dish costs what now, and leads to it', async () => {
    const base = `/api/agent/${cast.agentId}/menu-items`;
    const dish = { name: 'Calzone', category: 'Pizza', price: 12.5 };
    const item = (await app.ask('POST', base, { as: cast.tokens.owner, body: dish })).body;
    await app.ask('PUT', `${base}/${item.id}`, { as: cast.tokens.owner, body: { ...dish, price: 13 } });
    const [changed, added] = (await read(`/api/agent/${cast.agentId}/audit?kind=menu`)).items;
    expect(changed).toMatchObject({
      changes: [
        { field: 'name', before: 'Calzone', after: 'Calzone' },
        { field: 'price', before: '$12.50', after: '$13.00' },
      ],
      about: { kind: 'menu-item', id: item.id },
    });
    expect(added.changes).toEqual([{ field: 'name', before: 'Calzone', after: 'Calzone' }]);
  });

  it('is narrowed to days, and a file', async () => {
    const all = (await read(`/api/agent/${cast.agentId}/audit`)).items;
    const { at } = all[0];
    const url = `/api/agent/${cast.agentId}/audit`;
    expect((await read(`${url}?until=${at}`)).items.every((one: { at: string }) => one.at < at)).toBe(true);
    expect((await read(`${url}?since=2099-01-01T00:00:00Z`)).items).toEqual([]);
    const { text, headers } = await app.ask('GET', `${url}/spreadsheet`, { as: cast.tokens.owner });
    expect(headers['content-disposition']).toBe('attachment; filename="audit.csv"');
    expect(text).toContain('price: $12.50 -> $13.00');
  });

  playRights({ method: 'GET', url: '/api/agent/{agent}/audit/spreadsheet' }, [401, 404, 403, 403, 200, 200], on);

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

  playRights({ method: 'GET', url: '/api/admin/audit/spreadsheet' }, [401, 403, 403, 403, 403, 200], on);
  playRights({ method: 'GET', url: '/api/admin/audit' }, [401, 403, 403, 403, 403, 200], on);
});

import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast, enrol } from '../../testing/cast.ts';
import { play, playRights } from '../../testing/scenario.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});
const on = () => ({ app, cast });

describe('creating an agent', () => {
  play(
    [
      {
        name: 'fills in what was left out',
        method: 'POST',
        url: '/api/agents',
        body: { name: 'Bella', greeting: '', system_prompt: '  ' },
        status: 201,
        answer: {
          greeting: 'Hello! How can I help you today?',
          system_prompt: 'You are a helpful AI assistant.',
          voice_model: 'aura-2-thalia-en',
          language: 'en',
          timezone: 'America/New_York',
          active: true,
          my_role: 'owner',
          business_hours: {
            monday: { enabled: true, open: '09:00', close: '17:00' },
            sunday: { enabled: false, open: '09:00', close: '17:00' },
          },
        },
      },
      {
        name: 'needs a name',
        method: 'POST',
        url: '/api/agents',
        body: {},
        status: 422,
        answer: { errors: { name: 'Agent name is required' } },
      },
      {
        name: 'needs a longer name',
        method: 'POST',
        url: '/api/agents',
        body: { name: 'B' },
        status: 422,
        answer: { message: 'Agent name must be at least 2 characters' },
      },
      {
        name: 'takes no endless greeting',
        method: 'POST',
        url: '/api/agents',
        body: { name: 'Bella', greeting: 'x'.repeat(501) },
        status: 422,
        answer: { message: 'Greeting message is too long (max 500 characters)' },
      },
      {
        name: 'takes a zone that is no IANA name',
        method: 'POST',
        url: '/api/agents',
        body: { name: 'Hilo', timezone: 'America/Honolulu' },
        status: 201,
        answer: { timezone: 'America/Honolulu' },
      },
      {
        name: 'takes no other zone',
        method: 'POST',
        url: '/api/agents',
        body: { name: 'Mars', timezone: 'Mars/Olympus' },
        status: 422,
      },
      {
        name: 'knows minimums in the alternate form',
        method: 'POST',
        url: '/api/agents',
        body: { name: 'Bella', business_name: 'Bella Nails', greeting: 'Hi' },
        status: 422,
        answer: { message: 'Greeting must be at least 10 characters long' },
      },
      {
        name: 'stores the number as +1XXXXXXXXXX',
        method: 'POST',
        url: '/api/agents',
        body: { name: 'Bella', business_name: 'Bella Nails', phone_number: '(718) 555-0147' },
        status: 201,
        answer: { phone_number: '+17185550147' },
      },
      {
        name: 'gives no number twice',
        method: 'POST',
        url: '/api/agents',
        body: { name: 'Copy', business_name: 'Copy', phone_number: '7185550147' },
        status: 409,
        answer: { code: 'phone-taken' },
      },
    ],
    on,
  );
});

it('names the business of a new agent as all others of the tenant do, while they agree', async () => {
  const { token } = await enrol(app, 'Bea Bell');
  const made = async (body: object) => (await app.ask('POST', '/api/agents', { as: token, body })).body;
  expect(await made({ name: 'Front Desk' })).toMatchObject({ business_name: '' });
  await made({ name: 'Line', business_name: 'Bell & Daughters' });
  expect(await made({ name: 'Evening' })).toMatchObject({ business_name: 'Bell & Daughters' });
  await made({ name: 'Cafe', business_name: 'Cafe Bea' });
  expect(await made({ name: 'Late' })).toMatchObject({ business_name: '' });
});

it('lets an administrator make an agent for somebody else', async () => {
  const body = { name: 'For Rosa', business_name: 'Rosa Alone', unowned: true };
  const made = await app.ask('POST', '/api/agents', { as: cast.tokens.admin, body });
  expect(made).toMatchObject({ status: 201, body: { my_role: 'admin' } });
  const members = () => app.ask('GET', `/api/agent/${made.body.id}/users`, { as: cast.tokens.admin });
  expect((await members()).body).toEqual([]);
  expect((await app.ask('POST', '/api/agents', { as: cast.tokens.owner, body })).body).toMatchObject({
    my_role: 'owner',
  });
});

describe('the list', () => {
  it('counts what matches in a header', async () => {
    const answer = await app.ask('GET', '/api/agents?limit=1&search=bell', { as: cast.tokens.owner });
    expect(answer.headers['x-total-count']).toBe('2');
    expect(answer.body).toHaveLength(1);
  });

  it.each([
    ['718 555', 1],
    ['bella nails', 1],
    ['%', 0],
    ['_', 0],
  ])('finds %j in %i agents', async (search, count) => {
    const answer = await app.ask('GET', `/api/agents?search=${encodeURIComponent(search)}`, { as: cast.tokens.owner });
    expect(answer.body).toHaveLength(count);
  });

  it('holds only what somebody has a role on', async () => {
    expect((await app.ask('GET', '/api/agents', { as: cast.tokens.stranger })).body).toEqual([]);
    expect((await app.ask('GET', '/api/agents', { as: cast.tokens.viewer })).body).toMatchObject([
      { id: cast.agentId, my_role: 'viewer' },
    ]);
  });

  it('shows all of them to administrators only', async () => {
    expect((await app.ask('GET', '/api/agents?scope=all', { as: cast.tokens.owner })).status).toBe(403);
    expect(
      (await app.ask('GET', '/api/agents?scope=all&limit=500', { as: cast.tokens.admin })).body.length,
    ).toBeGreaterThan(3);
  });

  it('finds a language by its name in the console of administrators', async () => {
    const names = async (search: string) =>
      (await app.ask('GET', `/api/agents?scope=all&search=${search}`, { as: cast.tokens.admin })).body.map(
        ({ name }: { name: string }) => name,
      );
    await app.ask('POST', '/api/agents', { as: cast.tokens.owner, body: { name: 'Luz', language: 'es' } });
    expect(await names('Spanish')).toEqual(['Luz']);
    expect(await names('ES')).toContain('Luz');
    expect((await app.ask('GET', '/api/agents?search=Spanish', { as: cast.tokens.owner })).body).toEqual([]);
  });

  it("refuses a tenant that is not one's own", async () => {
    const tenant = (
      await app.database.db
        .selectFrom('agents')
        .select('tenant_id')
        .where('id', '=', cast.agentId)
        .executeTakeFirstOrThrow()
    ).tenant_id;
    const ask = (as: string | undefined, id: string) =>
      app.ask('GET', '/api/agents', { as, headers: { 'x-tenant-id': id } });
    expect((await ask(cast.tokens.owner, tenant)).status).toBe(200);
    expect((await ask(cast.tokens.stranger, tenant)).status).toBe(403);
    expect((await ask(cast.tokens.owner, 'x')).status).toBe(403);
  });
});

describe('changing an agent', () => {
  play(
    [
      {
        name: 'changes only what is sent, on either path',
        method: 'PATCH',
        url: '/api/agents/{agent}/',
        body: { active: false, id: 'x', calls_today: 9 },
        status: 200,
        answer: { active: false, name: "Sal's Order Line", calls_today: 0 },
      },
      {
        name: 'does the same by PUT',
        method: 'PUT',
        url: '/api/agent/{agent}',
        body: { active: true },
        status: 200,
        answer: { active: true, ordering_enabled: true },
      },
      {
        name: 'refuses an editor the number',
        as: 'editor',
        method: 'PATCH',
        url: '/api/agent/{agent}',
        body: { phone_number: '7185550111' },
        status: 403,
      },
      {
        name: 'refuses an older version',
        method: 'PUT',
        url: '/api/agent/{agent}',
        body: { name: 'Late', updated_at: '2020-01-01T00:00:00.000Z' },
        status: 409,
        answer: { code: 'settings-changed', message: 'Settings were changed by someone else. Reload and try again.' },
      },
      {
        name: 'keeps blocked dates once each',
        method: 'PUT',
        url: '/api/agent/{agent}',
        body: { blocked_dates: [{ date: '2026-12-25' }, { date: '2026-12-25', reason: 'Christmas' }] },
        status: 200,
        answer: { blocked_dates: [{ date: '2026-12-25', reason: 'Christmas' }] },
      },
    ],
    on,
  );
});

describe('who may', () => {
  playRights({ method: 'GET', url: '/api/agent/{agent}' }, [401, 404, 200, 200, 200, 200], on);
  playRights(
    { method: 'PATCH', url: '/api/agent/{agent}', body: { active: true } },
    [401, 404, 403, 200, 200, 200],
    on,
  );
  const another = async () =>
    `/api/agent/${(await app.ask('POST', '/api/agents', { as: cast.tokens.owner, body: { name: 'Gone Soon' } })).body.id}`;
  playRights({ method: 'DELETE', url: another }, [401, 404, 404, 404, 204, 204], on);

  it('writes down what administrators do to agents of others', async () => {
    await app.ask('GET', `/api/agent/${cast.agentId}`, { as: cast.tokens.admin });
    const rows = await app.database.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'admin.agent.see')
      .execute();
    expect(rows).not.toHaveLength(0);
    expect(rows[0]).toMatchObject({ user_id: cast.userIds.admin, agent_id: cast.agentId });
  });

  it('answers a foreign agent like one that never was', async () => {
    const ask = async (id: string) => {
      const { status, body } = await app.ask('GET', `/api/agent/${id}`, { as: cast.tokens.stranger });
      return { status, body: { ...body, request_id: '' } };
    };
    expect(await ask(cast.agentId)).toEqual(await ask('7f3c1d52-0000-4000-8000-000000000000'));
  });
});

it('counts calls of today, all conversations and how long the finished calls took', async () => {
  const body = { name: 'Night Line', timezone: 'Pacific/Auckland' };
  const { id } = (await app.ask('POST', '/api/agents', { as: cast.tokens.owner, body })).body;
  const had = (minutesAgo: number, more: object) => ({
    agent_id: id,
    channel: 'voice',
    status: 'completed',
    carrier: 'browser',
    started_at: new Date(Date.now() - minutesAgo * 60_000),
    ended_at: new Date(),
    duration_seconds: 60,
    ...more,
  });
  await app.database.db
    .insertInto('conversations')
    .values([
      had(0, {}),
      had(0, { duration_seconds: 121 }),
      had(0, { status: 'in_progress', ended_at: null, duration_seconds: 0 }),
      had(0, { channel: 'message', duration_seconds: 900 }),
      had(0, { is_test: true }),
      had(2 * 1440, {}),
    ])
    .execute();
  const { body: agent } = await app.ask('GET', `/api/agent/${id}`, { as: cast.tokens.owner });
  expect(agent).toMatchObject({ calls_today: 3, conversations_count: 5, avg_call_duration: 80 });
});

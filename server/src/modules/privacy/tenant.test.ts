import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, CAST_PASSWORD, type Cast } from '../../testing/cast.ts';
import { exported } from '../../testing/exported.ts';
import { leaveBehind } from '../../testing/left-behind.ts';
import { playRights } from '../../testing/scenario.ts';

let app: TestApp;
let cast: Cast;
let tenantId: string;
let second: string;
let strangers: string;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
  const made = async (as: string | undefined, name: string) =>
    (await app.ask('POST', '/api/agents', { as, body: { name } })).body;
  second = String((await made(cast.tokens.owner, 'Night Line')).id);
  strangers = String((await made(cast.tokens.stranger, 'Harbor Dental')).id);
  const agent = await app.ask('GET', `/api/agent/${cast.agentId}`, { as: cast.tokens.owner });
  tenantId = String(agent.body.tenant_id);
  await leaveBehind(app, cast.agentId, { phone: '+16465550987', words: 'Dan under the bridge' });
  await leaveBehind(app, second, { phone: '+16465550988', words: 'Kim over the hill' });
  await leaveBehind(app, strangers, { phone: '+16465550989', words: 'Mei by the lake' });
});
const on = () => ({ app, cast });

describe('the export of an organisation', () => {
  const path = () => `/tenants/${tenantId}/export`;

  it('holds everything of all its agents, and nothing of another', async () => {
    const all = await exported(app, path(), cast.tokens.owner);
    expect(all.rows('agents').map((agent) => agent.name)).toEqual(
      expect.arrayContaining(["Sal's Order Line", 'Night Line']),
    );
    expect(all.text).toContain('Dan under the bridge');
    expect(all.text).toContain('Kim over the hill');
    expect(all.text).not.toContain('Mei by the lake');
    expect(all.names.filter((name) => /^files\/[0-9a-f]{32}\.wav$/.test(name))).toHaveLength(4);
    expect(all.rows('people')).toEqual(expect.arrayContaining([expect.objectContaining({ name: 'Rosa Marchetti' })]));
    expect(all.rows('organisation')).toMatchObject([{ id: tenantId, role: 'owner' }]);
    expect(all.about).toMatchObject({ of: 'tenant' });
  });

  playRights({ method: 'GET', url: () => `/api${path()}` }, [401, 404, 404, 404, 200, 404], on);
});

describe('erasing an organisation', () => {
  async function erase(name: string, as = cast.tokens.owner) {
    const proof = await app.ask('POST', '/api/identity/reauthenticate', { as, body: { password: CAST_PASSWORD } });
    return app.ask('POST', `/api/tenants/${tenantId}/erase`, { as, body: { id_token: proof.body.id_token, name } });
  }
  const NAME = "Rosa Marchetti's business";
  const agents = async () => (await app.database.db.selectFrom('agents').select('id').execute()).map(({ id }) => id);

  it('asks for its name, and spares what is somebody else’s', async () => {
    expect((await erase(NAME, cast.tokens.stranger)).status).toBe(404);
    expect(await erase('Another')).toMatchObject({ status: 422, body: { errors: { name: expect.any(String) } } });
    const { db } = app.database;
    const place = db.updateTable('agent_members').where('agent_id', '=', second);
    await place.set({ role: 'editor' }).execute();
    const refused = await erase(NAME);
    expect(refused).toMatchObject({ status: 409 });
    expect(refused.body.message).toContain('Night Line');
    await place.set({ role: 'owner' }).execute();
    expect(await agents()).toEqual(expect.arrayContaining([cast.agentId, second, strangers]));
  });

  playRights(
    { method: 'POST', url: () => `/api/tenants/${tenantId}/erase`, body: { id_token: 'none', name: NAME } },
    [401, 401, 401, 401, 401, 401],
    on,
  );

  it('takes all its agents out of sight at once, and then away', async () => {
    expect((await erase(NAME)).status).toBe(202);
    const seen = await app.ask('GET', '/api/agents', { as: cast.tokens.owner });
    expect(seen.body).toEqual([]);
    const left = async () => (await agents()).filter((id) => [cast.agentId, second].includes(id));
    await expect.poll(left, { timeout: 20_000 }).toEqual([]);
    expect(await agents()).toContain(strangers);
    const me = await app.ask('GET', '/api/auth/me', { as: cast.tokens.owner });
    expect(me.body.tenants).toMatchObject([{ id: tenantId, name: 'Organisation' }]);
    const words = JSON.stringify(await app.database.db.selectFrom('messages').selectAll().execute());
    expect(words).not.toMatch(/under the bridge|over the hill/);
    expect(words).toContain('by the lake');
  });
});

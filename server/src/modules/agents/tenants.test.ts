import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';

/** Rosa owns two organisations, and is a guest on an agent of June's. */
let app: TestApp;
let cast: Cast;
let tenants: { home: string; second: string; june: string };

beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
  const { db } = app.database;
  const { tenant_id: home } = await db
    .selectFrom('agents')
    .select('tenant_id')
    .where('id', '=', cast.agentId)
    .executeTakeFirstOrThrow();
  const { id: second } = await db
    .insertInto('tenants')
    .values({ name: 'Second Oven' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { owner } = cast.userIds;
  await db.insertInto('tenant_members').values({ tenant_id: second, user_id: owner, role: 'owner' }).execute();
  const june = await app.ask('POST', '/api/agents', { as: cast.tokens.stranger, body: { name: 'Harbor Dental' } });
  await db.insertInto('agent_members').values({ agent_id: june.body.id, user_id: owner, role: 'viewer' }).execute();
  tenants = { home, second, june: june.body.tenant_id };
});

const inTenant = (id: string) => ({ as: cast.tokens.owner, headers: { 'x-tenant-id': id } });
const names = async (more: object) =>
  (await app.ask('GET', '/api/agents', { as: cast.tokens.owner, ...more })).body.map(
    ({ name }: { name: string }) => name,
  );

it('makes an agent in the organisation that is selected', async () => {
  const made = await app.ask('POST', '/api/agents', { ...inTenant(tenants.second), body: { name: 'Second Line' } });
  expect(made.body).toMatchObject({ tenant_id: tenants.second });
});

it('lists the agents of the selected one, and those shared by others', async () => {
  expect(await names(inTenant(tenants.home))).toEqual(['Harbor Dental', "Sal's Order Line"]);
  expect(await names(inTenant(tenants.second))).toEqual(['Harbor Dental', 'Second Line']);
});

it('lists all of them when none is selected', async () => {
  expect(await names({})).toEqual(['Harbor Dental', "Sal's Order Line", 'Second Line']);
});

it('refuses one that somebody does not belong to, whatever is asked for', async () => {
  for (const url of ['/api/agents', `/api/agent/${cast.agentId}`, '/api/auth/me']) {
    const answer = await app.ask('GET', url, inTenant(tenants.june));
    expect(answer).toMatchObject({ status: 403, body: { code: 'not-your-tenant' } });
  }
});

it('names the organisations at sign-in', async () => {
  const me = await app.ask('GET', '/api/auth/me', { as: cast.tokens.owner });
  expect(me.body.tenants).toMatchObject([{ id: tenants.home }, { id: tenants.second, name: 'Second Oven' }]);
});

import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from './testing/app.ts';
import { assembleCast, type Cast } from './testing/cast.ts';

/** What somebody may is asked with every request, on every server. */

let here: TestApp;
let elsewhere: TestApp;
let cast: Cast;
beforeAll(async () => {
  here = await testApp();
  elsewhere = await testApp({ beside: here });
  cast = await assembleCast(here);
});

const dish = (name: string) => ({ name, category: 'Drinks', price: 4 });
const add = async (server: TestApp, name: string) =>
  (await server.ask('POST', `/api/agent/${cast.agentId}/menu-items`, { as: cast.tokens.viewer, body: dish(name) }))
    .status;
const ask = async (server: TestApp, as: string | undefined, headers: Record<string, string> = {}) =>
  (await server.ask('GET', `/api/agent/${cast.agentId}`, { as, headers })).status;
/** Often enough for statements to be kept by their connections. */
const often = async (task: () => Promise<number>) => {
  const statuses: number[] = [];
  for (let n = 0; n < 6; n++) statuses.push(await task());
  return [...new Set(statuses)];
};

it('goes by a role that was changed on another server, with the next request', async () => {
  expect(await often(() => add(elsewhere, 'Lemonade'))).toEqual([403]);
  const change = (role: string) =>
    here.ask('PUT', `/api/agent/${cast.agentId}/users/${cast.userIds.viewer}`, {
      as: cast.tokens.owner,
      body: { role },
    });
  expect((await change('editor')).status).toBe(200);
  expect(await add(elsewhere, 'Lemonade')).toBe(201);
  expect((await change('viewer')).status).toBe(200);
  expect(await add(elsewhere, 'Iced Tea')).toBe(403);
});

it('knows a place that was taken on another server, with the next request', async () => {
  expect(await often(() => ask(elsewhere, cast.tokens.editor))).toEqual([200]);
  const taken = await here.ask('DELETE', `/api/agent/${cast.agentId}/users/${cast.userIds.editor}`, {
    as: cast.tokens.owner,
  });
  expect(taken.status).toBe(200);
  expect(await ask(elsewhere, cast.tokens.editor)).toBe(404);
});

it('ends a session that was ended on another server, with the next request', async () => {
  expect(await often(() => ask(elsewhere, cast.tokens.viewer))).toEqual([200]);
  await here.ask('POST', '/api/auth/logout', { as: cast.tokens.viewer, body: {} });
  expect(await ask(elsewhere, cast.tokens.viewer)).toBe(401);
});

it('refuses a tenant that is not theirs, and lets in to the one that is', async () => {
  const { body } = await here.ask('GET', '/api/auth/me', { as: cast.tokens.owner });
  const selected = (id: string) => ({ 'x-tenant-id': id });
  expect(await often(() => ask(here, cast.tokens.owner, selected(String(body.tenants[0].id))))).toEqual([200]);
  expect(await ask(here, cast.tokens.stranger, selected(String(body.tenants[0].id)))).toBe(403);
  expect(await ask(here, cast.tokens.owner, selected('not an id'))).toBe(403);
});

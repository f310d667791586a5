import { randomUUID } from 'node:crypto';
import type { EndpointMeta } from '@attendant/contract/endpoint';
import { isCapability } from '@attendant/contract/permissions';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from './testing/app.ts';
import { assembleCast, type Cast, enrol } from './testing/cast.ts';
import { type Endpoint, endpointsOf, expected, KNOCKING, type Knocking, readTable } from './testing/rights.ts';
import { SUBJECTS } from './testing/subjects.ts';

/** docs/rights.md against the contract, and every cell of it against the running server. */

const endpoints = endpointsOf();
const table = readTable();

it('has a row for every endpoint and no other: `npm run rights` writes them from meta.needs, nothing else is needed', () => {
  expect([...table.keys()].toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted());
});

it('allows nobody more than meta.needs does', () => {
  const looser = endpoints.flatMap((endpoint) =>
    KNOCKING.filter((who) => {
      const cell = table.get(endpoint.name)?.[who];
      return cell === 'ok' && expected(endpoint, who) !== 'ok';
    }).map((who) => `${endpoint.name} for ${who}`),
  );
  expect(looser).toEqual([]);
});

describe('on the running server', () => {
  let app: TestApp;
  let cast: Cast;
  let tokens: Record<Knocking, string | undefined>;
  beforeAll(async () => {
    app = await testApp();
    cast = await assembleCast(app);
    const { id, token } = await enrol(app, 'Sue Super');
    await app.database.db.updateTable('users').set({ is_superadmin: true }).where('id', '=', id).execute();
    tokens = { ...cast.tokens, superadmin: token };
  });

  /** A fresh one each time: some endpoints leave nothing behind. */
  async function agentOfCast(): Promise<string> {
    const { id } = (await app.ask('POST', '/api/agents', { as: tokens.owner, body: { name: 'Front Desk' } })).body;
    const { editor, viewer } = cast.userIds;
    await app.database.db
      .insertInto('agent_members')
      .values([
        { agent_id: id, user_id: editor, role: 'editor' },
        { agent_id: id, user_id: viewer, role: 'viewer' },
      ])
      .execute();
    return String(id);
  }

  async function knock({ method, path, meta }: Endpoint, who: Knocking): Promise<string> {
    const named: Record<string, string> = path.includes('{id}')
      ? await SUBJECTS[meta.of](app.database.db, await agentOfCast())
      : {};
    const url = path.replace(/\{(\w+)\}/g, (_whole, name: string) => named[name] ?? randomUUID());
    const token = tokens[who];
    // A stream of events would not end by itself.
    const leaving = new AbortController();
    const answer = await fetch(`${app.url}/api${url}`, {
      method,
      headers: { ...(token && { authorization: `Bearer ${token}` }) },
      signal: leaving.signal,
    });
    const body: unknown = answer.status >= 400 ? await answer.json() : null;
    leaving.abort();
    const code = typeof body === 'object' && body && 'code' in body ? String(body.code) : '';
    return meaning(answer.status, code, meta);
  }

  /** An empty request is let in and then found wanting; what it names besides the `{id}` is not there. */
  function meaning(status: number, code: string, { needs, of }: EndpointMeta): string {
    const found = !isCapability(needs) || code !== (of === 'agent' ? 'agent-not-found' : 'not-found');
    const letIn = status < 400 || [400, 409, 413, 415, 422, 429, 503].includes(status) || (status === 404 && found);
    return letIn ? 'ok' : String(status);
  }

  it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s', async (name, endpoint) => {
    const answers: Record<string, string> = {};
    for (const who of KNOCKING) answers[who] = await knock(endpoint, who);
    expect(answers).toEqual(table.get(name));
  });
});

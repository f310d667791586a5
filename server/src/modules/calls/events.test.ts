import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, CAST_PASSWORD, type Cast } from '../../testing/cast.ts';
import { playRights } from '../../testing/scenario.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});

const order = { customer_name: 'Dan', order_items: [{ name: 'Slice', price: 3.5, quantity: 1 }] };
const place = async () =>
  String((await app.ask('POST', `/api/agent/${cast.agentId}/orders`, { as: cast.tokens.owner, body: order })).body.id);

/** The stream of the agent's events; `next` waits for the next one, null when the stream has ended. */
async function watch(token: string | undefined, on = app) {
  const answer = await fetch(`${on.url}/api/agent/${cast.agentId}/events`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<Record<string, string> | null> => {
    for (;;) {
      const event = /data: (\{.*\})\n/.exec(text);
      if (event?.[1]) {
        text = text.slice(event.index + event[0].length);
        return JSON.parse(event[1]) as Record<string, string>;
      }
      const read = await reader?.read();
      if (!read || read.done) return null;
      text += read.value;
    }
  };
  return { next, status: answer.status, stop: () => reader?.cancel() };
}

/** A test talk that has begun. */
async function talkOn(on: TestApp, agentId: string, as: string) {
  const { body: ticket } = await on.ask('POST', `/api/agent/${agentId}/talk`, { as });
  const socket = new WebSocket(`${on.url.replace('http', 'ws')}${ticket.socket_path}`, { origin: on.url });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('open', () => socket.send(JSON.stringify({ type: 'start', token: ticket.token })));
  await new Promise((resolve) => socket.once('message', resolve));
  return { closed };
}

describe('watching an agent', () => {
  it('tells of an order within a second of its commit', async () => {
    const stream = await watch(cast.tokens.viewer);
    const heard = stream.next();
    const began = performance.now();
    const id = await place();
    expect(await heard).toEqual({ noun: 'orders', verb: 'placed', agent_id: cast.agentId, id });
    expect(performance.now() - began).toBeLessThan(1_000);
    await stream.stop();
  });

  it('ends for somebody who was removed', async () => {
    const stream = await watch(cast.tokens.viewer);
    await place();
    expect(await stream.next()).toMatchObject({ noun: 'orders' });
    const removed = await app.ask('DELETE', `/api/agents/${cast.agentId}/users/${cast.userIds.viewer}`, {
      as: cast.tokens.owner,
    });
    expect(removed.status).toBe(200);
    expect(await stream.next()).toBeNull();
    expect((await app.ask('GET', `/api/agent/${cast.agentId}/events`, { as: cast.tokens.viewer })).status).toBe(404);
  });

  it('is for members only', async () => {
    for (const who of ['anonymous', 'stranger'] as const) {
      const answer = await app.ask('GET', `/api/agent/${cast.agentId}/events`, { as: cast.tokens[who] });
      expect(answer.status).toBe(who === 'anonymous' ? 401 : 404);
    }
  });
});

describe('a stream that is open', () => {
  /** Another server on the same database. */
  let other: TestApp;
  beforeAll(async () => {
    other = await testApp({ beside: app });
  });
  const login = async (name: 'viewer' | 'owner') => {
    const { email } = (await app.ask('GET', '/api/auth/me', { as: cast.tokens[name] })).body;
    return (await app.ask('POST', '/api/auth/login', { body: { email, password: CAST_PASSWORD } })).body;
  };
  /** How long until the stream and a test talk of a session end, on the other server. */
  async function endsAfter(session: { access_token: string }, end: () => Promise<unknown>): Promise<number> {
    const stream = await watch(session.access_token, other);
    const talk = await talkOn(other, cast.agentId, session.access_token);
    const began = performance.now();
    await end();
    while ((await stream.next()) !== null);
    expect(await talk.closed).toBe(1008);
    return performance.now() - began;
  }

  it.each<[string, (session: Record<string, string>) => Promise<unknown>]>([
    ['a sign-out', ({ access_token: as }) => app.ask('POST', '/api/auth/logout', { as, body: {} })],
    [
      'the end of the session',
      ({ id }) =>
        sql`update sessions set expires_at = now() where id =
        (select id from sessions where user_id = ${id} order by created_at desc limit 1)`.execute(app.database.db),
    ],
    ['being disabled', ({ id }) => sql`update users set disabled_at = now() where id = ${id}`.execute(app.database.db)],
    [
      'being removed',
      ({ id }) =>
        sql`delete from agent_members where user_id = ${id} and agent_id = ${cast.agentId}`.execute(app.database.db),
    ],
  ])('ends with %s, on every server within five seconds', async (_what, end) => {
    const session = await login('owner');
    expect(await endsAfter(session, () => end(session))).toBeLessThan(5_000);
    await sql`update users set disabled_at = null`.execute(app.database.db);
    await sql`insert into agent_members (agent_id, user_id, role) values (${cast.agentId}, ${session.id}, 'owner')
              on conflict do nothing`.execute(app.database.db);
  });

  it('is one of ten that somebody may have', async () => {
    const { access_token: as } = await login('owner');
    const streams = await Promise.all(Array.from({ length: 10 }, () => watch(as)));
    const path = `/api/agent/${cast.agentId}/events`;
    const more = await app.ask('GET', path, { as });
    expect(more).toMatchObject({ status: 429, headers: { 'retry-after': '30' } });
    await streams[0]?.stop();
    const again = async () => {
      const stream = await watch(as);
      await stream.stop();
      return stream.status;
    };
    await expect.poll(again).toBe(200);
    for (const stream of streams) await stream.stop();
  });
});

describe('who may try the agent', () => {
  playRights({ method: 'POST', url: '/api/agent/{agent}/talk' }, [401, 404, 404, 201, 201, 201], () => ({ app, cast }));
});

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

const order = { customer_name: 'Dan', order_items: [{ name: 'Slice', price: 3.5, quantity: 1 }] };
const place = async () =>
  String((await app.ask('POST', `/api/agent/${cast.agentId}/orders`, { as: cast.tokens.owner, body: order })).body.id);

/** The stream of the agent's events; `next` waits for the next one, null when the stream has ended. */
async function watch(token: string | undefined) {
  const answer = await fetch(`${app.url}/api/agent/${cast.agentId}/events`, {
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
  return { next, stop: () => reader?.cancel() };
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

describe('who may try the agent', () => {
  playRights({ method: 'POST', url: '/api/agent/{agent}/talk' }, [401, 404, 404, 201, 201, 201], () => ({ app, cast }));
});

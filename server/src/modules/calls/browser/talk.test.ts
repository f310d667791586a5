import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { assembleCast, type Cast } from '../../../testing/cast.ts';

let app: TestApp;
let cast: Cast;
let socket: WebSocket;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
  const as = cast.tokens.owner;
  const agent = `/api/agent/${cast.agentId}`;
  await app.ask('PATCH', agent, { as, body: { ordering_enabled: true } });
  await app.ask('POST', `${agent}/menu-items`, { as, body: { name: 'Margherita', category: 'Pizza', price: 12 } });
  const { body: ticket } = await app.ask('POST', `${agent}/talk`, { as });
  socket = new WebSocket(`${app.url.replace('http', 'ws')}${ticket.socket_path}`, { origin: app.url });
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ type: 'start', token: ticket.token }));
});
afterAll(() => socket.close());

interface Draft {
  type: string;
  lines: string[];
  line_cents: (number | null)[];
  name: string | null;
  done: string[];
}

/** Says it, and waits for what is being ordered after the reply. */
function say(text: string): Promise<Draft> {
  const drafted = new Promise<Draft>((resolve) => {
    const look = (data: Buffer, isBinary: boolean) => {
      const frame: Draft | null = isBinary ? null : JSON.parse(data.toString());
      if (frame?.type !== 'drafted') return;
      socket.off('message', look);
      resolve(frame);
    };
    socket.on('message', look);
  });
  socket.send(JSON.stringify({ type: 'text', text }));
  return drafted;
}

it('shows the order while it is being taken, and what was committed once it is', async () => {
  expect(await say('two margheritas please')).toMatchObject({
    lines: ['two Margheritas'],
    line_cents: [2400],
    name: null,
    done: [],
  });
  expect(await say('make it three')).toMatchObject({ lines: ['three Margheritas'], line_cents: [3600] });
  await say("that's all");
  expect(await say('Dan')).toMatchObject({ name: 'Dan', done: [] });
  await say('718 555 0172');
  const { lines, done } = await say('yes');
  expect(lines).toEqual([]);
  expect(done).toEqual([expect.stringContaining('Your order is in')]);
  const { body: orders } = await app.ask('GET', `/api/agent/${cast.agentId}/orders`, { as: cast.tokens.owner });
  expect(orders).toMatchObject({ items: [{ customer_name: 'Dan' }] });
});

it('is a typed one while it runs: whoever closes it, it is none that was spoken', async () => {
  const { body } = await app.ask('GET', `/api/agent/${cast.agentId}/conversations`, { as: cast.tokens.owner });
  expect(body.items).toMatchObject([{ conversation_type: 'message', status: 'in_progress', is_test: true }]);
});

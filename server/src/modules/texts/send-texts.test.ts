import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';

/** A carrier that writes down what it is asked to send. */
const asked: { path: string | undefined; authorization: string | undefined; form: Record<string, string> }[] = [];
let answers: number[] = [];
const carrier = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')));
    asked.push({ path: request.url, authorization: request.headers.authorization, form });
    response.writeHead(answers.shift() ?? 201, { 'content-type': 'application/json' }).end('{"sid":"SM1"}');
  });
});
await new Promise<void>((resolve) => carrier.listen(0, '127.0.0.1', resolve));
afterAll(() => void carrier.close());
const address = carrier.address();
const port = typeof address === 'object' && address ? address.port : 0;

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp({ environment: { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_API_URL: `http://127.0.0.1:${port}` } });
  cast = await assembleCast(app);
  await app.database.db
    .updateTable('agents')
    .set({ phone_number: '+17185550147' })
    .where('id', '=', cast.agentId)
    .execute();
  const settings = { ready_text_enabled: true };
  const saved = await app.ask('PUT', `/api/agent/${cast.agentId}/orders/settings`, {
    as: cast.tokens.owner,
    body: settings,
  });
  if (saved.status !== 200) throw new Error(saved.text);
});

async function makeReady(customer_phone: string): Promise<string> {
  const order = { customer_name: 'Dan', customer_phone, order_items: [{ name: 'Slice', price: 3.5, quantity: 1 }] };
  const { id } = (await app.ask('POST', `/api/agent/${cast.agentId}/orders`, { as: cast.tokens.owner, body: order }))
    .body;
  await app.ask('PUT', `/api/orders/${id}`, { as: cast.tokens.owner, body: { status: 'ready' } });
  return id;
}
const textOf = (id: string) =>
  app.database.db
    .selectFrom('outgoing_texts')
    .select(['sent_at', 'error', 'attempts'])
    .where('order_id', '=', id)
    .executeTakeFirst();

describe('an order that is ready', () => {
  it('is told to its customer, once, from the number of the agent', async () => {
    const id = await makeReady('+17185550172');
    await expect.poll(() => textOf(id)).toMatchObject({ sent_at: expect.any(Date), error: null });
    expect(asked).toEqual([
      {
        path: '/2010-04-01/Accounts/AC1/Messages.json',
        authorization: `Basic ${Buffer.from(`AC1:${app.token}`).toString('base64')}`,
        form: { From: '+17185550147', To: '+17185550172', Body: "Hi Dan, your order from Sal's Order Line is ready." },
      },
    ]);
  });

  it('is not told to somebody who asked for no texts', async () => {
    await app.database.db
      .insertInto('text_opt_outs')
      .values({ agent_id: cast.agentId, phone: '+17185550173' })
      .execute();
    const id = await makeReady('+17185550173');
    await expect.poll(() => textOf(id)).toMatchObject({ sent_at: null, error: 'the customer asked for no texts' });
    expect(asked).toHaveLength(1);
  });

  it('is tried again when the carrier fails, and given up when it refuses', async () => {
    answers = [503];
    const failing = await makeReady('+17185550174');
    await expect.poll(() => asked.length).toBe(2);
    await expect.poll(() => textOf(failing)).toMatchObject({ attempts: 1, error: null, sent_at: null });
    answers = [400];
    const refused = await makeReady('+17185550175');
    await expect.poll(() => textOf(refused)).toMatchObject({ error: 'the carrier refused it' });
  });
});

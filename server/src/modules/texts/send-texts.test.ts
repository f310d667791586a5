import { beforeAll, describe, expect, it } from 'vitest';
import { TAKEN_BACK } from '../../outgoing-texts.ts';
import type { TestApp } from '../../testing/app.ts';
import type { Cast } from '../../testing/cast.ts';
import { businessBy, textCarrier } from './testing/carrier.ts';

const line = textCarrier();
const { asked, answers } = line;

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  ({ app, cast } = await businessBy(line));
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

  it('is told when it is ready again, after it was taken back before it went out', async () => {
    answers.push(503);
    const id = await makeReady('+17185550179');
    await expect.poll(() => textOf(id)).toMatchObject({ attempts: 1, sent_at: null });
    const move = (status: string) => app.ask('PUT', `/api/orders/${id}`, { as: cast.tokens.owner, body: { status } });
    await move('in_progress');
    // The next try finds it in the kitchen.
    const { db } = app.database;
    await db.updateTable('outgoing_texts').set({ next_attempt_at: new Date() }).where('order_id', '=', id).execute();
    await makeReady('+17185550173');
    await expect.poll(() => textOf(id)).toMatchObject({ error: TAKEN_BACK, sent_at: null });
    await move('ready');
    await expect.poll(() => textOf(id)).toMatchObject({ error: null, sent_at: expect.any(Date) });
    asked.length = 1;
  });

  it('is tried again when the carrier fails, and given up when it refuses', async () => {
    answers.push(503);
    const failing = await makeReady('+17185550174');
    await expect.poll(() => asked.length).toBe(2);
    await expect.poll(() => textOf(failing)).toMatchObject({ attempts: 1, error: null, sent_at: null });
    answers.push(400);
    const refused = await makeReady('+17185550175');
    await expect.poll(() => textOf(refused)).toMatchObject({ error: 'the carrier refused it' });
  });
});

describe('a press', () => {
  it('can be taken back: what it sends waits some seconds', async () => {
    const patient = textCarrier();
    const { app: slow, cast: there } = await businessBy(patient, { TAKE_BACK_S: '60' });
    const body = { ready_text_enabled: true };
    await slow.ask('PUT', `/api/agent/${there.agentId}/orders/settings`, { as: there.tokens.owner, body });
    const order = {
      customer_name: 'Dan',
      customer_phone: '+17185550178',
      order_items: [{ name: 'Slice', price: 3.5, quantity: 1 }],
    };
    const { id } = (
      await slow.ask('POST', `/api/agent/${there.agentId}/orders`, { as: there.tokens.owner, body: order })
    ).body;
    await slow.ask('PUT', `/api/orders/${id}`, { as: there.tokens.owner, body: { status: 'ready' } });
    const of = () =>
      slow.database.db
        .selectFrom('outgoing_texts')
        .select(['attempts', 'sent_at'])
        .where('order_id', '=', id)
        .execute();
    expect(await of()).toEqual([{ attempts: 0, sent_at: null }]);
    await slow.database.db
      .updateTable('outgoing_texts')
      .set({ recorded_at: new Date(Date.now() - 61_000) })
      .execute();
    // Whatever comes next looks for what is due.
    await slow.ask('PUT', `/api/orders/${id}`, { as: there.tokens.owner, body: { status: 'completed' } });
    const next = (await slow.ask('POST', `/api/agent/${there.agentId}/orders`, { as: there.tokens.owner, body: order }))
      .body;
    await slow.ask('PUT', `/api/orders/${next.id}`, { as: there.tokens.owner, body: { status: 'ready' } });
    await expect.poll(of).toMatchObject([{ sent_at: expect.any(Date) }]);
    expect(patient.asked).toHaveLength(1);
  });
});

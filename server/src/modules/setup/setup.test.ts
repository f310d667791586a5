import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DEFAULT_WEEK } from '@attendant/contract/agents';
import { eachWeekday } from '@attendant/contract/hours/business-week';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { playRights } from '../../testing/scenario.ts';
import { reach } from './reach.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});
const read = async (id: string) => (await app.ask('GET', `/api/agent/${id}/setup`, { as: cast.tokens.owner })).body;
const create = async (body: object) =>
  String((await app.ask('POST', '/api/agents', { as: cast.tokens.owner, body })).body.id);

describe('the steps of a new agent', () => {
  it('are all ahead of it at first', async () => {
    expect(await read(await create({ name: 'Front Desk' }))).toMatchObject({
      greeting: false,
      hours: false,
      offer: false,
      number: false,
      heard: false,
      members: false,
    });
  });

  it('take the hours of every new agent once somebody says that they are right', async () => {
    const id = await create({ name: 'Nine To Five' });
    const confirmed = await app.ask('POST', `/api/agent/${id}/setup/hours`, { as: cast.tokens.owner });
    expect(confirmed.status).toBe(204);
    expect(await read(id)).toMatchObject({ hours: true, greeting: false });
  });

  it('take hours that were given at the beginning', async () => {
    const week = eachWeekday((day) => ({ enabled: day !== 'monday', intervals: [{ open: '17:00', close: '01:00' }] }));
    expect(await read(await create({ name: 'Evening', business_week: week }))).toMatchObject({ hours: true });
    expect(
      await read(await create({ name: 'Later', business_kind: 'clinic', business_week: DEFAULT_WEEK })),
    ).toMatchObject({
      hours: true,
      greeting: true,
      offer: true,
    });
  });

  it('have no order line without a menu, also where appointments are booked', async () => {
    const id = await create({ name: 'Table And Takeaway', business_kind: 'restaurant' });
    await app.ask('PATCH', `/api/agent/${id}`, { as: cast.tokens.owner, body: { booking_enabled: true } });
    expect(await read(id)).toMatchObject({ offer: false });
  });

  it('are behind it once each is done', async () => {
    const { db } = app.database;
    const id = await create({
      name: 'Order Line',
      business_name: "Sal's",
      greeting: "Sal's, what can I get you?",
      phone_number: '7185550147',
    });
    const as = cast.tokens.owner;
    await app.ask('POST', `/api/agent/${id}/blocked-dates`, { as, body: { date: '2030-12-25' } });
    await app.ask('PATCH', `/api/agent/${id}`, { as, body: { ordering_enabled: true } });
    expect(await read(id)).toMatchObject({ greeting: true, hours: true, offer: false, number: true });
    await app.ask('POST', `/api/agent/${id}/menu-items`, {
      as,
      body: { name: 'Margherita', category: 'Pizza', price: 12 },
    });
    await app.ask('POST', `/api/agents/${id}/users/invite`, { as, body: { email: 'dan@example.com' } });
    const call = { agent_id: id, channel: 'voice', status: 'completed', carrier: 'twilio' };
    const { id: conversation_id } = await db
      .insertInto('conversations')
      .values(call)
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await read(id)).toMatchObject({ offer: true, members: true, heard: false });
    const said = { id: randomUUID(), conversation_id, turn: 1, role: 'user', content: 'Hello' };
    await db.insertInto('messages').values(said).execute();
    expect(await read(id)).toMatchObject({ heard: true });
  });

  playRights({ method: 'GET', url: '/api/agent/{agent}/setup' }, [401, 404, 403, 200, 200, 200], () => ({ app, cast }));
});

describe('reaching the webhook', () => {
  const other = createServer((_request, answer) => answer.writeHead(403).end('{"error":"nobody here"}'));
  beforeAll(() => new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve)));
  afterAll(() => void other.close());

  it('knows our own refusal, from where only this computer gets it', async () => {
    expect(await reach(`${app.url}/api/agent/${cast.agentId}/voice`)).toBe('local');
  });

  it('takes nobody else for us', async () => {
    const { port } = other.address() as AddressInfo;
    expect(await reach(`http://127.0.0.1:${port}/api/agent/${cast.agentId}/voice`)).toBe('no');
  });

  it('says so when nobody answers', async () => {
    expect(await reach('http://127.0.0.1:1/api/agent/x/voice')).toBe('no');
  });
});

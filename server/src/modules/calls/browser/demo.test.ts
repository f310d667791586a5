import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { assembleCast, type Cast } from '../../../testing/cast.ts';
import { issueTicket } from '../../identity/index.ts';

const DEMO = '5a1b0f7e-7a52-4b0e-9c1d-2f6c1f0a9d11';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp({ environment: { DEMO_AGENT_ID: DEMO, TRUST_PROXY: '1' } });
  cast = await assembleCast(app);
});

const talk = (ip: string) => app.ask('POST', '/api/demo/talk', { headers: { 'x-forwarded-for': ip } });
/** Begins with a ticket: 'started', or the code that the socket closes with. */
const begin = (token: string) =>
  new Promise<unknown>((resolve) => {
    const socket = new WebSocket(`${app.url.replace('http', 'ws')}/api/agent/${DEMO}/talk/socket`, { origin: app.url });
    socket.on('open', () => socket.send(JSON.stringify({ type: 'start', token })));
    socket.once('message', (data: Buffer) => resolve((JSON.parse(data.toString()) as { type: unknown }).type));
    socket.once('close', resolve);
  });
/** The operator's agent: one like that of the cast, by another id. */
const showAgent = () =>
  sql`insert into agents select (jsonb_populate_record(agents, jsonb_build_object('id', ${DEMO}::text))).*
      from agents where id = ${cast.agentId}`.execute(app.database.db);

describe('talking with the demo agent', () => {
  it('is not possible without one', async () => {
    expect((await talk('10.0.0.1')).status).toBe(404);
    await showAgent();
    expect((await talk('10.0.0.1')).status).toBe(201);
  });

  it('opens a conversation that counts as a test, for whoever has the ticket', async () => {
    const { body: ticket } = await talk('10.0.0.2');
    expect(ticket).toMatchObject({ socket_path: `/api/agent/${DEMO}/talk/socket`, speech: false });
    const socket = new WebSocket(`${app.url.replace('http', 'ws')}${ticket.socket_path}`, { origin: app.url });
    socket.on('open', () => socket.send(JSON.stringify({ type: 'start', token: ticket.token })));
    const first = await new Promise((resolve) =>
      socket.once('message', (data: Buffer) => resolve(JSON.parse(data.toString()))),
    );
    expect(first).toEqual({ type: 'started', conversation_id: ticket.conversation_id });
    const row = () =>
      app.database.db
        .selectFrom('conversations')
        .select(['agent_id', 'is_test', 'caller_phone', 'status'])
        .where('id', '=', ticket.conversation_id)
        .executeTakeFirst();
    expect(await row()).toEqual({ agent_id: DEMO, is_test: true, caller_phone: null, status: 'in_progress' });
    socket.close();
    // Its place is free again for who comes next.
    await expect.poll(async () => (await row())?.status).not.toBe('in_progress');
  });

  it('gives a ticket for no other agent', async () => {
    const { body: ticket } = await talk('10.0.0.3');
    const path = ticket.socket_path.replace(DEMO, cast.agentId);
    const socket = new WebSocket(`${app.url.replace('http', 'ws')}${path}`, { origin: app.url });
    socket.on('open', () => socket.send(JSON.stringify({ type: 'start', token: ticket.token })));
    expect(await new Promise((resolve) => socket.once('close', resolve))).toBe(1008);
  });

  it('is for a few at once and a few times each', async () => {
    await sql`update one_time_codes set used_at = now() where purpose = 'talk'`.execute(app.database.db);
    const tries = [];
    for (let count = 0; count < 6; count++) tries.push((await talk('10.0.0.4')).status);
    expect(tries).toEqual([201, 201, 201, 503, 503, 429]);
    await sql`insert into conversations select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(),
        'carrier_id', gen_random_uuid(), 'status', 'in_progress'))).* from conversations c, generate_series(1, 3)
        where c.agent_id = ${DEMO}`.execute(app.database.db);
    expect(await talk('10.0.0.5')).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  });

  it('has three places, however many tickets come at the same moment', async () => {
    await sql`delete from conversations where agent_id = ${DEMO}`.execute(app.database.db);
    await sql`update one_time_codes set used_at = now() where purpose = 'talk'`.execute(app.database.db);
    const asked = await Promise.all(Array.from({ length: 12 }, (_, n) => talk(`10.0.1.${n}`)));
    expect(asked.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(asked.find(({ status }) => status === 503)?.headers['retry-after']).toBe('60');
    // Tickets that were given out when there was room, as an earlier version did.
    const tickets = await Promise.all(
      Array.from({ length: 12 }, () => {
        const detail = { agentId: DEMO, tenantId: DEMO, conversationId: randomUUID(), by: 'demo' };
        return issueTicket(app.database.db, 'talk', detail);
      }),
    );
    const begun = await Promise.all(tickets.map(begin));
    expect(begun.filter((what) => what === 'started')).toHaveLength(3);
    expect(begun.filter((what) => what === 1013)).toHaveLength(9);
  });

  it('ends when the agent is switched off', async () => {
    await sql`update agents set active = false where id = ${DEMO}`.execute(app.database.db);
    expect((await talk('10.0.0.6')).status).toBe(404);
  });
});

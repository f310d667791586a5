import type { TalkTicket } from '@attendant/contract/calls';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { assembleCast, type Cast } from '../../../testing/cast.ts';
import { playRights } from '../../../testing/scenario.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});

/** One account has ten at once. */
const open: WebSocket[] = [];
afterEach(() => open.splice(0).forEach((socket) => socket.terminate()));

/** A typed conversation with the agent. `until` waits for a message of the socket. */
async function talk() {
  const ticket = (await app.ask('POST', `/api/agent/${cast.agentId}/talk`, { as: cast.tokens.owner }))
    .body as TalkTicket;
  const url = app.url.replace('http', 'ws') + ticket.socket_path;
  const socket = new WebSocket(url, { headers: { origin: app.url } });
  open.push(socket);
  const seen: string[] = [];
  let wake = () => undefined as void;
  socket.on('message', (data, isBinary) => {
    if (!isBinary) seen.push(Buffer.from(data as Buffer).toString('utf8'));
    wake();
  });
  await new Promise((resolve) => socket.once('open', resolve));
  const send = (frame: object) => socket.send(JSON.stringify(frame));
  const until = async (words: string) => {
    while (!seen.some((message) => message.includes(words))) await new Promise<void>((resolve) => (wake = resolve));
  };
  send({ type: 'start', token: ticket.token });
  await until('"started"');
  return { id: ticket.conversation_id, say: (text: string) => send({ type: 'text', text }), until, seen, socket };
}
const steer = (id: string, what: string, body?: object) =>
  app.ask('POST', `/api/conversations/${id}/${what}`, { as: cast.tokens.owner, body });

describe('a running conversation', () => {
  it("says the owner's words at its next turn, and ends when the owner says so", async () => {
    const call = await talk();
    expect((await steer(call.id, 'say', { words: 'The oven is hot again.' })).status).toBe(204);
    await expect
      .poll(() => app.database.db.selectFrom('steerings').select('done_at').executeTakeFirst())
      .toMatchObject({ done_at: expect.any(Date) });
    call.say('when are you open?');
    await call.until('The oven is hot again.');
    expect((await steer(call.id, 'end')).status).toBe(204);
    await call.until('Goodbye.');
    await call.until('"ended"');
    await expect
      .poll(async () => (await app.ask('GET', `/api/conversations/${call.id}`, { as: cast.tokens.owner })).body.status)
      .toBe('completed');
    expect((await steer(call.id, 'end')).body.message).toBe('This conversation is over.');
  });

  it('obeys what was asked between its row and its first word, of which nobody tells again', async () => {
    await sql`create function ask_at_once() returns trigger language plpgsql as $$ begin
      insert into steerings (conversation_id, kind, words) values (new.id, 'say', 'We close early today.');
      return new;
    end $$`.execute(app.database.db);
    await sql`create trigger at_once after insert on conversations for each row execute function ask_at_once()`.execute(
      app.database.db,
    );
    const call = await talk();
    await sql`drop function ask_at_once cascade`.execute(app.database.db);
    const asked = app.database.db.selectFrom('steerings').select('done_at').where('conversation_id', '=', call.id);
    await expect.poll(() => asked.executeTakeFirst()).toMatchObject({ done_at: expect.any(Date) });
    call.say('when are you open?');
    await call.until('We close early today.');
  });

  it('is taken over only where somebody can be rung', async () => {
    const call = await talk();
    const refused = await steer(call.id, 'take-over');
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('Set a transfer number first');
    call.socket.close();
  });
});

describe('is for editors and owners', () => {
  const on = () => ({ app, cast });
  const of = (what: string) => ({
    method: 'POST' as const,
    url: async () => `/api/conversations/${(await talk()).id}/${what}`,
    body: { words: 'Hello' },
  });
  playRights(of('say'), [401, 404, 403, 204, 204, 204], on);
  playRights(of('end'), [401, 404, 403, 204, 204, 204], on);
  playRights(of('take-over'), [401, 404, 403, 409, 409, 409], on);
});

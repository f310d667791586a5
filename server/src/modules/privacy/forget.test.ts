import { spawnSync } from 'node:child_process';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { leaveBehind } from '../../testing/left-behind.ts';
import { playRights } from '../../testing/scenario.ts';
import { toldBy } from '../../testing/told.ts';
import { scrub } from './scrub.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});
// In no other test: the whole folder of the database is searched for it, and for the beginning of the number.
const CANARY = 'purple heron under the bridge';
const url = (phone: string) => `/api/agent/${cast.agentId}/callers/${encodeURIComponent(phone)}`;
const get = (phone: string) => app.ask('GET', url(phone), { as: cast.tokens.viewer });
const forget = (phone: string) => app.ask('DELETE', url(phone), { as: cast.tokens.owner });

/**
 * Files below a folder in which a word stands. Other databases come and go meanwhile: a file that
 * is gone before it is read says nothing of the others.
 */
function filesWith(folder: string, word: string): string[] {
  const { status, stdout } = spawnSync('grep', ['-rlaFs', word, folder], { encoding: 'utf8' });
  if (status === null) throw new Error('the search was broken off');
  return stdout.split('\n').filter((file) => file !== '');
}

describe('to forget a caller', () => {
  it('leaves what was paid and how long it took, and nothing of who it was', async () => {
    const phone = '+13475550987';
    const id = await leaveBehind(app, cast.agentId, { phone, words: CANARY });
    await app.ask('PUT', url(phone), { as: cast.tokens.editor, body: { name: CANARY, note: CANARY } });
    await leaveBehind(app, cast.agentId, { phone: '+17185550102', words: 'somebody else' });
    const { db, connection } = app.database;
    const { rows } = await sql<{ data_directory: string }>`show data_directory`.execute(db);
    const folder = rows[0]?.data_directory ?? '';
    await sql`checkpoint`.execute(db);
    expect(filesWith(folder, CANARY)).not.toEqual([]);
    expect(filesWith(app.dataDir, CANARY)).not.toEqual([]);

    const { status, body } = await forget(phone);
    expect([status, body]).toEqual([200, { conversations: 1, orders: 1, bookings: 1, messages: 1 }]);
    await scrub(connection);
    for (const word of [CANARY, phone.slice(1), '(347) 555-0987', '347555']) {
      expect([word, filesWith(folder, word)]).toEqual([word, []]);
      expect([word, filesWith(app.dataDir, word)]).toEqual([word, []]);
    }

    const left = await db.selectFrom('conversations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(left).toMatchObject({ duration_seconds: 75, status: 'completed', caller_phone: null, summary: null });
    const order = await db.selectFrom('orders').selectAll().where('conversation_id', '=', id).executeTakeFirstOrThrow();
    expect(order).toMatchObject({ total_cents: 2150, customer_name: 'Forgotten caller', customer_phone: '' });
    expect((await get(phone)).status).toBe(404);
    expect((await get('+17185550102')).body).toMatchObject({ conversation_count: 1, order_count: 1 });
  });

  it('is told to whoever has something of it open', async () => {
    const phone = '+13475550166';
    await leaveBehind(app, cast.agentId, { phone, words: 'on many screens' });
    const told = await toldBy(app, () => forget(phone));
    expect(told.map(({ noun }) => noun).toSorted()).toEqual([
      'bookings',
      'callbacks',
      'conversations',
      'memories',
      'orders',
    ]);
  });

  it("leaves other people's mails alone", async () => {
    const phone = '+13475550133';
    await leaveBehind(app, cast.agentId, { phone, words: 'nothing to see', recipient: 'june@harbordental.com' });
    expect((await forget(phone)).status).toBe(200);
    const { db } = app.database;
    const mails = await db.selectFrom('mails').select('id').where('recipient', '=', 'june@harbordental.com').execute();
    expect(mails).toHaveLength(1);
  });

  it('waits until they have hung up', async () => {
    await leaveBehind(app, cast.agentId, { phone: '+13475550111', words: 'still here', isRunning: true });
    const { status, body } = await forget('+13475550111');
    expect([status, body.message]).toEqual([
      409,
      'This caller is on the line. Try again when the conversation has ended.',
    ]);
  });

  playRights({ method: 'DELETE', url: () => url('+13475550122') }, [401, 404, 403, 403, 200, 200], () => ({
    app,
    cast,
  }));
});

import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../database/open.ts';
import { openFiles } from '../../files/files.ts';
import { sweepAnswered } from '../../http/idempotency.ts';
import { advance } from '../../testing/advance.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { leaveBehind } from '../../testing/left-behind.ts';
import { openConversation } from '../conversations/index.ts';
import { sweep } from '../identity/sweep.ts';
import { sweepViews } from '../leads/page-views.ts';
import { eraseDeleted } from './erase-agent.ts';
import { TABLES } from './kept.ts';
import { keepToTerm } from './retention.ts';

/** docs/privacy.md says how long; here the days go by. */

let app: TestApp;
let cast: Cast;
let db: Db;
beforeEach(async () => {
  app = await testApp();
  cast = await assembleCast(app);
  db = app.database.db;
});
const files = () => openFiles({ dataDir: app.dataDir, storageUrl: undefined });
const [OLD, YOUNG] = ['+16465550987', '+16465550988'];

/** Every job that erases by time, with a year as the term of everything. */
async function night(days = 365): Promise<void> {
  await keepToTerm(db, files(), { audio: days, text: days, memories: days });
  const jobs = { enqueue: async () => undefined };
  await eraseDeleted({ db, files: files(), outbox: join(app.dataDir, 'outbox'), jobs });
  await sweep(db);
  await app.post.forget();
  await sweepAnswered(db);
  await sweepViews(db);
}

/** Tables beside which docs/privacy.md names a number of days or months, or a setting of such. */
function tablesWithTerm(): string[] {
  const page = readFileSync(new URL('../../../../docs/privacy.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| [^|]+ \| ([^|]+) \| ([^|]+) \|/gm)];
  const withTerm = rows.filter(([, , term = '']) => /KEEP_|\b(a|\d+|two|thirty) (day|month)|Retention/.test(term));
  return withTerm.flatMap(([, where = '']) => [...where.matchAll(/`([a-z_]+)`/g)].map(([, table = '']) => table));
}

/** Something of everybody in every place: of a caller, of somebody who signed in, of a visitor. */
async function leaveEverything(phone: string): Promise<void> {
  await leaveBehind(app, cast.agentId, { phone, words: `words of ${phone}` });
  await db
    .updateTable('callers')
    .set({ note: `words of ${phone}` })
    .where('phone', '=', phone)
    .execute();
  const session = {
    user_id: cast.userIds.viewer,
    device: `words of ${phone}`,
    expires_at: new Date(Date.now() + 86_400_000),
  };
  const { id } = await db
    .insertInto('sessions')
    .values({ ...session, ended_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = { session_id: id, hash: Buffer.from(`words of ${phone}`), kind: 'access', expires_at: new Date() };
  await db.insertInto('session_tokens').values(token).execute();
  const today = { starts_at: sql<Date>`now()`, ends_at: sql<Date>`now() + interval '1 minute'` };
  await db.updateTable('appointments').set(today).where('customer_phone', '=', phone).execute();
  const view = { route: '/', path: '/', title: `words of ${phone}` };
  await db.insertInto('page_views').values(view).execute();
  await sql`update rate_limits set expire = extract(epoch from now()) * 1000 where key like ${`%${phone}`}`.execute(db);
}

/** Whether a table says anything of whoever has this number. */
async function says(table: string, phone: string): Promise<boolean> {
  const { rows } = await sql<{ row: string }>`select t::text || encode(${
    table === 'session_tokens' ? sql`hash` : sql`''::bytea`
  }, 'escape') as row from ${sql.table(table)} t`.execute(db);
  const all = rows.map(({ row }) => row).join('\n');
  return all.includes(phone) || all.replace(/\D/g, '').includes(phone.slice(2));
}

describe('the terms of docs/privacy.md', () => {
  it('are kept: what is older is gone from every table that has one, and what is younger is there', async () => {
    const terms = tablesWithTerm();
    expect(terms.length).toBeGreaterThan(20);
    expect(terms.filter((table) => !TABLES.some((one) => one === table))).toEqual([]);
    await leaveEverything(OLD);
    const keys = await db.selectFrom('files').select('key').execute();
    const held = async () =>
      (await Promise.all(keys.map(({ key }) => files().read(key)))).filter((one) => one !== null);
    expect(await held()).toHaveLength(2);
    const named = terms.filter((table) => table !== 'files');
    for (const table of named) expect([table, await says(table, OLD)]).toEqual([table, true]);
    await advance(db, 400);
    await leaveEverything(YOUNG);
    await night();
    for (const table of named) expect([table, await says(table, OLD)]).toEqual([table, false]);
    expect(await held()).toEqual([]);
    expect(await db.selectFrom('files').select('key').execute()).toHaveLength(2);
    for (const table of named.filter((one) => one !== 'rate_limits'))
      expect([table, await says(table, YOUNG)]).toEqual([table, true]);
  });

  it('leave what was ordered, what was paid and how long a call took', async () => {
    await leaveEverything(OLD);
    await advance(db, 400);
    await night();
    const orders = db.selectFrom('orders').select(['customer_name', 'customer_phone', 'total_cents']);
    expect(await orders.execute()).toEqual([
      { customer_name: 'Forgotten caller', customer_phone: '', total_cents: 2150 },
    ]);
    const items = db.selectFrom('order_items').select(['name', 'quantity', 'note']);
    expect(await items.execute()).toEqual([{ name: 'Large Pepperoni', quantity: 1, note: null }]);
    expect(await db.selectFrom('conversations').select('duration_seconds').execute()).toEqual([
      { duration_seconds: 75 },
    ]);
    const days = db.selectFrom('conversation_days').select('conversations').where('status', '=', 'completed');
    expect(await days.execute()).toEqual([{ conversations: 1 }]);
  });
});

describe('what is known of a caller', () => {
  it('stays while they still call, or are still to come', async () => {
    for (const phone of [OLD, YOUNG]) await leaveEverything(phone);
    await advance(db, 40);
    const again = {
      agentId: cast.agentId,
      channel: 'voice',
      carrier: 'twilio',
      carrierId: randomUUID(),
      isTest: false,
    } as const;
    await db.transaction().execute((tx) => openConversation(tx, { ...again, callerPhone: YOUNG }));
    const soon = { starts_at: new Date(), ends_at: new Date(Date.now() + 60_000) };
    await db.updateTable('appointments').set(soon).execute();
    const known = async () =>
      (await db.selectFrom('callers').select('phone').orderBy('phone').execute()).map((one) => one.phone);
    await night(30);
    expect(await known()).toEqual([OLD, YOUNG]);
    await db.deleteFrom('appointments').execute();
    await night(30);
    expect(await known()).toEqual([YOUNG]);
  });
});

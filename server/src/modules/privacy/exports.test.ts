import { beforeAll, describe, expect, it } from 'vitest';
import { openFiles } from '../../files/files.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { exported } from '../../testing/exported.ts';
import { leaveBehind } from '../../testing/left-behind.ts';
import { playRights } from '../../testing/scenario.ts';
import { KEPT, TABLES } from './kept.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});
const on = () => ({ app, cast });
const ofCaller = (phone: string) => `/agent/${cast.agentId}/callers/${encodeURIComponent(phone)}/export`;
const audited = async (action: string) => {
  const rows = app.database.db.selectFrom('audit_log').select('user_id').where('action', '=', action);
  return (await rows.execute()).map(({ user_id }) => user_id);
};

describe('the export of a caller', () => {
  const phone = '+16465550987';
  const [dan, kim] = ['Dan under the bridge', 'Kim over the hill'];
  beforeAll(async () => {
    await leaveBehind(app, cast.agentId, { phone, words: dan });
    await leaveBehind(app, cast.agentId, { phone: '+16465550988', words: kim });
  });

  it('holds a row of every table that has one, all they said, and nothing of anybody else', async () => {
    const all = await exported(app, ofCaller('(646) 555-0987'), cast.tokens.owner);
    const tables = TABLES.filter((table) => KEPT[table].ofCaller && KEPT[table].unshown === undefined);
    expect(tables.filter((table) => all.rows(table).length === 0)).toEqual([]);
    expect(all.names.filter((name) => name.endsWith('.json')).toSorted()).toEqual(
      [...tables, 'about'].map((name) => `${name}.json`).toSorted(),
    );
    expect(all.names.filter((name) => /^files\/[0-9a-f]{32}\.wav$/.test(name))).toHaveLength(2);
    expect(all.rows('messages')).toMatchObject([{ content: `${dan}, I am Dan`, role: 'user' }]);
    expect(all.about).toMatchObject({ of: 'caller', rows: { orders: 1 }, left_out: { files: [] } });
    expect(all.text).not.toContain(kim);
    expect(all.text).not.toContain('5550988');
    expect(all.text).not.toContain('rosa@example.com');
    expect(await audited('caller.exported')).toEqual([cast.userIds.owner]);
  });

  it('is what is erased: when they are forgotten there is nothing left to export', async () => {
    await app.ask('DELETE', `/api${ofCaller(phone).replace('/export', '')}`, { as: cast.tokens.owner });
    expect((await app.ask('GET', `/api${ofCaller(phone)}`, { as: cast.tokens.owner })).status).toBe(404);
    const { db } = app.database;
    for (const table of TABLES) {
      const rows = JSON.stringify(await db.selectFrom(table).selectAll().execute());
      expect([table, /under the bridge/.test(rows), rows.replace(/\D/g, '').includes('6465550987')]).toEqual([
        table,
        false,
        false,
      ]);
    }
    const other = await exported(app, ofCaller('+16465550988'), cast.tokens.owner);
    expect(other.rows('messages')).toMatchObject([{ content: `${kim}, I am Dan` }]);
  });

  playRights({ method: 'GET', url: () => `/api${ofCaller('+16465550988')}` }, [401, 404, 403, 403, 200, 200], on);
});

describe('the export of an agent', () => {
  const path = () => `/agent/${cast.agentId}/export`;

  it('holds everything of it, with its files, and nothing of another', async () => {
    const other = await app.ask('POST', '/api/agents', { as: cast.tokens.stranger, body: { name: 'Harbor Dental' } });
    await leaveBehind(app, other.body.id, { phone: '+16465550444', words: 'wisdom tooth' });
    const dish = { agent_id: cast.agentId, name: 'Margherita', category: 'Pizza', price_cents: 1800 };
    await app.database.db.insertInto('menu_items').values(dish).execute();
    const all = await exported(app, path(), cast.tokens.owner);
    const tables = TABLES.filter((table) => KEPT[table].ofAgent);
    expect(all.names.filter((name) => name.endsWith('.json')).toSorted()).toEqual(
      [...tables, 'people', 'about'].map((name) => `${name}.json`).toSorted(),
    );
    expect(all.rows('agents')).toMatchObject([{ id: cast.agentId, name: "Sal's Order Line" }]);
    expect(all.rows('menu_items')).toMatchObject([{ name: 'Margherita', price_cents: 1800 }]);
    expect(all.rows('people').map(({ name }) => name)).toContain('Marco Bellini');
    expect(all.text).not.toContain('wisdom tooth');
    const { db } = app.database;
    const clips = await db.selectFrom('files').select('key').where('agent_id', '=', cast.agentId).execute();
    expect(clips.length).toBeGreaterThan(1);
    expect(clips.filter(({ key }) => !all.names.includes(`files/${key}.wav`))).toEqual([]);
    expect(await audited('agent.exported')).toEqual([cast.userIds.owner]);
  });

  it('says which of its files are not there any more', async () => {
    const { db } = app.database;
    const { key } = await db
      .selectFrom('files')
      .select('key')
      .where('agent_id', '=', cast.agentId)
      .limit(1)
      .executeTakeFirstOrThrow();
    await openFiles({ dataDir: app.dataDir, storageUrl: undefined }).remove(key);
    const { about } = await exported(app, path(), cast.tokens.owner);
    expect(about).toMatchObject({ left_out: { files: [key], columns: { calendar_feeds: ['hash'] } } });
  });

  it('reads a table of many rows to its end, each once', async () => {
    const { db } = app.database;
    const memory = { agent_id: cast.agentId, content: 'Parking is behind the house.', memory_type: 'fact' };
    await db
      .insertInto('memories')
      .values(Array.from({ length: 700 }, () => memory))
      .execute();
    const ids = (await exported(app, path(), cast.tokens.owner)).rows('memories').map(({ id }) => String(id));
    const kept = await db.selectFrom('memories').select('id').where('agent_id', '=', cast.agentId).execute();
    expect(ids.toSorted()).toEqual(kept.map(({ id }) => id).toSorted());
  });

  it('is made once at a time, and again as soon as its reader has gone', async () => {
    const { db } = app.database;
    const files = openFiles({ dataDir: app.dataDir, storageUrl: undefined });
    const big = Array.from({ length: 200 }, (_, at) => at.toString(16).padStart(32, '0'));
    for (const one of big) await files.put(one, new Uint8Array(100_000), 'audio/wav');
    const row = { agent_id: cast.agentId, content_type: 'audio/wav', size_bytes: 100_000 };
    await db
      .insertInto('files')
      .values(big.map((one) => ({ ...row, key: one })))
      .execute();
    const leaving = new AbortController();
    const headers = { authorization: `Bearer ${cast.tokens.owner}` };
    const first = await fetch(`${app.url}/api${path()}`, { headers, signal: leaving.signal });
    const reader = first.body?.getReader();
    await reader?.read();
    const second = await app.ask('GET', `/api${path()}`, { as: cast.tokens.owner });
    expect([second.status, second.body.message]).toEqual([
      409,
      'An export is being made already. Please wait until it has ended.',
    ]);
    leaving.abort();
    await expect.poll(async () => (await db.selectFrom('exports').selectAll().execute()).length).toBe(0);
    expect((await exported(app, path(), cast.tokens.owner)).names).toContain(`files/${big[7]}.wav`);
  });

  it('breaks off, rather than end early, when a file cannot be read', async () => {
    const { db } = app.database;
    await db
      .insertInto('files')
      .values({ key: 'no key', agent_id: cast.agentId, content_type: 'audio/wav', size_bytes: 1 })
      .execute();
    await expect(exported(app, path(), cast.tokens.owner)).rejects.toThrow('terminated');
    await db.deleteFrom('files').where('key', '=', 'no key').execute();
    await expect.poll(async () => (await db.selectFrom('exports').selectAll().execute()).length).toBe(0);
  });

  playRights({ method: 'GET', url: () => `/api${path()}` }, [401, 404, 403, 403, 200, 200], on);
});

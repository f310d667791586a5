import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Files, openFiles } from '../../files/files.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { leaveBehind } from '../../testing/left-behind.ts';
import { playRights } from '../../testing/scenario.ts';
import { eraseDeleted } from './erase-agent.ts';
import { KEPT, TABLES } from './kept.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});
const on = () => ({ app, cast });
const files = () => openFiles({ dataDir: app.dataDir, storageUrl: undefined });
const night = (changed: { files?: Files } = {}) =>
  eraseDeleted({
    db: app.database.db,
    files: files(),
    outbox: join(app.dataDir, 'outbox'),
    jobs: { enqueue: async () => undefined },
    ...changed,
  });

async function agentOfOwner(name = 'Old Line'): Promise<string> {
  const { id } = (await app.ask('POST', '/api/agents', { as: cast.tokens.owner, body: { name } })).body;
  return String(id);
}
/** One that was deleted `days` ago. */
async function deleted(days = 0): Promise<string> {
  const id = await agentOfOwner();
  await app.ask('DELETE', `/api/agent/${id}`, { as: cast.tokens.owner });
  await sql`update agents set deleted_at = now() - make_interval(days => ${days}) where id = ${id}`.execute(
    app.database.db,
  );
  return id;
}
const erase = (id: string, name = 'Old Line') =>
  app.ask('POST', `/api/agent/${id}/erase`, { as: cast.tokens.owner, body: { name } });
const onDisk = () => {
  const folder = join(app.dataDir, 'files');
  return existsSync(folder) ? readdirSync(folder, { recursive: true }).map((name) => String(name).slice(3)) : [];
};
async function keysOf(agentId: string): Promise<string[]> {
  const rows = app.database.db.selectFrom('files').select('key').where('agent_id', '=', agentId);
  return (await rows.execute()).map(({ key }) => key);
}
const agents = async () => (await app.database.db.selectFrom('agents').select('id').execute()).map(({ id }) => id);

describe('every night', () => {
  it('is erased what nobody restored, recordings and all, and nothing else', async () => {
    const [late, inTime] = [await deleted(31), await deleted(3)];
    for (const id of [late, inTime]) await leaveBehind(app, id, { phone: '+16465550987' });
    const [lateKeys, inTimeKeys] = [await keysOf(late), await keysOf(inTime)];
    await night();
    expect(await agents()).not.toContain(late);
    expect(await agents()).toContain(inTime);
    expect(lateKeys.filter((key) => onDisk().includes(key))).toEqual([]);
    expect(inTimeKeys.filter((key) => !onDisk().includes(key))).toEqual([]);
  });

  it('a file that cannot be removed holds up one agent, not the others', async () => {
    const [stuck, free] = [await deleted(31), await deleted(31)];
    for (const id of [stuck, free]) await leaveBehind(app, id, { phone: '+16465550987' });
    const held = await keysOf(stuck);
    const remove = async (key: string) => {
      if (held.includes(key)) throw new Error('the store does not answer');
      await files().remove(key);
    };
    await expect(night({ files: { ...files(), remove } })).rejects.toThrow('the store does not answer');
    expect([(await agents()).includes(stuck), (await agents()).includes(free)]).toEqual([true, false]);
    await night();
    expect(await agents()).not.toContain(stuck);
  });
});

describe('to erase an agent now', () => {
  it('leaves no row, no file and no mail of it, but that it was done', async () => {
    const { db } = app.database;
    const [id, other] = [await deleted(), await agentOfOwner('New Line')];
    for (const agentId of [id, other]) await leaveBehind(app, agentId, { phone: '+16465550987', words: agentId });
    const keys = await keysOf(id);
    expect(keys.length).toBeGreaterThan(0);
    expect((await erase(id)).status).toBe(202);
    expect((await app.ask('POST', `/api/agent/${id}/restore`, { as: cast.tokens.owner })).status).toBe(404);
    expect((await app.ask('GET', '/api/agents/deleted', { as: cast.tokens.owner })).text).not.toContain(id);
    await expect.poll(agents).not.toContain(id);
    expect(keys.filter((key) => onDisk().includes(key))).toEqual([]);
    expect(readdirSync(join(app.dataDir, 'outbox')).length).toBeGreaterThan(0);
    const rowsWith = async (table: (typeof TABLES)[number], word: string) =>
      (await db.selectFrom(table).selectAll().execute()).filter((row) => JSON.stringify(row).includes(word)).length;
    for (const table of TABLES)
      expect([table, await rowsWith(table, id)]).toEqual([table, table === 'audit_log' ? 1 : 0]);
    const hashed: string[] = ['one_time_codes', 'rate_limits'];
    const ofCallers = TABLES.filter((table) => KEPT[table].forget && !hashed.includes(table));
    for (const table of ofCallers) expect([table, (await rowsWith(table, other)) > 0]).toEqual([table, true]);
    const log = await db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'agent.erased')
      .where('subject_id', '=', id)
      .execute();
    expect(log).toMatchObject([{ user_id: cast.userIds.owner, agent_id: null, detail: null }]);
  });

  it('asks for its name', async () => {
    const id = await deleted();
    const { status, body } = await erase(id, 'Old Lime');
    expect([status, body.errors]).toEqual([422, { name: 'This is not the name of the agent.' }]);
  });

  it('waits until its last call has ended', async () => {
    const id = await agentOfOwner();
    const call = await leaveBehind(app, id, { phone: '+16465550987', isRunning: true });
    await app.ask('DELETE', `/api/agent/${id}`, { as: cast.tokens.owner });
    expect(await erase(id)).toMatchObject({
      status: 409,
      body: { message: 'A conversation is still going on. Try again when it has ended.' },
    });
    await app.database.db.updateTable('conversations').set({ status: 'completed' }).where('id', '=', call).execute();
    expect((await erase(id)).status).toBe(202);
  });

  it('is not for one that answers', async () => {
    expect((await erase(await agentOfOwner())).status).toBe(404);
  });

  playRights(
    { method: 'POST', url: async () => `/api/agent/${await deleted()}/erase`, body: { name: 'Old Line' } },
    [401, 404, 404, 404, 202, 202],
    on,
  );
});

import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClient } from '../database/client.ts';
import { type Database, openDatabase } from '../database/open.ts';
import { newFileKey, openFiles } from '../files/files.ts';
import { claimHome } from '../files/home.ts';
import { ownSecret } from '../secrets.ts';
import { testApp } from '../testing/app.ts';
import { assembleCast } from '../testing/cast.ts';
import { onDatabase, onServer } from '../testing/cluster.ts';
import { restoreBackup } from './restore.ts';
import { prune } from './schedule.ts';
import { writeBackup } from './write.ts';

/** A house with people, sound and secrets is put into an empty one: our own database, one behind a URL, and back. */

const folder = mkdtempSync(join(tmpdir(), 'attendant-backup-'));
const at = (name: string) => join(folder, name);
let own: Database;
let source: Parameters<typeof writeBackup>[0];
beforeAll(async () => {
  const app = await testApp();
  const { agentId } = await assembleCast(app);
  const files = openFiles({ dataDir: app.dataDir, storageUrl: undefined });
  for (let n = 0; n < 5; n++) {
    const key = newFileKey();
    const bytes = randomBytes(30_000 * n + 1);
    await files.put(key, bytes, 'audio/wav');
    const row = { key, agent_id: agentId, content_type: 'audio/wav', size_bytes: bytes.length };
    await app.database.db.insertInto('files').values(row).execute();
  }
  await sql`insert into conversations (agent_id, channel, status, carrier, caller_phone, summary, is_test)
    select ${agentId}, 'voice', 'completed', 'twilio', '+1718555' || n, repeat(E'said \\\\ "so"\\n\\t, ' || n, 400), false
    from generate_series(1000, 1999) n`.execute(app.database.db);
  await ownSecret(app.database.db, app.dataDir, 'twilio-auth-token');
  mkdirSync(join(app.dataDir, 'outbox'), { recursive: true });
  writeFileSync(join(app.dataDir, 'outbox', 'one.eml'), 'To: rosa@example.com\n\nHello');
  source = { connection: app.database.connection, files, dataDir: app.dataDir };
  own = await openDatabase({ url: undefined, dataDir: at('other-cluster') });
});
afterAll(async () => {
  await own.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Every table and file, by its hash. */
async function hashes(connection: pg.ClientConfig, dataDir: string): Promise<Record<string, string>> {
  const client = await openClient(connection, 'attendant hashes');
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'file_home'",
  );
  const seen: Record<string, string> = {};
  for (const { name } of rows) {
    const text = name === 'migrations' ? 'name' : 't::text';
    const { rows: all } = await client.query<{ row: string }>(`select ${text} as row from "${name}" t order by 1`);
    seen[name] = createHash('sha256').update(JSON.stringify(all)).digest('hex') + all.length;
  }
  await client.end();
  for (const kind of ['files', 'secrets', 'outbox'])
    for (const entry of readdirSync(join(dataDir, kind), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || entry.name === '.home') continue;
      const bytes = readFileSync(join(entry.parentPath, entry.name));
      seen[`${kind}/${entry.name}`] = createHash('sha256').update(bytes).digest('hex');
    }
  return seen;
}

const target = (connection: pg.ClientConfig, name: string) => ({
  connection,
  dataDir: at(name),
  storageUrl: undefined,
  files: openFiles({ dataDir: at(name), storageUrl: undefined }),
});

it('comes back whole in another cluster and from there, table by table and file by file', async () => {
  const before = await hashes(source.connection, source.dataDir);
  expect(Object.keys(before).length).toBeGreaterThan(40);
  await writeBackup(source, at('first.backup'), undefined);
  const away = target(own.connection, 'away');
  const { rows } = await restoreBackup(away, at('first.backup'), undefined);
  expect(rows.conversations).toBe(1_000);
  expect(await hashes(away.connection, away.dataDir)).toEqual(before);
  await claimHome(own.db, away);

  await writeBackup(away, at('back.backup'), 'a long way home');
  const name = `back_${Date.now()}`;
  const admin = { ...source.connection, database: 'postgres' };
  await onServer(admin, `create database ${name}`);
  const back = target(onDatabase(admin, name), 'back');
  await expect(restoreBackup(back, at('back.backup'), undefined)).rejects.toThrow('BACKUP_PASSPHRASE');
  await expect(restoreBackup(back, at('back.backup'), 'another passphrase')).rejects.toThrow('passphrase');
  await restoreBackup(back, at('back.backup'), 'a long way home');
  expect(await hashes(back.connection, back.dataDir)).toEqual(before);
  await onServer(admin, `drop database ${name}`);
}, 120_000);

it('says nothing in clear when it is encrypted', async () => {
  await writeBackup(source, at('sealed.backup'), 'nobody reads this');
  const bytes = readFileSync(at('sealed.backup'));
  expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
});

it('refuses what is cut off or changed, and a database that is used', async () => {
  await writeBackup(source, at('whole.backup'), undefined);
  const bytes = readFileSync(at('whole.backup'));
  writeFileSync(at('cut.backup'), bytes);
  truncateSync(at('cut.backup'), bytes.length - 2_000);
  bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
  writeFileSync(at('changed.backup'), bytes);
  const used = target(source.connection, 'used');
  for (const name of ['cut', 'changed'])
    await expect(restoreBackup(used, at(`${name}.backup`), undefined)).rejects.toThrow('damaged');
  await expect(restoreBackup(used, at('none.backup'), undefined)).rejects.toThrow('There is no file');
  await expect(restoreBackup(used, at('whole.backup'), undefined)).rejects.toThrow(
    /stop it first|data in this database/,
  );
});

it('keeps the newest', async () => {
  const names = ['01', '02', '03'].map((day) => `attendant-2026-11-${day}T024100Z.backup`);
  mkdirSync(at('nightly'));
  for (const name of [...names, 'mine.backup']) writeFileSync(join(at('nightly'), name), '');
  await prune(at('nightly'), 2);
  expect(readdirSync(at('nightly'))).toEqual([...names.slice(1), 'mine.backup']);
});

/** What is written there finds no room, as on a disk that has none. macOS lacks it. */
const FULL = '/dev/full';

describe.runIf(existsSync(FULL))('on a full disk', () => {
  const run = (task: string, file: string, dataDir: string, database: pg.ClientConfig) => {
    const { host, port, user, database: name } = database;
    const url = `postgres://${user}@localhost:${port ?? 5432}/${name}?host=${encodeURIComponent(String(host))}`;
    const environment = { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir };
    return promisify(execFile)(process.execPath, ['server/src/backup/main.ts', task, file], { env: environment });
  };

  it('a backup says so, and leaves no file', async () => {
    const file = at('nowhere.backup');
    symlinkSync(FULL, `${file}.new`);
    await expect(run('backup', file, source.dataDir, source.connection)).rejects.toMatchObject({
      stderr: expect.stringMatching(/^\s*There is no room left for the backup: no file was written\./),
    });
    expect(readdirSync(folder).filter((name) => name.startsWith('nowhere'))).toEqual([]);
  });

  it('a restore says so, and leaves nothing behind', async () => {
    await writeBackup(source, at('fits.backup'), undefined);
    const name = `full_${Date.now()}`;
    await onServer({ ...source.connection, database: 'postgres' }, `create database ${name}`);
    const there = target(onDatabase(source.connection, name), 'full');
    mkdirSync(join(there.dataDir, 'outbox'), { recursive: true });
    symlinkSync(FULL, join(there.dataDir, 'outbox', 'one.eml'));
    await expect(run('restore', at('fits.backup'), there.dataDir, there.connection)).rejects.toMatchObject({
      stderr: expect.stringMatching(/^\s*There is no room left on the disk .* nothing was restored\./),
    });
    const left = readdirSync(there.dataDir, { recursive: true, withFileTypes: true }).filter(
      (one) => !one.isDirectory(),
    );
    expect(left.map(({ name: one }) => one)).toEqual([]);
    const client = await openClient(there.connection, 'attendant test');
    expect((await client.query('select 1 from users')).rowCount).toBe(0);
    await client.end();
    await onServer({ ...source.connection, database: 'postgres' }, `drop database ${name}`);
  });
});

import { createReadStream, existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { openClient } from '../database/client.ts';
import { migrate } from '../database/migrate.ts';
import { withTables } from '../database/open.ts';
import type { Files } from '../files/files.ts';
import { homeOf } from '../files/home.ts';
import { type About, FOLDERS, type Sums } from './about.ts';
import { checkBackup, eachEntry } from './read.ts';
import { columnsOf, setCounters } from './tables.ts';

export interface Target {
  connection: pg.ClientConfig;
  files: Files;
  dataDir: string;
  storageUrl: string | undefined;
}

/** Puts a backup into an empty database and folder: all of it, or, when anything is wrong with it, none of it. */
export async function restoreBackup(target: Target, file: string, passphrase: string | undefined): Promise<Sums> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const { about, sums } = await checkBackup(createReadStream(file), passphrase);
  await makeTables(target.connection, about.migrations);
  const client = await openClient({ ...target.connection }, 'attendant restore');
  /** Tables go back by themselves. */
  const undo: (() => Promise<void>)[] = [];
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await fill(client, target, about, () => createReadStream(file), { passphrase, undo });
    await setCounters(client);
    const { home, named } = await homeOf(target);
    await client.query('delete from file_home');
    await client.query('insert into file_home (home, named) values ($1, $2)', [home, named]);
    await client.query('commit');
  } catch (error) {
    for (const take of undo) await take();
    throw error;
  } finally {
    await client.end();
  }
  await withTables(target.connection, (db) => migrate(db));
  return sums;
}

/** Makes the tables as they were in the backup; those of a database that nobody uses yet give way. */
async function makeTables(connection: pg.ClientConfig, migrations: string[]): Promise<void> {
  const client = await openClient(connection, 'attendant restore');
  try {
    await refuseUsed(client);
    await client.query('drop schema if exists pgboss cascade');
    await client.query('drop schema public cascade');
    await client.query('create schema public');
  } finally {
    await client.end();
  }
  await withTables(connection, (db) => migrate(db, migrations));
}

async function refuseUsed(client: pg.Client): Promise<void> {
  const { rows: running } = await client.query(
    `select 1 from pg_stat_activity where datname = current_database() and application_name = 'attendant live'`,
  );
  if (running.length > 0) throw new Error('A server uses this database: stop it first.');
  const { rows } = await client.query<{ n: string | null }>(`select to_regclass('public.users')::text as n`);
  if (!rows[0]?.n) return;
  const used = await client.query('select 1 from users limit 1');
  if (used.rowCount) throw new Error('There is data in this database already: a backup is restored into an empty one.');
}

async function fill(
  client: pg.Client,
  { files, dataDir }: Target,
  about: About,
  read: () => ReturnType<typeof createReadStream>,
  { passphrase, undo }: { passphrase: string | undefined; undo: (() => Promise<void>)[] },
): Promise<void> {
  // What they keep up to date is in the backup already.
  for (const { name } of about.tables) await client.query(`alter table "${name}" disable trigger user`);
  for (const { name } of about.tables.toReversed()) await client.query(`delete from "${name}"`);
  await eachEntry(read(), passphrase, async (entry, body) => {
    const [folder = '', rest = ''] = entry.split('/');
    const table = folder === 'tables' && about.tables.find(({ name }) => name === rest.split('.')[0]);
    if (table) await copyIn(client, `copy "${table.name}" (${columnsOf(table)}) from stdin`, body);
    else if (folder === 'files') {
      undo.push(() => files.remove(rest));
      await files.put(rest, await whole(body), await typeOf(client, rest));
    } else if (FOLDERS.includes(folder)) {
      const path = join(dataDir, folder, basename(rest));
      undo.push(() => rm(path, { force: true }));
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(path, await whole(body), { mode: 0o600 });
    } else await finished(body.resume());
  });
  for (const { name } of about.tables) await client.query(`alter table "${name}" enable trigger user`);
}

async function copyIn(client: pg.Client, statement: string, rows: Readable): Promise<void> {
  await pipeline(rows, client.query(copyFrom(statement)));
}

async function typeOf(client: pg.Client, key: string): Promise<string> {
  const { rows } = await client.query<{ type: string }>('select content_type as type from files where key = $1', [key]);
  return rows[0]?.type ?? 'application/octet-stream';
}

async function whole(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of body as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

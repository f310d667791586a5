import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type Pack, pack } from 'tar-stream';
import { openClient } from '../database/client.ts';
import type { Files } from '../files/files.ts';
import { syncFolder } from '../files/lasting.ts';
import { ABOUT, type About, FOLDERS, SUMS, type Sums, type Table } from './about.ts';
import { sealed } from './envelope.ts';
import { checkBackup } from './read.ts';
import { columnsOf, findTables } from './tables.ts';

export interface Source {
  connection: pg.ClientConfig;
  files: Files;
  dataDir: string;
}

/** Pieces of tables, so that none has to fit into memory. */
const PIECE_BYTES = 4 * 1024 * 1024;

/**
 * Writes everything as it is at one moment, while the server runs, and reads it back before it gets its name: what was
 * answered before the backup began is in it.
 */
export async function writeBackup(source: Source, file: string, passphrase: string | undefined): Promise<Sums> {
  const draft = `${file}.new`;
  await mkdir(dirname(file), { recursive: true });
  try {
    const tar = pack();
    const [sums] = await Promise.all([
      fill(tar, source).catch((error: Error) => {
        tar.destroy(error);
        throw error;
      }),
      pipeline(await sealed(Readable.from(tar), passphrase), createWriteStream(draft, { mode: 0o600 })),
    ]);
    const handle = await open(draft, 'r+');
    await handle.sync();
    await handle.close();
    await checkBackup(createReadStream(draft), passphrase);
    await rename(draft, file);
    await syncFolder(dirname(file));
    return sums;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function fill(tar: Pack, { connection, files, dataDir }: Source): Promise<Sums> {
  const sums: Sums = { entries: {}, rows: {}, gone: [] };
  const put = (name: string, bytes: Uint8Array) => {
    sums.entries[name] = createHash('sha256').update(bytes).digest('hex');
    return putEntry(tar, name, bytes);
  };
  const client = await openClient(connection, 'attendant backup');
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    const tables = await findTables(client);
    await put(ABOUT, Buffer.from(JSON.stringify(await about(client, tables))));
    for (const table of tables) sums.rows[table.name] = await putTable(client, table, put);
    const { rows } = await client.query<{ key: string }>('select key from files order by key');
    for (const { key } of rows) {
      const bytes = await files.read(key);
      if (bytes) await put(`files/${key}`, bytes);
      else sums.gone.push(key);
    }
  } finally {
    await client.end();
  }
  for (const [name, path] of await looseFiles(dataDir)) await put(name, await readFile(path));
  await putEntry(tar, SUMS, Buffer.from(JSON.stringify(sums)));
  tar.finalize();
  return sums;
}

async function about(client: pg.Client, tables: Table[]): Promise<About> {
  const { rows } = await client.query<{ name: string }>('select name from migrations order by name');
  return { format: 1, madeAt: new Date().toISOString(), migrations: rows.map(({ name }) => name), tables };
}

type Put = (name: string, bytes: Uint8Array) => Promise<void>;

async function putTable(client: pg.Client, table: Table, put: Put): Promise<number> {
  const copy = client.query(copyTo(`copy "${table.name}" (${columnsOf(table)}) to stdout`));
  let [pieces, held, bytes]: [number, Buffer[], number] = [0, [], 0];
  const flush = async (until: (all: Buffer) => number) => {
    const all = Buffer.concat(held);
    const end = until(all);
    if (end > 0) await put(`tables/${table.name}.${String(pieces++).padStart(6, '0')}`, all.subarray(0, end));
    held = [all.subarray(end)];
    bytes = all.length - end;
  };
  for await (const chunk of copy as AsyncIterable<Buffer>) {
    held.push(chunk);
    bytes += chunk.length;
    // Line feeds within values are escaped: this one ends a row.
    if (bytes >= PIECE_BYTES) await flush((all) => all.lastIndexOf(0x0a) + 1);
  }
  await flush((all) => all.length);
  return copy.rowCount;
}

/** Secrets and mails that lie in the data folder: by the name of their entry. */
async function looseFiles(dataDir: string): Promise<[string, string][]> {
  const all = FOLDERS.map(async (folder) => {
    const names = await readdir(join(dataDir, folder), { withFileTypes: true }).catch(() => []);
    return names
      .filter((entry) => entry.isFile())
      .map(({ name }): [string, string] => [`${folder}/${name}`, join(dataDir, folder, name)]);
  });
  return (await Promise.all(all)).flat();
}

const putEntry = (tar: Pack, name: string, bytes: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    tar.entry({ name, mode: 0o600 }, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), (error) =>
      error ? reject(error) : resolve(),
    );
  });

import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { openClient } from '../../../server/src/database/client.ts';
import { type Embedded, openEmbedded } from '../../../server/src/database/embedded.ts';
import { databasePid, soon } from '../faults/house.ts';

/** A database, and another that has each commit of it before it is answered (PostgreSQL's synchronous replication). */
export interface Pair {
  /** The socket of the one that takes writes, and of the one that follows. */
  socket(): string;
  standbySocket(): string;
  kill(): void;
  /** The one that followed takes writes from now on. */
  promote(): Promise<void>;
  /** The one that died follows the other. */
  follow(): Promise<void>;
  close(): Promise<void>;
}

const NAMES = ['one', 'two'] as const;
type Name = (typeof NAMES)[number];

export async function openPair(folder: string): Promise<Pair> {
  let primary: Name = 'one';
  const folderOf = (name: Name) => join(folder, name);
  const databases = { one: await openEmbedded(folderOf('one')), two: await openEmbedded(folderOf('two')) };
  const other = () => (primary === 'one' ? 'two' : 'one');
  const ask = (name: Name, ...statements: string[]) => asked(databases[name].connection, statements);

  async function follow(): Promise<void> {
    const standby = other();
    await copy(databases[primary], folderOf(primary), folderOf(standby));
    await databases[standby].start();
    // From here on a commit is answered once the other has it on its disk.
    await ask(primary, `alter system set synchronous_standby_names = '*'`, 'select pg_reload_conf()');
    await soon('the other follows', async () => {
      const [row] = await ask(primary, `select count(*) as n from pg_stat_replication where sync_state = 'sync'`);
      return Number(row?.n) === 1;
    });
  }

  await databases.one.start();
  await ask('one', `alter system set wal_keep_size = '256MB'`, 'select pg_reload_conf()');
  await follow();
  return {
    socket: () => socketOf(databases[primary]),
    standbySocket: () => socketOf(databases[other()]),
    kill: () => void process.kill(databasePid(folderOf(primary)), 'SIGKILL'),
    async promote() {
      await ask(other(), 'select pg_promote(true, 30)');
      primary = other();
    },
    follow,
    async close() {
      for (const name of NAMES) await databases[name].stop();
    },
  };
}

/** Its files as they are while it runs, with what makes them a copy that follows it. */
async function copy(running: Embedded, from: string, to: string): Promise<void> {
  rmSync(join(to, 'postgres'), { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const client = await openClient({ ...running.connection, database: 'postgres' }, 'attendant suite');
  try {
    await client.query(`select pg_backup_start('failover', true)`);
    // Files that come and go meanwhile are none of the copy's.
    spawnSync('cp', ['-a', join(from, 'postgres'), join(to, 'postgres')]);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    const { uid, gid } = statSync(join(to, 'postgres'));
    const file = (name: string, text: string) => {
      writeFileSync(join(to, 'postgres', name), text);
      chownSync(join(to, 'postgres', name), uid, gid);
    };
    rmSync(join(to, 'postgres', 'postmaster.pid'), { force: true });
    file('backup_label', rows[0]?.labelfile ?? '');
    file('standby.signal', '');
    const { host, user } = running.connection;
    file('postgresql.auto.conf', `wal_keep_size = '256MB'\nprimary_conninfo = 'host=${host} user=${user}'\n`);
  } finally {
    await client.end();
  }
}

async function asked(connection: pg.ClientConfig, statements: string[]): Promise<Record<string, unknown>[]> {
  const client = await openClient({ ...connection, database: 'postgres' }, 'attendant suite');
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) rows = (await client.query<Record<string, unknown>>(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

const socketOf = ({ connection }: Embedded): string => join(String(connection.host), '.s.PGSQL.5432');

import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { postgresFolder } from './binaries.ts';
import { openClient } from './client.ts';
import { type RunAs, runAs } from './run-as.ts';

/** Our own PostgreSQL, a child process on a Unix socket, with its data in `<dataDir>/postgres`. */
export interface Embedded {
  /** What `pg` connects with; once started, the database named `attendant` exists. */
  readonly connection: pg.ClientConfig;
  isRunning(): Promise<boolean>;
  /** Starts it unless it runs; takes over one that another server left running. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

const USER = 'attendant';
const START_TIMEOUT_MS = 60_000;
/** Of postgres.log and the one before it: warnings and errors only. */
const LOG_MOST_BYTES = 10 * 1024 * 1024;
/** What was killed holds its memory for a moment; a start meanwhile is refused. */
const REFUSED_TIMEOUT_MS = 15_000;

/**
 * The PostgreSQL of a data folder, not started yet. One that runs there already, left by a killed server, is taken
 * over.
 */
export async function openEmbedded(dataDir: string): Promise<Embedded> {
  const native = await postgresFolder();
  const program = join(native, 'bin/postgres');
  mkdirSync(dataDir, { recursive: true });
  const data = join(realpathSync(dataDir), 'postgres');
  const as = runAs(program, data);
  const sockets = socketFolder(data);
  const connection = { host: sockets, user: USER, database: USER };
  return {
    connection,
    isRunning: () => answers(connection),
    async start() {
      as.own(sockets);
      if (!existsSync(join(data, 'PG_VERSION'))) initialise(as, join(native, 'bin/initdb'), data);
      if (!(await answers(connection))) await startServer(as, program, data, sockets, connection);
      await createDatabase(connection);
    },
    stop: () => stopServer(data),
  };
}

/** Socket paths may have 107 characters at most, so the folder does not lie in the data folder. */
const socketFolder = (data: string) =>
  join(tmpdir(), `attendant-${createHash('sha256').update(data).digest('hex').slice(0, 12)}`);

/** Made beside its place and moved there whole: an interrupted start leaves no half database. */
function initialise(as: RunAs, initdb: string, data: string): void {
  const draft = `${data}.new-${process.pid}`;
  as.own(draft);
  const args = ['-D', draft, '-U', USER, '--encoding=UTF8', '--locale=C', '--auth=trust', '--no-instructions'];
  const { file, args: all, uid, gid } = as.command(initdb, args);
  const made = spawnSync(file, all, { uid, gid, encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } });
  try {
    if (made.status !== 0) throw new Error(`The database could not be created in ${data}: ${made.stderr.trim()}`);
    renameSync(draft, data);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another starter may have been faster; then its database is as good as ours.
    if (!existsSync(join(data, 'PG_VERSION'))) throw error;
  }
}

async function startServer(as: RunAs, program: string, data: string, sockets: string, connection: pg.ClientConfig) {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: sockets,
    unix_socket_permissions: '0700',
    max_connections: '100',
    max_wal_size: '256MB',
    log_min_messages: 'warning',
    // What a caller said or is called must not come to stand in the log beside a failed statement,
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    // nor stay in files of the write-ahead log that wait to be written again.
    wal_recycle: 'off',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { file, args, uid, gid } = as.command(program, ['-D', data, ...flags]);
  for (const began = Date.now(); ; await delay(100)) {
    const written = writtenPid(data);
    // A pid that another program has by now would keep ours from starting.
    if (written !== null && isAlive(written) && !isPostgres(written)) rmSync(join(data, 'postmaster.pid'));
    const refused = await launch(file, args, { uid, gid, log: join(data, '..', 'postgres.log') }, data, connection);
    if (refused === null) return;
    if (Date.now() - began > REFUSED_TIMEOUT_MS)
      throw new Error(`The database in ${data} did not start (${refused}); see postgres.log beside it.`);
  }
}

interface LaunchAs {
  uid: number | undefined;
  gid: number | undefined;
  log: string;
}

/** Null once a server answers, this one or that of a faster starter; else why this one did not start. */
async function launch(
  file: string,
  args: string[],
  { uid, gid, log }: LaunchAs,
  data: string,
  connection: pg.ClientConfig,
): Promise<string | null> {
  if (existsSync(log) && statSync(log).size > LOG_MOST_BYTES) renameSync(log, `${log}.1`);
  const output = openSync(log, 'a', 0o600);
  // Its own process group: a Ctrl-C meant for the server must not stop the database under it.
  const child = spawn(file, args, { uid, gid, stdio: ['ignore', output, output], detached: true });
  closeSync(output);
  child.unref();
  let exited: string | undefined;
  child.once('error', (error) => (exited = error.message));
  child.once('exit', (code) => (exited ??= `exit code ${code}`));
  for (const end = Date.now() + START_TIMEOUT_MS; Date.now() < end; await delay(25)) {
    if (await answers(connection)) return null;
    if (exited !== undefined && !isRunning(data)) return exited;
  }
  return exited ?? 'no answer';
}

async function answers(connection: pg.ClientConfig): Promise<boolean> {
  try {
    const client = await openClient({ ...connection, database: 'postgres', connectionTimeoutMillis: 2_000 }, USER);
    await client.end();
    return true;
  } catch {
    return false;
  }
}

async function createDatabase(connection: pg.ClientConfig): Promise<void> {
  const client = await openClient({ ...connection, database: 'postgres' }, USER);
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [USER]);
    if (rowCount === 0) await client.query(`create database ${USER}`);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === '42P04')) throw error;
  } finally {
    await client.end();
  }
}

function writtenPid(data: string): number | null {
  try {
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return Number.isInteger(pid) && pid > 1 ? pid : null;
  } catch {
    return null;
  }
}

/** Null when no server of this folder runs; the number of one that was killed may be another program's by now. */
function runningPid(data: string): number | null {
  const pid = writtenPid(data);
  return pid !== null && isAlive(pid) && isPostgres(pid) ? pid : null;
}

const isRunning = (data: string): boolean => runningPid(data) !== null;

/** A negative number is a process group. One that belongs to somebody else lives, too. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Where the system does not tell, it is believed. */
function isPostgres(pid: number): boolean {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return command === '' || /postgres/.test(command);
  } catch {
    return !existsSync('/proc/self/cmdline');
  }
}

/** A fast shutdown: open transactions are rolled back, everything committed is on disk. */
async function stopServer(data: string): Promise<void> {
  const pid = runningPid(data);
  if (pid === null) return;
  process.kill(pid, 'SIGINT');
  for (const end = Date.now() + 20_000; isRunning(data) && Date.now() < end; ) await delay(20);
}

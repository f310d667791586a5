import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { postgresFolder } from './binaries.ts';
import { type RunAs, runAs } from './run-as.ts';

/** Our own PostgreSQL, a child process on a Unix socket, with its data in `<dataDir>/postgres`. */
export interface Embedded {
  /** What `pg` connects with; the database named `attendant` exists. */
  readonly connection: pg.ClientConfig;
  stop(): Promise<void>;
}

const USER = 'attendant';
const START_TIMEOUT_MS = 60_000;

export async function startEmbedded(dataDir: string): Promise<Embedded> {
  const native = await postgresFolder();
  const program = join(native, 'bin/postgres');
  const data = join(realpathSync(dataDir), 'postgres');
  const as = runAs(program, data);
  const sockets = socketFolder(data);
  as.own(sockets);
  if (!existsSync(join(data, 'PG_VERSION'))) initialise(as, join(native, 'bin/initdb'), data);
  const connection = { host: sockets, user: USER, database: USER };
  if (!(await answers(connection))) await startServer(as, program, data, sockets, connection);
  await createDatabase(connection);
  return { connection, stop: () => stopServer(data) };
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
  const log = openSync(join(data, '..', 'postgres.log'), 'a', 0o600);
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
  // Its own process group: a Ctrl-C meant for the server must not stop the database under it.
  const child = spawn(file, args, { uid, gid, stdio: ['ignore', log, log], detached: true });
  closeSync(log);
  child.unref();
  let exited: string | undefined;
  child.once('error', (error) => (exited = error.message));
  child.once('exit', (code) => (exited ??= `exit code ${code}`));
  for (const end = Date.now() + START_TIMEOUT_MS; Date.now() < end; await delay(25)) {
    if (await answers(connection)) return;
    // Another starter may have been faster: then ours refuses to run and theirs answers.
    if (exited !== undefined && !isRunning(data)) break;
  }
  throw new Error(`The database in ${data} did not start (${exited ?? 'no answer'}); see postgres.log beside it.`);
}

async function answers(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ ...connection, database: 'postgres', connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function createDatabase(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [USER]);
    if (rowCount === 0) await client.query(`create database ${USER}`);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === '42P04')) throw error;
  } finally {
    await client.end();
  }
}

function runningPid(data: string): number | undefined {
  try {
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return Number.isInteger(pid) && pid > 1 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function isRunning(data: string): boolean {
  const pid = runningPid(data);
  if (pid === undefined) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** A fast shutdown: open transactions are rolled back, everything committed is on disk. */
async function stopServer(data: string): Promise<void> {
  const pid = runningPid(data);
  if (pid === undefined || !isRunning(data)) return;
  process.kill(pid, 'SIGINT');
  for (const end = Date.now() + 20_000; isRunning(data) && Date.now() < end; ) await delay(20);
}

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import type pg from 'pg';
import { soon } from '../faults/house.ts';

/** pgbouncer and HAProxy with the files of `deploy/`, of which the addresses alone are others. */

export interface Proxy {
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

const NOBODY = 65_534;
const PATH = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;
const isRoot = process.getuid?.() === 0;

/** Those of the programs that are not installed. */
export const missing = (): string[] =>
  ['pgbouncer', 'haproxy'].filter(
    (program) => spawnSync('sh', ['-c', `command -v ${program}`], { env: { PATH } }).status !== 0,
  );

/** What a file of `deploy/` says, with something else in place of each; throws when it does not say that. */
function adapted(file: string, replacing: readonly [RegExp, string][]): string {
  let text = readFileSync(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8');
  for (const [said, instead] of replacing) {
    if (!text.match(said)) throw new Error(`deploy/${file} has no ${said.source}`);
    text = text.replace(said, instead);
  }
  return text;
}

export function startPooler(folder: string, port: number, { host, user }: pg.ClientConfig): Promise<Proxy> {
  mkdirSync(folder, { recursive: true });
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const users = join(folder, 'userlist.txt');
  writeFileSync(users, `"${user}" ""\n`);
  const settings = adapted('pgbouncer.ini', [
    [/host=postgres port=5432/, `host=${host}`],
    [/^listen_addr = .*$/m, 'listen_addr = 127.0.0.1\nunix_socket_dir ='],
    [/^listen_port = .*$/m, `listen_port = ${port}`],
    // The suite's database asks nobody for a password.
    [/^auth_type = .*$/m, 'auth_type = trust'],
    [/^auth_file = .*$/m, `auth_file = ${users}`],
  ]);
  writeFileSync(join(folder, 'pgbouncer.ini'), settings);
  return started('pgbouncer', ['-q', join(folder, 'pgbouncer.ini')], port);
}

export function startDoor(folder: string, port: number, servers: readonly number[]): Promise<Proxy> {
  mkdirSync(folder, { recursive: true });
  const list = servers.map((at, n) => `    server attendant${n + 1} 127.0.0.1:${at}`).join('\n');
  const settings = adapted('haproxy.cfg', [
    [/bind :8080/, `bind 127.0.0.1:${port}`],
    [/^ +server-template .*$/gm, list],
    [/^resolvers docker\n(?: .*\n)+/m, ''],
  ]);
  writeFileSync(join(folder, 'haproxy.cfg'), settings);
  return started('haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')], port);
}

async function started(program: string, args: string[], port: number): Promise<Proxy> {
  // pgbouncer refuses to be root, and the database's socket is that of `nobody` then.
  const as = isRoot && program === 'pgbouncer' ? { uid: NOBODY, gid: NOBODY } : {};
  const child = spawn(program, args, { env: { ...process.env, PATH }, stdio: ['ignore', 'pipe', 'pipe'], ...as });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed = (printed + String(chunk)).slice(-4_000)));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()));
  await Promise.race([
    soon(`${program} listens`, () => listens(port)),
    ended.then(() => Promise.reject(new Error(`${program} did not start: ${printed}`))),
  ]);
  return {
    process: child,
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false)).once('connect', () => socket.destroy());
  });

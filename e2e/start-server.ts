import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isAlive } from '../server/src/database/embedded.ts';

/** The server under test: started as a user starts it, on an empty data folder of its own. */
export const PORT = Number(process.env.E2E_PORT ?? 3917);
export const BASE_URL = `http://localhost:${PORT}`;

/** Who becomes an administrator, and how. */
export const LISTED_ADMINS = {
  olga: 'olga@attendant.example',
  ops: 'ops@attendant.example',
  ada: 'ada@attendant.example',
  ida: 'ida@attendant.example',
};
export const SETUP_KEY = 'the key of this installation';

/** A network of its own for each person, as a proxy in front would tell it. */
export const cameFrom = (email: string): Record<string, string> => ({
  'x-forwarded-for': `10.${[...createHash('sha256').update(email).digest().subarray(0, 3)].join('.')}`,
});

export default async function startServer(): Promise<() => Promise<void>> {
  const dataDir = process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'attendant-e2e-'));
  process.env.E2E_DATA_DIR = dataDir;
  const server = await launch(dataDir);
  return async () => {
    await stop(server);
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** `npm start` (or `npm run dev`), until it says that it is ready. */
export async function launch(
  dataDir: string,
  port = PORT,
  more: Record<string, string> = {},
  script = 'start',
): Promise<ChildProcess> {
  const server = spawn('npm', ['run', script], {
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      DRAIN_S: '1',
      // Three screens of one person are in more of a hurry than people.
      API_LIMIT: '100000',
      TAKE_BACK_S: '0',
      // Journeys come from many addresses, or the limits per address would stop them.
      TRUST_PROXY: '1',
      ADMIN_EMAILS: Object.values(LISTED_ADMINS).join(),
      ADMIN_SETUP_KEY: SETUP_KEY,
      ...more,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  await new Promise<void>((resolve, reject) => {
    let printed = '';
    server.stdout.on('data', (chunk: Buffer) => {
      printed += String(chunk);
      if (printed.includes('Attendant is ready')) resolve();
    });
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${printed}`)));
  });
  return server;
}

export async function stop(server: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  const gone = server.exitCode !== null || server.signalCode !== null;
  if (gone || server.pid === undefined) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  process.kill(-server.pid, signal);
  await ended;
  // npm may be gone before what it started, which still closes its database.
  while (isAlive(-server.pid)) await delay(50);
}

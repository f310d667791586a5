import { fork } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newOwner } from '../../e2e/calls.ts';
import { launch, stop } from '../../e2e/start-server.ts';
import { openEmbedded } from '../../server/src/database/embedded.ts';
import { cpuBelow, cpuOf } from '../usage.ts';
import type { Where } from './load.ts';
import { type Seeded, seed } from './seed.ts';

/** One of the two, to be asked. */
export interface Server extends Where {
  readonly cpuMs: () => number;
}

export interface Servers {
  product: Server;
  bare: Server;
  readonly databaseMs: () => number;
  seeded: Seeded;
  readonly close: () => Promise<void>;
}

/** The product, started as a user starts it, with a year of rows, and the bare server beside it on its database. */
export async function openServers(port: number): Promise<Servers> {
  const dataDir = mkdtempSync(join(tmpdir(), 'attendant-api-'));
  const process = await launch(dataDir, port, { API_LIMIT: '1000000', LOG_LEVEL: 'error' });
  const { connection } = await openEmbedded(dataDir);
  const end = async () => {
    await stop(process);
    rmSync(dataDir, { recursive: true, force: true });
  };
  const owner = await newOwner('bench@example.com', `http://localhost:${port}`);
  const seeded = await seed(connection, owner).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  const bare = fork(new URL('bare/server.ts', import.meta.url), [JSON.stringify(connection), String(port + 1)]);
  await new Promise((resolve) => bare.once('message', resolve));
  const own = serverBelow(process.pid ?? 0);
  const { token } = owner;
  return {
    product: { port, token, cpuMs: () => cpuOf(own) },
    bare: { port: port + 1, token, cpuMs: () => cpuOf(bare.pid ?? 0) },
    databaseMs: () => cpuBelow(own) ?? Number.NaN,
    seeded,
    async close() {
      bare.disconnect();
      await end();
    },
  };
}

/** What npm started in the end. */
function serverBelow(npm: number): number {
  const isServer = (pid: number) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes('server/src/main.ts');
  const childrenOf = (pid: number) =>
    readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
  for (const waiting = [npm]; ; ) {
    const pid = waiting.shift();
    if (pid === undefined) throw new Error('The server was not found.');
    if (isServer(pid)) {
      // `tools/start.mjs` names it too: it is the last in the line.
      const below = childrenOf(pid).find(isServer);
      if (below === undefined) return pid;
    }
    waiting.push(...childrenOf(pid));
  }
}

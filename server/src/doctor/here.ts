import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { createServer, isIPv6 } from 'node:net';
import { join } from 'node:path';
import { Health } from '@attendant/contract/system/health';
import * as z from 'zod/mini';
import { isBackup } from '../backup/schedule.ts';
import { type Looks, ok, reason, soonWrong, TIMEOUT_MS, warn, wrong } from './finding.ts';

/** Below it the recordings of a busy week do not fit. */
const ROOM_BYTES = 2e9;
/** Below it the database stops. */
const ROOM_LEAST_BYTES = 200e6;
const HOUR_MS = 3_600_000;
/** A night and what a backup takes. */
const BACKUP_HOURS = 27;

const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;

/** What happens on this machine. */
export const here: Looks = {
  /** Whether this user may write there, and how much fits. */
  async 'Data folder'({ dataDir }) {
    if (!existsSync(dataDir)) return ok(`${dataDir} is made when the server starts.`);
    const trial = join(dataDir, `.doctor-${randomUUID()}`);
    try {
      await writeFile(trial, '');
      await rm(trial);
    } catch (cause) {
      return wrong(`DATA_DIR (${dataDir}) cannot be written to by this user: ${reason(cause)}.`);
    }
    const { bavail, bsize } = await statfs(dataDir);
    const free = bavail * bsize;
    if (free < ROOM_LEAST_BYTES)
      return wrong(`The disk of ${dataDir} is full: ${gigabytes(free)} are free. Make room.`);
    if (free < ROOM_BYTES) return soonWrong(`The disk of ${dataDir} is nearly full: ${gigabytes(free)} are free.`);
    return ok(`${dataDir} can be written to, with ${gigabytes(free)} free.`);
  },

  /** Whether a server runs with these settings, and how it is. */
  async Server({ port, host }) {
    const health = await healthAt(addressOf(host, port));
    if (health === null)
      return (await isFree(port, host))
        ? warn('No server runs with these settings: npm start.')
        : wrong(`Another program has the port ${port}. Stop it, or set PORT to another one.`);
    const { status, version, calls } = health;
    if (status === 'stopping') return warn('The server is stopping: it lets its running calls finish.');
    if (status === 'degraded')
      return wrong('The server runs, and not all of it is well: Health in the console of administrators says what.');
    return ok(`The server runs: version ${version}, ${calls} calls at this moment.`);
  },

  async Backups({ backup: { folder } }) {
    if (folder === null) return warn('Nothing is backed up by itself: set BACKUP_DIR to a folder on another disk.');
    const names = existsSync(folder) ? (await readdir(folder)).filter(isBackup).toSorted() : [];
    const newest = names.at(-1);
    if (newest === undefined) return warn(`There is no backup in ${folder} yet; the first is written in the night.`);
    const hours = Math.round((Date.now() - (await stat(join(folder, newest))).mtimeMs) / HOUR_MS);
    if (hours > BACKUP_HOURS)
      return wrong(`The newest backup in ${folder} is ${hours} hours old. The log says why the last night's failed.`);
    return ok(`The newest of ${names.length} backups is ${hours} hours old.`);
  },
};

/** Where a server that listens on this host is asked from its own machine. */
export function addressOf(host: string, port: number): string {
  const near = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host;
  return `http://${isIPv6(near) ? `[${near}]` : near}:${port}`;
}

/** What strangers are told of a server. */
const Answer = z.pick(Health, { status: true, version: true, calls: true });

/** Null where nothing of ours answers. */
export async function healthAt(address: string): Promise<z.infer<typeof Answer> | null> {
  const answer = await fetch(`${address}/health`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
  const told: unknown = await answer?.json().catch(() => null);
  return Answer.safeParse(told).data ?? null;
}

const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });

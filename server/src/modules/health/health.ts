import { statfs } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Health, PartName, PartState } from '@attendant/contract/system/health';
import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import { type Files, newFileKey } from '../../files/files.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Live } from '../../live/live.ts';
import { isMailLate } from '../../mail/index.ts';
import type { Lines, SpeechParts } from '../calls/index.ts';

export interface HealthOf {
  version: string;
  db: Db;
  live: Live;
  jobs: Jobs;
  files: Files;
  lines: Lines;
  speech: SpeechParts;
  dataDir: string;
}

/** Looks at each part, in a bounded time, and not more often than once a second whoever asks. */
export interface HealthBook {
  look(): Promise<Health>;
}

const LOOK_MS = 1_500;
const SLOW_MS = 500;
const FRESH_MS = 1_000;
/** Stated in docs/bounds.md. */
export const RESIDENT_BYTES = 1_400e6;
const FREE_SHARE = 0.1;

/** Without the others it answers as it should, only later or in other words. */
const NEEDED: readonly PartName[] = ['database', 'files', 'memory'];

type Look = () => Promise<PartState>;

export function openHealth(of: HealthOf): HealthBook {
  const startedAt = new Date().toISOString();
  const since = new Map<PartName, { state: PartState; at: string }>();
  let last: { at: number; isDraining: boolean; health: Promise<Health> } | null = null;

  async function lookNow(): Promise<Health> {
    const parts = await Promise.all(
      (Object.entries(looks(of)) as [PartName, Look][]).map(async ([part, look]) => {
        const state = await inTime(look);
        const known = since.get(part);
        const at = known?.state === state ? known.at : new Date().toISOString();
        since.set(part, { state, at });
        return { part, state, since: at };
      }),
    );
    const isWell = parts.every(({ part, state }) => state === 'ok' || !NEEDED.includes(part));
    const status = of.lines.isDraining() ? 'stopping' : isWell ? 'ok' : 'degraded';
    return { status, version: of.version, calls: of.lines.count(), started_at: startedAt, parts };
  }

  return {
    look() {
      const isDraining = of.lines.isDraining();
      // That it stops must be known at once: what is sent to it from then on may find its door shut.
      if (!last || last.isDraining !== isDraining || performance.now() - last.at > FRESH_MS)
        last = { at: performance.now(), isDraining, health: lookNow() };
      return last.health;
    },
  };
}

const looks = ({ db, live, jobs, files, speech, dataDir }: HealthOf): Record<PartName, Look> => ({
  async database() {
    const began = performance.now();
    await sql`select 1`.execute(db);
    return performance.now() - began > SLOW_MS ? 'degraded' : 'ok';
  },
  live: async () => (live.isHearing() ? 'ok' : 'down'),
  jobs: async () => (jobs.isRunning() ? 'ok' : 'down'),
  async files() {
    await files.read(newFileKey());
    const { bavail, blocks } = await statfs(dataDir);
    return bavail / blocks < FREE_SHARE ? 'degraded' : 'ok';
  },
  async mail() {
    return (await isMailLate(db)) ? 'degraded' : 'ok';
  },
  speech: async () => ((await speech.ready()) === null ? 'down' : 'ok'),
  memory: async () => (process.memoryUsage.rss() > RESIDENT_BYTES ? 'degraded' : 'ok'),
});

async function inTime(look: Look): Promise<PartState> {
  const late = new AbortController();
  const limit = delay(LOOK_MS, 'down' as const, { signal: late.signal }).catch(() => 'down' as const);
  return Promise.race([look().catch(() => 'down' as const), limit]).finally(() => late.abort());
}

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Jobs, openJobs } from '../jobs/jobs.ts';
import { type Live, openLive, tell } from '../live/live.ts';
import { type Database, openDatabase } from './open.ts';

/** The database is killed under a server that goes on. */

const log = pino({ level: 'silent' });
const folder = mkdtempSync(join(tmpdir(), 'attendant-restart-'));
const AGENT = '6b1c2f0e-7c59-4f5c-9d6b-0a8f6a1d2e3f';
const event = { noun: 'orders', verb: 'moved', agent_id: AGENT, id: AGENT } as const;
let database: Database;
let live: Live;
let jobs: Jobs;
beforeAll(async () => {
  database = await openDatabase({ url: undefined, dataDir: folder, log });
  live = await openLive(database.connection, log);
  jobs = openJobs(database.connection, log);
});
afterAll(async () => {
  await Promise.all([jobs.close(), live.close()]);
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const written = () => Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
let killed = 0;

function kill(signal: NodeJS.Signals): void {
  killed = written();
  process.kill(killed, signal);
}

const answers = () => sql`select 1`.execute(database.db);
/** Another database answers: what was killed may still finish a statement in hand. */
const back = () =>
  vi.waitFor(
    async () => {
      expect(written()).not.toBe(killed);
      await answers();
    },
    { timeout: 15_000, interval: 20 },
  );

it.each<NodeJS.Signals>(['SIGKILL', 'SIGQUIT', 'SIGINT'])(
  'goes on when its own database ends by %s between two statements',
  async (signal) => {
    const cut = database.db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx);
      kill(signal);
      await expect.poll(() => answers().catch(() => 'away'), { interval: 5 }).toBe('away');
      // Each connection's own process ends in its own time.
      for (;;) await sql`select 2`.execute(tx);
    });
    await expect(cut).rejects.toThrow(/terminat|connect|ECONNRESET|EPIPE/i);
    const since = performance.now();
    await back();
    expect(performance.now() - since).toBeLessThan(5_000);
  },
);

it('hears again what is told, and does its jobs', async () => {
  const heard: string[] = [];
  const done: unknown[] = [];
  live.onEvent(({ verb }) => heard.push(verb));
  jobs.work('after', async (input) => done.push(input));
  kill('SIGKILL');
  await back();
  await expect.poll(() => live.isHearing()).toBe(true);
  await vi.waitFor(
    () =>
      database.db.transaction().execute(async (tx) => {
        await tell(tx, event);
        await jobs.enqueue(tx, 'after', { n: 1 });
      }),
    { timeout: 10_000 },
  );
  await expect.poll(() => heard).toContain('moved');
  await expect.poll(() => done.length).toBeGreaterThan(0);
});

/** How many connections are open, by the beginning of their names. */
async function connections(): Promise<(name: string) => number> {
  const { rows } = await sql<{ name: string; n: number }>`select application_name as name, count(*) as n
    from pg_stat_activity where datname = current_database() group by 1`.execute(database.db);
  return (name) => rows.filter((row) => row.name.startsWith(name)).reduce((sum, row) => sum + row.n, 0);
}

it('does not open more and more connections while it waits', async () => {
  for (let round = 0; round < 4; round++) {
    kill('SIGKILL');
    await back();
  }
  await expect.poll(() => live.isHearing()).toBe(true);
  // Jobs come back a moment later than the rest.
  await vi.waitFor(
    async () => {
      const open = await connections();
      expect(open('attendant live')).toBe(1);
      expect(open('attendant server')).toBe(1);
      expect(open('attendant jobs')).toBeLessThanOrEqual(4);
    },
    { timeout: 10_000 },
  );
});

it('ends a watch in which events were missed', async () => {
  const stop = new AbortController();
  const watching = live.watch(AGENT, stop.signal);
  const first = watching.next();
  kill('SIGKILL');
  expect(await first).toEqual({ done: true, value: undefined });
  await back();
});

import { pino } from 'pino';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import type { Database } from '../database/open.ts';
import { testDatabase } from '../testing/database.ts';
import { type JobInput, type Jobs, openJobs } from './jobs.ts';

const log = pino({ level: 'silent' });
let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});

function open(): Jobs {
  const jobs = openJobs(database.connection, log);
  onTestFinished(() => jobs.close());
  return jobs;
}

const enqueue = (jobs: Jobs, name: string, input: JobInput) =>
  database.db.transaction().execute((tx) => jobs.enqueue(tx, name, input));

it('does a job once its transaction is committed, and never one that was rolled back', async () => {
  const jobs = open();
  const done: JobInput[] = [];
  jobs.work('greet', async (input) => done.push(input));
  await expect(
    database.db.transaction().execute(async (tx) => {
      await jobs.enqueue(tx, 'greet', { name: 'nobody' });
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  await enqueue(jobs, 'greet', { name: 'Rosa' });
  await expect.poll(() => done).toEqual([{ name: 'Rosa' }]);
});

it('does many that came at once without waiting between them', async () => {
  const jobs = open();
  const done: JobInput[] = [];
  jobs.work('count', async (input) => done.push(input));
  await Promise.all(Array.from({ length: 25 }, (_, n) => enqueue(jobs, 'count', { n })));
  await expect.poll(() => done).toHaveLength(25);
});

it('goes on after one that failed', async () => {
  const jobs = open();
  const seen: JobInput[] = [];
  jobs.work('risky', async (input) => {
    seen.push(input);
    if (input.n === 1) throw new Error('not this one');
  });
  await enqueue(jobs, 'risky', { n: 1 });
  await enqueue(jobs, 'risky', { n: 2 });
  await expect.poll(() => seen).toEqual([{ n: 1 }, { n: 2 }]);
});

it('is shared by two servers, each job by one of them', async () => {
  const done: number[] = [];
  const servers = [open(), open()];
  for (const jobs of servers) jobs.work('share', async ({ n }) => done.push(Number(n)));
  const [one] = servers;
  if (one) await Promise.all(Array.from({ length: 20 }, (_, n) => enqueue(one, 'share', { n })));
  await expect.poll(() => done).toHaveLength(20);
  expect(new Set(done).size).toBe(20);
});

it('closes at once when nothing is in hand', async () => {
  const jobs = openJobs(database.connection, log);
  jobs.work('idle', async () => undefined);
  const began = performance.now();
  await jobs.close();
  expect(performance.now() - began).toBeLessThan(1_500);
});

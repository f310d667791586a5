import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { Counter } from 'prom-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../config.ts';
import type { Database } from '../database/open.ts';
import { type Jobs, openJobs } from '../jobs/jobs.ts';
import { openPost, type Post } from '../mail/index.ts';
import { testDatabase } from '../testing/database.ts';
import { openAlerts } from './alerts.ts';
import { openRises } from './rises.ts';

const log = pino({ level: 'silent' });
const config = readConfig({ DATA_DIR: '/nonexistent', PUBLIC_URL: 'https://phone.example.com' });
let database: Database;
let jobs: Jobs;
let post: Post;
/** What the webhook was told. */
const told: { alert: string; state: string; text: string }[] = [];
let status = 200;
const hook = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.once('end', () => {
    if (status === 200) told.push(JSON.parse(Buffer.concat(chunks).toString()));
    response.writeHead(status).end();
  });
});

beforeAll(async () => {
  database = await testDatabase();
  jobs = openJobs(database.connection, log);
  post = openPost({ config, db: database.db, jobs, log });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await jobs.close();
  post.close();
  hook.close();
});
beforeEach(async () => {
  told.length = 0;
  status = 200;
  await database.db.deleteFrom('alerts').execute();
  await database.db.deleteFrom('mails').execute();
});

/** A server that sees what is put into `troubles`. */
function server() {
  const troubles = new Map<string, string>();
  const alerts = openAlerts({
    db: database.db,
    jobs,
    post,
    log,
    look: async () => troubles,
    url: `http://127.0.0.1:${(hook.address() as AddressInfo).port}`,
    emails: ['ops@example.com'],
    publicUrl: config.publicUrl,
  });
  onTestFinished(() => alerts.close());
  return { troubles, round: (minute: number) => alerts.round(new Date(Date.UTC(2026, 10, 25, 12, minute))) };
}
const mails = () => database.db.selectFrom('mails').select(['recipient', 'subject']).orderBy('created_at').execute();
async function heard(count: number): Promise<void> {
  await expect.poll(() => told).toHaveLength(count);
}
const FULL = 'The disk of /data is nearly full: 1.2 GB are free.';

describe('something that is wrong', () => {
  it('is told once when it begins and once when it ends, whichever of two servers sees it', async () => {
    const [one, other] = [server(), server()];
    one.troubles.set('disk', FULL);
    other.troubles.set('disk', FULL);
    for (let minute = 0; minute < 8; minute++) await Promise.all([one.round(minute), other.round(minute)]);
    await heard(1);
    expect(told[0]).toMatchObject({ alert: 'disk', state: 'began', text: `phone.example.com: ${FULL}` });
    one.troubles.clear();
    for (let minute = 8; minute < 14; minute++) await Promise.all([one.round(minute), other.round(minute)]);
    expect(await mails()).toHaveLength(1);
    other.troubles.clear();
    for (let minute = 14; minute < 20; minute++) await Promise.all([one.round(minute), other.round(minute)]);
    await heard(2);
    expect(told[1]).toMatchObject({ alert: 'disk', state: 'ended', text: `phone.example.com: It is over: ${FULL}` });
    expect(await mails()).toEqual([
      { recipient: 'ops@example.com', subject: 'Attention: phone.example.com' },
      { recipient: 'ops@example.com', subject: 'Over: phone.example.com' },
    ]);
  });

  it('is not told when it passes by itself within two minutes', async () => {
    const { troubles, round } = server();
    troubles.set('speech', 'Neither ear nor voice.');
    await round(0);
    await round(1);
    troubles.clear();
    for (let minute = 2; minute < 8; minute++) await round(minute);
    expect(await mails()).toEqual([]);
    expect(await database.db.selectFrom('alerts').selectAll().execute()).toEqual([]);
  });

  it('is told when it comes back', async () => {
    const { troubles, round } = server();
    for (const from of [0, 20]) {
      troubles.set('disk', FULL);
      for (let minute = from; minute < from + 4; minute++) await round(minute);
      troubles.clear();
      for (let minute = from + 4; minute < from + 9; minute++) await round(minute);
    }
    expect(await mails()).toHaveLength(4);
    await heard(4);
  });

  it('of the database is told without it', async () => {
    const { troubles, round } = server();
    troubles.set('database', 'The database does not answer.');
    for (let minute = 0; minute < 5; minute++) await round(minute);
    expect(told).toMatchObject([{ alert: 'database', state: 'began' }]);
    troubles.clear();
    await round(5);
    await round(6);
    expect(told).toMatchObject([{ state: 'began' }, { state: 'ended' }]);
    expect(await mails()).toEqual([]);
  });

  it('of the database is told at the next look where the webhook refused, and holds up nothing else', async () => {
    status = 500;
    const { troubles, round } = server();
    troubles.set('database', 'The database does not answer.');
    await round(0);
    await expect(round(2)).rejects.toThrow('ALERT_URL answered 500');
    status = 200;
    await round(3);
    expect(told).toMatchObject([{ alert: 'database', state: 'began' }]);
    status = 500;
    troubles.clear();
    troubles.set('disk', FULL);
    for (const minute of [4, 6]) await expect(round(minute)).rejects.toThrow('ALERT_URL answered 500');
    expect(await mails()).toHaveLength(1);
    status = 200;
    for (const minute of [7, 8]) await round(minute);
    expect(told.filter(({ alert, state }) => alert === 'database' && state === 'ended')).toHaveLength(1);
  });

  it('is told by mail although the webhook refuses', async () => {
    status = 500;
    const { troubles, round } = server();
    troubles.set('disk', FULL);
    for (let minute = 0; minute < 3; minute++) await round(minute);
    expect(await mails()).toHaveLength(1);
  });
});

it('counts what failed within the time, and forgets what is older', async () => {
  const counter = new Counter({ name: 'failed_in_a_test', help: 'x', labelNames: ['part'], registers: [] });
  const rises = openRises(counter, 'part', { within: 10 * 60_000, most: 5 });
  counter.inc({ part: 'model' }, 100);
  expect(await rises(0)).toEqual(new Map());
  counter.inc({ part: 'model' }, 6);
  counter.inc({ part: 'voice' }, 5);
  expect(await rises(60_000)).toEqual(new Map([['model', 6]]));
  expect(await rises(30 * 60_000)).toEqual(new Map());
});

import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { playRights } from '../../testing/scenario.ts';
import { measureUptime, sweepBeats } from './uptime.ts';

let app: TestApp;
let cast: Cast;
const NOW = new Date('2026-11-21T12:00:30Z');
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});
beforeEach(() => app.database.db.deleteFrom('heartbeats').execute());

/** A beat in each of the minutes before `until`. */
const beats = (minutes: number, until: string) =>
  sql`insert into heartbeats select generate_series(${until}::timestamptz - make_interval(mins => ${minutes}),
    ${until}::timestamptz - interval '1 minute', interval '1 minute')`.execute(app.database.db);
const measure = () => measureUptime(app.database.db, NOW);

it('says nothing before there is an hour', async () => {
  expect((await measure()).uptime_percent).toBeNull();
  await beats(59, '2026-11-21T12:00:00Z');
  expect((await measure()).uptime_percent).toBeNull();
});

it('counts the minutes since the first beat', async () => {
  await beats(60, '2026-11-21T12:00:00Z');
  expect(await measure()).toEqual({ uptime_percent: 100, window_days: 30, since: '2026-11-21T11:00:00.000Z' });
});

it('sees an outage, and never rounds it away', async () => {
  await beats(1000, '2026-11-21T12:00:00Z');
  await sql`delete from heartbeats where minute between '2026-11-21T08:00:00Z' and '2026-11-21T08:14:00Z'`.execute(
    app.database.db,
  );
  expect((await measure()).uptime_percent).toBe(98.5);
});

it('counts the time that a stopped server is away', async () => {
  await beats(60, '2026-11-21T11:00:00Z');
  expect((await measure()).uptime_percent).toBe(50);
});

it('forgets what is older than its window', async () => {
  await beats(60, '2026-10-01T00:00:00Z');
  await sweepBeats(app.database.db);
  expect(await app.database.db.selectFrom('heartbeats').selectAll().execute()).toEqual([]);
});

playRights({ method: 'GET', url: '/api/admin/system/uptime' }, [401, 403, 403, 403, 403, 200], () => ({ app, cast }));

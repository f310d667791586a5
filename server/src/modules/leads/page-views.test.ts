import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { playRights } from '../../testing/scenario.ts';
import { plainPath, sweepViews } from './page-views.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});
const on = () => ({ app, cast });

const view = { route: '/pricing', path: '/pricing', title: 'Pricing - Attendant', referrer: '', visitor_id: 'visit-1' };
const look = (change: object = {}, headers: Record<string, string> = {}) =>
  app.ask('POST', '/api/analytics/page-views', { body: { ...view, ...change }, headers });
const kept = () => app.database.db.selectFrom('page_views').selectAll().orderBy('id').execute();
const report = async (query = '') =>
  (await app.ask('GET', `/api/admin/page-views${query}`, { as: cast.tokens.admin })).body;

describe('a path is kept without anything that says who or which', () => {
  it.each([
    ['/pricing?email=rosa@example.com#x', '/pricing'],
    ['/app/agents/7f3c1d52-9a0b-4c1d-8e2f-0123456789ab/orders', '/app/agents/{id}/orders'],
    ['/app/agents/$id/orders', '/app/agents/{id}/orders'],
    ['https://elsewhere.example/auth/action?oobCode=secret', '/auth/action'],
    ['/x/rosa%40example.com', '/x/{id}'],
    ['/auth/complete-signin', '/auth/complete-signin'],
    ['//', '/'],
  ])('%s → %s', (address, path) => {
    expect(plainPath(address)).toBe(path);
  });
});

describe('a page view', () => {
  it('is noted plainly, with no more of the referrer than its site', async () => {
    const answer = await look({ path: '/pricing?utm=1', referrer: 'https://search.example/?q=private' });
    expect(answer).toMatchObject({ status: 204, text: '' });
    expect(await kept()).toMatchObject([
      { route: '/pricing', path: '/pricing', referrer: 'https://search.example', visitor_id: 'visit-1' },
    ]);
  });

  it.each(['dnt', 'sec-gpc'])('of somebody who declines by %s is not', async (header) => {
    const before = (await kept()).length;
    expect((await look({}, { [header]: '1' })).status).toBe(204);
    expect(await kept()).toHaveLength(before);
  });

  it('that is too long is refused', async () => {
    expect((await look({ title: 'x'.repeat(201) })).status).toBe(422);
  });
});

describe('administrators see', () => {
  playRights({ method: 'GET', url: '/api/admin/page-views' }, [401, 403, 403, 403, 403, 200], on);

  it('visits and views by day, and the pages most looked at', async () => {
    await app.database.db.deleteFrom('page_views').execute();
    await look();
    await look({ path: '/' });
    await look({ visitor_id: 'visit-2' });
    await app.database.db
      .insertInto('page_views')
      .values({ ...view, occurred_at: new Date(Date.now() - 86_400_000) })
      .execute();
    const { days, pages } = await report('?days=3');
    expect(days).toMatchObject([
      { visits: 0, views: 0 },
      { visits: 1, views: 1 },
      { day: new Date().toISOString().slice(0, 10), visits: 2, views: 3 },
    ]);
    expect(pages).toEqual([
      { path: '/pricing', visits: 2, views: 3 },
      { path: '/', visits: 1, views: 1 },
    ]);
  });

  it('the days of whoever looks', async () => {
    const { db } = app.database;
    await db.deleteFrom('page_views').execute();
    const zone = 'Pacific/Kiritimati';
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format();
    const midnight = sql<Date>`(date_trunc('day', now() at time zone ${zone})) at time zone ${zone}`;
    await db
      .insertInto('page_views')
      .values([
        { ...view, occurred_at: midnight },
        { ...view, occurred_at: sql<Date>`${midnight} - interval '1 minute'` },
      ])
      .execute();
    const { days } = await report(`?days=2&timezone=${encodeURIComponent(zone)}`);
    expect(days).toMatchObject([{ views: 1 }, { day: today, views: 1 }]);
    const nowhere = await app.ask('GET', '/api/admin/page-views?timezone=Mars/Olympus', { as: cast.tokens.admin });
    expect(nowhere.status).toBe(422);
  });

  it('none that are older than thirteen months', async () => {
    const ago = (months: number) => new Date(Date.now() - months * 30.5 * 86_400_000);
    await app.database.db.deleteFrom('page_views').execute();
    await app.database.db
      .insertInto('page_views')
      .values([
        { ...view, occurred_at: ago(12) },
        { ...view, occurred_at: ago(14) },
      ])
      .execute();
    await sweepViews(app.database.db);
    expect(await kept()).toHaveLength(1);
  });
});

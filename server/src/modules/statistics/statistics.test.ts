import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { SEED } from '../../../../tools/seed.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';
import { play, playRights } from '../../testing/scenario.ts';
import { recount } from './testing/recount.ts';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
});
const on = () => ({ app, cast });

interface Held {
  at: string;
  caller?: string | null;
  channel?: 'voice' | 'message';
  seconds?: number;
  isTest?: boolean;
}

async function hold(...conversations: Held[]): Promise<string[]> {
  const rows = conversations.map(({ at, caller = null, channel = 'voice', seconds = 0, isTest = false }) => ({
    agent_id: cast.agentId,
    channel,
    status: 'completed',
    is_test: isTest,
    carrier: 'twilio',
    caller_phone: caller,
    started_at: new Date(at),
    ended_at: new Date(at),
    duration_seconds: seconds,
  }));
  const kept = await app.database.db.insertInto('conversations').values(rows).returning('id').execute();
  return kept.map(({ id }) => id);
}
const clear = () => app.database.db.deleteFrom('conversations').execute();
const moveTo = (timezone: string) =>
  app.database.db.updateTable('agents').set({ timezone }).where('id', '=', cast.agentId).execute();
async function ask(start: string, end: string, path = 'statistics') {
  const url = `/api/agent/${cast.agentId}/${path}?start_date=${start}&end_date=${end}`;
  const { status, body } = await app.ask('GET', url, { as: cast.tokens.viewer });
  expect(status).toBe(200);
  return body;
}

describe('the figures of some days', () => {
  it('stand beside those of as many days before them', async () => {
    await clear();
    await moveTo('America/New_York');
    await hold(
      { at: '2026-11-17T17:00:00Z', caller: '+1', seconds: 60 },
      { at: '2026-11-19T17:00:00Z', caller: '+1', seconds: 90 },
      { at: '2026-11-19T23:30:00Z', caller: '+2', seconds: 100 },
      { at: '2026-11-20T17:00:00Z', caller: '+3', channel: 'message' },
      { at: '2026-11-20T18:00:00Z', seconds: 11 },
      { at: '2026-11-20T19:00:00Z', caller: '+9', seconds: 500, isTest: true },
    );
    expect(await ask('2026-11-19', '2026-11-20')).toMatchObject({
      conversations: {
        all: { current: 4, change: 3, change_percent: 300 },
        voice: { current: 3, change: 2, change_percent: 200 },
        messages: { current: 1, change: 1, change_percent: null },
      },
      duration_minutes: {
        all: { current: 3.35, change: 2.35, change_percent: 235 },
        messages: { current: 0, change: 0, change_percent: 0 },
      },
      callers: {
        unique_callers: { all: { current: 3, change: 2 }, voice: { current: 2 }, messages: { current: 1 } },
        new_callers: 2,
        returning_callers: 1,
      },
      date_range: {
        current_start: '2026-11-19',
        current_end: '2026-11-20',
        previous_start: '2026-11-17',
        previous_end: '2026-11-18',
        period_days: 2,
      },
      series: {
        unit: 'day',
        points: [
          { hour: null, day: '2026-11-19', voice: 2, messages: 0, previous_voice: 1 },
          { hour: null, day: '2026-11-20', voice: 1, messages: 1, previous_voice: 0 },
        ],
      },
    });
    expect(await ask('2026-11-19', '2026-11-20', 'conversations/statistics')).toEqual({
      total: 4,
      by_type: { voice: 3, message: 1 },
      by_status: { completed: 4 },
      total_duration_seconds: 201,
      average_duration_seconds: 50,
      unique_callers: 3,
      date_range: { start: '2026-11-19', end: '2026-11-20' },
    });
  });

  it('show the hours of one day, also of one that has an hour twice', async () => {
    await clear();
    await moveTo('America/New_York');
    await hold(
      { at: '2026-11-01T05:30:00Z' },
      { at: '2026-11-01T06:30:00Z', channel: 'message' },
      { at: '2026-10-31T05:30:00Z' },
    );
    const { unit, points } = (await ask('2026-11-01', '2026-11-01')).series;
    expect([unit, points.length]).toEqual(['hour', 24]);
    expect(points[1]).toMatchObject({ hour: 1, day: '2026-11-01', voice: 1, messages: 1, previous_voice: 1 });
  });

  it('follow a conversation that is closed, moved or removed, and an agent that moves', async () => {
    await clear();
    await moveTo('America/New_York');
    const [id = ''] = await hold(
      { at: '2026-11-19T03:00:00Z', caller: '+1' },
      { at: '2026-11-20T17:00:00Z', caller: '+1' },
    );
    const { db } = app.database;
    const figures = async (day: string) => {
      const { conversations, duration_minutes, callers } = await ask(day, day);
      return [conversations.all.current, duration_minutes.all.current, callers.new_callers];
    };
    await db.updateTable('conversations').set({ duration_seconds: 90 }).where('id', '=', id).execute();
    expect(await figures('2026-11-18')).toEqual([1, 1.5, 1]);
    await moveTo('Europe/London');
    expect(await figures('2026-11-18')).toEqual([0, 0, 0]);
    expect(await figures('2026-11-19')).toEqual([1, 1.5, 1]);
    await db.deleteFrom('conversations').where('id', '=', id).execute();
    expect(await figures('2026-11-19')).toEqual([0, 0, 0]);
    expect(await figures('2026-11-20')).toEqual([1, 0, 1]);
  });

  it('of many days come by the week', async () => {
    const { series } = await ask('2026-01-01', '2026-11-20');
    expect(series.unit).toBe('week');
    expect(series.points.slice(0, 2).map(({ day }: { day: string }) => day)).toEqual(['2026-01-01', '2026-01-08']);
  });
});

describe('whatever happened', () => {
  // Around midnight, on days of 23, 24 and 25 hours, in three zones; some numbers call again, some never do.
  const ZONES = ['America/New_York', 'Europe/London', 'Asia/Kathmandu'];
  const SPANS = [
    ['2026-03-06', '2026-03-11'],
    ['2026-03-27', '2026-03-31'],
    ['2026-10-23', '2026-11-03'],
  ] as const;
  const moment = (first: string, last: string) =>
    fc
      .integer({ min: Date.parse(`${first}T00:00:00Z`) / 900_000, max: Date.parse(`${last}T23:45:00Z`) / 900_000 })
      .map((quarter) => new Date(quarter * 900_000).toISOString());
  const history = fc.constantFrom(...SPANS).chain(([first, last]) =>
    fc.record({
      days: fc.constant([first, last] as const),
      held: fc.array(
        fc.record({
          at: moment(first, last),
          caller: fc.constantFrom(null, '+1', '+2', '+3'),
          channel: fc.constantFrom('voice', 'message'),
          seconds: fc.nat(4000),
          isTest: fc.boolean(),
        }),
        { minLength: 1, maxLength: 25 },
      ),
      removed: fc.array(fc.nat(24), { maxLength: 4 }),
      zones: fc.tuple(fc.constantFrom(...ZONES), fc.constantFrom(...ZONES)),
    }),
  );

  it('the figures are those of a count from the start', { timeout: 120_000 }, async () => {
    const { db } = app.database;
    await fc.assert(
      fc.asyncProperty(history, async ({ days: [first, last], held, removed, zones: [zone, then] }) => {
        await clear();
        await moveTo(zone);
        const ids = await hold(...held);
        const gone = removed.flatMap((at) => ids[at] ?? []);
        if (gone.length > 0) await db.deleteFrom('conversations').where('id', 'in', gone).execute();
        await moveTo(then);
        const { series, sales: _, ...figures } = await ask(first, last);
        expect(figures).toEqual(await recount(db, cast.agentId, then, first, last));
        expect(series.points.reduce((sum: number, point: { voice: number }) => sum + point.voice, 0)).toBe(
          figures.conversations.voice.current,
        );
        const oneDay = await ask(last, last);
        const { series: hours, sales: _sold, ...ofLast } = oneDay;
        expect(ofLast).toEqual(await recount(db, cast.agentId, then, last, last));
        expect(
          hours.points.reduce((sum: number, point: { previous_voice: number }) => sum + point.previous_voice, 0),
        ).toBe(ofLast.conversations.voice.current - ofLast.conversations.voice.change);
      }),
      { numRuns: 60, seed: SEED },
    );
  });

  it('two that begin at once are both counted', async () => {
    await clear();
    await moveTo('America/New_York');
    await Promise.all(
      Array.from({ length: 12 }, (_, at) => hold({ at: `2026-11-${10 + (at % 4)}T17:00:00Z`, caller: `+${at % 2}` })),
    );
    const { series, sales: _, ...figures } = await ask('2026-11-10', '2026-11-13');
    expect(series.points).toHaveLength(4);
    expect(figures).toEqual(
      await recount(app.database.db, cast.agentId, 'America/New_York', '2026-11-10', '2026-11-13'),
    );
    expect(figures.conversations.all.current).toBe(12);
  });
});

describe('what is asked wrongly', () => {
  const refused = (name: string, query: string) => ({
    name,
    method: 'GET' as const,
    url: `/api/agent/{agent}/statistics?${query}`,
    status: 422,
    answer: { code: 'invalid' },
  });
  play(
    [
      refused('a range that ends before it starts', 'start_date=2026-11-20&end_date=2026-11-19'),
      refused('a day that is none', 'start_date=2026-02-30'),
      refused('more than ten years', 'start_date=1990-01-01&end_date=2026-01-01'),
      { name: 'nothing: today', method: 'GET', url: '/api/agents/{agent}/statistics', status: 200 },
    ],
    on,
  );
});

describe('who may', () => {
  const statuses = [401, 404, 200, 200, 200, 200] as const;
  playRights({ method: 'GET', url: '/api/agent/{agent}/statistics' }, statuses, on);
  playRights({ method: 'GET', url: '/api/agent/{agent}/conversations/statistics' }, statuses, on);
  playRights({ method: 'GET', url: '/api/agent/{agent}/waiting' }, statuses, on);
});

import { DEFAULT_HOURS, DEFAULT_WEEK } from '@attendant/contract/agents';
import { intervalsOf, weekWith } from '@attendant/contract/testing/weeks';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { assembleCast, type Cast } from '../../testing/cast.ts';

/** When a business is open, as owners and programs change it. */

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await testApp();
  cast = await assembleCast(app);
  await app.ask('PATCH', `/api/agent/${cast.agentId}`, { as: cast.tokens.owner, body: { business_name: "Sal's" } });
});
const monday = (hours: object) => ({ ...DEFAULT_HOURS, monday: { ...DEFAULT_HOURS.monday, ...hours } });

describe('the week', () => {
  const ask = (method: 'PATCH' | 'PUT', body: object, door = '/settings') =>
    app.ask(method, `/api/agent/${cast.agentId}${door}`, { as: cast.tokens.owner, body });
  const late = weekWith({ each: '11:00-14:00 17:00-01:00', monday: '' });

  it('goes on past midnight, several times a day, and is read in the documented field as its longest opening', async () => {
    const { status, body } = await ask('PATCH', { business_week: late });
    expect([status, body.business_week.friday, body.business_hours.friday, body.business_hours.monday]).toEqual([
      200,
      { enabled: true, intervals: intervalsOf('11:00-14:00 17:00-01:00') },
      { enabled: true, open: '17:00', close: '23:59' },
      { enabled: false, open: '09:00', close: '17:00' },
    ]);
  });

  it.each(['', '/settings'])(
    'stays whole when the documented field is sent as it was read, at agent%s',
    async (door) => {
      const before = (await ask('PATCH', { business_week: late })).body;
      const friday = { enabled: true, open: '12:00', close: '20:00' };
      const { body } = await ask('PUT', { business_hours: { ...before.business_hours, friday } }, door);
      expect(body.business_week).toEqual({
        ...before.business_week,
        friday: { enabled: true, intervals: [{ open: '12:00', close: '20:00' }] },
      });
    },
  );

  it.each(['', '/settings'])('has one set of rules at every door: agent%s', async (door) => {
    const before = (await ask('PATCH', { business_week: DEFAULT_WEEK })).body;
    const wrong = await ask('PATCH', { business_hours: monday({ open: '17:00', close: '01:00' }) }, door);
    expect(wrong.body.errors).toEqual({ 'business_hours.monday.close': 'Close time must be after open time' });
    expect((await ask('PUT', { ...before, updated_at: undefined })).status).toBe(200);
  });

  it('is refused where hours overlap, or an open day has none', async () => {
    const day = (times: string) => ({
      business_week: { ...late, tuesday: { enabled: true, intervals: intervalsOf(times) } },
    });
    expect((await ask('PATCH', day('17:00-01:00 11:00-18:00'))).body.errors).toEqual({
      'business_week.tuesday.intervals.0.open': 'These hours overlap',
    });
    expect((await ask('PATCH', day(''))).body.errors).toEqual({
      'business_week.tuesday.intervals': 'Open time is required',
    });
  });
});

describe('special days', () => {
  const ask = (body: object) =>
    app.ask('PATCH', `/api/agent/${cast.agentId}/settings`, { as: cast.tokens.owner, body });
  const away = { start_date: '2098-12-28', end_date: '2099-01-02', reason: 'Winter break', intervals: [] };
  const eve = { start_date: '2098-12-24', reason: 'Christmas Eve', intervals: intervalsOf('11:00-15:00') };

  it('are ranges, with hours or closed; the closed ones are blocked dates, one by one', async () => {
    const { body } = await ask({ special_days: [away, eve] });
    expect(body.special_days).toEqual([{ ...eve, end_date: eve.start_date }, away]);
    expect(body.blocked_dates).toHaveLength(6);
    expect(body.blocked_dates[5]).toEqual({ date: '2099-01-02', reason: 'Winter break' });
  });

  it('stay where blocked dates are written, if they have hours', async () => {
    await ask({ special_days: [away, eve] });
    const { body } = await ask({ blocked_dates: [{ date: '2099-07-04' }] });
    expect(body.special_days).toEqual([
      { ...eve, end_date: eve.start_date },
      { start_date: '2099-07-04', end_date: '2099-07-04', intervals: [] },
    ]);
    await ask({ special_days: [{ start_date: '2099-12-25', reason: 'Christmas', intervals: [] }] });
  });

  it.each([
    [
      { start_date: '2099-01-02', end_date: '2099-01-01', intervals: [] },
      'end_date',
      'End date cannot be before start date',
    ],
    [{ start_date: '2099-01-02', end_date: '2100-12-31', intervals: [] }, 'end_date', 'At most a year at once'],
    [{ start_date: '2020-01-02', intervals: [] }, 'start_date', 'Date cannot be before today'],
  ])('%j is refused', async (day, field, message) => {
    expect((await ask({ special_days: [day] })).body.errors).toEqual({ [`special_days.0.${field}`]: message });
  });
});

it('public holidays are those of the country of the zone, or of another', async () => {
  const url = `/api/agent/${cast.agentId}/holidays`;
  const { body } = await app.ask('GET', url, { as: cast.tokens.viewer });
  expect(body.country).toBe('US');
  expect(body.holidays.map(({ name }: { name: string }) => name)).toContain('Thanksgiving Day');
  expect(body.countries).toContainEqual({ code: 'SZ', name: 'Eswatini' });
  const german = await app.ask('GET', `${url}?country=DE`, { as: cast.tokens.viewer });
  expect(german.body.holidays.map(({ date }: { date: string }) => date.slice(5))).toContain('10-03');
  expect((await app.ask('GET', `${url}?country=QQ`, { as: cast.tokens.viewer })).body.errors).toEqual({
    country: 'Choose a country',
  });
});

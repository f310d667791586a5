import { DEFAULT_WEEK } from '@attendant/contract/agents';
import { datesOf, rangesOf } from '@attendant/contract/hours/special-days';
import { intervalsOf, weekWith } from '@attendant/contract/testing/weeks';
import { expect, it } from 'vitest';
import { openingLine } from './opening-line.ts';

const SALS = { timezone: 'America/New_York', closed: false, business_week: DEFAULT_WEEK, special_days: [] };
const at = (instant: string, changes: Partial<Parameters<typeof openingLine>[0]> = {}) =>
  openingLine({ ...SALS, ...changes }, new Date(instant));
it.each([
  ['on a Friday at noon', '2026-11-20T17:00:00Z', 'Open now, closes 5:00 PM'],
  ['the moment it opens', '2026-11-20T14:00:00Z', 'Open now, closes 5:00 PM'],
  ['the moment it closes', '2026-11-20T22:00:00Z', 'Closed now, opens Monday 9:00 AM'],
  ['before it opens', '2026-11-20T13:59:00Z', 'Closed now, opens today 9:00 AM'],
  ['on a Sunday', '2026-11-22T17:00:00Z', 'Closed now, opens tomorrow 9:00 AM'],
  ['in a night that is already tomorrow in UTC', '2026-11-20T03:30:00Z', 'Closed now, opens tomorrow 9:00 AM'],
])('%s says %j', (_when, instant, line) => expect(at(instant)).toBe(line));

it('keeps to the walls of the zone on the days its clocks change', () => {
  const business_week = { ...DEFAULT_WEEK, sunday: { enabled: true, intervals: intervalsOf('09:00-17:00') } };
  expect(at('2026-03-08T13:00:00Z', { business_week })).toBe('Open now, closes 5:00 PM');
  expect(at('2026-11-01T13:59:00Z', { business_week })).toBe('Closed now, opens today 9:00 AM');
});

it('knows zones that are no IANA names', () => {
  expect(at('2026-11-20T19:30:00Z', { timezone: 'America/Honolulu' })).toBe('Open now, closes 5:00 PM');
});

it('skips blocked dates, however many', () => {
  const special_days = rangesOf(
    datesOf(['2026-11-20', '2026-11-23'].map((start_date) => ({ start_date, intervals: [] }))),
  );
  expect(at('2026-11-20T17:00:00Z', { special_days })).toBe('Closed now, opens Tuesday 9:00 AM');
});

it('names a day that is further away', () => {
  const business_week = weekWith({ monday: '09:00-17:00' });
  expect(at('2026-11-23T23:00:00Z', { business_week })).toBe('Closed now, opens Mon, Nov 30 9:00 AM');
});

it('says when there is nothing to wait for', () => {
  expect(at('2026-11-20T17:00:00Z', { closed: true })).toBe('Temporarily closed');
  expect(at('2026-11-20T17:00:00Z', { business_week: weekWith({}) })).toBe('Closed now, no opening hours are set');
});

it('closes after midnight, several times a day, or never', () => {
  const business_week = weekWith({ each: '11:00-14:00 17:00-01:00', monday: '' });
  expect(at('2026-11-21T05:30:00Z', { business_week })).toBe('Open now, closes 1:00 AM');
  expect(at('2026-11-20T20:00:00Z', { business_week })).toBe('Closed now, opens today 5:00 PM');
  expect(at('2026-11-20T17:00:00Z', { business_week: weekWith({ each: '00:00-00:00' }) })).toBe(
    'Open now, around the clock',
  );
});

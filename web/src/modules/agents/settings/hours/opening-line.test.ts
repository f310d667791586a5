import { DEFAULT_HOURS } from '@attendant/contract/agents';
import { expect, it } from 'vitest';
import { openingLine } from './opening-line.ts';

const SALS = { timezone: 'America/New_York', closed: false, business_hours: DEFAULT_HOURS, blocked_dates: [] };
const at = (instant: string, changes: Partial<Parameters<typeof openingLine>[0]> = {}) =>
  openingLine({ ...SALS, ...changes }, new Date(instant));
const off = Object.fromEntries(
  Object.entries(DEFAULT_HOURS).map(([day, hours]) => [day, { ...hours, enabled: false }]),
);

it.each([
  ['on a Friday at noon', '2026-11-20T17:00:00Z', 'Open now, closes 5:00 PM'],
  ['the moment it opens', '2026-11-20T14:00:00Z', 'Open now, closes 5:00 PM'],
  ['the moment it closes', '2026-11-20T22:00:00Z', 'Closed now, opens Monday 9:00 AM'],
  ['before it opens', '2026-11-20T13:59:00Z', 'Closed now, opens today 9:00 AM'],
  ['on a Sunday', '2026-11-22T17:00:00Z', 'Closed now, opens tomorrow 9:00 AM'],
  ['in a night that is already tomorrow in UTC', '2026-11-20T03:30:00Z', 'Closed now, opens tomorrow 9:00 AM'],
])('%s says %j', (_when, instant, line) => expect(at(instant)).toBe(line));

it('keeps to the walls of the zone on the days its clocks change', () => {
  const sunday = { enabled: true, open: '09:00', close: '17:00' };
  const business_hours = { ...DEFAULT_HOURS, sunday };
  expect(at('2026-03-08T13:00:00Z', { business_hours })).toBe('Open now, closes 5:00 PM');
  expect(at('2026-11-01T13:59:00Z', { business_hours })).toBe('Closed now, opens today 9:00 AM');
});

it('knows zones that are no IANA names', () => {
  expect(at('2026-11-20T19:30:00Z', { timezone: 'America/Honolulu' })).toBe('Open now, closes 5:00 PM');
});

it('skips blocked dates, however many', () => {
  const blocked_dates = [{ date: '2026-11-20' }, { date: '2026-11-23' }];
  expect(at('2026-11-20T17:00:00Z', { blocked_dates })).toBe('Closed now, opens Tuesday 9:00 AM');
});

it('names a day that is further away', () => {
  const business_hours = { ...(off as typeof DEFAULT_HOURS), monday: DEFAULT_HOURS.monday };
  expect(at('2026-11-23T23:00:00Z', { business_hours })).toBe('Closed now, opens Mon, Nov 30 9:00 AM');
});

it('says when there is nothing to wait for', () => {
  expect(at('2026-11-20T17:00:00Z', { closed: true })).toBe('Temporarily closed');
  expect(at('2026-11-20T17:00:00Z', { business_hours: off as typeof DEFAULT_HOURS })).toBe(
    'Closed now, no opening hours are set',
  );
});

import type { BusinessWeek } from '@attendant/contract/hours/business-week';
import { eachWeekday } from '@attendant/contract/hours/business-week';
import { describe, expect, it } from 'vitest';
import { tomorrowOf } from './sold-out.ts';

const week = (open: string, close: string): BusinessWeek =>
  eachWeekday(() => ({ enabled: true, intervals: [{ open, close }] }));
const back = (timezone: string, hours: BusinessWeek, now: string) =>
  tomorrowOf({ timezone, week: hours, special: [] }, new Date(now)).toISOString();

describe('sold out until tomorrow ends', () => {
  it('at midnight on the clock of the business, not of the server', () => {
    expect(back('America/New_York', week('11:00', '22:00'), '2026-11-21T23:00:00Z')).toBe('2026-11-22T05:00:00.000Z');
    // In Berlin it is tomorrow already.
    expect(back('Europe/Berlin', week('11:00', '22:00'), '2026-11-21T23:30:00Z')).toBe('2026-11-22T23:00:00.000Z');
  });

  it('at closing time where that is past midnight, also when midnight has passed', () => {
    const evening = week('17:00', '01:00');
    expect(back('America/New_York', evening, '2026-11-21T02:00:00Z')).toBe('2026-11-21T06:00:00.000Z');
    expect(back('America/New_York', evening, '2026-11-21T05:30:00Z')).toBe('2026-11-21T06:00:00.000Z');
    expect(back('America/New_York', evening, '2026-11-21T06:30:00Z')).toBe('2026-11-22T06:00:00.000Z');
  });

  it('at midnight where it never closes, and as late as the night is long when the clocks change', () => {
    expect(back('America/New_York', week('00:00', '00:00'), '2026-11-21T20:00:00Z')).toBe('2026-11-22T05:00:00.000Z');
    expect(back('America/New_York', week('11:00', '22:00'), '2026-11-01T20:00:00Z')).toBe('2026-11-02T05:00:00.000Z');
  });
});

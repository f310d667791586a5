import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_HOURS, DEFAULT_WEEK } from '../agents.ts';
import { intervalsOf, weekWith } from '../testing/weeks.ts';
import { weekErrors } from './business-week.ts';
import { hoursErrors, hoursOf, weekOf } from './documented.ts';
import { datesOf, rangesOf } from './special-days.ts';

const LATE = weekWith({ each: '11:00-14:00 17:00-01:00', monday: '', sunday: '00:00-00:00' });

describe('the documented hours', () => {
  it('are those of a week that opens once a day', () => expect(hoursOf(DEFAULT_WEEK)).toEqual(DEFAULT_HOURS));

  it.each([
    ['friday', { enabled: true, open: '17:00', close: '23:59' }],
    ['monday', { enabled: false, open: '09:00', close: '17:00' }],
    ['sunday', { enabled: true, open: '00:00', close: '23:59' }],
  ] as const)('of %s are true and no more', (day, read) => expect(hoursOf(LATE)[day]).toEqual(read));

  it('written as they were read change nothing, and are refused nowhere', () => {
    expect(weekOf(hoursOf(LATE), LATE)).toEqual(LATE);
    expect(hoursErrors(hoursOf(LATE), LATE)).toEqual({});
  });

  it('switch a day off and on again without its hours being lost', () => {
    const off = weekOf({ ...hoursOf(LATE), friday: { enabled: false, open: '17:00', close: '23:59' } }, LATE);
    expect(off.friday).toEqual({ enabled: false, intervals: LATE.friday.intervals });
  });

  it('with other times open a day once', () => {
    const friday = { enabled: true, open: '12:00', close: '20:00' };
    expect(weekOf({ ...hoursOf(LATE), friday }, LATE).friday.intervals).toEqual(intervalsOf('12:00-20:00'));
  });
});

describe('a week', () => {
  it.each([
    ['17:00-01:00', []],
    ['00:00-00:00', []],
    ['11:00-14:00 14:00-22:00', []],
    ['17:00-01:00 23:00-23:30', ['1.open']],
    ['09:00-08:00 10:00-11:00', ['1.open']],
    ['-17:00', ['0.open']],
  ])('%s', (times, wrong) => {
    const intervals = times === '-17:00' ? [{ open: '', close: '17:00' }] : intervalsOf(times);
    const week = { ...DEFAULT_WEEK, tuesday: { enabled: true, intervals } };
    expect(Object.keys(weekErrors(week))).toEqual(wrong.map((path) => `business_week.tuesday.intervals.${path}`));
  });
});

describe('special days', () => {
  const range = fc
    .record({ from: fc.integer({ min: 0, max: 60 }), days: fc.integer({ min: 0, max: 5 }), late: fc.boolean() })
    .map(({ from, days, late }) => {
      const on = (day: number) => new Date(Date.UTC(2026, 10, 1 + day)).toISOString().slice(0, 10);
      return { start_date: on(from), end_date: on(from + days), intervals: late ? intervalsOf('17:00-01:00') : [] };
    });

  it('are the same as ranges and one by one', () =>
    fc.assert(
      fc.property(fc.array(range), (ranges) => {
        const dates = datesOf(ranges);
        expect(datesOf(rangesOf(dates))).toEqual(dates);
        expect(rangesOf(dates).length).toBeLessThanOrEqual(dates.length);
      }),
    ));

  it('of a day that two ranges have, the later one counts', () => {
    const eve = { start_date: '2026-12-24', intervals: intervalsOf('11:00-15:00') };
    expect(rangesOf(datesOf([{ start_date: '2026-12-23', end_date: '2026-12-25', intervals: [] }, eve]))).toHaveLength(
      3,
    );
  });
});

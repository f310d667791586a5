import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WEEKDAYS } from '../constants.ts';
import { intervalsOf, weekWith } from '../testing/weeks.ts';
import { type BusinessWeek, eachWeekday, type Interval } from './business-week.ts';
import { clockAt, daysAfter } from './clock.ts';
import { dayOn, type Hours, openingAt, spansBetween, spansOn } from './opening.ts';
import { datesOf } from './special-days.ts';

/** A pizzeria: 5 PM to 1 AM, Mondays closed; on Thanksgiving closed, on Christmas Eve from 11 to 3. */
const PIZZERIA: Hours = {
  timezone: 'America/New_York',
  week: weekWith({ each: '17:00-01:00', monday: '' }),
  special: datesOf([
    { start_date: '2026-11-26', reason: 'Thanksgiving', intervals: [] },
    { start_date: '2026-12-24', reason: 'Christmas Eve', intervals: intervalsOf('11:00-15:00') },
  ]),
};
/** 'open until …', 'closed until …', on the clock of the business. */
function at(wall: string, hours = PIZZERIA): string {
  const { open, closes, next } = openingAt(hours, new Date(`${wall}:00-05:00`));
  const then = closes ?? next;
  const words = then ? Object.values(clockAt(then, hours.timezone)).join(' ') : 'ever';
  return `${open ? 'open' : 'closed'} until ${words}`;
}

describe('a business that closes after midnight', () => {
  it.each([
    ['before it opens', '2026-11-27T16:59', 'closed until 2026-11-27 17:00'],
    ['when it opens', '2026-11-27T17:00', 'open until 2026-11-28 01:00'],
    [
      'half past midnight, which is still the evening of the day before',
      '2026-11-28T00:30',
      'open until 2026-11-28 01:00',
    ],
    ['when it closes', '2026-11-28T01:00', 'closed until 2026-11-28 17:00'],
    ['in the night to its day off', '2026-11-30T00:30', 'open until 2026-11-30 01:00'],
    ['on its day off', '2026-11-30T18:00', 'closed until 2026-12-01 17:00'],
    ['in the night after its day off', '2026-12-01T00:30', 'closed until 2026-12-01 17:00'],
    [
      'in the night to a holiday: what began the evening before goes on',
      '2026-11-26T00:30',
      'open until 2026-11-26 01:00',
    ],
    ['on a holiday', '2026-11-26T18:00', 'closed until 2026-11-27 17:00'],
    ['in the night after it', '2026-11-27T00:30', 'closed until 2026-11-27 17:00'],
    ['on a day with hours of its own', '2026-12-24T12:00', 'open until 2026-12-24 15:00'],
    ['on the evening of that day', '2026-12-24T18:00', 'closed until 2026-12-25 17:00'],
  ])('%s', (_when, wall, opening) => expect(at(wall)).toBe(opening));

  it('around the clock is never closed', () => {
    expect(at('2026-11-27T03:00', { ...PIZZERIA, week: weekWith({ each: '00:00-00:00' }), special: [] })).toBe(
      'open until ever',
    );
  });

  it('joins what follows without a gap', () => {
    const week = weekWith({ friday: '17:00-03:00', saturday: '00:00-00:00', sunday: '00:00-10:00 11:00-12:00' });
    expect(at('2026-11-27T18:00', { ...PIZZERIA, week })).toBe('open until 2026-11-29 10:00');
    const [whole, ...others] = spansBetween({ ...PIZZERIA, week }, '2026-11-27', '2026-11-29');
    expect([whole?.end.toISOString(), others.length]).toEqual(['2026-11-29T15:00:00.000Z', 1]);
  });

  it('has no next opening where no day opens', () => {
    expect(at('2026-11-27T18:00', { ...PIZZERIA, week: weekWith({}), special: [] })).toBe('closed until ever');
  });

  it('tells why a day is different', () => {
    expect(dayOn(PIZZERIA, '2026-11-26')).toMatchObject({ intervals: [], reason: 'Thanksgiving', isSpecial: true });
  });
});

/** Clocks go forward on March 8, 2026 at 2 AM and back on November 1 at 2 AM. */
describe('in the night of a clock change', () => {
  const bar = { ...PIZZERIA, week: weekWith({ each: '18:00-02:30' }), special: [] };
  const open = (moment: string) => openingAt(bar, new Date(moment)).open;
  it('an end that does not come is as much later', () => {
    expect([open('2026-03-08T07:29:00Z'), open('2026-03-08T07:30:00Z')]).toEqual([true, false]);
  });
  it('an hour that comes twice makes the night longer', () => {
    expect([open('2026-11-01T06:30:00Z'), open('2026-11-01T07:29:00Z'), open('2026-11-01T07:30:00Z')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

const time = fc.integer({ min: 0, max: 95 }).map((quarter) => {
  const [hour, minute] = [Math.floor(quarter / 4), (quarter % 4) * 15];
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
});
const interval: fc.Arbitrary<Interval> = fc.record({ open: time, close: time });
const day = fc.record({ enabled: fc.boolean(), intervals: fc.array(interval, { maxLength: 3 }) });
const week: fc.Arbitrary<BusinessWeek> = fc
  .tuple(...WEEKDAYS.map(() => day))
  .map((days) => eachWeekday((name) => days[WEEKDAYS.indexOf(name)] ?? { enabled: false, intervals: [] }));
/** Days around the clock changes of spring and autumn, and others. */
const date = fc
  .tuple(
    fc.constantFrom('2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01', '2026-07-01'),
    fc.integer({ min: -4, max: 4 }),
  )
  .map(([near, days]) => daysAfter(near, days));
const hours: fc.Arbitrary<Hours> = fc.record({
  timezone: fc.constantFrom(
    'America/New_York',
    'Europe/Berlin',
    'America/Havana',
    'Australia/Lord_Howe',
    'America/Nuuk',
  ),
  week,
  special: fc
    .array(fc.record({ start_date: date, intervals: fc.array(interval, { maxLength: 2 }) }), { maxLength: 4 })
    .map(datesOf),
});
const moment = fc
  .tuple(date, fc.integer({ min: 0, max: 24 * 60 - 1 }))
  .map(([on, minutes]) => new Date(Date.parse(`${on}T00:00:00Z`) + minutes * 60_000));

/** Every opening that could matter, looked at one by one. */
const all = (some: Hours, now: Date) => {
  const { day: today } = clockAt(now, some.timezone);
  return Array.from({ length: 40 }, (_, at) => spansOn(some, daysAfter(today, at - 3))).flat();
};

describe('whatever the week, the zone and the day', () => {
  const check = (what: (some: Hours, now: Date) => void) =>
    fc.assert(fc.property(hours, moment, what), { numRuns: 400 });

  it('it is open just while a moment lies in some opening', () =>
    check((some, now) => {
      expect(openingAt(some, now).open).toBe(all(some, now).some(({ start, end }) => start <= now && now < end));
    }));

  it('it stays open until it closes', () =>
    check((some, now) => {
      const { open, closes } = openingAt(some, now);
      if (!open || !closes) return;
      expect(openingAt(some, closes).open).toBe(false);
      expect(openingAt(some, new Date(closes.getTime() - 1)).open).toBe(true);
      const gaps = all(some, now).filter(({ end }) => end > now && end < closes);
      for (const { end } of gaps) expect(openingAt(some, end).open).toBe(true);
    }));

  it('the next opening is the first there is', () =>
    check((some, now) => {
      const { open, next } = openingAt(some, now, 30);
      const later = all(some, now).flatMap(({ start }) => (start > now ? [start.getTime()] : []));
      expect(next?.getTime() ?? Infinity).toBe(open ? Infinity : Math.min(...later));
    }));

  it('openings between two days are the same, joined', () =>
    check((some, now) => {
      const { day: today } = clockAt(now, some.timezone);
      const joined = spansBetween(some, today, daysAfter(today, 1));
      expect(joined.some(({ start, end }) => start <= now && now < end)).toBe(openingAt(some, now).open);
    }));
});

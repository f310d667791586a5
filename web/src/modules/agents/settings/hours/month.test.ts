import { expect, it } from 'vitest';
import { monthAfter, weeksOf } from './month.ts';

it('begins its weeks on Sunday and leaves other months out', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks[0]).toEqual(['01', '02', '03', '04', '05', '06', '07'].map((day) => `2026-11-${day}`));
  expect(weeks.at(-1)).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null]);
});

it('fills up before the first day', () => {
  expect(weeksOf('2027-01')[0]).toEqual([null, null, null, null, null, '2027-01-01', '2027-01-02']);
  expect(weeksOf('2026-02')).toHaveLength(4);
});

it('goes over the end of a year', () => {
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});

import { expect, it } from 'vitest';
import { hourName, lastMonth, thisMonth } from './months.ts';

it('knows this month and the last, over the turn of a year too', () => {
  expect(thisMonth('2026-11-21')).toEqual({ start: '2026-11-01', end: '2026-11-21' });
  expect(lastMonth('2026-03-31')).toEqual({ start: '2026-02-01', end: '2026-02-28' });
  expect(lastMonth('2027-01-01')).toEqual({ start: '2026-12-01', end: '2026-12-31' });
});

it('names the hours of a day', () => {
  expect([0, 9, 12, 23].map(hourName)).toEqual(['12 AM', '9 AM', '12 PM', '11 PM']);
});

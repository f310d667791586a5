import { describe, expect, it } from 'vitest';
import { lastSevenDays, rangeOf, rangeProblem, rangeText } from './day-range.ts';

const SATURDAY = '2026-11-21';

describe('the quick ranges', () => {
  it('are one day each', () => {
    expect(rangeOf('today', SATURDAY)).toEqual({ start: SATURDAY, end: SATURDAY });
    expect(rangeOf('yesterday', SATURDAY)).toEqual({ start: '2026-11-20', end: '2026-11-20' });
    expect(rangeOf('yesterday', '2026-03-01').start).toBe('2026-02-28');
  });

  it('or the week since Sunday', () => {
    expect(rangeOf('week', SATURDAY)).toEqual({ start: '2026-11-15', end: SATURDAY });
    expect(rangeOf('week', '2026-11-15')).toEqual({ start: '2026-11-15', end: '2026-11-15' });
  });
});

describe('a range of two days', () => {
  it('stays what it is, and is shown by its days', () => {
    const days = { start: '2026-11-03', end: '2026-11-09' };
    expect(rangeOf(days, SATURDAY)).toEqual(days);
    expect(rangeText(days)).toBe('Nov 3 – Nov 9');
    expect(lastSevenDays(SATURDAY)).toEqual({ start: '2026-11-15', end: SATURDAY });
  });

  it.each([
    ['2026-11-20', '2026-11-19', 'End date cannot be before start date'],
    ['2026-11-20', '2026-11-22', 'Dates cannot be after today'],
    ['', '2026-11-19', 'Choose both days'],
    ['2026-11-21', '2026-11-21', null],
  ])('%s to %s: %s', (start, end, problem) => {
    expect(rangeProblem({ start, end }, SATURDAY)).toBe(problem);
  });
});

import { describe, expect, it } from 'vitest';
import { inWholeMinutes } from './whole-minutes.ts';

describe('minutes beside those of the days before', () => {
  const metric = (current: number, previous: number) => ({
    current,
    change: Math.round((current - previous) * 100) / 100,
    change_percent: previous === 0 ? null : ((current - previous) / previous) * 100,
  });

  it('change by as much as the written figures do', () => {
    expect(inWholeMinutes(metric(4.42, 0.58))).toEqual({ current: 4, change: 3, change_percent: 300 });
    expect(inWholeMinutes(metric(0.6, 1.4))).toEqual({ current: 1, change: 0, change_percent: 0 });
  });

  it('have nothing to be compared with where none are written', () => {
    expect(inWholeMinutes(metric(4, 0.2))).toEqual({ current: 4, change: 4, change_percent: null });
    expect(inWholeMinutes(metric(0.2, 0.3))).toEqual({ current: 0, change: 0, change_percent: 0 });
    expect(inWholeMinutes(undefined)).toBeUndefined();
  });
});

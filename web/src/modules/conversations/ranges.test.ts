import { describe, expect, it } from 'vitest';
import { rangeOf } from './ranges.ts';

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

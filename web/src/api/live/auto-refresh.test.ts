import { describe, expect, it } from 'vitest';
import { nextSchedule, type Schedule } from './auto-refresh.ts';

const MINUTE = 60_000;
const FRESH: Schedule = { retries: 0, failures: 0, waitMs: MINUTE };

/** The waits after this many failures in a row. */
function waits(failures: number, intervalMs = MINUTE): number[] {
  const found: number[] = [];
  for (let at = 0, schedule = FRESH; at < failures; at++) {
    schedule = nextSchedule(schedule, 'failed', intervalMs);
    found.push(schedule.waitMs);
  }
  return found;
}

describe('the next automatic refresh', () => {
  it('comes after the interval when all went well', () => {
    expect(nextSchedule(FRESH, 'ok', MINUTE).waitMs).toBe(MINUTE);
  });

  it('is tried three times at once after a failure, then after twice the interval', () => {
    expect(waits(4)).toEqual([5_000, 5_000, 5_000, 2 * MINUTE]);
  });

  it('waits ever longer, at most five minutes', () => {
    expect(waits(12).filter((wait) => wait > 5_000)).toEqual([2 * MINUTE, 4 * MINUTE, 5 * MINUTE]);
  });

  it('doubles at most five times', () => {
    const long = waits(28, 1_000).filter((wait) => wait !== 5_000);
    expect(long).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 32_000, 32_000]);
  });

  it('starts afresh after a success', () => {
    const failed = nextSchedule(nextSchedule(FRESH, 'failed', MINUTE), 'failed', MINUTE);
    expect(nextSchedule(failed, 'ok', MINUTE)).toEqual(FRESH);
  });
});

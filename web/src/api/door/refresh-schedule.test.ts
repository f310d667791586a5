import { expect, it } from 'vitest';
import { reconnectWait } from '../live/reconnect-wait.ts';
import { retryWait, untilRefresh } from './refresh-schedule.ts';

const MINUTE = 60_000;

it('renews five minutes before the end, at once when that has passed', () => {
  expect(untilRefresh(60 * MINUTE, 0)).toBe(55 * MINUTE);
  expect(untilRefresh(60 * MINUTE, 57 * MINUTE)).toBe(0);
});

it('tries again after 30 s, doubling to 16 min', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 20].map(retryWait)).toEqual(
    [0.5, 1, 2, 4, 8, 16, 16, 16].map((minutes) => minutes * MINUTE),
  );
});

it('listens again after a second, doubling to thirty, with some chance', () => {
  expect([0, 1, 5, 30].map((failures) => reconnectWait(failures, 0))).toEqual([1_000, 2_000, 30_000, 30_000]);
  expect(reconnectWait(0, 1)).toBe(1_250);
});

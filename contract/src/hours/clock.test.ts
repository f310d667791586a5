import { expect, it } from 'vitest';
import { clockAt, momentAt } from './clock.ts';

it.each([
  ['that the clocks jump over is as much later', '2026-03-08', 150, '2026-03-08T07:30:00.000Z'],
  ['that comes twice is the first', '2026-11-01', 90, '2026-11-01T05:30:00.000Z'],
  ['after midnight is on the next day', '2026-11-27', 1440 + 60, '2026-11-28T06:00:00.000Z'],
])('a time %s', (_what, day, minutes, moment) => {
  expect(momentAt(day, minutes, 'America/New_York').toISOString()).toBe(moment);
});

it('shows day and time, of zones that are no IANA names too', () => {
  expect(clockAt(new Date('2026-11-28T05:30:00Z'), 'America/New_York')).toEqual({ day: '2026-11-28', time: '00:30' });
  expect(clockAt(new Date('2026-11-28T05:30:00Z'), 'America/Honolulu')).toEqual({ day: '2026-11-27', time: '19:30' });
});

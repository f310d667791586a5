import { expect, it } from 'vitest';
import { instantOf, wallOf } from './wall-time.ts';

it.each([
  ['2026-11-21T18:30', '2026-11-21T23:30:00.000Z'],
  ['2026-10-31T12:00', '2026-10-31T16:00:00.000Z'],
  // After the clocks went back, and forward.
  ['2026-11-01T03:00', '2026-11-01T08:00:00.000Z'],
  ['2027-03-14T03:00', '2027-03-14T07:00:00.000Z'],
])('%s in New York is %s', (wall, instant) => {
  expect(instantOf(wall, 'America/New_York')).toBe(instant);
  expect(wallOf(instant, 'America/New_York')).toBe(wall);
});

import { expect, it } from 'vitest';
import { keytermsOf } from './keyterms.ts';
import { salsFacts } from './testing/facts.ts';

it('expects the menu everywhere, and the days of the week where appointments are booked', () => {
  expect(keytermsOf(salsFacts({ bookingEnabled: false }))).not.toContain('Thursday');
  const terms = keytermsOf(salsFacts({ bookingEnabled: true }));
  expect(terms).toEqual(expect.arrayContaining(['Thursday', 'noon', 'Tiramisu']));
});

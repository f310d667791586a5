import { momentAt } from '@attendant/contract/hours/clock';
import { parseDateTime, toZoned } from '@internationalized/date';
import fc from 'fast-check';
import { expect, it } from 'vitest';

/** Clocks that change at two, at midnight, by half an hour, on other weeks, or never. */
const ZONES = [
  'America/New_York',
  'Europe/Berlin',
  'America/Havana',
  'Australia/Lord_Howe',
  'America/Nuuk',
  'Asia/Kathmandu',
];
const two = (number: number) => String(number).padStart(2, '0');

it('a time of the contract is the moment that the library for dates gives, clock changes and all', () => {
  const days = fc
    .integer({ min: 0, max: 3000 })
    .map((day) => new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10));
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), days, fc.integer({ min: 0, max: 1439 }), (zone, day, minutes) => {
      const wall = parseDateTime(`${day}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`);
      expect(momentAt(day, minutes, zone)).toEqual(toZoned(wall, zone, 'compatible').toDate());
    }),
    { numRuns: 2000 },
  );
});

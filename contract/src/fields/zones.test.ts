import { expect, it } from 'vitest';
import { ianaZone, isZone, ZONES_AMERICA, ZONES_EUROPE, ZONES_EUROPE_SETTINGS } from './zones.ts';

it('dates can be reckoned in every zone that is offered', () => {
  const offered = [...ZONES_AMERICA, ...ZONES_EUROPE_SETTINGS];
  expect([ZONES_AMERICA.length, ZONES_EUROPE.length, offered.length]).toEqual([17, 25, 43]);
  expect(offered.filter((zone) => !isZone(zone))).toEqual([]);
  expect(offered).toEqual(expect.arrayContaining(['America/New_York', 'Europe/Paris']));
  expect(offered.at(-1)).toBe('Europe/Belgrade');
});

it.each([
  ['America/Honolulu', 'Pacific/Honolulu'],
  ['America/Atlanta', 'America/New_York'],
  ['America/Miami', 'America/New_York'],
  ['America/Calgary', 'America/Edmonton'],
  ['Europe/Reykjavik', 'Atlantic/Reykjavik'],
  ['Europe/Paris', 'Europe/Paris'],
])('%s is %s', (stored, iana) => expect(ianaZone(stored)).toBe(iana));

it.each(['Mars/Olympus', '', '+02:00'])('%j is none', (zone) => expect(isZone(zone)).toBe(false));

import { ianaZone } from '@attendant/contract/fields/zones';

/** 'YYYY-MM-DDTHH:MM' as a clock in the zone shows it, for fields of a day and a time. */
export function wallOf(instant: string | Date, zone: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: ianaZone(zone),
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return format.format(new Date(instant)).replace(' ', 'T');
}

const asUtc = (wall: string): number => Date.parse(`${wall}:00Z`);

/** The moment that such a clock shows. Twice, since the first guess may lie on the other side of a clock change. */
export function instantOf(wall: string, zone: string): string {
  let moment = asUtc(wall);
  for (let guess = 0; guess < 2; guess++) moment += asUtc(wall) - asUtc(wallOf(new Date(moment), zone));
  return new Date(moment).toISOString();
}

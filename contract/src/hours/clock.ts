import { ianaZone } from '../fields/zones.ts';

/** Days and times on the clock of a zone, and the moments they are. Days are 'YYYY-MM-DD', times 'HH:MM'. */

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
export const DAY_MINUTES = 24 * 60;

/** The day so many days later. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Since midnight: '09:30' → 570. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** What the clock of a zone shows. */
export function clockAt(moment: Date, zone: string): { day: string; time: string } {
  const shown = new Date(shownAt(moment.getTime(), zone)).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/**
 * So many minutes of the clock after the midnight of a day. Where the clocks are put forward over that time it is as much
 * later; where it comes twice it is the first.
 */
export function momentAt(day: string, minutes: number, zone: string): Date {
  const wall = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS;
  const offsets = [wall - DAY_MS, wall + DAY_MS].map((near) => shownAt(near, zone) - near);
  const moments = offsets.map((offset) => wall - offset);
  const fitting = moments.filter((moment) => shownAt(moment, zone) === wall);
  return new Date(fitting.length > 0 ? Math.min(...fitting) : (moments[0] ?? wall));
}

/** One for each zone, however it is spelt. */
const FORMATS_MOST = 500;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: ianaZone(zone),
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  if (formats.size >= FORMATS_MOST) formats.clear();
  formats.set(zone, made);
  return made;
}

/** A zone's clock is put forward or back on a quarter of an hour, so that within one it is as far from Greenwich. */
const QUARTER_MS = 15 * MINUTE_MS;
const OFFSETS_MOST = 5_000;
const offsets = new Map<string, number>();

/** What the clock shows at a moment, in milliseconds as if it hung at Greenwich. */
function shownAt(moment: number, zone: string): number {
  const quarter = Math.floor(moment / QUARTER_MS);
  const key = `${zone} ${quarter}`;
  const known = offsets.get(key);
  if (known !== undefined) return moment + known;
  const start = quarter * QUARTER_MS;
  const offset = readClock(start, zone) - start;
  if (offsets.size >= OFFSETS_MOST) offsets.clear();
  offsets.set(key, offset);
  return moment + offset;
}

function readClock(moment: number, zone: string): number {
  const parts = formatOf(zone).formatToParts(moment);
  const at = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute'), at('second'));
}

import { ianaZone } from '@attendant/contract/fields/zones';
import { fromDate, parseDate, toCalendarDate, toZoned } from '@internationalized/date';
import { refuseField } from './http/problem.ts';

/** Days are the agent's: they begin and end in its zone, and may have 23 or 25 hours. */

/** 'YYYY-MM-DD' on the calendar of the zone. */
export const dayOf = (moment: Date, zone: string): string =>
  toCalendarDate(fromDate(moment, ianaZone(zone))).toString();

/** Finding one out costs as much as a small statement, and the days that are asked for are few. */
const STARTS_MOST = 2_000;
const starts = new Map<string, number>();

/** The first moment of a day; where clocks skip midnight, the first that there is. */
export function startOfDay(day: string, zone: string): Date {
  const key = `${day} ${zone}`;
  const start = starts.get(key) ?? toZoned(parseDate(day), ianaZone(zone)).toDate().getTime();
  if (starts.size >= STARTS_MOST) starts.clear();
  starts.set(key, start);
  return new Date(start);
}

/** The hour on the clock of the zone, 0 to 23. */
export const hourOf = (moment: Date, zone: string): number => fromDate(moment, ianaZone(zone)).hour;

/** 'HH:MM' on the clock of the zone. */
export function timeOf(moment: Date, zone: string): string {
  const { hour, minute } = fromDate(moment, ianaZone(zone));
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** '17:00' as '5:00 PM' */
export const clockWords = (time: string): string =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
    .format(new Date(`2000-01-01T${time}:00Z`))
    .replaceAll('\u202f', ' ');

/** ('2026-11-21', -1) → '2026-11-20' */
export const addDays = (day: string, days: number): string => parseDate(day).add({ days }).toString();

/** How many days these are, both included. */
export const countDays = (first: string, last: string): number =>
  Math.round((Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / 86_400_000) + 1;

/** Whole days, both included, as a half-open span of moments. What is missing is today. */
export function daySpan(range: { start_date?: string; end_date?: string }, zone: string, now = new Date()) {
  const last = range.end_date ?? dayOf(now, zone);
  const first = range.start_date ?? last;
  if (last < first) refuseField('end_date', 'End date cannot be before start date');
  return { from: startOfDay(first, zone), to: startOfDay(addDays(last, 1), zone), first, last };
}

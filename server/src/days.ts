import { ianaZone } from '@attendant/contract/zones';
import { fromDate, parseDate, toCalendarDate, toZoned } from '@internationalized/date';
import { problem } from './http/problem.ts';

/** Days are the agent's: they begin and end in its zone, and may have 23 or 25 hours. */

export const dayOf = (moment: Date, zone: string): string =>
  toCalendarDate(fromDate(moment, ianaZone(zone))).toString();

export const startOfDay = (day: string, zone: string): Date => toZoned(parseDate(day), ianaZone(zone)).toDate();

const nextDay = (day: string): string => parseDate(day).add({ days: 1 }).toString();

/** Whole days, both included, as a half-open span of moments. What is missing is today (C-112). */
export function daySpan(range: { start_date?: string; end_date?: string }, zone: string, now = new Date()) {
  const today = dayOf(now, zone);
  const first = range.start_date ?? range.end_date ?? today;
  const last = range.end_date ?? today;
  if (last < first) {
    throw problem('invalid', {
      message: 'End date cannot be before start date',
      errors: { end_date: 'End date cannot be before start date' },
    });
  }
  return { from: startOfDay(first, zone), to: startOfDay(nextDay(last), zone), first, last };
}

import * as z from 'zod/mini';
import { WEEKDAYS, type Weekday } from '../constants.ts';
import { atMost, Day } from '../endpoint.ts';
import { DAY_MINUTES, minutesOf } from './clock.ts';

/** When a business is open: the hours of each weekday, and the days on which they are others. */

/** HH:MM of a day of 24 hours. */
export const Clock = z
  .string()
  .check(atMost(5, 'Use a time like 09:00'), z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use a time like 09:00'));

/** A `close` that is not after its `open` is on the next day: 17:00 to 01:00; from midnight to midnight is 24 hours. */
export const Interval = z.object({ open: Clock, close: Clock });
export type Interval = z.infer<typeof Interval>;

const INTERVALS_MOST = 6;
export const Intervals = z.array(Interval).check(z.maxLength(INTERVALS_MOST, 'A day can open six times at most'));

/** A day that is switched off keeps its hours for when it is switched on again. */
export const BusinessWeek = z.record(z.enum(WEEKDAYS), z.object({ enabled: z.boolean(), intervals: Intervals }));
export type BusinessWeek = z.infer<typeof BusinessWeek>;

/** Days in a row with hours of their own; without any the business is closed on them. */
export const SpecialDays = z.object({
  start_date: Day,
  end_date: Day,
  reason: z.optional(z.string().check(z.maxLength(200))),
  intervals: Intervals,
});
export type SpecialDays = z.infer<typeof SpecialDays>;

/** Of one day the end may be left out. */
export const NewSpecialDays = z.extend(SpecialDays, { end_date: z.optional(Day) });
export type NewSpecialDays = z.infer<typeof NewSpecialDays>;

export const eachWeekday = <Of>(of: (day: Weekday) => Of): Record<Weekday, Of> =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, of(day)])) as Record<Weekday, Of>;

/** Minutes since the midnight that its day begins with; beyond 1,440 on the next day. */
export function minutesIn({ open, close }: Interval): { from: number; to: number } {
  const [from, to] = [minutesOf(open), minutesOf(close)];
  return { from, to: to > from ? to : to + DAY_MINUTES };
}

export const isPastMidnight = (interval: Interval): boolean => minutesIn(interval).to > DAY_MINUTES;

const OVERLAP = 'These hours overlap';

/** What is wrong with the hours of one day, by the path below it. Times that are still empty come from forms. */
export function intervalErrors(intervals: readonly Interval[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [at, { open, close }] of intervals.entries()) {
    if (!open) errors[`${at}.open`] = 'Open time is required';
    if (!close) errors[`${at}.close`] = 'Close time is required';
  }
  if (Object.keys(errors).length > 0) return errors;
  const spans = intervals.map((interval, at) => ({ at, ...minutesIn(interval) })).toSorted((a, b) => a.from - b.from);
  let end = 0;
  for (const { at, from, to } of spans) {
    if (from < end) errors[`${at}.open`] = OVERLAP;
    end = Math.max(end, to);
  }
  return errors;
}

/** The same of a week; hours that are switched off are not looked at. */
export function weekErrors(week: BusinessWeek): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const day of WEEKDAYS) {
    const { enabled, intervals } = week[day];
    if (!enabled) continue;
    const path = `business_week.${day}.intervals`;
    if (intervals.length === 0) errors[path] = 'Open time is required';
    for (const [where, message] of Object.entries(intervalErrors(intervals))) errors[`${path}.${where}`] = message;
  }
  return errors;
}

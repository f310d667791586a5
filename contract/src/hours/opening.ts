import { WEEKDAYS, type Weekday } from '../constants.ts';
import { type BusinessWeek, type Interval, minutesIn } from './business-week.ts';
import { clockAt, daysAfter, momentAt } from './clock.ts';
import type { SpecialDate } from './special-days.ts';

/**
 * When a business is open, read in one place for orders, appointments, calls and screens. What begins on a day belongs to
 * that day, however long after midnight it ends: where Friday closes at 1 AM, half past midnight is Friday's.
 */

export interface Hours {
  timezone: string;
  week: BusinessWeek;
  special: readonly SpecialDate[];
}

/** From `start` on, no more at `end`. */
export interface Span {
  start: Date;
  end: Date;
}

export interface DayOfHours {
  weekday: Weekday;
  /** None: it is closed. */
  intervals: readonly Interval[];
  /** Why the hours are others than those of the weekday. */
  reason: string | null;
  isSpecial: boolean;
}

/** Further ahead nobody looks for an opening. */
const AHEAD_DAYS = 400;

/** WEEKDAYS begins on Monday, the calendar on Sunday. */
export const weekdayOn = (date: string): Weekday =>
  WEEKDAYS[(new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7] ?? 'monday';

export function dayOn({ week, special }: Pick<Hours, 'week' | 'special'>, date: string): DayOfHours {
  const weekday = weekdayOn(date);
  const other = special.find((one) => one.date === date);
  if (other) return { weekday, intervals: other.intervals, reason: other.reason ?? null, isSpecial: true };
  const { enabled, intervals } = week[weekday];
  return { weekday, intervals: enabled ? intervals : [], reason: null, isSpecial: false };
}

/** Whether anybody has said when it is open. */
export const hasHours = ({ week, special }: Pick<Hours, 'week' | 'special'>): boolean =>
  WEEKDAYS.some((day) => week[day].enabled && week[day].intervals.length > 0) ||
  special.some(({ intervals }) => intervals.length > 0);

/** The openings that begin on a day, in order. One that the clocks jump over altogether is none. */
export function spansOn(hours: Hours, date: string): Span[] {
  return dayOn(hours, date)
    .intervals.map(minutesIn)
    .map(({ from, to }) => ({
      start: momentAt(date, from, hours.timezone),
      end: momentAt(date, to, hours.timezone),
    }))
    .filter(({ start, end }) => start < end)
    .toSorted((one, other) => one.start.getTime() - other.start.getTime());
}

export interface OpeningNow {
  open: boolean;
  /** While it is open: when that ends; null: not within ten days. */
  closes: Date | null;
  /** While it is closed: when it opens; null: not within the days that were looked at. */
  next: Date | null;
}

export function openingAt(hours: Hours, now: Date, aheadDays = AHEAD_DAYS): OpeningNow {
  const closes = closingAfter(hours, now);
  if (closes === undefined) return { open: false, closes: null, next: nextOpening(hours, now, aheadDays) };
  return { open: true, closes, next: null };
}

const LONG_DAYS = 10;

/** The end of the openings that follow each other without a gap; undefined when it is closed. */
function closingAfter(hours: Hours, now: Date): Date | null | undefined {
  const { day } = clockAt(now, hours.timezone);
  let end = now;
  for (let ahead = -1; ahead <= LONG_DAYS; ahead++) {
    const before = end;
    for (const span of spansOn(hours, daysAfter(day, ahead))) if (span.start <= end && span.end > end) end = span.end;
    if (ahead >= 0 && end === before) return end === now ? undefined : end;
  }
  return null;
}

/** The first moment after this one at which an opening begins. */
export function nextOpening(hours: Hours, after: Date, aheadDays = AHEAD_DAYS): Date | null {
  const { day } = clockAt(after, hours.timezone);
  for (let ahead = 0; ahead <= aheadDays; ahead++) {
    const date = daysAfter(day, ahead);
    // Where the clocks change at midnight, what begins late on a day can be after what begins early on the next.
    const starts = [date, daysAfter(date, 1)].flatMap((one) => spansOn(hours, one).map(({ start }) => start));
    const first = starts.filter((start) => start > after).toSorted((one, other) => one.getTime() - other.getTime())[0];
    if (first && clockAt(first, hours.timezone).day <= daysAfter(day, aheadDays)) return first;
  }
  return null;
}

/** All openings that touch these days, in order; those without a gap between them are one. */
export function spansBetween(hours: Hours, first: string, last: string): Span[] {
  const joined: Span[] = [];
  for (let day = daysAfter(first, -1); day <= last; day = daysAfter(day, 1)) {
    for (const { start, end } of spansOn(hours, day)) {
      const before = joined.at(-1);
      if (before && start <= before.end) before.end = end > before.end ? end : before.end;
      else joined.push({ start, end });
    }
  }
  return joined;
}

/** Where appointments begin in an opening, in minutes since midnight: each with the buffer behind it, the last ends by closing time. */
export function startsIn(interval: Interval, minutes: number, bufferMinutes: number): number[] {
  const { from, to } = minutesIn(interval);
  const count = Math.max(0, Math.floor((to - from + bufferMinutes) / (minutes + bufferMinutes)));
  return Array.from({ length: count }, (_, at) => from + at * (minutes + bufferMinutes));
}

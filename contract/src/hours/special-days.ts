import type { Interval, NewSpecialDays, SpecialDays } from './business-week.ts';
import { intervalErrors } from './business-week.ts';
import { daysAfter } from './clock.ts';

/** One day with hours of its own; without any the business is closed on it. */
export interface SpecialDate {
  /** 'YYYY-MM-DD' in the zone of the business. */
  date: string;
  reason?: string | undefined;
  intervals: readonly Interval[];
}

/** Days that can stand there, and days of one range. */
export const SPECIAL_DAYS_MOST = 732;
const RANGE_MOST = 366;

/** Ranges as single days, in order; of a day that two of them have the later one counts. */
export function datesOf(ranges: readonly NewSpecialDays[]): SpecialDate[] {
  const dates = new Map<string, SpecialDate>();
  for (const { start_date, end_date = start_date, reason, intervals } of ranges) {
    const why = reason?.trim();
    const inOrder = intervals.toSorted((one, other) => one.open.localeCompare(other.open));
    for (let at = 0, date = start_date; date <= end_date && at < RANGE_MOST; date = daysAfter(start_date, ++at))
      dates.set(date, { date, intervals: inOrder, ...(why && { reason: why }) });
  }
  return [...dates.values()].toSorted((one, other) => one.date.localeCompare(other.date));
}

/** Single days, in order, as ranges: days in a row with the same hours and the same reason are one. */
export function rangesOf(dates: readonly SpecialDate[]): SpecialDays[] {
  const ranges: SpecialDays[] = [];
  for (const { date, reason, intervals } of dates) {
    const last = ranges.at(-1);
    const goesOn =
      last && daysAfter(last.end_date, 1) === date && last.reason === reason && isSame(last.intervals, intervals);
    if (goesOn) last.end_date = date;
    else ranges.push({ start_date: date, end_date: date, ...(reason && { reason }), intervals: [...intervals] });
  }
  return ranges;
}

const isSame = (some: readonly Interval[], others: readonly Interval[]): boolean =>
  some.length === others.length &&
  some.every(({ open, close }, at) => open === others[at]?.open && close === others[at].close);

/** The days on which the business is closed, as `blocked_dates` has them. */
export const blockedOf = (dates: readonly SpecialDate[]): { date: string; reason?: string }[] =>
  dates.flatMap(({ date, reason, intervals }) =>
    intervals.length === 0 ? [{ date, ...(reason !== undefined && { reason }) }] : [],
  );

/** After `blocked_dates` were written: those and no others are closed; days with hours of their own stay. */
export function withBlocked(
  before: readonly SpecialDate[],
  blocked: readonly { date: string; reason?: string | undefined }[],
): SpecialDate[] {
  const dates = new Map(before.filter(({ intervals }) => intervals.length > 0).map((one) => [one.date, one]));
  for (const { date, reason } of blocked)
    dates.set(date, { date, intervals: [], ...(reason !== undefined && { reason }) });
  return [...dates.values()].toSorted((one, other) => one.date.localeCompare(other.date));
}

/** What is wrong with ranges, by path. Days that are over and stand there already may stay. */
export function specialErrors(
  ranges: readonly NewSpecialDays[],
  today: string,
  known: readonly SpecialDate[],
): Record<string, string> {
  const errors: Record<string, string> = {};
  const isKnown = new Set(known.map(({ date }) => date));
  for (const [at, range] of ranges.entries()) {
    const path = `special_days.${at}`;
    const { start_date, end_date = start_date, intervals } = range;
    if (end_date < start_date) errors[`${path}.end_date`] = 'End date cannot be before start date';
    else if (end_date > daysAfter(start_date, RANGE_MOST - 1)) errors[`${path}.end_date`] = 'At most a year at once';
    else if (datesOf([range]).some(({ date }) => date < today && !isKnown.has(date)))
      errors[`${path}.start_date`] = 'Date cannot be before today';
    for (const [where, message] of Object.entries(intervalErrors(intervals)))
      errors[`${path}.intervals.${where}`] = message;
  }
  if (datesOf(ranges).length > SPECIAL_DAYS_MOST) errors.special_days = `At most ${SPECIAL_DAYS_MOST} days`;
  return errors;
}

import type { BusinessHours } from '../agents.ts';
import { WEEKDAYS } from '../constants.ts';
import { type BusinessWeek, eachWeekday, type Interval, minutesIn } from './business-week.ts';

/** One opening a day, as `business_hours` has it, and the week that it stands for. */

const LAST_MINUTE = '23:59';
const USUAL: Interval = { open: '09:00', close: '17:00' };

/** Of each day its longest opening. What goes on to midnight or after it ends at 23:59 here, so that it is true all the same. */
export const hoursOf = (week: BusinessWeek): BusinessHours =>
  eachWeekday((day) => ({ enabled: week[day].enabled, ...longest(week[day].intervals) }));

function longest(intervals: readonly Interval[]): Interval {
  const [first = USUAL, ...others] = intervals.map((one) =>
    one.close <= one.open ? { ...one, close: LAST_MINUTE } : one,
  );
  const long = (one: Interval) => minutesIn(one).to - minutesIn(one).from;
  return others.reduce((most, one) => (long(one) > long(most) ? one : most), first);
}

/**
 * The week after `business_hours` were written: a day with other times than those that are read from it opens once, at
 * those; every other day keeps all it has. Times that were cleared are the usual ones again.
 */
export function weekOf(hours: BusinessHours, before: BusinessWeek): BusinessWeek {
  const read = hoursOf(before);
  return eachWeekday((day) => {
    const { enabled, open, close } = hours[day];
    const isRead = open === read[day].open && close === read[day].close;
    return {
      enabled,
      intervals: isRead ? before[day].intervals : [{ open: open || USUAL.open, close: close || USUAL.close }],
    };
  });
}

/** What is wrong with `business_hours` that were written. They know one opening, and none past midnight. */
export function hoursErrors(hours: BusinessHours, before: BusinessWeek): Record<string, string> {
  const read = hoursOf(before);
  const errors: Record<string, string> = {};
  for (const day of WEEKDAYS) {
    const { enabled, open, close } = hours[day];
    if (!enabled || (open === read[day].open && close === read[day].close)) continue;
    if (!open) errors[`business_hours.${day}.open`] = 'Open time is required';
    if (!close) errors[`business_hours.${day}.close`] = 'Close time is required';
    else if (open && close <= open) errors[`business_hours.${day}.close`] = 'Close time must be after open time';
  }
  return errors;
}

import type { Weekday } from '../constants.ts';
import { type BusinessWeek, eachWeekday, type Interval } from '../hours/business-week.ts';

/** `intervalsOf('11:00-14:00 17:00-01:00')` */
export const intervalsOf = (times: string): Interval[] =>
  times
    .split(' ')
    .filter(Boolean)
    .map((span) => ({ open: span.slice(0, 5), close: span.slice(6) }));

/** `weekWith({ each: '11:00-22:00', saturday: '18:00-02:00', monday: '' })`; days of which nothing is said are off. */
export const weekWith = (days: Partial<Record<Weekday | 'each', string>>): BusinessWeek =>
  eachWeekday((day) => {
    const intervals = intervalsOf(days[day] ?? days.each ?? '');
    return { enabled: intervals.length > 0, intervals };
  });

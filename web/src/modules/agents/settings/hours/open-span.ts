import { type Interval, minutesIn } from '@attendant/contract/hours/business-week';
import { DAY_MINUTES } from '@attendant/contract/hours/clock';

/** Where the openings of a day lie on a line of 24 hours; what goes on after midnight ends with the line. */
export const openSpans = (intervals: readonly Interval[]) =>
  intervals.map(minutesIn).map(({ from, to }) => ({
    startPercent: (from / DAY_MINUTES) * 100,
    widthPercent: ((Math.min(to, DAY_MINUTES) - from) / DAY_MINUTES) * 100,
  }));

/** How long they are in all: '9 h', '8 h 30 m'; '' for none. */
export function openFor(intervals: readonly Interval[]): string {
  const length = intervals.map(minutesIn).reduce((sum, { from, to }) => sum + to - from, 0);
  const text = [Math.floor(length / 60) && `${Math.floor(length / 60)} h`, length % 60 && `${length % 60} m`];
  return text.filter(Boolean).join(' ');
}

import { type Interval, minutesIn } from '@attendant/contract/hours/business-week';
import { DAY_MINUTES } from '@attendant/contract/hours/clock';

/** Where the openings of a day lie on a line of 24 hours, with what still goes on at its start from the day before. */
export const openSpans = (intervals: readonly Interval[], dayBefore: readonly Interval[] = []) => [
  ...dayBefore
    .map(minutesIn)
    .filter(({ to }) => to > DAY_MINUTES)
    .map(({ to }) => span(0, to - DAY_MINUTES)),
  ...intervals.map(minutesIn).map(({ from, to }) => span(from, Math.min(to, DAY_MINUTES))),
];

const span = (from: number, to: number) => ({
  startPercent: (from / DAY_MINUTES) * 100,
  widthPercent: ((to - from) / DAY_MINUTES) * 100,
});

/** How long they are in all: '9 h', '8 h 30 m'; '' for none. */
export function openFor(intervals: readonly Interval[]): string {
  const length = intervals.map(minutesIn).reduce((sum, { from, to }) => sum + to - from, 0);
  const text = [Math.floor(length / 60) && `${Math.floor(length / 60)} h`, length % 60 && `${length % 60} m`];
  return text.filter(Boolean).join(' ');
}

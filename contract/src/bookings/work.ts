import type { BusinessWeek } from '../hours/business-week.ts';
import { type Hours, type Span, spansOn } from '../hours/opening.ts';
import type { SpecialDate } from '../hours/special-days.ts';

/** The hours of one person; without a week of their own those of the business. */
export interface OwnHours {
  week: BusinessWeek | null;
  special: readonly SpecialDate[];
}

/** Minutes from one begin to the next: every half hour is one, and one appointment can follow the other without a gap. */
export function stepOf(lengths: readonly number[], bufferMinutes: number): number {
  return Math.max(LEAST_STEP, [...lengths, bufferMinutes].reduce(divisor, 30));
}
const LEAST_STEP = 5;

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));

/** When somebody works of what begins on a day: their own hours, as far as the business is open. */
export function workOn(business: Hours, { week, special }: OwnHours, date: string): Span[] {
  const open = spansOn(business, date);
  if (!week && special.every((one) => one.date !== date)) return open;
  const own = spansOn({ timezone: business.timezone, week: week ?? business.week, special }, date);
  return open.flatMap((span) =>
    own.flatMap(({ start, end }) => {
      const both = { start: start > span.start ? start : span.start, end: end < span.end ? end : span.end };
      return both.start < both.end ? [both] : [];
    }),
  );
}

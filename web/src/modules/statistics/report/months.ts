import { addDays } from '../../../kit/form/format.ts';
import type { DayRange } from '../../../kit/part/day-range.ts';

/** From the first of this month to today. */
export const thisMonth = (today: string): DayRange => ({ start: `${today.slice(0, 8)}01`, end: today });

export function lastMonth(today: string): DayRange {
  const end = addDays(thisMonth(today).start, -1);
  return { start: `${end.slice(0, 8)}01`, end };
}

/** '6 PM' */
export const hourName = (hour: number): string => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;

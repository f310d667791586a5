import { addDays, formatDay, formatLongDay } from '../form/format.ts';

/** Days YYYY-MM-DD in the agent's zone, both included. */
export interface DayRange {
  start: string;
  end: string;
}

export const RANGES = ['today', 'yesterday', 'week'] as const;
export type RangeName = (typeof RANGES)[number];

/** What somebody chose: 'today' is another day tomorrow, a range is not. */
export type RangeChoice = RangeName | DayRange;

export const RANGE_NAMES: Readonly<Record<RangeName, string>> = {
  today: 'Today',
  yesterday: 'Yesterday',
  week: 'This Week',
};

/** This Week is from last Sunday to today, never after today. */
export function rangeOf(choice: RangeChoice, today: string): DayRange {
  if (typeof choice !== 'string') return choice;
  if (choice === 'today') return { start: today, end: today };
  if (choice === 'yesterday') {
    const day = addDays(today, -1);
    return { start: day, end: day };
  }
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return { start: addDays(today, -weekday), end: today };
}

/** Today and the six days before it. */
export const lastSevenDays = (today: string): DayRange => ({ start: addDays(today, -6), end: today });

/** Why these days cannot be shown; null when they can. */
export function rangeProblem({ start, end }: DayRange, today: string): string | null {
  if (!start || !end) return 'Choose both days';
  if (end < start) return 'End date cannot be before start date';
  return start > today || end > today ? 'Dates cannot be after today' : null;
}

/** 'Saturday, November 21', 'Nov 15 – Nov 21' */
export const rangeText = ({ start, end }: DayRange): string =>
  start === end ? formatLongDay(start) : `${formatDay(start)} – ${formatDay(end)}`;

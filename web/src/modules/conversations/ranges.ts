import { addDays } from '../../kit/format.ts';

/** Days YYYY-MM-DD in the agent's zone, both included. */
export interface DayRange {
  start: string;
  end: string;
}

export const RANGES = ['today', 'yesterday', 'week'] as const;
export type RangeName = (typeof RANGES)[number];

export const RANGE_NAMES: Readonly<Record<RangeName, string>> = {
  today: 'Today',
  yesterday: 'Yesterday',
  week: 'This Week',
};

/** This Week is from last Sunday to today, never after today (C-112). */
export function rangeOf(name: RangeName, today: string): DayRange {
  if (name === 'today') return { start: today, end: today };
  if (name === 'yesterday') {
    const day = addDays(today, -1);
    return { start: day, end: day };
  }
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return { start: addDays(today, -weekday), end: today };
}

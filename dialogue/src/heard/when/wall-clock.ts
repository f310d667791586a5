import { clockAt } from '@attendant/contract/hours/clock';

/** What a clock at the business shows: 'YYYY-MM-DD' and 'HH:MM'. */
export function wallClock({ now, timezone }: { now: Date; timezone: string }): { date: string; time: string } {
  const { day, time } = clockAt(now, timezone);
  return { date: day, time };
}

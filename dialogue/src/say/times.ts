import { type Interval, minutesIn } from '@attendant/contract/hours/business-week';

const LONG_DATE = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });

/** '2026-11-26' as 'Thursday, November 26' */
export const longDate = (date: string): string => LONG_DATE.format(new Date(`${date}T12:00:00Z`));

/** '2026-11-22T12:00' as 'tomorrow at noon', seen from a day; '2026-11-22T' as 'tomorrow'. */
export function momentWords(wall: string, today: string): string {
  const [date = '', time = ''] = wall.split('T');
  const days = Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000);
  const near =
    days === 0 ? 'today' : days === 1 ? 'tomorrow' : days > 0 && days < 7 ? longDate(date).split(',')[0] : null;
  const day = near ?? longDate(date);
  return time ? `${day} at ${clock(time)}` : day;
}

/** '17:30' as '5:30 PM' */
export function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const half = hour % 24 < 12 ? 'AM' : 'PM';
  if (hour % 24 === 0 && minute === 0) return 'midnight';
  if (hour === 12 && minute === 0) return 'noon';
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  return `${twelve}${minute ? `:${String(minute).padStart(2, '0')}` : ''} ${half}`;
}

const DAY_MINUTES = 24 * 60;

/** '11 AM to 2 PM and 5 PM to 1 AM'; with 'from ' before each. */
export function spanWords(intervals: readonly Interval[], from = ''): string {
  const words = intervals.map((interval) => {
    const span = minutesIn(interval);
    if (span.to - span.from === DAY_MINUTES && span.from === 0) return 'around the clock';
    return `${from}${clock(interval.open)} to ${clock(interval.close)}`;
  });
  return [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' and ');
}

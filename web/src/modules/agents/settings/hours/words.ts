import type { Weekday } from '@attendant/contract/constants';
import type { Interval } from '@attendant/contract/hours/business-week';

export const dayName = (day: Weekday): string => day.charAt(0).toUpperCase() + day.slice(1);

/** '17:00' → '5:00 PM' */
export function spoken(clock: string): string {
  const [hour = '0', minute = '00'] = clock.split(':');
  const hours = Number(hour);
  return `${hours % 12 || 12}:${minute} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** 'Closed', '24 hours', '11:00 AM to 2:00 PM, 5:00 PM to 1:00 AM' */
export const spokenHours = (intervals: readonly Interval[]): string =>
  intervals
    .map(({ open, close }) => (isWholeDay({ open, close }) ? '24 hours' : `${spoken(open)} to ${spoken(close)}`))
    .join(', ') || 'Closed';

export const isWholeDay = ({ open, close }: Interval): boolean => open === '00:00' && close === '00:00';

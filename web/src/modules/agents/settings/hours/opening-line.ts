import type { BusinessHours } from '@attendant/contract/agents';
import { WEEKDAYS, type Weekday } from '@attendant/contract/constants';
import { ianaZone } from '@attendant/contract/fields/zones';
import { addDays, formatDate, todayIn } from '../../../../kit/form/format.ts';

interface Opening {
  timezone: string;
  closed: boolean;
  business_hours: BusinessHours;
  blocked_dates: readonly { date: string }[];
}

/** Far enough for every blocked date that can stand there. */
const DAYS_AHEAD = 400;

/** In one line what callers meet now: 'Open now, closes 5:00 PM', 'Closed now, opens Monday 9:00 AM'. */
export function openingLine(opening: Opening, now = new Date()): string {
  if (opening.closed) return 'Temporarily closed';
  const [today, clock] = [todayIn(opening.timezone, now), clockIn(opening.timezone, now)];
  const hours = hoursOn(opening, today);
  if (hours && clock >= hours.open && clock < hours.close) return `Open now, closes ${spoken(hours.close)}`;
  if (hours && clock < hours.open) return `Closed now, opens today ${spoken(hours.open)}`;
  for (let ahead = 1; ahead <= DAYS_AHEAD; ahead++) {
    const day = addDays(today, ahead);
    const next = hoursOn(opening, day);
    if (next) return `Closed now, opens ${dayWords(day, ahead)} ${spoken(next.open)}`;
  }
  return 'Closed now, no opening hours are set';
}

function hoursOn({ business_hours, blocked_dates }: Opening, day: string) {
  const hours = business_hours[weekdayOf(day)];
  const open = hours.enabled && hours.open !== '' && hours.close > hours.open;
  return open && blocked_dates.every(({ date }) => date !== day) ? hours : null;
}

/** WEEKDAYS begins on Monday, the calendar on Sunday. */
function weekdayOf(day: string): Weekday {
  return WEEKDAYS[(new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7] ?? 'monday';
}

function dayWords(day: string, ahead: number): string {
  if (ahead === 1) return 'tomorrow';
  if (ahead > 6) return formatDate(day);
  const name = weekdayOf(day);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** HH:MM on the walls of the zone, whatever its clocks do that day. */
const clockIn = (zone: string, now: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: ianaZone(zone), hour: '2-digit', minute: '2-digit' }).format(now);

/** '17:00' → '5:00 PM' */
export function spoken(clock: string): string {
  const [hour = '0', minute = '00'] = clock.split(':');
  const hours = Number(hour);
  return `${hours % 12 || 12}:${minute} ${hours < 12 ? 'AM' : 'PM'}`;
}

import { QUIET_FROM_HOUR, QUIET_UNTIL_HOUR } from '@attendant/contract/bookings/reminders';
import { addDays, dayOf, hourOf } from '../../../days.ts';

interface Remindable {
  starts_at: Date;
  created_at: Date;
}

/** Who comes sooner than this is on the way. */
const LEAST_AHEAD_MS = 2 * 3_600_000;

/**
 * Whether an appointment is to be reminded of now: from the hour on the day before, never at night. Who booked after that
 * hour knows. Where no server ran then it is made up for in the morning.
 */
export function isDue(
  { starts_at, created_at }: Remindable,
  { zone, hour }: { zone: string; hour: number },
  now: Date,
): boolean {
  const isAfter = (moment: Date) => {
    const [day, before] = [dayOf(moment, zone), addDays(dayOf(starts_at, zone), -1)];
    return day > before || (day === before && hourOf(moment, zone) >= hour);
  };
  const clock = hourOf(now, zone);
  const isQuiet = clock < QUIET_UNTIL_HOUR || clock >= QUIET_FROM_HOUR;
  return !isQuiet && isAfter(now) && !isAfter(created_at) && starts_at.getTime() - now.getTime() >= LEAST_AHEAD_MS;
}

/** When the night of this day begins. */
export function quietFrom(now: Date, zone: string): Date {
  const hours = QUIET_FROM_HOUR - hourOf(now, zone);
  return new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS + hours * HOUR_MS);
}
const HOUR_MS = 3_600_000;

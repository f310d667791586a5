import { clockAt, daysAfter } from '@attendant/contract/hours/clock';
import { hasHours, openingAt, weekdayOn } from '@attendant/contract/hours/opening';
import { datesOf } from '@attendant/contract/hours/special-days';
import { formatDate } from '../../../../kit/form/format.ts';
import { type SettingsFields, wholeWeek } from '../settings-form.ts';
import { dayName, spoken } from './words.ts';

type Opening = Pick<SettingsFields, 'timezone' | 'closed' | 'business_week' | 'special_days'>;

/** In one line what callers meet now: 'Open now, closes 5:00 PM', 'Closed now, opens Monday 9:00 AM'. */
export function openingLine({ timezone, closed, business_week, special_days }: Opening, now = new Date()): string {
  if (closed) return 'Temporarily closed';
  const hours = { timezone, week: wholeWeek(business_week), special: datesOf(special_days) };
  const { open, closes, next } = openingAt(hours, now);
  if (open && !closes) return 'Open now, around the clock';
  const then = closes ?? next;
  if (!hasHours(hours) || !then) return 'Closed now, no opening hours are set';
  const { day, time } = clockAt(then, timezone);
  const words = dayWords(day, clockAt(now, timezone).day);
  if (!open) return `Closed now, opens ${words} ${spoken(time)}`;
  // The night that begins needs no name.
  const isLong = then.getTime() - now.getTime() >= 86_400_000;
  return `Open now, closes ${isLong ? `${words} ` : ''}${spoken(time)}`;
}

function dayWords(day: string, today: string): string {
  if (day === today) return 'today';
  if (day === daysAfter(today, 1)) return 'tomorrow';
  return day > daysAfter(today, 6) ? formatDate(day) : dayName(weekdayOn(day));
}

import { WEEKDAYS, type Weekday } from '@attendant/contract/constants';
import { minutesOf } from '../hours/open-span.ts';
import type { SettingsFields } from '../settings-form.ts';

type SlotRules = Pick<SettingsFields, 'business_hours' | 'default_slot_duration' | 'buffer_time'>;

/** The first open day of a week with these settings: where its slots lie, in percent of the day's opening. */
export function slotsOfDay({ business_hours, default_slot_duration: length, buffer_time: buffer }: SlotRules) {
  const day = WEEKDAYS.find((one) => isOpen(business_hours[one]));
  if (!day) return null;
  const [from, to] = [minutesOf(business_hours[day].open), minutesOf(business_hours[day].close)];
  const whole = to - from;
  const count = Math.max(0, Math.floor((whole + buffer) / (length + buffer)));
  const percent = (minutes: number) => (minutes / whole) * 100;
  const slots = Array.from({ length: count }, (_, at) => ({
    startPercent: percent(at * (length + buffer)),
    widthPercent: percent(length),
  }));
  return { day: day satisfies Weekday, open: business_hours[day].open, close: business_hours[day].close, slots };
}

const isOpen = ({ enabled, open, close }: { enabled: boolean; open: string; close: string }) =>
  enabled && open !== '' && close > open;

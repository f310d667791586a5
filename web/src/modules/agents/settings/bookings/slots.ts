import { WEEKDAYS } from '@attendant/contract/constants';
import { minutesIn } from '@attendant/contract/hours/business-week';
import { startsIn } from '@attendant/contract/hours/opening';
import { type SettingsFields, whole } from '../settings-form.ts';

type SlotRules = Pick<SettingsFields, 'business_week' | 'default_slot_duration' | 'buffer_time'>;

/** The first open day of a week with these settings: where its slots lie, in percent of the time from opening to closing. */
export function slotsOfDay({ business_week, default_slot_duration: length, buffer_time: buffer }: SlotRules) {
  const day = WEEKDAYS.find((one) => business_week[one].enabled && whole(business_week[one].intervals).length > 0);
  const intervals = day ? whole(business_week[day].intervals) : [];
  const [first] = intervals.toSorted((one, other) => one.open.localeCompare(other.open));
  const last = intervals.toSorted((one, other) => minutesIn(other).to - minutesIn(one).to)[0];
  if (!day || !first || !last) return null;
  const [from, to] = [minutesIn(first).from, minutesIn(last).to];
  const percent = (minutes: number) => (minutes / (to - from)) * 100;
  // Hours that overlap are drawn once until they are mended.
  const starts = new Set(intervals.flatMap((interval) => startsIn(interval, length, buffer)));
  const slots = [...starts].map((start) => ({ startPercent: percent(start - from), widthPercent: percent(length) }));
  return { day, open: first.open, close: last.close, slots };
}

import type { Settings } from '@attendant/contract/agents/settings';
import type { Appointment } from '@attendant/contract/bookings';
import { client } from '../../../../api/client.ts';
import { formatDateTime } from '../../../../kit/form/format.ts';
import { confirmed } from '../../../../kit/frame/confirm.ts';
import { type SettingsFields, wholeWeek } from '../settings-form.ts';

const NAMED = 6;

/** Before hours are saved that leave appointments out: whose they are, and whether it is meant. */
export async function agreedToHours(agentId: string, fields: SettingsFields, stored: Settings): Promise<boolean> {
  const hours = {
    timezone: fields.timezone,
    business_week: wholeWeek(fields.business_week),
    special_days: fields.special_days,
  };
  const { timezone, business_week, special_days } = stored;
  if (JSON.stringify(hours) === JSON.stringify({ timezone, business_week, special_days })) return true;
  // What keeps this from being asked keeps it from being saved, and is told there.
  const hit = await client.bookings.outsideHours({ id: agentId, ...hours }).catch(() => []);
  return agreedTo(hit, fields.timezone);
}

/** Nothing is moved or cancelled by itself: the owner sees whom it would hit, and decides. */
export async function agreedTo(hit: readonly Appointment[], zone: string): Promise<boolean> {
  if (hit.length === 0) return true;
  return confirmed({
    variant: 'warning',
    title:
      hit.length === 1
        ? 'One appointment is outside these hours'
        : `${hit.length} appointments are outside these hours`,
    message: `${namesOf(hit, zone)}. They stay booked until you move or cancel them.`,
    confirmText: 'Save anyway',
  });
}

/** 'Lena Fox, Nov 27, 4:00 PM; Dan Miller, …; and 3 more' */
export function namesOf(hit: readonly Appointment[], zone: string): string {
  const named = hit
    .slice(0, NAMED)
    .map(({ customer_name, starts_at }) => `${customer_name}, ${formatDateTime(starts_at, zone)}`);
  return [...named, ...(hit.length > NAMED ? [`and ${hit.length - NAMED} more`] : [])].join('; ');
}

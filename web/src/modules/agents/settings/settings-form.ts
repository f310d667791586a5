import { AgentPhone, BusinessName, Timezone } from '@attendant/contract/agents';
import {
  Invitee,
  openingErrors,
  type Settings,
  type SettingsChanges,
  SettingsGreeting,
  SettingsName,
  SettingsPrompt,
} from '@attendant/contract/agents/settings';
import { TransferChanges } from '@attendant/contract/agents/transfers';
import { TEXT_MAX, WEEKDAYS } from '@attendant/contract/constants';
import { eachWeekday, type Interval, SpecialDays } from '@attendant/contract/hours/business-week';
import * as z from 'zod/mini';

const isPhone = (text: string) => text.trim() === '' || AgentPhone.safeParse(text).success;

/** A time that is still empty is told beside the others. */
const TypedInterval = z.object({ open: z.string(), close: z.string() });

/** What the form holds; times and the closed message depend on each other and on the switches. */
export const SettingsForm = z
  .object({
    name: SettingsName,
    business_name: BusinessName,
    greeting: SettingsGreeting,
    system_prompt: SettingsPrompt,
    voice_model: z.string(),
    language: z.string(),
    phone_number: z.string().check(z.refine(isPhone, 'Phone number must be in format +1XXXXXXXXXX')),
    timezone: Timezone,
    booking_enabled: z.boolean(),
    ordering_enabled: z.boolean(),
    default_slot_duration: z.int(),
    max_slot_appointments: z.int(),
    buffer_time: z.int(),
    invitees: z.array(Invitee),
    closed: z.boolean(),
    closed_message: z.string().check(z.maxLength(TEXT_MAX)),
    business_week: z.record(z.enum(WEEKDAYS), z.object({ enabled: z.boolean(), intervals: z.array(TypedInterval) })),
    special_days: z.array(SpecialDays),
    transfer_settings: TransferChanges,
  })
  .check(
    z.superRefine((settings, context) => {
      for (const [path, message] of Object.entries(openingErrors(settings))) {
        context.addIssue({ code: 'custom', path: path.split('.'), message });
      }
    }),
  );
export type SettingsFields = z.infer<typeof SettingsForm>;

const FIELDS = Object.keys(SettingsForm.shape) as (keyof SettingsFields)[];

export const toFields = (settings: Settings): SettingsFields => ({
  name: settings.name,
  business_name: settings.business_name,
  greeting: settings.greeting,
  system_prompt: settings.system_prompt,
  voice_model: settings.voice_model,
  language: settings.language,
  phone_number: settings.phone_number ?? '',
  timezone: settings.timezone,
  booking_enabled: settings.booking_enabled,
  ordering_enabled: settings.ordering_enabled,
  default_slot_duration: settings.default_slot_duration,
  max_slot_appointments: settings.max_slot_appointments,
  buffer_time: settings.buffer_time,
  invitees: settings.invitees,
  closed: settings.closed,
  closed_message: settings.closed_message,
  business_week: settings.business_week,
  special_days: settings.special_days,
  transfer_settings: settings.transfer_settings,
});

/** The whole of the settings: what the form does not show goes back as it came. */
export const toChanges = (fields: SettingsFields, loaded: Settings): SettingsChanges => ({
  ...loaded,
  ...fields,
  business_week: wholeWeek(fields.business_week),
  phone_number: fields.phone_number.trim() || null,
});

/** Times that are half typed are only let through where they are switched off. */
export const whole = (intervals: readonly Interval[]): Interval[] =>
  intervals.filter(({ open, close }) => open !== '' && close !== '');

export const wholeWeek = (week: SettingsFields['business_week']): SettingsFields['business_week'] =>
  eachWeekday((day) => ({ enabled: week[day].enabled, intervals: whole(week[day].intervals) }));

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Three versions of the form made one, when somebody else saved while it was being filled in: what was typed since
 * `base` stays, the rest is as in `fresh`. `contested` are the fields that both changed.
 */
export function rebase(typed: SettingsFields, base: SettingsFields, fresh: SettingsFields) {
  const kept = FIELDS.filter((field) => !same(typed[field], base[field]) && !same(typed[field], fresh[field]));
  const contested = kept.filter((field) => !same(base[field], fresh[field]));
  const fields: SettingsFields = { ...fresh, ...Object.fromEntries(kept.map((field) => [field, typed[field]])) };
  return { fields, kept, contested };
}

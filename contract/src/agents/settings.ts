import * as z from 'zod/mini';
import { Agent, AgentChanges, BlockedDate, type BusinessHours, Clock } from '../agents.ts';
import { AGENT_NAME_MAX, AGENT_NAME_MIN, GREETING_MIN, PROMPT_MIN, TEXT_MAX, WEEKDAYS } from '../constants.ts';
import { Day, endpoint, Id, needed } from '../endpoint.ts';
import { EmailAddress } from '../identity.ts';
import { TransferChanges, TransferSettings } from './transfers.ts';

/** What the settings form of an agent shows and changes. */

/** Somebody who is told of each appointment. */
export const Invitee = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Name is required'), z.maxLength(100)),
  email: EmailAddress.check(z.toLowerCase()),
});
export type Invitee = z.infer<typeof Invitee>;

/** Days that are switched off may have no times. */
const SettingsHours = z.record(
  z.enum(WEEKDAYS),
  z.object({
    enabled: z.boolean(),
    open: z.union([Clock, z.literal('')], 'Use a time like 09:00'),
    close: z.union([Clock, z.literal('')], 'Use a time like 09:00'),
  }),
);

export const SettingsGreeting = needed('Greeting message is required').check(
  z.trim(),
  z.minLength(1, 'Greeting message is required'),
  z.minLength(GREETING_MIN, 'Greeting must be at least 10 characters long'),
  z.maxLength(TEXT_MAX),
);
export const SettingsPrompt = needed('System prompt is required').check(
  z.trim(),
  z.minLength(1, 'System prompt is required'),
  z.minLength(PROMPT_MIN, 'System prompt must be at least 20 characters long'),
  z.maxLength(TEXT_MAX),
);
export const SettingsName = needed('Agent name is required').check(
  z.trim(),
  z.minLength(1, 'Agent name is required'),
  z.minLength(AGENT_NAME_MIN, 'Agent name must be at least 2 characters long'),
  z.maxLength(AGENT_NAME_MAX, 'Agent name must be 50 characters or less'),
);

const FIELDS = {
  name: true,
  business_name: true,
  phone_number: true,
  greeting: true,
  system_prompt: true,
  voice_model: true,
  language: true,
  timezone: true,
  booking_enabled: true,
  ordering_enabled: true,
  default_slot_duration: true,
  max_slot_appointments: true,
  buffer_time: true,
  closed: true,
  closed_message: true,
  business_hours: true,
  blocked_dates: true,
  updated_at: true,
} as const;

export const Settings = z.extend(z.pick(Agent, FIELDS), {
  invitees: z.array(Invitee),
  transfer_settings: TransferSettings,
});
export type Settings = z.infer<typeof Settings>;

/** Only keys that are present are changed; `updated_at` is the version that they were made on. */
export const SettingsChanges = z.extend(z.pick(AgentChanges, FIELDS), {
  name: z.optional(SettingsName),
  greeting: z.optional(SettingsGreeting),
  system_prompt: z.optional(SettingsPrompt),
  business_hours: z.optional(SettingsHours),
  invitees: z.optional(z.array(Invitee).check(z.maxLength(50))),
  transfer_settings: z.optional(TransferChanges),
});
export type SettingsChanges = z.infer<typeof SettingsChanges>;

/**
 * What is wrong with times and the closed message, by path: they depend on each other, so a change is judged with what
 * it leaves as it is. While an agent is closed its hours are not checked, and neither are days off.
 */
export function openingErrors(settings: {
  closed: boolean;
  closed_message: string;
  business_hours: BusinessHours;
}): Record<string, string> {
  if (settings.closed) {
    return settings.closed_message.trim() ? {} : { closed_message: 'Closed message is required when agent is closed' };
  }
  const errors: Record<string, string> = {};
  for (const day of WEEKDAYS) {
    const { enabled, open, close } = settings.business_hours[day];
    if (!enabled) continue;
    if (!open) errors[`business_hours.${day}.open`] = 'Open time is required';
    if (!close) errors[`business_hours.${day}.close`] = 'Close time is required';
    else if (open && close <= open) errors[`business_hours.${day}.close`] = 'Close time must be after open time';
  }
  return errors;
}

const changed = z.extend(Id, SettingsChanges.shape);

export const settings = {
  get: endpoint('agent.read').route({ method: 'GET', path: '/agent/{id}/settings' }).input(Id).output(Settings),
  replace: endpoint('agent.change')
    .route({ method: 'PUT', path: '/agent/{id}/settings' })
    .input(changed)
    .output(Settings),
  update: endpoint('agent.change')
    .route({ method: 'PATCH', path: '/agent/{id}/settings' })
    .input(changed)
    .output(Settings),
  /** The same date again changes its reason. */
  blockDate: endpoint('agent.change')
    .route({ method: 'POST', path: '/agent/{id}/blocked-dates', successStatus: 201 })
    .input(z.extend(Id, BlockedDate.shape))
    .output(z.array(BlockedDate)),
  unblockDate: endpoint('agent.change')
    .route({ method: 'DELETE', path: '/agent/{id}/blocked-dates/{date}' })
    .input(z.extend(Id, { date: Day }))
    .output(z.array(BlockedDate)),
};

import * as z from 'zod/mini';
import { Agent, AgentChanges, BlockedDate } from '../agents.ts';
import { AGENT_NAME_MAX, AGENT_NAME_MIN, GREETING_MIN, PROMPT_MIN, TEXT_MAX } from '../constants.ts';
import { atMost, Day, endpoint, Id, needed } from '../endpoint.ts';
import { type BusinessWeek, weekErrors } from '../hours/business-week.ts';
import { EmailAddress } from '../identity.ts';
import { TransferChanges, TransferSettings } from './transfers.ts';

/** What the settings form of an agent shows and changes. */

/** Somebody who is told of each appointment. */
export const Invitee = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Name is required'), z.maxLength(100)),
  email: EmailAddress.check(z.toLowerCase()),
});
export type Invitee = z.infer<typeof Invitee>;

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
  business_week: true,
  blocked_dates: true,
  special_days: true,
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
  business_week: BusinessWeek;
}): Record<string, string> {
  if (!settings.closed) return weekErrors(settings.business_week);
  return settings.closed_message.trim() ? {} : { closed_message: 'Closed message is required when agent is closed' };
}

/** A public holiday, for an owner to pick from. */
export const Holiday = z.object({ date: Day, name: z.string() });
export type Holiday = z.infer<typeof Holiday>;

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
  /** Of the country of its time zone unless another is asked for, from today on. */
  holidays: endpoint('agent.read')
    .route({ method: 'GET', path: '/agent/{id}/holidays' })
    .input(z.extend(Id, { country: z.optional(z.string().check(atMost(2), z.regex(/^[A-Z]{2}$/))) }))
    .output(
      z.object({
        country: z.string(),
        countries: z.array(z.object({ code: z.string(), name: z.string() })),
        holidays: z.array(Holiday),
      }),
    ),
};

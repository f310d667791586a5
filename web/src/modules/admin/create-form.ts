import { AgentPhone, BusinessName, Timezone } from '@attendant/contract/agents';
import { SettingsGreeting, SettingsName, SettingsPrompt } from '@attendant/contract/agents/settings';
import { DEFAULT_TIMEZONE, GREETING_MAX_CREATE, PROMPT_MAX_CREATE } from '@attendant/contract/constants';
import { PHONE_FORMAT } from '@attendant/contract/fields/phones';
import * as z from 'zod/mini';

const isPhone = (text: string) => text.trim() === '' || AgentPhone.safeParse(text).success;

/** The form of administrators: every field has to be filled. */
export const CreateFields = z.object({
  name: SettingsName,
  business_name: BusinessName,
  phone_number: z.string().check(z.trim(), z.minLength(1, 'Phone number is required'), z.refine(isPhone, PHONE_FORMAT)),
  timezone: Timezone,
  // As the settings want them, and no longer than a new agent's may be.
  greeting: SettingsGreeting.check(
    z.maxLength(GREETING_MAX_CREATE, 'Greeting message is too long (max 500 characters)'),
  ),
  system_prompt: SettingsPrompt.check(
    z.maxLength(PROMPT_MAX_CREATE, 'System instructions are too long (max 2000 characters)'),
  ),
});
export type CreateFields = z.infer<typeof CreateFields>;

export const BLANK: CreateFields = {
  name: '',
  business_name: '',
  phone_number: '',
  timezone: DEFAULT_TIMEZONE,
  greeting: '',
  system_prompt: '',
};

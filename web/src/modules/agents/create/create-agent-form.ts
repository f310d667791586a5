import { AgentName, CreateGreeting, CreatePrompt, type NewAgent, Timezone } from '@attendant/contract/agents';
import { DEFAULT_LANGUAGE, DEFAULT_TIMEZONE, DEFAULT_VOICE } from '@attendant/contract/constants';
import * as z from 'zod/mini';

export const CreateAgentForm = z.object({
  name: AgentName,
  greeting: CreateGreeting,
  system_prompt: CreatePrompt,
  voice_model: z.string(),
  language: z.string(),
  timezone: Timezone,
});
export type CreateAgentFields = z.infer<typeof CreateAgentForm>;

export const BLANK: CreateAgentFields = {
  name: '',
  greeting: '',
  system_prompt: '',
  voice_model: DEFAULT_VOICE,
  language: DEFAULT_LANGUAGE,
  timezone: DEFAULT_TIMEZONE,
};

/** A greeting or instructions left empty are left out: the server then takes its own. */
export function toNewAgent({ greeting, system_prompt, ...rest }: CreateAgentFields): NewAgent {
  return {
    ...rest,
    name: rest.name.trim(),
    ...(greeting.trim() && { greeting: greeting.trim() }),
    ...(system_prompt.trim() && { system_prompt: system_prompt.trim() }),
  };
}

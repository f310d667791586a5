import {
  AgentName,
  BusinessName,
  CreateGreeting,
  CreatePrompt,
  type NewAgent,
  Timezone,
} from '@attendant/contract/agents';
import { BUSINESS_KINDS, weekOn } from '@attendant/contract/agents/business-kinds';
import { DEFAULT_LANGUAGE, DEFAULT_TIMEZONE, DEFAULT_VOICE, WEEKDAYS } from '@attendant/contract/constants';
import { intervalErrors } from '@attendant/contract/hours/business-week';
import * as z from 'zod/mini';
import { HOURS, isSame, kindOf, suggestedFor } from './suggested.ts';

export const CreateAgentForm = z
  .object({
    /** Empty until one is picked. */
    business_kind: z.union([z.enum(BUSINESS_KINDS), z.literal('')]),
    business_name: z.string(),
    /** The days on which it is open, all of them at the same hours. */
    days: z.array(z.enum(WEEKDAYS)),
    open: z.string(),
    close: z.string(),
    name: AgentName,
    greeting: CreateGreeting,
    system_prompt: CreatePrompt,
    voice_model: z.string(),
    language: z.string(),
    timezone: Timezone,
  })
  .check(
    z.superRefine(({ business_name, days, open, close }, context) => {
      const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
      const name = business_name.trim() === '' ? undefined : BusinessName.safeParse(business_name).error;
      if (name?.issues[0]) wrong('business_name', name.issues[0].message);
      if (days.length === 0) return;
      for (const [path, message] of Object.entries(intervalErrors([{ open, close }]))) {
        wrong(path.replace('0.', ''), message);
      }
    }),
  );
export type CreateAgentFields = z.infer<typeof CreateAgentForm>;

export const BLANK: CreateAgentFields = {
  business_kind: '',
  business_name: '',
  ...HOURS,
  name: '',
  greeting: '',
  system_prompt: '',
  voice_model: DEFAULT_VOICE,
  language: DEFAULT_LANGUAGE,
  timezone: DEFAULT_TIMEZONE,
};

/** What nobody has written is left out: the server then takes what follows from the kind of business, or its own. */
export function toNewAgent(fields: CreateAgentFields): NewAgent {
  const { business_kind, business_name, days, open, close, greeting, system_prompt, ...rest } = fields;
  const suggested = suggestedFor(fields);
  const kind = kindOf(fields);
  const saysHours = business_kind !== '' || !isSame({ days, open, close }, HOURS);
  return {
    ...rest,
    name: rest.name.trim(),
    ...(kind && { business_kind: kind }),
    ...(business_name.trim() && { business_name: business_name.trim() }),
    ...(saysHours && { business_week: weekOn(days, open, close) }),
    ...own('greeting', greeting, suggested.greeting),
    ...own('system_prompt', system_prompt, suggested.system_prompt),
  };
}

const own = (field: 'greeting' | 'system_prompt', text: string, suggested: string) =>
  text.trim() !== '' && text.trim() !== suggested && { [field]: text.trim() };

import * as z from 'zod/mini';
import { BUSINESS_KINDS } from './agents/business-kinds.ts';
import {
  AGENT_LIST_LIMIT,
  AGENT_NAME_MAX,
  AGENT_NAME_MIN,
  GREETING_MAX_CREATE,
  GREETING_MIN,
  LANGUAGES,
  PROMPT_MAX_CREATE,
  PROMPT_MIN,
  TEXT_MAX,
  VOICES,
  WEEKDAYS,
} from './constants.ts';
import { atMost, Day, endpoint, Id, Instant, needed } from './endpoint.ts';
import { isZone } from './fields/zones.ts';
import { BusinessWeek, Clock, eachWeekday, NewSpecialDays, SpecialDays } from './hours/business-week.ts';
import { SPECIAL_DAYS_MOST } from './hours/special-days.ts';
import { AGENT_ROLES } from './permissions.ts';

/** One opening a day; all of them, and those past midnight, are in `business_week`. */
export const BusinessHours = z.record(z.enum(WEEKDAYS), z.object({ enabled: z.boolean(), open: Clock, close: Clock }));
export type BusinessHours = z.infer<typeof BusinessHours>;
/** Days that are switched off may be sent without times. */
const ClearedClock = z.union([Clock, z.literal('')], 'Use a time like 09:00');
const WrittenHours = z.record(
  z.enum(WEEKDAYS),
  z.object({ enabled: z.boolean(), open: ClearedClock, close: ClearedClock }),
);
export const BlockedDate = z.object({ date: Day, reason: z.optional(z.string().check(z.maxLength(200))) });

/** Monday to Friday from nine to five; the weekend carries the same times, switched off. */
export const DEFAULT_HOURS: BusinessHours = eachWeekday((day) => ({
  enabled: day !== 'saturday' && day !== 'sunday',
  open: '09:00',
  close: '17:00',
}));
export const DEFAULT_WEEK: BusinessWeek = eachWeekday((day) => {
  const { enabled, open, close } = DEFAULT_HOURS[day];
  return { enabled, intervals: [{ open, close }] };
});

export const Agent = z.object({
  id: z.uuid(),
  tenant_id: z.uuid(),
  name: z.string(),
  business_name: z.string(),
  phone_number: z.nullable(z.string()),
  timezone: z.string(),
  greeting: z.string(),
  system_prompt: z.string(),
  voice_model: z.string(),
  language: z.string(),
  active: z.boolean(),
  booking_enabled: z.boolean(),
  ordering_enabled: z.boolean(),
  closed: z.boolean(),
  default_slot_duration: z.int(),
  max_slot_appointments: z.int(),
  buffer_time: z.int(),
  closed_message: z.string(),
  business_hours: BusinessHours,
  business_week: BusinessWeek,
  blocked_dates: z.array(BlockedDate),
  special_days: z.array(SpecialDays),
  /** Voice conversations started today in the agent's zone. */
  calls_today: z.int(),
  conversations_count: z.int(),
  /** Seconds, of finished voice conversations. */
  avg_call_duration: z.int(),
  my_role: z.enum([...AGENT_ROLES, 'admin']),
  created_at: Instant,
  updated_at: Instant,
});
export type Agent = z.infer<typeof Agent>;

export const AgentName = needed('Agent name is required').check(
  z.trim(),
  z.minLength(1, 'Agent name is required'),
  z.minLength(AGENT_NAME_MIN, 'Agent name must be at least 2 characters'),
  z.maxLength(AGENT_NAME_MAX, 'Agent name must be 50 characters or less'),
);
export const BusinessName = needed('Business name is required').check(
  z.trim(),
  z.minLength(1, 'Business name is required'),
  z.minLength(AGENT_NAME_MIN, 'Business name must be at least 2 characters long'),
  z.maxLength(AGENT_NAME_MAX, 'Business name must be 50 characters or less'),
);
const PHONE_WRONG = 'Phone number must be in format +1XXXXXXXXXX';
/** A North American number in any spelling; stored as +1XXXXXXXXXX. */
export const AgentPhone = z
  .string()
  .check(z.trim(), atMost(40, PHONE_WRONG), z.regex(/^\+?1?[\s.(-]*\d{3}[\s.)-]*\d{3}[\s.-]*\d{4}$/, PHONE_WRONG));
export const Timezone = needed('Timezone is required').check(
  z.minLength(1, 'Timezone is required'),
  z.refine(isZone, 'Timezone is required'),
);
export const Voice = z.enum(VOICES as [string, ...string[]], 'Voice model is required');
const Language = z.enum(Object.keys(LANGUAGES) as [string, ...string[]], 'Language is required');
export const CreateGreeting = z
  .string()
  .check(z.trim(), z.maxLength(GREETING_MAX_CREATE, 'Greeting message is too long (max 500 characters)'));
export const CreatePrompt = z
  .string()
  .check(z.trim(), z.maxLength(PROMPT_MAX_CREATE, 'System instructions are too long (max 2000 characters)'));

export const NewAgent = z
  .object({
    name: AgentName,
    /** What is left out follows from it. */
    business_kind: z.optional(z.enum(BUSINESS_KINDS)),
    business_name: z.optional(BusinessName),
    phone_number: z.optional(z.nullable(AgentPhone)),
    greeting: z.optional(CreateGreeting),
    system_prompt: z.optional(CreatePrompt),
    voice_model: z.optional(Voice),
    language: z.optional(Language),
    timezone: z.optional(Timezone),
    ordering_enabled: z.optional(z.boolean()),
    booking_enabled: z.optional(z.boolean()),
    business_week: z.optional(BusinessWeek),
    /** From the console of administrators: nobody owns it until somebody is made its owner. */
    unowned: z.optional(z.boolean()),
  })
  .check(
    // The alternate form, which has two fields more and asks for no kind, has minimums as the settings have.
    z.superRefine((agent, context) => {
      if (agent.business_kind !== undefined || (agent.business_name === undefined && agent.phone_number === undefined))
        return;
      const tooShort = (path: string, text: string | undefined, min: number, message: string) =>
        text && text.length < min && context.addIssue({ code: 'custom', path: [path], message });
      tooShort('greeting', agent.greeting, GREETING_MIN, 'Greeting must be at least 10 characters long');
      tooShort('system_prompt', agent.system_prompt, PROMPT_MIN, 'System prompt must be at least 20 characters long');
    }),
  );
export type NewAgent = z.infer<typeof NewAgent>;

/** Only keys that are present are changed, unknown and read-only keys are ignored. */
export const AgentChanges = z.partial(
  z.object({
    name: AgentName,
    business_name: BusinessName,
    phone_number: z.nullable(AgentPhone),
    greeting: z
      .string()
      .check(
        z.trim(),
        z.minLength(GREETING_MIN, 'Greeting must be at least 10 characters long'),
        z.maxLength(TEXT_MAX),
      ),
    system_prompt: z
      .string()
      .check(
        z.trim(),
        z.minLength(PROMPT_MIN, 'System prompt must be at least 20 characters long'),
        z.maxLength(TEXT_MAX),
      ),
    voice_model: Voice,
    language: Language,
    timezone: Timezone,
    active: z.boolean(),
    booking_enabled: z.boolean(),
    ordering_enabled: z.boolean(),
    closed: z.boolean(),
    default_slot_duration: z.int().check(z.gte(15), z.lte(240)),
    max_slot_appointments: z.int().check(z.gte(1), z.lte(10)),
    buffer_time: z.int().check(z.gte(0), z.lte(60)),
    closed_message: z.string().check(z.trim(), z.maxLength(TEXT_MAX)),
    business_hours: WrittenHours,
    business_week: BusinessWeek,
    blocked_dates: z.array(BlockedDate).check(z.maxLength(SPECIAL_DAYS_MOST)),
    special_days: z.array(NewSpecialDays).check(z.maxLength(SPECIAL_DAYS_MOST)),
    /** The version that the changes were made on; a stale one is refused. */
    updated_at: Instant,
  }),
);
export type AgentChanges = z.infer<typeof AgentChanges>;

const ListInput = z.object({
  limit: z._default(z.int().check(z.gte(1), z.lte(500)), AGENT_LIST_LIMIT),
  offset: z._default(z.int().check(z.gte(0)), 0),
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  status: z.optional(z.enum(['active', 'inactive'])),
  language: z.optional(Language),
  /** Every agent of every tenant; administrators only. */
  scope: z.optional(z.enum(['all'])),
});
const changed = z.extend(Id, AgentChanges.shape);

export const agents = {
  /** A plain array; the number of all that match stands in the header X-Total-Count. */
  list: endpoint('sign-in')
    .route({ method: 'GET', path: '/agents', outputStructure: 'detailed' })
    .input(ListInput)
    .output(z.object({ headers: z.object({ 'x-total-count': z.string() }), body: z.array(Agent) })),
  create: endpoint('sign-in')
    .route({ method: 'POST', path: '/agents', successStatus: 201 })
    .input(NewAgent)
    .output(Agent),
  get: endpoint('agent.see').route({ method: 'GET', path: '/agent/{id}' }).input(Id).output(Agent),
  update: endpoint('agent.change').route({ method: 'PATCH', path: '/agent/{id}' }).input(changed).output(Agent),
  replace: endpoint('agent.change').route({ method: 'PUT', path: '/agent/{id}' }).input(changed).output(Agent),
  remove: endpoint('agent.delete')
    .route({ method: 'DELETE', path: '/agent/{id}', successStatus: 204 })
    .input(Id)
    .output(z.void()),
};

import { type RawBuilder, sql, type Updateable } from 'kysely';
import type { DB } from '../../database/schema.ts';
import { asCarried, digitsOf, sameNumber } from '../callers/index.ts';

/**
 * The one list of what is kept: every table, whose its rows are, what exports show of them and what becomes of them
 * when a caller is forgotten. A table without a line does not compile; a column is shown unless it is hidden here.
 */

type Where = RawBuilder<boolean>;

/** What a number led to at one agent: by these its rows are found. */
export interface Trail {
  agentId: string;
  phone: string;
  conversations: readonly string[];
  orders: readonly string[];
  appointments: readonly string[];
  callbacks: readonly string[];
}

export interface Person {
  id: string;
  uid: string;
  email: string;
}

export interface Kept<Name extends keyof DB> {
  /** Columns that no export shows: secrets and their hashes, and what only machines read. */
  hides?: readonly (keyof DB[Name])[];
  ofAgent?: (agentId: string) => Where;
  ofCaller?: (trail: Trail) => Where;
  /** What a caller's rows come to. `with-their-conversation`, `with-their-number`: another row takes them along. */
  forget?: 'delete' | 'with-their-conversation' | 'with-their-number' | Updateable<DB[Name]>;
  ofPerson?: (person: Person) => Where;
  /** Why what is found by `ofCaller` is in no export. */
  unshown?: string;
}

/** A line of the list, whatever its table. */
export type AnyKept = { [Name in keyof DB]: Kept<Name> }[keyof DB];

const isIn = (column: string, ids: readonly string[]): Where => sql`${sql.ref(column)} = any(${[...ids]}::uuid[])`;
const on = (column: string) => (agentId: string) => sql<boolean>`${sql.ref(column)} = ${agentId}`;
const ofAgent = on('agent_id');
const inConversations = (agentId: string): Where =>
  sql`conversation_id in (select id from conversations where agent_id = ${agentId})`;
const inOrders = (agentId: string): Where => sql`order_id in (select id from orders where agent_id = ${agentId})`;
const inConversation = {
  ofAgent: inConversations,
  ofCaller: (trail: Trail) => isIn('conversation_id', trail.conversations),
};
/** Both: what an agent has of a number, however it is written. */
const numbered = (column: string) => (trail: Trail) =>
  sql<boolean>`agent_id = ${trail.agentId} and ${sameNumber(column, trail.phone)}`;
const inAccount = (person: Person): Where => sql`identity_uid = ${person.uid}`;
const byUser = (person: Person): Where => sql`user_id = ${person.id}`;
/** Whether a text has the digits of the number, with whatever between them. */
export const holds = ({ phone }: Pick<Trail, 'phone'>, text: string): Where => {
  const digits = digitsOf(phone);
  return sql`(${digits} <> '' and position(${digits} in regexp_replace(${sql.raw(text)}, '[^0-9]', '', 'g')) > 0)`;
};

const NOBODY_NAMED = { customer_name: 'Forgotten caller', customer_phone: '', action_key: null };
/** Also when their time has come: what was ordered and paid stays. */
export const ORDER_OF_NOBODY = { ...NOBODY_NAMED, special_request: null, allergies: null, delivery_address: null };
export const BOOKING_OF_NOBODY = { ...NOBODY_NAMED, customer_email: null, notes: null };

/** The sound of messages, of calls as a whole and of messages left. */
const soundOf = ({ conversations, callbacks }: Trail): Where => sql`key in (
  select audio_key from messages where ${isIn('conversation_id', conversations)}
  union all select recording_key from conversations where ${isIn('id', conversations)}
  union all select audio_key from callbacks where ${isIn('id', callbacks)})`;

/**
 * Mails of this agent's people that name the number, and whatever mail names what came of it. A number may have called
 * others too: their mails are not this owner's to take away.
 */
const lettersOf = (trail: Trail): Where => sql`(${holds(trail, 'subject || letter::text')} and recipient in (
    select i.email::text from agent_members m
      join users u on u.id = m.user_id join identities i on i.uid = u.identity_uid where m.agent_id = ${trail.agentId}
    union select one ->> 'email' from agents, jsonb_array_elements(invitees) as one where agents.id = ${trail.agentId}))
  or exists (select from unnest(${[...trail.conversations, ...trail.orders, ...trail.appointments, ...trail.callbacks]}::text[]) as one
    where position(one in letter::text) > 0)`;

export const KEPT: { readonly [Name in keyof DB]: Kept<Name> } = {
  // An agent and its people
  agents: { hides: ['erasing_at'], ofAgent: on('id') },
  agent_members: { ofAgent, ofPerson: byUser },
  blocked_dates: { ofAgent },
  calendar_feeds: { hides: ['hash'], ofAgent },
  invitations: { ofAgent, ofPerson: ({ email }) => sql`email = ${email}` },
  audit_log: { ofAgent, ofPerson: byUser },

  // What the business sells and knows
  menu_items: { ofAgent },
  order_settings: { ofAgent },
  datasets: { ofAgent },
  passages: { hides: ['words'], ofAgent },
  memories: {
    ofAgent,
    ofCaller: (trail) =>
      sql`agent_id = ${trail.agentId} and (${isIn('conversation_id', trail.conversations)} or ${holds(trail, 'content')})`,
    forget: 'delete',
  },

  // Callers: sound first, for its rows are found by those below
  files: { ofAgent, ofCaller: soundOf, forget: 'with-their-conversation' },
  messages: { ...inConversation, forget: 'with-their-conversation' },
  message_sources: { ...inConversation, forget: 'with-their-conversation' },
  tool_calls: { ...inConversation, forget: 'with-their-conversation' },
  transfers: { ...inConversation, forget: 'with-their-conversation' },
  steerings: { ...inConversation, forget: 'with-their-conversation' },
  callbacks: { ofAgent, ofCaller: ({ callbacks }) => isIn('id', callbacks), forget: 'with-their-conversation' },
  order_items: { ofAgent: inOrders, ofCaller: ({ orders }) => isIn('order_id', orders), forget: { note: null } },
  order_texts: {
    ofAgent,
    ofCaller: (trail) => sql`${numbered('phone')(trail)} or ${isIn('order_id', trail.orders)}`,
    forget: 'delete',
  },
  orders: { ofAgent, ofCaller: ({ orders }) => isIn('id', orders), forget: ORDER_OF_NOBODY },
  order_moves: { ofAgent: inOrders },
  appointments: { ofAgent, ofCaller: ({ appointments }) => isIn('id', appointments), forget: BOOKING_OF_NOBODY },
  callers: { ofAgent, ofCaller: numbered('phone'), forget: 'delete' },
  blocked_callers: { ofAgent, ofCaller: numbered('phone'), forget: 'delete' },
  text_opt_outs: { ofAgent, ofCaller: numbered('phone'), forget: 'delete' },
  mails: {
    // Its reader's address is not the caller's to have, and how the sending went is nobody's.
    hides: ['recipient', 'code_hash', 'attempts', 'next_attempt_at', 'error'],
    ofAgent: (agentId) => sql`position(${agentId} in letter::text) > 0`,
    ofCaller: lettersOf,
    forget: 'delete',
    ofPerson: ({ email }) => sql`recipient = ${email}`,
  },
  caller_days: {
    ofAgent,
    ofCaller: ({ agentId, phone }) => sql`agent_id = ${agentId} and caller_phone = any(${asCarried(phone)}::text[])`,
    forget: 'with-their-number',
  },
  conversations: {
    hides: ['alive_at'],
    ofAgent,
    ofCaller: ({ conversations }) => isIn('id', conversations),
    forget: 'with-their-conversation',
  },

  // Figures without anybody in them
  conversation_usage: { ofAgent: inConversations },
  conversation_days: { ofAgent },
  caller_gaps: {},
  figures_behind: {},

  // Accounts
  users: { ofPerson: ({ id }) => sql`id = ${id}` },
  identities: { hides: ['password_hash'], ofPerson: ({ uid }) => sql`uid = ${uid}` },
  tenants: {
    ofPerson: ({ id }) => sql`id in (select tenant_id from tenant_members where user_id = ${id})`,
  },
  tenant_members: { ofPerson: byUser },
  sessions: { hides: ['device_hash'], ofPerson: byUser },
  session_tokens: {},
  passkeys: { hides: ['id', 'public_key', 'counter'], ofPerson: inAccount },
  authenticators: { hides: ['secret', 'last_step'], ofPerson: inAccount },
  recovery_codes: { hides: ['hash'], ofPerson: inAccount },
  signups: { ofPerson: ({ email }) => sql`email = ${email}` },

  // Short-lived, and kept so that nobody reads them
  one_time_codes: {
    ofCaller: (trail) => sql`email is null and ${holds(trail, "coalesce(detail::text, '')")}`,
    forget: 'delete',
    unshown: 'tickets of calls, good for a minute',
  },
  rate_limits: {
    ofCaller: (trail) => holds(trail, 'key'),
    forget: 'delete',
    unshown: 'counts under names that cannot be read back',
  },
  answered_requests: {
    ofCaller: (trail) =>
      sql`${holds(trail, 'key || answer')}
        or (scope = ${`text ${trail.agentId}`} and created_at < now() - interval '10 minutes')`,
    forget: 'delete',
    unshown: 'answers for repeated requests, for a day; what was texted stands in the messages',
  },

  // Of the house
  exports: {},
  file_home: {},
  heartbeats: {},
  migrations: {},
  own_secrets: {},
  page_views: {},
};

export const TABLES = Object.keys(KEPT) as (keyof DB)[];

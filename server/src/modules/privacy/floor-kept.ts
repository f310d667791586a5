import { sql } from 'kysely';
import { byUser, holds, isIn, type KeptOf, ofAgent, type Trail, type Where } from '../../kept.ts';

/** What the floor below the modules keeps: it has no nouns of its own, so the rules of its rows stand here. */

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

const naming = (agentId: string): Where => sql`position(${agentId} in letter::text) > 0`;
const textsOf = (agentId: string): Where => sql`scope = ${`text ${agentId}`}`;

export const floorKept: KeptOf<
  | 'alerts'
  | 'files'
  | 'mails'
  | 'audit_log'
  | 'rate_limits'
  | 'answered_requests'
  | 'file_home'
  | 'migrations'
  | 'own_secrets'
> = {
  alerts: {},
  files: { ofAgent, many: true, ofCaller: soundOf, forget: 'with-their-conversation' },
  mails: {
    // Its reader's address is not the caller's to have, and how the sending went is nobody's.
    hides: ['recipient', 'code_hash', 'attempts', 'next_attempt_at', 'error'],
    ofAgent: naming,
    aroundAgent: naming,
    ofCaller: lettersOf,
    forget: 'delete',
    ofPerson: ({ email }) => sql`recipient = ${email}`,
    aroundPerson: ({ email }) => sql`recipient = ${email}`,
  },
  audit_log: { ofAgent, aroundAgent: ofAgent, ofPerson: byUser },
  rate_limits: {
    ofCaller: (trail) => holds(trail, 'key'),
    forget: 'delete',
    unshown: 'counts under names that cannot be read back',
  },
  answered_requests: {
    aroundAgent: textsOf,
    ofCaller: (trail) => sql`${holds(trail, 'key || answer')}
      or (${textsOf(trail.agentId)} and created_at < now() - interval '10 minutes')`,
    forget: 'delete',
    unshown: 'answers for repeated requests, for a day; what was texted stands in the messages',
  },
  file_home: {},
  migrations: {},
  own_secrets: {},
};

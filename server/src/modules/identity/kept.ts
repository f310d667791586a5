import { sql } from 'kysely';
import { byUser, holds, type KeptOf, ofAgent, type Person, type Where } from '../../kept.ts';

const inAccount = (person: Person): Where => sql`identity_uid = ${person.uid}`;
const byAddress = ({ email }: Person): Where => sql`email = ${email}`;

export const identityKept: KeptOf<
  | 'users'
  | 'identities'
  | 'invitations'
  | 'sessions'
  | 'session_tokens'
  | 'passkeys'
  | 'authenticators'
  | 'recovery_codes'
  | 'one_time_codes'
> = {
  users: { ofPerson: ({ id }) => sql`id = ${id}` },
  identities: { hides: ['password_hash'], ofPerson: ({ uid }) => sql`uid = ${uid}` },
  invitations: { ofAgent, ofPerson: byAddress, aroundPerson: byAddress },
  sessions: { hides: ['device_hash'], ofPerson: byUser },
  session_tokens: {},
  passkeys: { hides: ['id', 'public_key', 'counter'], ofPerson: inAccount },
  authenticators: { hides: ['secret', 'last_step'], ofPerson: inAccount },
  recovery_codes: { hides: ['hash'], ofPerson: inAccount },
  one_time_codes: {
    aroundAgent: ofAgent,
    ofCaller: (trail) => sql`email is null and ${holds(trail, "coalesce(detail::text, '')")}`,
    forget: 'delete',
    aroundPerson: byAddress,
    unshown: 'tickets of calls, good for a minute',
  },
};

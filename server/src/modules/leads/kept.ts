import { sql } from 'kysely';
import type { KeptOf } from '../../kept.ts';

export const leadKept: KeptOf<'signups' | 'page_views'> = {
  signups: {
    ofPerson: ({ email }) => sql`email = ${email}`,
    // Of an address that was never proved, anybody may have written it.
    aroundPerson: ({ uid, email }) => sql`email = ${email}
      and exists (select from identities where uid = ${uid} and email_verified_at is not null)`,
  },
  page_views: {},
};

import { sql } from 'kysely';
import { isIn, type KeptOf, ledTo, NOBODY_NAMED, ofAgent } from '../../kept.ts';

export const bookingKept: KeptOf<'appointments' | 'persons' | 'services' | 'calendar_feeds'> = {
  appointments: {
    ofAgent,
    many: true,
    ofNumber: ledTo('customer_phone'),
    ofCaller: ({ appointments }) => isIn('id', appointments),
    forget: { ...NOBODY_NAMED, customer_email: null, notes: null },
    old: {
      term: 'text',
      counts: 'customers',
      where: (agentId, before) => sql`agent_id = ${agentId} and ends_at < ${before}
        and customer_name <> ${NOBODY_NAMED.customer_name}`,
    },
  },
  persons: { ofAgent },
  services: { ofAgent },
  calendar_feeds: { hides: ['hash'], ofAgent },
};

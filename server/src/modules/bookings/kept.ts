import { sql } from 'kysely';
import { isIn, type KeptOf, ledTo, NOBODY_NAMED, ofAgent } from '../../kept.ts';

export const bookingKept: KeptOf<'appointments' | 'persons' | 'services' | 'waiting_list' | 'calendar_feeds'> = {
  appointments: {
    ofAgent,
    many: true,
    ofNumber: ledTo('customer_phone'),
    ofCaller: ({ appointments }) => isIn('id', appointments),
    forget: { ...NOBODY_NAMED, customer_email: null, notes: null, reminder_problem: null },
    old: {
      term: 'text',
      counts: 'customers',
      where: (agentId, before) => sql`agent_id = ${agentId} and ends_at < ${before}
        and customer_name <> ${NOBODY_NAMED.customer_name}`,
    },
  },
  waiting_list: {
    ofAgent,
    ofCaller: ({ agentId, phone, conversations }) =>
      sql`agent_id = ${agentId} and ${ledTo('customer_phone')({ phone, conversations })}`,
    forget: 'delete',
    old: {
      term: 'text',
      counts: 'waiting',
      where: (agentId, before) => sql`agent_id = ${agentId} and updated_at < ${before}`,
    },
  },
  persons: { ofAgent },
  services: { ofAgent },
  calendar_feeds: { hides: ['hash'], ofAgent },
};

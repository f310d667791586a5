import { sql } from 'kysely';
import { type KeptOf, numbered, ofAgent } from '../../kept.ts';
import { digitsIn } from '../../phones.ts';

const namedIn = (table: 'orders' | 'appointments' | 'callbacks', column: string) => sql<boolean>`exists (
  select from ${sql.table(table)} t where t.agent_id = callers.agent_id
    and ${digitsIn(`t.${column}`)} = ${digitsIn('callers.phone')})`;

export const callerKept: KeptOf<'callers' | 'blocked_callers'> = {
  callers: {
    ofAgent,
    ofCaller: numbered('phone'),
    forget: 'delete',
    // What was noted of a number from which nothing is left that came later.
    old: {
      term: 'text',
      counts: 'callers',
      where: (agentId, before) => sql`agent_id = ${agentId} and updated_at < ${before}
        and not exists (select from conversations t where t.agent_id = callers.agent_id and t.caller_phone = callers.phone)
        and not ${namedIn('orders', 'customer_phone')} and not ${namedIn('appointments', 'customer_phone')}
        and not ${namedIn('callbacks', 'caller_phone')}`,
    },
  },
  blocked_callers: { ofAgent, ofCaller: numbered('phone'), forget: 'delete' },
};

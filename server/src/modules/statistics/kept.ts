import { sql } from 'kysely';
import { type KeptOf, ofAgent } from '../../kept.ts';
import { asCarried } from '../../phones.ts';

export const statisticsKept: KeptOf<'conversation_days' | 'caller_days' | 'caller_gaps' | 'figures_behind'> = {
  caller_days: {
    ofAgent,
    many: true,
    ofCaller: ({ agentId, phone }) => sql`agent_id = ${agentId} and caller_phone = any(${asCarried(phone)}::text[])`,
    forget: 'with-their-number',
  },
  // Figures without anybody in them.
  conversation_days: { ofAgent },
  caller_gaps: {},
  figures_behind: {},
};

import { sql } from 'kysely';
import { isIn, type KeptOf, numbered, ofAgent } from '../../kept.ts';

export const textKept: KeptOf<'outgoing_texts' | 'text_opt_outs'> = {
  outgoing_texts: {
    ofAgent,
    ofCaller: (trail) =>
      sql`${numbered('phone')(trail)} or ${isIn('order_id', trail.orders)} or ${isIn('appointment_id', trail.appointments)}`,
    forget: 'delete',
    old: {
      term: 'text',
      counts: 'texts',
      where: (agentId, before) => sql`agent_id = ${agentId} and recorded_at < ${before}`,
    },
  },
  text_opt_outs: { ofAgent, ofCaller: numbered('phone'), forget: 'delete' },
};

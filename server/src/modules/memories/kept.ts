import { sql } from 'kysely';
import { holds, isIn, type KeptOf, ofAgent } from '../../kept.ts';

export const memoryKept: KeptOf<'memories'> = {
  memories: {
    ofAgent,
    many: true,
    ofCaller: (trail) =>
      sql`agent_id = ${trail.agentId} and (${isIn('conversation_id', trail.conversations)} or ${holds(trail, 'content')})`,
    forget: 'delete',
    // By when they were last changed.
    old: {
      term: 'memories',
      counts: 'memories',
      where: (agentId, before) => sql`agent_id = ${agentId} and updated_at < ${before}`,
    },
  },
};

import { byUser, type KeptOf, ofAgent, on } from '../../kept.ts';

export const agentKept: KeptOf<'agents' | 'agent_members' | 'blocked_dates'> = {
  agents: { hides: ['erasing_at'], ofAgent: on('id') },
  agent_members: { ofAgent, ofPerson: byUser },
  blocked_dates: { ofAgent },
};

import { byUser, type KeptOf, ofAgent, on } from '../../kept.ts';

export const agentKept: KeptOf<'agents' | 'agent_members' | 'special_days'> = {
  agents: { hides: ['erasing_at'], ofAgent: on('id') },
  agent_members: { ofAgent, ofPerson: byUser },
  special_days: { ofAgent },
};

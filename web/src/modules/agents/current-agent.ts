import type { Agent } from '@attendant/contract/agents';
import { allows, type Capability } from '@attendant/contract/permissions';
import { createContext, useContext } from 'react';

export const CurrentAgent = createContext<Agent | null>(null);

/** The agent whose pages are open; only below AgentPage. */
export function useCurrentAgent(): Agent {
  const agent = useContext(CurrentAgent);
  if (!agent) throw new Error('useCurrentAgent is for the pages of one agent');
  return agent;
}

/** Whether the person who looks may do this on the open agent. */
export const useAllowed = (capability: Capability): boolean => allows(useCurrentAgent().my_role, capability);

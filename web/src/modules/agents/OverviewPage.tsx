import type { Agent } from '@attendant/contract/agents';
import type { ReactNode } from 'react';
import { useCurrentAgent } from './current-agent.ts';

export const OverviewPage = ({ aside }: { aside: (agent: Agent) => ReactNode }) => (
  <main className="wrap main" id="main">
    {aside(useCurrentAgent())}
  </main>
);

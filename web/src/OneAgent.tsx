import { allows } from '@attendant/contract/permissions';
import { AgentPage } from './modules/agents/AgentPage.tsx';
import { WaitingMark } from './modules/statistics/WaitingMark.tsx';

/** The frame of one agent, with what waits for the kitchen, and for a call back, on its tab. */
export const OneAgent = () => (
  <AgentPage
    marks={(agent) =>
      allows(agent.my_role, 'agent.read')
        ? {
            Orders: <WaitingMark agent={agent} of="orders" />,
            'Call-backs': <WaitingMark agent={agent} of="callbacks" />,
          }
        : {}
    }
  />
);

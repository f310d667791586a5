import { allows } from '@attendant/contract/permissions';
import { AgentPage } from './modules/agents/AgentPage.tsx';
import { NewOrders } from './modules/orders/NewOrders.tsx';
import { WaitingCallers } from './modules/statistics/WaitingCallers.tsx';

/** The frame of one agent, with what waits for the kitchen, and for a call back, on its tab. */
export const OneAgent = () => (
  <AgentPage
    marks={(agent) =>
      allows(agent.my_role, 'agent.read')
        ? { Orders: <NewOrders agent={agent} />, 'Call-backs': <WaitingCallers agent={agent} /> }
        : {}
    }
  />
);

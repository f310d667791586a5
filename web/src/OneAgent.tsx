import { AgentPage } from './modules/agents/AgentPage.tsx';
import { NewOrders } from './modules/orders/NewOrders.tsx';

/** The frame of one agent, with what waits for the kitchen on its tab. */
export const OneAgent = () => <AgentPage marks={(agent) => ({ Orders: <NewOrders agent={agent} /> })} />;

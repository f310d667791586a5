import type { Agent } from '@attendant/contract/agents';
import { orderNumber } from '@attendant/contract/orders/number';
import { formatDateTime, formatMoney } from '../../../kit/form/format.ts';
import { FigureWindow, type FigureWindowProps, FromConversation } from './FigureWindow.tsx';
import { type SoldFilter, useSold } from './report.ts';

/** The orders that a figure is made of, each with the conversation it came from. */
const SoldOrders = ({ agent, filter, ...window }: FigureWindowProps<SoldFilter> & { agent: Agent }) => (
  <FigureWindow
    {...window}
    title={filter.title}
    query={useSold(agent.id, filter)}
    noun="orders"
    failed="Failed to fetch orders"
    countOf={(total) => `${total} ${total === 1 ? 'order' : 'orders'}`}
  >
    {(order) => (
      <>
        <span>
          <b>{order.customer_name || 'Unknown'}</b> <span className="mono">{orderNumber(order.id)}</span>
          <span className="small t2 num">
            {formatDateTime(order.created_at, agent.timezone)}
            <FromConversation agentId={agent.id} id={order.conversation_id} />
          </span>
        </span>
        <b className="num">{formatMoney(order.total_price)}</b>
      </>
    )}
  </FigureWindow>
);

export default SoldOrders;

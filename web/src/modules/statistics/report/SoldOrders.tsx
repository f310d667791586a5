import type { Agent } from '@attendant/contract/agents';
import { orderNumber } from '@attendant/contract/orders/number';
import { Link } from '@tanstack/react-router';
import { formatDateTime, formatMoney } from '../../../kit/form/format.ts';
import { Loaded } from '../../../kit/part/Loaded.tsx';
import { Dialog } from '../../../kit/window/Dialog.tsx';
import styles from './Reports.module.css';
import { type SoldFilter, useSold } from './report.ts';

interface SoldOrdersProps {
  agent: Agent;
  /** Stays the last one while the window fades. */
  filter: SoldFilter;
  isOpen: boolean;
  onClose: () => void;
}

/** The orders that a figure is made of, each with the conversation it came from. */
const SoldOrders = ({ agent, filter, isOpen, onClose }: SoldOrdersProps) => (
  <Dialog wide title={filter.title} isOpen={isOpen} onClose={onClose}>
    <Loaded query={useSold(agent.id, filter)} loading="Loading orders" failed="Failed to fetch orders" height={200}>
      {({ items, total }) => (
        <>
          <p className="small t2">
            {total} {total === 1 ? 'order' : 'orders'}
            {items.length < total && `, the newest ${items.length} of them here`}
          </p>
          <ul className={styles.sold}>
            {items.map((order) => (
              <li key={order.id}>
                <span>
                  <b>{order.customer_name || 'Unknown'}</b> <span className="mono">{orderNumber(order.id)}</span>
                  <span className="small t2 num">
                    {formatDateTime(order.created_at, agent.timezone)}
                    {order.conversation_id && (
                      <>
                        {', '}
                        <Link
                          className="link"
                          to="/app/agents/$id/conversations"
                          params={{ id: agent.id }}
                          search={{ conversation: order.conversation_id }}
                        >
                          conversation
                        </Link>
                      </>
                    )}
                  </span>
                </span>
                <b className="num">{formatMoney(order.total_price)}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </Loaded>
  </Dialog>
);

export default SoldOrders;

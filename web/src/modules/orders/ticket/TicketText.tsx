import type { Agent } from '@attendant/contract/agents';
import { optionText } from '@attendant/contract/menu/options';
import type { Order } from '@attendant/contract/orders';
import { formatDateTime, formatMoney, formatPhone, formatTime } from '../../../kit/form/format.ts';
import { COLUMN_NAMES, statusOf } from '../board.ts';
import { FULFILMENT_NAMES } from './order-form.ts';
import styles from './Ticket.module.css';

/** Everything that an order holds, as it is read and printed. */
export function TicketText({ order, agent }: { order: Order; agent: Agent }) {
  const { wanted_at } = order;
  const [closedUntil, promised] = wanted_at ? [null, null] : [order.waits_until, order.promised_at];
  const facts: readonly (readonly [string, string | null])[] = [
    ['Status', order.cancelled_at ? 'Cancelled' : COLUMN_NAMES[statusOf(order)]],
    [
      'Cancelled',
      order.cancelled_at && `${formatDateTime(order.cancelled_at, agent.timezone)}: ${order.cancel_reason}`,
    ],
    ['Ordered', formatDateTime(order.created_at, agent.timezone)],
    ['Wanted for', wanted_at && formatDateTime(wanted_at, agent.timezone)],
    ['Came while closed, for', closedUntil && formatDateTime(closedUntil, agent.timezone)],
    ['Promised for', promised && formatTime(promised, agent.timezone)],
    ['Closing before', order.closes_at && formatTime(order.closes_at, agent.timezone)],
    ['Phone', order.customer_phone && formatPhone(order.customer_phone)],
    ['For', order.fulfilment && FULFILMENT_NAMES[order.fulfilment]],
    ['Address', order.delivery_address],
    ['Allergy', order.allergies],
    ['Special request', order.special_request],
  ];
  return (
    <div className={styles.text}>
      <table className={styles.lines}>
        <tbody>
          {order.order_items.map((item) => (
            <tr key={item.id}>
              <td>{item.quantity}</td>
              <td>
                {item.name}
                {item.options.length > 0 && <small>{optionText(item.options)}</small>}
                {item.note && <small>{item.note}</small>}
              </td>
              <td>{formatMoney(item.price * item.quantity)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={2}>Total</td>
            <td>{formatMoney(order.total_price)}</td>
          </tr>
        </tfoot>
      </table>
      <dl className={styles.facts}>
        {facts.map(([term, said]) =>
          said ? (
            <div key={term} className={term === 'Allergy' ? styles.allergy : undefined}>
              <dt>{term}</dt>
              <dd>{said}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </div>
  );
}

import type { Agent } from '@attendant/contract/agents';
import { optionText } from '@attendant/contract/options';
import type { Order } from '@attendant/contract/orders';
import { formatDateTime, formatMoney, formatPhone, formatTime } from '../../../kit/format.ts';
import { COLUMN_NAMES, statusOf } from '../board.ts';
import { FULFILMENT_NAMES } from './order-form.ts';
import styles from './Ticket.module.css';

/** Everything that an order holds, as it is read and printed. */
export function TicketText({ order, agent }: { order: Order; agent: Agent }) {
  const facts: readonly (readonly [string, string | null])[] = [
    ['Status', COLUMN_NAMES[statusOf(order)]],
    ['Ordered', formatDateTime(order.created_at, agent.timezone)],
    ['Came while closed, for', order.waits_until && formatDateTime(order.waits_until, agent.timezone)],
    ['Promised for', order.promised_at && formatTime(order.promised_at, agent.timezone)],
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

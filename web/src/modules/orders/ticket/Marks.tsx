import type { Agent } from '@attendant/contract/agents';
import type { Order } from '@attendant/contract/orders';
import { Ban, Bike, CalendarClock, Clock, CloudOff, type LucideIcon, MessageSquare, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDateTime, formatTime } from '../../../kit/form/format.ts';
import { cx } from '../../../kit/look/cx.ts';
import { columnOf, isAhead, isForLater, preview } from '../board.ts';
import styles from './Marks.module.css';

interface MarkProps {
  icon: LucideIcon;
  className?: string | undefined;
  children: ReactNode;
}

const Mark = ({ icon: Icon, className, children }: MarkProps) => (
  <p className={cx(styles.mark, className)}>
    <Icon />
    <span className="num">{children}</span>
  </p>
);

interface MarksProps {
  order: Order;
  agent: Agent;
  now: number;
  /** Its move waits for a connection. */
  isWaiting: boolean;
  /** Opens the special request, of which the beginning is shown; without it the request stands there whole. */
  onRequest?: (order: Order) => void;
}

/** What must not be overlooked. */
export function Marks({ order, agent: { timezone }, now, isWaiting, onRequest }: MarksProps) {
  const { allergies, special_request, fulfilment, delivery_address, waits_until, wanted_at, cancelled_at } = order;
  // A ticket of the kitchen, with its request whole, says in its head how the order leaves.
  const where = delivery_address || (onRequest && 'Delivery');
  const isOver = columnOf(order) === 'completed';
  return (
    <>
      {cancelled_at && <Mark icon={Ban}>Cancelled: {order.cancel_reason}</Mark>}
      {allergies && (
        <Mark icon={TriangleAlert} className={styles.allergy}>
          <b>Allergy:</b> {allergies}
        </Mark>
      )}
      {fulfilment === 'delivery' && where && <Mark icon={Bike}>{where}</Mark>}
      {wanted_at && !isOver && (
        <Mark icon={CalendarClock} className={isAhead(order, now) ? styles.later : undefined}>
          Wanted for {formatDateTime(wanted_at, timezone)}
        </Mark>
      )}
      {waits_until && !wanted_at && !isOver && isForLater(order, now) && (
        <Mark icon={Clock}>Came while closed, for {formatDateTime(waits_until, timezone)}</Mark>
      )}
      {!wanted_at && !isOver && <Promised order={order} timezone={timezone} />}
      {special_request &&
        (onRequest ? (
          <button
            type="button"
            className={styles.note}
            aria-label={`Special request of ${order.customer_name || 'Unknown'}: ${preview(special_request)}`}
            onClick={() => onRequest(order)}
          >
            <MessageSquare />
            <span>{preview(special_request)}</span>
          </button>
        ) : (
          <p className={cx(styles.note, styles.whole)}>
            <MessageSquare />
            <span>{special_request}</span>
          </p>
        ))}
      {isWaiting && (
        <output>
          <Mark icon={CloudOff}>Waiting for the connection</Mark>
        </output>
      )}
    </>
  );
}

function Promised({ order: { promised_at, closes_at }, timezone }: { order: Order; timezone: string }) {
  if (!promised_at) return null;
  const promised = `Promised for ${formatTime(promised_at, timezone)}`;
  if (!closes_at) return <Mark icon={Clock}>{promised}</Mark>;
  return (
    <Mark icon={Clock} className={styles.warning}>
      {promised}, after closing at {formatTime(closes_at, timezone)}
    </Mark>
  );
}

import type { Agent } from '@attendant/contract/agents';
import type { OrderStatus } from '@attendant/contract/constants';
import { orderNumber } from '@attendant/contract/order-number';
import type { Order } from '@attendant/contract/orders';
import { ChevronLeft, ChevronRight, Clock, MessageSquare } from 'lucide-react';
import { IconButton } from '../../kit/Button.tsx';
import { cx } from '../../kit/cx.ts';
import { formatHours, formatMoney, formatPhone, formatTime } from '../../kit/format.ts';
import { bandOf, COLUMN_NAMES, minutesOld, nextStatus, preview, statusOf } from './board.ts';
import styles from './OrderCard.module.css';
import { useMoveOrder } from './orders.ts';

interface OrderCardProps {
  order: Order;
  agent: Agent;
  now: number;
  isNew: boolean;
  canMove: boolean;
  onMoved: (order: Order, to: OrderStatus, step: 1 | -1) => void;
  onRequest: (order: Order) => void;
}

/** An order as a ticket. Names and age first, what is to be cooked in the middle, what to do with it at the foot. */
export function OrderCard({ order, agent, now, isNew, canMove, onMoved, onRequest }: OrderCardProps) {
  const name = order.customer_name || 'Unknown';
  const age = ageOf(order, now, agent.timezone);
  const band = bandOf(order, now);
  return (
    <article
      className={cx(styles.ticket, styles[band], isNew && styles.arrived)}
      data-glide={order.id}
      aria-label={`Order ${orderNumber(order.id)}, ${name}, ${age}`}
    >
      <div className={styles.top}>
        <b className="trunc">{name}</b>
        <span className={styles.age}>
          {(band === 'due' || band === 'late') && <Clock strokeWidth={1.75} aria-hidden="true" />}
          {age}
        </span>
      </div>
      <div className={styles.customer}>
        <span className={styles.id}>{orderNumber(order.id)}</span>
        <span className="num nowrap">{formatPhone(order.customer_phone).replace(/^\+1 /, '')}</span>
      </div>
      <Lines order={order} />
      {order.special_request && (
        <button
          type="button"
          className={styles.note}
          aria-label={`Special request of ${name}: ${preview(order.special_request)}`}
          onClick={() => onRequest(order)}
        >
          <MessageSquare strokeWidth={1.75} aria-hidden="true" />
          <span>{preview(order.special_request)}</span>
        </button>
      )}
      <div className={styles.foot}>
        <span className={styles.total}>{formatMoney(order.total_price)}</span>
        {canMove && <Steps order={order} agentId={agent.id} name={name} onMoved={onMoved} />}
      </div>
    </article>
  );
}

const Lines = ({ order }: { order: Order }) => (
  <ul className={styles.items}>
    {order.order_items.map((item) => (
      <li key={item.id}>
        <b>{item.quantity}</b>
        <span>
          {item.name}
          {item.note && <small>{item.note}</small>}
        </span>
        <span className={styles.price}>{formatMoney(item.price * item.quantity)}</span>
      </li>
    ))}
  </ul>
);

interface StepsProps extends Pick<OrderCardProps, 'order' | 'onMoved'> {
  agentId: string;
  name: string;
}

function Steps({ order, agentId, name, onMoved }: StepsProps) {
  const move = useMoveOrder(agentId, order.id);
  const step = (by: 1 | -1) => {
    const to = nextStatus(statusOf(order), by);
    if (!to) return null;
    const Icon = by === 1 ? ChevronRight : ChevronLeft;
    return (
      <IconButton
        label={`Move ${name} ${by === 1 ? 'forward' : 'back'} to ${COLUMN_NAMES[to]}`}
        className={by === 1 ? styles.forward : undefined}
        data-step={by}
        onClick={() => {
          move.mutate({ id: order.id, status: to });
          onMoved(order, to, by);
        }}
      >
        <Icon size={18} strokeWidth={1.75} />
      </IconButton>
    );
  };
  return (
    <>
      {step(-1)}
      {step(1)}
    </>
  );
}

/** How long it waits; of what is done, when it was ordered. */
function ageOf(order: Order, now: number, zone: string): string {
  if (statusOf(order) === 'completed') return formatTime(order.created_at, zone);
  const minutes = minutesOld(order.created_at, now);
  if (minutes === 0) return 'Just now';
  return minutes < 60 ? `${minutes} min` : formatHours(minutes);
}

import type { Agent } from '@attendant/contract/agents';
import type { OrderStatus } from '@attendant/contract/constants';
import { optionText } from '@attendant/contract/menu/options';
import type { Order } from '@attendant/contract/orders';
import { orderNumber } from '@attendant/contract/orders/number';
import type { OrderSettings } from '@attendant/contract/orders/settings';
import {
  Bike,
  CalendarClock,
  ChevronLeft,
  ChevronRight,
  Clock,
  CloudOff,
  GripVertical,
  type LucideIcon,
  MessageSquare,
  TriangleAlert,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDateTime, formatHours, formatMoney, formatPhone, formatTime } from '../../kit/form/format.ts';
import { Badge } from '../../kit/frame/Badge.tsx';
import { IconButton } from '../../kit/frame/Button.tsx';
import { cx } from '../../kit/look/cx.ts';
import { bandOf, COLUMN_NAMES, isAhead, minutesOld, nextStatus, preview, statusOf, waitsFrom } from './board.ts';
import styles from './OrderCard.module.css';
import { useCheckItem } from './ticket/order-changes.ts';

export interface OrderCardProps {
  order: Order;
  agent: Agent;
  kitchen: OrderSettings;
  now: number;
  isNew: boolean;
  /** Its move waits for a connection. */
  isWaiting: boolean;
  /** It is being dragged: what stays behind is faded. */
  isHeld: boolean;
  canMove: boolean;
  onMove: (order: Order, to: OrderStatus) => void;
  onOpen: (order: Order) => void;
  onRequest: (order: Order) => void;
}

/** An order as a ticket. Names and age first, what is to be cooked in the middle, what to do with it at the foot. */
export function OrderCard({ order, agent, kitchen, now, canMove, onMove, ...more }: OrderCardProps) {
  const name = order.customer_name || 'Unknown';
  const age = ageOf(order, now, agent.timezone);
  const band = bandOf(order, now, kitchen);
  return (
    <article
      className={cx(styles.ticket, styles[band], more.isNew && styles.arrived, more.isHeld && styles.held)}
      data-glide={order.id}
      data-ticket={order.id}
      aria-label={`Order ${orderNumber(order.id)}, ${name}, ${age}`}
    >
      <div className={styles.top}>
        <button
          type="button"
          className={cx(styles.name, 'trunc')}
          data-control="open"
          aria-keyshortcuts={canMove ? 'Shift+ArrowRight Shift+ArrowLeft' : undefined}
          onClick={() => more.onOpen(order)}
        >
          {name}
        </button>
        <span className={styles.age}>
          {(band === 'due' || band === 'late') && <Clock />}
          {age}
        </span>
        {canMove && (
          <span className={styles.grip} data-grip="" aria-hidden="true">
            <GripVertical size={16} />
          </span>
        )}
      </div>
      <div className={styles.customer}>
        <span className={styles.id}>{orderNumber(order.id)}</span>
        {order.is_test && <Badge tone="line">Test</Badge>}
        <span className="num nowrap">{formatPhone(order.customer_phone).replace(/^\+1 /, '')}</span>
      </div>
      <Lines order={order} agentId={agent.id} canCheck={canMove} />
      <Marks order={order} agent={agent} now={now} isWaiting={more.isWaiting} onRequest={more.onRequest} />
      <div className={styles.foot}>
        <span className={styles.total}>{formatMoney(order.total_price)}</span>
        {canMove && <Steps order={order} name={name} onMove={onMove} />}
      </div>
    </article>
  );
}

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

type MarksProps = Pick<OrderCardProps, 'order' | 'agent' | 'now' | 'isWaiting' | 'onRequest'>;

/** What must not be overlooked. */
function Marks({ order, agent: { timezone }, now, isWaiting, onRequest }: MarksProps) {
  const { allergies, special_request, fulfilment, delivery_address, promised_at, waits_until, wanted_at } = order;
  const done = statusOf(order) === 'completed';
  return (
    <>
      {allergies && (
        <Mark icon={TriangleAlert} className={styles.allergy}>
          <b>Allergy:</b> {allergies}
        </Mark>
      )}
      {fulfilment === 'delivery' && <Mark icon={Bike}>{delivery_address || 'Delivery'}</Mark>}
      {wanted_at && !done && (
        <Mark icon={CalendarClock} className={isAhead(order, now) ? styles.later : undefined}>
          Wanted for {formatDateTime(wanted_at, timezone)}
        </Mark>
      )}
      {waits_until && !wanted_at && isAhead(order, now) && (
        <Mark icon={Clock}>Came while closed, for {formatDateTime(waits_until, timezone)}</Mark>
      )}
      {promised_at && !wanted_at && !done && <Mark icon={Clock}>Promised for {formatTime(promised_at, timezone)}</Mark>}
      {special_request && (
        <button
          type="button"
          className={styles.note}
          aria-label={`Special request of ${order.customer_name || 'Unknown'}: ${preview(special_request)}`}
          onClick={() => onRequest(order)}
        >
          <MessageSquare />
          <span>{preview(special_request)}</span>
        </button>
      )}
      {isWaiting && (
        <output>
          <Mark icon={CloudOff}>Waiting for the connection</Mark>
        </output>
      )}
    </>
  );
}

/** Pressing a line checks it off. */
function Lines({ order, agentId, canCheck }: { order: Order; agentId: string; canCheck: boolean }) {
  const { isDone, check } = useCheckItem(agentId, order);
  return (
    <ul className={styles.items}>
      {order.order_items.map((item) => {
        const done = isDone(item);
        const more = [optionText(item.options), item.note].filter(Boolean).join(', ');
        return (
          <li key={item.id} className={done ? styles.made : undefined}>
            <b>{item.quantity}</b>
            {canCheck ? (
              <label>
                <input
                  type="checkbox"
                  className="sr"
                  checked={done}
                  aria-label={`${item.quantity} ${item.name} made`}
                  onChange={() => check({ itemId: item.id, done: !done })}
                />
                {item.name}
                {more && <small>{more}</small>}
              </label>
            ) : (
              <span>
                {item.name}
                {more && <small>{more}</small>}
              </span>
            )}
            <span className={styles.price}>{formatMoney(item.price * item.quantity)}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Steps({ order, name, onMove }: { name: string } & Pick<OrderCardProps, 'order' | 'onMove'>) {
  const step = (by: 1 | -1) => {
    const to = nextStatus(statusOf(order), by);
    if (!to) return null;
    const Icon = by === 1 ? ChevronRight : ChevronLeft;
    return (
      <IconButton
        label={`Move ${name} ${by === 1 ? 'forward' : 'back'} to ${COLUMN_NAMES[to]}`}
        className={by === 1 ? styles.forward : undefined}
        data-control={by === 1 ? 'forward' : 'back'}
        onClick={() => onMove(order, to)}
      >
        <Icon size={18} />
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
  if (isAhead(order, now)) return 'For later';
  const minutes = minutesOld(waitsFrom(order), now);
  if (minutes === 0) return 'Just now';
  return minutes < 60 ? `${minutes} min` : formatHours(minutes);
}

import type { Agent } from '@attendant/contract/agents';
import type { OrderStatus } from '@attendant/contract/constants';
import type { Order } from '@attendant/contract/orders';
import { orderNumber } from '@attendant/contract/orders/number';
import type { OrderSettings } from '@attendant/contract/orders/settings';
import { allows } from '@attendant/contract/permissions';
import { ChevronLeft, ChevronRight, Clock, GripVertical, Undo2 } from 'lucide-react';
import { formatMoney, formatPhone } from '../../kit/form/format.ts';
import { Badge } from '../../kit/frame/Badge.tsx';
import { Button, IconButton } from '../../kit/frame/Button.tsx';
import { cx } from '../../kit/look/cx.ts';
import { bandOf, COLUMN_NAMES, nextStatus, statusOf } from './board.ts';
import styles from './OrderCard.module.css';
import { ageOf } from './ticket/age.ts';
import { Lines } from './ticket/Lines.tsx';
import { Marks } from './ticket/Marks.tsx';
import { useRestoreOrder } from './ticket/order-changes.ts';

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
      className={cx(
        styles.ticket,
        styles[band],
        order.cancelled_at && styles.cancelled,
        more.isNew && styles.arrived,
        more.isHeld && styles.held,
      )}
      data-glide={order.id}
      data-ticket={order.id}
      aria-label={`Order ${orderNumber(order.id)}, ${name}, ${age}`}
    >
      <div className={styles.top}>
        <button
          type="button"
          className={styles.name}
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
        {canMove && !order.cancelled_at && (
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
      <Lines order={order} agentId={agent.id} canCheck={canMove && !order.cancelled_at} />
      <Marks order={order} agent={agent} now={now} isWaiting={more.isWaiting} onRequest={more.onRequest} />
      <div className={styles.foot}>
        <span className={styles.total}>{formatMoney(order.total_price)}</span>
        {canMove &&
          (order.cancelled_at ? (
            allows(agent.my_role, 'orders.change') && <TakeBack order={order} name={name} />
          ) : (
            <Steps order={order} name={name} onMove={onMove} />
          ))}
      </div>
    </article>
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

function TakeBack({ order, name }: { order: Order; name: string }) {
  const restore = useRestoreOrder(order.agent_id);
  return (
    <Button
      size="sm"
      data-control="back"
      loading={restore.isPending}
      aria-label={`Undo the cancellation of ${name}`}
      onClick={() => restore.mutate(order.id)}
    >
      <Undo2 />
      Undo
    </Button>
  );
}

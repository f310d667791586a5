import type { Agent } from '@attendant/contract/agents';
import type { OrderStatus } from '@attendant/contract/constants';
import type { Order } from '@attendant/contract/orders';
import { useState } from 'react';
import { Count } from '../../kit/Badge.tsx';
import { Button } from '../../kit/Button.tsx';
import { cx } from '../../kit/cx.ts';
import { COLUMN_NAMES } from './board.ts';
import { OrderCard } from './OrderCard.tsx';
import styles from './OrdersPage.module.css';

/** Completed orders pile up through the day: the last ones are what anybody looks for. */
const COMPLETED_SHOWN = 10;

interface OrderColumnProps {
  status: OrderStatus;
  agent: Agent;
  orders: readonly Order[];
  now: number;
  arrived: ReadonlySet<string>;
  canMove: boolean;
  /** On phones one column is shown at a time. */
  isShown: boolean;
  onMoved: (order: Order, to: OrderStatus, step: 1 | -1) => void;
  onRequest: (order: Order) => void;
}

export function OrderColumn({ status, orders, isShown, arrived, ...card }: OrderColumnProps) {
  const [all, setAll] = useState(false);
  const some = status === 'completed' && !all ? orders.slice(0, COMPLETED_SHOWN) : orders;
  const count = `${orders.length} ${orders.length === 1 ? 'order' : 'orders'}`;
  return (
    <section
      className={cx(styles.column, styles[status], isShown && styles.shown)}
      aria-label={`${COLUMN_NAMES[status]}, ${count}`}
    >
      <header>
        <h3>{COLUMN_NAMES[status]}</h3>
        <Count value={orders.length} label={count} />
      </header>
      {some.map((order) => (
        <OrderCard key={order.id} {...card} order={order} isNew={arrived.has(order.id)} />
      ))}
      {orders.length === 0 && <p className={styles.none}>No orders</p>}
      {some.length < orders.length && (
        <Button variant="ghost" size="sm" onClick={() => setAll(true)}>
          Show {orders.length - some.length} more
        </Button>
      )}
    </section>
  );
}

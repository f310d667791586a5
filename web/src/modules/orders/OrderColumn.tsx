import type { OrderStatus } from '@attendant/contract/constants';
import type { Order } from '@attendant/contract/orders';
import { useState } from 'react';
import { Count } from '../../kit/frame/Badge.tsx';
import { Button } from '../../kit/frame/Button.tsx';
import { cx } from '../../kit/look/cx.ts';
import { COLUMN_NAMES } from './board.ts';
import { OrderCard, type OrderCardProps } from './OrderCard.tsx';
import styles from './OrdersPage.module.css';

/** Completed orders pile up through the day: the last ones are what anybody looks for. */
const COMPLETED_SHOWN = 10;
/** From here on those out of sight are not laid out. */
const MANY = 30;

interface OrderColumnProps extends Omit<OrderCardProps, 'order' | 'isNew' | 'isWaiting' | 'isHeld'> {
  status: OrderStatus;
  orders: readonly Order[];
  arrived: ReadonlySet<string>;
  waiting: ReadonlySet<string>;
  /** The ticket that is being dragged. */
  held: string | null;
  /** It is above this column. */
  isTarget: boolean;
  /** On phones one column is shown at a time. */
  isShown: boolean;
}

export function OrderColumn({ status, orders, isShown, isTarget, arrived, waiting, held, ...card }: OrderColumnProps) {
  const [all, setAll] = useState(false);
  const some = status === 'completed' && !all ? orders.slice(0, COMPLETED_SHOWN) : orders;
  const count = `${orders.length} ${orders.length === 1 ? 'order' : 'orders'}`;
  return (
    <section
      className={cx(
        styles.column,
        styles[status],
        some.length > MANY && styles.many,
        isShown && styles.shown,
        isTarget && styles.target,
      )}
      data-column={status}
      aria-label={`${COLUMN_NAMES[status]}, ${count}`}
    >
      <header>
        <h3>{COLUMN_NAMES[status]}</h3>
        <Count value={orders.length} label={count} />
      </header>
      {some.map((order) => (
        <OrderCard
          key={order.id}
          {...card}
          order={order}
          isNew={arrived.has(order.id)}
          isWaiting={waiting.has(order.id)}
          isHeld={held === order.id}
        />
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

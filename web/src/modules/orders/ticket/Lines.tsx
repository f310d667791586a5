import { optionText } from '@attendant/contract/menu/options';
import type { Order } from '@attendant/contract/orders';
import { Check } from 'lucide-react';
import { formatMoney } from '../../../kit/form/format.ts';
import styles from './Lines.module.css';
import { useCheckItem } from './order-changes.ts';

interface LinesProps {
  order: Order;
  /** Those of its lines that are shown; all of them unless told. */
  items?: Order['order_items'];
  agentId: string;
  canCheck: boolean;
}

/** What is to be made. Pressing a line marks it as made, on every screen of the kitchen. */
export function Lines({ order, items = order.order_items, agentId, canCheck }: LinesProps) {
  const { isDone, check } = useCheckItem(agentId, order);
  return (
    <ul className={styles.items}>
      {items.map((item) => {
        const done = isDone(item);
        const more = [optionText(item.options), item.note].filter(Boolean).join(', ');
        const words = (
          <>
            {item.name}
            {more && <small>{more}</small>}
          </>
        );
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
                {words}
              </label>
            ) : (
              <span>{words}</span>
            )}
            {done ? (
              <Check className={styles.check} aria-hidden="true" />
            ) : (
              <span className={styles.price}>{formatMoney(item.price * item.quantity)}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

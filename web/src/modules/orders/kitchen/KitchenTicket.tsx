import type { Agent } from '@attendant/contract/agents';
import type { Order } from '@attendant/contract/orders';
import { orderNumber } from '@attendant/contract/orders/number';
import type { OrderSettings } from '@attendant/contract/orders/settings';
import { Check, Clock } from 'lucide-react';
import { formatMoney } from '../../../kit/form/format.ts';
import { Badge } from '../../../kit/frame/Badge.tsx';
import { Button } from '../../../kit/frame/Button.tsx';
import { cx } from '../../../kit/look/cx.ts';
import { bandOf, isAhead } from '../board.ts';
import { ageOf } from '../ticket/age.ts';
import { Lines } from '../ticket/Lines.tsx';
import { Marks } from '../ticket/Marks.tsx';
import { FULFILMENT_NAMES } from '../ticket/order-form.ts';
import { elsewhere, linesAt } from './stations.ts';
import styles from './Tickets.module.css';

export interface KitchenTicketProps {
  order: Order;
  agent: Agent;
  kitchen: OrderSettings;
  /** Whose part of it is shown; null: all of it. */
  station: string | null;
  now: number;
  /** What one press says; null for whoever may not move it. */
  act: string | null;
  /** It is handed over and paid. */
  withTotal: boolean;
  isNew: boolean;
  isWaiting: boolean;
  onDone: (order: Order) => void;
  onOpen: (order: Order) => void;
}

/** A longer name has no room beside the age on the narrowest ticket. */
const NAME_BESIDE_AGE = 10;

/** A ticket as it hangs above the stove: read at arm's length, nothing of it cut, done by one press. */
export function KitchenTicket({
  order,
  agent,
  kitchen,
  station,
  now,
  act,
  onDone,
  onOpen,
  ...more
}: KitchenTicketProps) {
  const name = order.customer_name || 'Unknown';
  const age = ageOf(order, now, agent.timezone);
  const band = bandOf(order, now, kitchen);
  const items = linesAt(order, station);
  const isMade = items.every(({ done }) => done);
  const others = station === null ? [] : elsewhere(order, station);
  return (
    <article
      className={cx(styles.ticket, styles[band], isAhead(order, now) && styles.ahead, more.isNew && styles.arrived)}
      data-ticket={order.id}
      aria-label={`Order ${orderNumber(order.id)}, ${name}, ${age}`}
    >
      <div className={styles.head} data-long={name.length > NAME_BESIDE_AGE || undefined}>
        <button type="button" className={styles.name} data-control="open" onClick={() => onOpen(order)}>
          {name}
        </button>
        <span className={styles.age}>
          {(band === 'due' || band === 'late') && <Clock />}
          {age}
        </span>
        <span className={styles.way}>
          <span className="mono">{orderNumber(order.id)}</span>
          {order.fulfilment && <span>{FULFILMENT_NAMES[order.fulfilment]}</span>}
          {order.is_test && <Badge tone="line">Test</Badge>}
          {more.withTotal && <b>{formatMoney(order.total_price)}</b>}
        </span>
      </div>
      <Lines {...{ order, items }} agentId={agent.id} canCheck={act !== null} />
      {others.length > 0 && <p className={styles.others}>Also {others.join(', ')}</p>}
      <Marks order={order} agent={agent} now={now} isWaiting={more.isWaiting} />
      {act && (
        <Button
          size="lg"
          block
          variant={isMade ? 'primary' : 'secondary'}
          className={styles.done}
          data-control="done"
          aria-label={`${act}: ${name}`}
          // The second press of a double one is for no ticket: the next has moved under the finger by then.
          onClick={(event) => event.detail <= 1 && onDone(order)}
        >
          <Check />
          {act}
          <span className={styles.whose}>{name}</span>
        </Button>
      )}
    </article>
  );
}

import type { Agent } from '@attendant/contract/agents';
import type { Order } from '@attendant/contract/orders';
import type { OrderSettings } from '@attendant/contract/orders/settings';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type CSSProperties, useRef } from 'react';
import { Button } from '../../../kit/frame/Button.tsx';
import { EmptyState } from '../../../kit/frame/States.tsx';
import { boardKeys, type Step } from '../use-board-keys.ts';
import { useOpenedOrder } from '../use-opened.ts';
import { OrderDialog } from '../windows.ts';
import { KitchenTicket } from './KitchenTicket.tsx';
import { TICKETS } from './rush.ts';
import styles from './Tickets.module.css';
import { useBeyond } from './use-beyond.ts';
import { useNextFocus } from './use-next-focus.ts';
import { useTall } from './use-tall.ts';

/** As many hang two below each other, across the whole wall. */
const FEW = 12;
const LEAST_COLUMNS = 3;

interface TicketsProps {
  agent: Agent;
  kitchen: OrderSettings;
  stage: keyof typeof TICKETS;
  station: string | null;
  /** Open ones only, in their order. */
  orders: readonly Order[];
  now: number;
  arrived: ReadonlySet<string>;
  waiting: ReadonlySet<string>;
  canMove: boolean;
  onDone: (order: Order) => void;
}

/**
 * The tickets of a stage as a wall of them: down, then to the right. Who waits longest hangs top left, where the wall
 * returns to by itself when nobody has touched it for a while.
 */
export function Tickets({ stage, orders, arrived, waiting, canMove, onDone, ...more }: TicketsProps) {
  const wall = useRef<HTMLDivElement>(null);
  const ticket = useOpenedOrder();
  const { before, after, turn } = useBeyond(wall);
  useTall(wall);
  const { act, none } = TICKETS[stage];
  const keepFocus = useNextFocus(wall);
  const done = (order: Order) => {
    keepFocus(orders.indexOf(order));
    onDone(order);
  };
  const step = (id: string, by: Step) => {
    const order = orders.find((one) => one.id === id);
    if (order && by === 1 && canMove) done(order);
  };
  return (
    <>
      {orders.length === 0 ? (
        <div className={styles.none}>
          <EmptyState title={more.station === null ? none : `${none} at ${more.station}`} />
        </div>
      ) : (
        <div className={styles.hall}>
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the buttons inside bubble up to here */}
          <div
            className={styles.wall}
            ref={wall}
            data-column={stage}
            data-few={orders.length <= FEW || undefined}
            style={{ '--columns': Math.max(LEAST_COLUMNS, Math.ceil(orders.length / 2)) } as CSSProperties}
            onKeyDown={boardKeys(step)}
          >
            {orders.map((order) => (
              <KitchenTicket
                key={order.id}
                {...more}
                order={order}
                act={canMove ? act : null}
                withTotal={stage === 'ready'}
                isNew={arrived.has(order.id)}
                isWaiting={waiting.has(order.id)}
                onDone={done}
                onOpen={ticket.open}
              />
            ))}
          </div>
          {before > 0 && (
            <Button variant="lamp" size="lg" className={styles.before} onClick={() => turn(-1)}>
              <ChevronLeft />
              {before} older
            </Button>
          )}
          {after > 0 && (
            <Button size="lg" className={styles.after} onClick={() => turn(1)}>
              {after} more
              <ChevronRight />
            </Button>
          )}
        </div>
      )}
      {ticket.order && (
        <OrderDialog
          key={ticket.openings}
          agent={more.agent}
          listed={orders.find(({ id }) => id === ticket.order?.id) ?? ticket.order}
          isOpen={ticket.isOpen}
          onClose={ticket.close}
        />
      )}
    </>
  );
}

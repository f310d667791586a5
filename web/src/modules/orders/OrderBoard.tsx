import type { Agent } from '@attendant/contract/agents';
import { ORDER_STATUSES, type OrderStatus } from '@attendant/contract/constants';
import type { Order } from '@attendant/contract/orders';
import { lazy, type RefObject, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { Count } from '../../kit/Badge.tsx';
import { Segmented } from '../../kit/Tabs.tsx';
import { useGlide } from '../../kit/use-glide.ts';
import { COLUMN_NAMES, columnsOf } from './board.ts';
import { OrderColumn } from './OrderColumn.tsx';
import styles from './OrdersPage.module.css';

const SpecialRequest = lazy(() => import('./SpecialRequest.tsx'));

interface OrderBoardProps {
  agent: Agent;
  orders: readonly Order[];
  now: number;
  arrived: ReadonlySet<string>;
  canMove: boolean;
  /** Read out by screen readers when there is quiet. */
  say: (text: string) => void;
}

export function OrderBoard({ agent, orders, now, arrived, canMove, say }: OrderBoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<OrderStatus>('new');
  const [request, setRequest] = useState<Order | null>(null);
  const [reading, setReading] = useState(false);
  const columns = columnsOf(orders);
  const keepFocus = useMovedFocus(board);
  useGlide(board);

  function moved(order: Order, to: OrderStatus, step: 1 | -1) {
    keepFocus(order.id, step);
    say(`${order.customer_name || 'Unknown'} moved to ${COLUMN_NAMES[to]}`);
  }

  return (
    <>
      <div className={styles.switch}>
        <Segmented
          label="Order status"
          value={shown}
          onChange={setShown}
          options={ORDER_STATUSES.map((status) => [
            status,
            <StatusLabel key={status} status={status} count={columns[status].length} />,
          ])}
        />
      </div>
      <div className={styles.board} ref={board}>
        {ORDER_STATUSES.map((status) => (
          <OrderColumn
            key={status}
            {...{ status, agent, now, arrived, canMove }}
            orders={columns[status]}
            isShown={status === shown}
            onMoved={moved}
            onRequest={(order) => {
              setRequest(order);
              setReading(true);
            }}
          />
        ))}
      </div>
      {request && (
        <Suspense>
          <SpecialRequest order={request} isOpen={reading} onClose={() => setReading(false)} />
        </Suspense>
      )}
    </>
  );
}

const StatusLabel = ({ status, count }: { status: OrderStatus; count: number }) => (
  <>
    {COLUMN_NAMES[status]}
    {count > 0 && status !== 'completed' && <Count value={count} label={`${count} orders`} hot={status === 'new'} />}
  </>
);

/** The pressed chevron goes away with its ticket: the focus follows the ticket into the next column, and back. */
function useMovedFocus(board: RefObject<HTMLElement | null>) {
  const pressed = useRef<{ id: string; step: 1 | -1 } | null>(null);
  useLayoutEffect(() => {
    if (!pressed.current || document.activeElement !== document.body) return;
    const { id, step } = pressed.current;
    const steps = board.current?.querySelectorAll<HTMLElement>(`[data-glide="${CSS.escape(id)}"] [data-step]`);
    const [first, second] = [...(steps ?? [])].toSorted((a) => (a.dataset.step === String(step) ? -1 : 1));
    (first ?? second)?.focus({ preventScroll: true });
  });
  return (id: string, step: 1 | -1) => {
    pressed.current = { id, step };
  };
}

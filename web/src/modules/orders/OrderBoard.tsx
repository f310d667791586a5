import type { Agent } from '@attendant/contract/agents';
import { ORDER_STATUSES, type OrderStatus } from '@attendant/contract/constants';
import type { Order } from '@attendant/contract/orders';
import type { OrderSettings } from '@attendant/contract/orders/settings';
import { allows } from '@attendant/contract/permissions';
import { useEffect, useRef, useState } from 'react';
import { Count } from '../../kit/frame/Badge.tsx';
import { ButtonLink } from '../../kit/frame/Button.tsx';
import { Segmented } from '../../kit/frame/Segmented.tsx';
import { fadeAtEdges } from '../../kit/hook/fade-at-edges.ts';
import { useGlide } from '../../kit/hook/use-glide.ts';
import { COLUMN_NAMES, columnsOf, nextStatus, statusOf } from './board.ts';
import { OrderColumn } from './OrderColumn.tsx';
import styles from './OrdersPage.module.css';
import { boardKeys, type Step, useFollowingFocus } from './use-board-keys.ts';
import { useDrag } from './use-drag.ts';
import { useOpenedOrder } from './use-opened.ts';
import { OrderDialog, SpecialRequest } from './windows.ts';

interface OrderBoardProps {
  agent: Agent;
  kitchen: OrderSettings;
  orders: readonly Order[];
  now: number;
  arrived: ReadonlySet<string>;
  waiting: ReadonlySet<string>;
  canMove: boolean;
  onMove: (order: Order, to: OrderStatus) => void;
}

export function OrderBoard({ orders, waiting, canMove, onMove, ...more }: OrderBoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<OrderStatus>('new');
  const request = useOpenedOrder();
  const ticket = useOpenedOrder();
  const columns = columnsOf(orders, { now: more.now, first: more.kitchen.board_order });
  const keepFocus = useFollowingFocus(board);
  useGlide(board);
  useEffect(() => fadeAtEdges(board.current), []);

  function move(order: Order | undefined, to: OrderStatus | null) {
    if (!order || !to || !canMove || order.cancelled_at || statusOf(order) === to) return;
    keepFocus(order.id);
    onMove(order, to);
  }
  const find = (id: string) => orders.find((order) => order.id === id);
  function step(id: string, by: Step) {
    const order = find(id);
    if (order) move(order, nextStatus(statusOf(order), by));
  }
  const { held, handlers } = useDrag(canMove, (id, to) => move(find(id), to));

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- presses and keys of the buttons inside bubble up to here */}
      <div {...handlers} onKeyDown={boardKeys(step)}>
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
              {...{ ...more, status, waiting, canMove }}
              orders={columns[status]}
              held={held?.id ?? null}
              isTarget={held?.over === status}
              isShown={status === shown}
              onMove={move}
              onOpen={ticket.open}
              onRequest={request.open}
            />
          ))}
        </div>
      </div>
      {orders.length === 0 && allows(more.agent.my_role, 'conversations.try') && (
        <p className={styles.hint}>
          What callers order appears here at once.
          <ButtonLink size="sm" to="/app/agents/$id/overview" params={{ id: more.agent.id }}>
            Try it
          </ButtonLink>
        </p>
      )}
      {request.order && <SpecialRequest order={request.order} isOpen={request.isOpen} onClose={request.close} />}
      {ticket.order && (
        <OrderDialog
          key={ticket.openings}
          agent={more.agent}
          listed={find(ticket.order.id) ?? ticket.order}
          isOpen={ticket.isOpen}
          onClose={ticket.close}
        />
      )}
    </>
  );
}

const StatusLabel = ({ status, count }: { status: OrderStatus; count: number }) => (
  <span data-column={status}>
    {COLUMN_NAMES[status]}
    {count > 0 && status !== 'completed' && <Count value={count} label={`${count} orders`} hot={status === 'new'} />}
  </span>
);

import type { OrderStatus } from '@attendant/contract/constants';
import type { Order } from '@attendant/contract/orders';
import { useState } from 'react';
import { COLUMN_NAMES, statusOf } from './board.ts';
import { useKeptMoves, useMoveOrder } from './orders.ts';

interface LastMove {
  id: string;
  name: string;
  from: OrderStatus;
  to: OrderStatus;
}

/** Moves on the board and the way back of the last one. `say` is read out by screen readers when there is quiet. */
export function useMoves(agentId: string, isLoaded: boolean, say: (text: string) => void) {
  useKeptMoves(agentId, isLoaded);
  const send = useMoveOrder(agentId);
  const [last, setLast] = useState<LastMove | null>(null);
  const move = (order: Order, to: OrderStatus) => {
    const name = order.customer_name || 'Unknown';
    setLast({ id: order.id, name, from: statusOf(order), to });
    say(`${name} moved to ${COLUMN_NAMES[to]}`);
    send({ id: order.id, status: to });
  };
  const undo = last && {
    text: `Put ${last.name} back to ${COLUMN_NAMES[last.from]}`,
    run: () => {
      setLast(null);
      say(`${last.name} moved back to ${COLUMN_NAMES[last.from]}`);
      send({ id: last.id, status: last.from });
    },
  };
  return { move, undo };
}

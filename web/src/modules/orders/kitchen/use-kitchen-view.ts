import type { OrderStatus } from '@attendant/contract/constants';
import type { Order } from '@attendant/contract/orders';
import { useState } from 'react';
import { lastOf, STAGES, type Stage, TICKETS, ticketsOf, type Way } from './rush.ts';

const STAGE = 'orders.stage';
/** Further back than the room that a screen has for pressing nobody goes. */
const PRESSED_MOST = 50;

/** Which tickets a kitchen's screen shows, also after a reload, and the way back of the last that was done. */
export function useKitchenView(orders: readonly Order[], move: (order: Order, to: OrderStatus) => void) {
  const [stage, setStage] = useState<Stage>(() => STAGES.find((one) => one === localStorage.getItem(STAGE)) ?? 'make');
  const [way, setWay] = useState<Way>('all');
  const [pressed, setPressed] = useState<readonly string[]>([]);
  const counts = { make: ticketsOf(orders, 'make').length, ready: ticketsOf(orders, 'ready').length };
  if (stage === 'board')
    return { stage, way, setWay, counts, choose, tickets: [], done: () => undefined, recall: null };

  const { to, back } = TICKETS[stage];
  const last = lastOf(orders, stage, pressed);
  return {
    stage,
    way,
    setWay,
    counts,
    choose,
    tickets: ticketsOf(orders, stage, way),
    done: (order: Order) => {
      setPressed([...pressed.filter((id) => id !== order.id), order.id].slice(-PRESSED_MOST));
      move(order, to);
    },
    recall: last && {
      text: `Put ${last.customer_name || 'Unknown'} back to ${TICKETS[stage].name}`,
      run: () => {
        setPressed(pressed.filter((id) => id !== last.id));
        move(last, back);
      },
    },
  };

  function choose(next: Stage) {
    localStorage.setItem(STAGE, next);
    setStage(next);
  }
}

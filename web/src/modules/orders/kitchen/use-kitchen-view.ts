import type { OrderStatus } from '@attendant/contract/constants';
import type { Order } from '@attendant/contract/orders';
import { useState } from 'react';
import { lastOf, STAGES, type Stage, TICKETS, ticketsOf, type Way } from './rush.ts';
import { lastMadeAt, type Made } from './stations.ts';

const STAGE = 'orders.stage';
/** Further back than the room that a screen has for pressing nobody goes. */
const PRESSED_MOST = 50;

interface Doing {
  move: (order: Order, to: OrderStatus) => void;
  make: (made: Made) => void;
}

/**
 * Which tickets a kitchen's screen shows, also after a reload, and the way back of the last that was done. At a station
 * they are those that it has a part of, and a press is for that part.
 */
export function useKitchenView(orders: readonly Order[], at: string | null, { move, make }: Doing) {
  const [stage, setStage] = useState<Stage>(() => STAGES.find((one) => one === localStorage.getItem(STAGE)) ?? 'make');
  const [way, setWay] = useState<Way>('all');
  const [pressed, setPressed] = useState<readonly string[]>([]);
  const station = stage === 'make' ? at : null;
  const counts = { make: ticketsOf(orders, 'make', { station: at }).length, ready: ticketsOf(orders, 'ready').length };
  const shown = { station, way, setWay, counts, choose };
  if (stage === 'board') return { ...shown, stage, tickets: [], done: () => undefined, recall: null };

  const { to, back } = TICKETS[stage];
  const last = station === null ? lastOf(orders, stage, pressed) : lastMadeAt(orders, station, pressed);
  return {
    ...shown,
    stage,
    tickets: ticketsOf(orders, stage, { way, station }),
    done: (order: Order) => {
      setPressed([...pressed.filter((id) => id !== order.id), order.id].slice(-PRESSED_MOST));
      if (station === null) move(order, to);
      else make({ id: order.id, station, done: true });
    },
    recall: last && {
      text: `Put ${last.customer_name || 'Unknown'} back to ${station ?? TICKETS[stage].name}`,
      run: () => {
        setPressed(pressed.filter((id) => id !== last.id));
        if (station === null) move(last, back);
        else make({ id: last.id, station, done: false });
      },
    },
  };

  function choose(next: Stage) {
    localStorage.setItem(STAGE, next);
    setStage(next);
  }
}

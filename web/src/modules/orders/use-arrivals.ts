import type { Order } from '@attendant/contract/orders';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { newcomers } from './board.ts';
import { chime, unlockChime } from './chime.ts';

const SOUND = 'orders.sound';

/** Whether new orders ring; remembered on this device. */
export function useSound() {
  const [sound, setSound] = useState(() => localStorage.getItem(SOUND) !== 'off');
  useEffect(() => {
    if (!sound) return;
    addEventListener('pointerdown', unlockChime);
    addEventListener('keydown', unlockChime);
    return () => {
      removeEventListener('pointerdown', unlockChime);
      removeEventListener('keydown', unlockChime);
    };
  }, [sound]);
  const toggle = () => {
    localStorage.setItem(SOUND, sound ? 'off' : 'on');
    setSound(!sound);
    unlockChime();
    if (!sound) chime();
  };
  return { sound, toggle };
}

/** Ids of orders that came in while the board was open. What is there at first, or on another day, is no news. */
export function useArrivals(orders: readonly Order[] | undefined, day: string, onNew: (orders: Order[]) => void) {
  const known = useRef({ day: '', seen: new Set<string>() });
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());
  const tell = useEffectEvent(onNew);
  useEffect(() => {
    if (!orders) return;
    const first = known.current.day !== day;
    if (first) known.current = { day, seen: new Set() };
    const fresh = newcomers(orders, known.current.seen);
    if (first || fresh.length === 0) return;
    setArrived((before) => new Set([...before, ...fresh.map(({ id }) => id)]));
    tell(fresh);
  }, [orders, day]);
  return arrived;
}

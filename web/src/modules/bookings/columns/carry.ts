import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Card, DayGrid } from './columns.ts';

/** Where a card is held, or let go. */
export interface Place {
  column: number;
  /** Minutes from the top. */
  top: number;
}
interface Carried extends Place {
  card: Card;
  from: Place;
  /** Let go: it waits for the answer. */
  isDropped: boolean;
}

/** Nearer than this a press is a press. */
const SLIP_PX = 6;

interface Held {
  x: number;
  y: number;
  /** Minutes between the top of the card and the pointer. */
  grip: number;
}

/**
 * Cards that can be carried to another time or column: with the pointer, or by the key M and the arrows; Enter lets go,
 * Escape puts back.
 */
export function useCarry(grid: DayGrid, step: number, onDrop: (card: Card, to: Place) => Promise<unknown>) {
  const [carried, setCarried] = useState<Carried | null>(null);
  const held = useRef<Held | null>(null);
  const justDropped = useRef(false);
  const area = useRef<HTMLDivElement>(null);
  const isCarried = carried !== null && !carried.isDropped;
  useEffect(() => {
    if (!isCarried) return;
    const putBack = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      held.current = null;
      setCarried(null);
    };
    addEventListener('keydown', putBack, true);
    return () => removeEventListener('keydown', putBack, true);
  }, [isCarried]);

  /** Onto a time at which something can begin, within the day. */
  function snapped({ column, top }: Place, { height }: Card): Place {
    const off = grid.columns[column]?.off[0];
    const base = off?.top === 0 ? off.height % step : 0;
    const at = Math.round((top - base) / step) * step + base;
    return { column, top: Math.max(0, Math.min(grid.minutes - height, at)) };
  }

  function drop(): void {
    if (!carried) return;
    const { card, from, column, top } = carried;
    if (column === from.column && top === from.top) return setCarried(null);
    setCarried({ ...carried, isDropped: true });
    void onDrop(card, { column, top }).finally(() => {
      setCarried(null);
      // In another column it is another button.
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        area.current?.querySelector<HTMLElement>(`[data-appointment="${card.appointment.id}"]`)?.focus();
      });
    });
  }

  function onPointerMove(event: PointerEvent<HTMLElement>, card: Card, column: number): void {
    const hold = held.current;
    if (!hold || carried?.isDropped) return;
    if (!carried && Math.hypot(event.clientX - hold.x, event.clientY - hold.y) < SLIP_PX) return;
    if (!carried) event.currentTarget.setPointerCapture(event.pointerId);
    const days = [...(area.current?.querySelectorAll('[data-day]') ?? [])].map((one) => one.getBoundingClientRect());
    const over = days.findIndex(({ left, right }) => event.clientX >= left && event.clientX < right);
    const at = over < 0 ? column : over;
    const box = days[at];
    if (!box) return;
    const top = ((event.clientY - box.top) / box.height) * grid.minutes - hold.grip;
    setCarried({ card, from: { column, top: card.top }, isDropped: false, ...snapped({ column: at, top }, card) });
  }

  function onKeyDown(event: KeyboardEvent, card: Card, column: number): void {
    if (!carried && event.key.toLowerCase() === 'm' && !event.metaKey && !event.ctrlKey && !event.altKey) {
      const from = { column, top: card.top };
      setCarried({ card, from, isDropped: false, ...snapped(from, card) });
    } else if (isCarried && STEPS[event.key]) {
      const [across = 0, down = 0] = STEPS[event.key] ?? [];
      const next = Math.max(0, Math.min(grid.columns.length - 1, carried.column + across));
      setCarried({ ...carried, ...snapped({ column: next, top: carried.top + down * step }, card) });
    } else if (isCarried && (event.key === 'Enter' || event.key === ' ')) drop();
    else return;
    event.preventDefault();
  }

  return {
    area,
    carried,
    /** A press that ended a carrying opens nothing. */
    isPress: () => !justDropped.current,
    handlers: (card: Card, column: number) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        justDropped.current = false;
        if (event.button !== 0 || event.pointerType === 'touch') return;
        const box = event.currentTarget.getBoundingClientRect();
        const grip = ((event.clientY - box.top) / box.height) * card.height;
        held.current = { x: event.clientX, y: event.clientY, grip };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => onPointerMove(event, card, column),
      onPointerUp() {
        if (held.current && isCarried) {
          justDropped.current = true;
          drop();
        }
        held.current = null;
      },
      onPointerCancel() {
        held.current = null;
        setCarried(null);
      },
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, card, column),
      onBlur: () => isCarried && !held.current && setCarried(null),
    }),
  };
}

const STEPS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

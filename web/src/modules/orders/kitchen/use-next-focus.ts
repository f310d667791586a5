import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What had the focus goes away with its ticket: the one that takes its place has it then. To be called with that place. */
export function useNextFocus(wall: RefObject<HTMLElement | null>): (place: number) => void {
  const left = useRef<number | null>(null);
  useLayoutEffect(() => {
    const place = left.current;
    left.current = null;
    if (place === null || document.activeElement !== document.body) return;
    const tickets = wall.current?.children;
    const next = tickets?.[Math.min(place, tickets.length - 1)];
    next?.querySelector<HTMLElement>('[data-control="done"]')?.focus({ preventScroll: true });
  });
  return (place) => {
    left.current = place;
  };
}

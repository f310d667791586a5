import { type RefObject, useEffect } from 'react';

/** Marks the tickets that are longer than the wall is high, and so go on in the next column: `data-tall`. */
export function useTall(wall: RefObject<HTMLElement | null>) {
  // After each render: a ticket that was done in part, or changed, has another length.
  useEffect(() => {
    const mark = () => {
      const box = wall.current;
      if (!box) return;
      const room = box.clientHeight - Number.parseFloat(getComputedStyle(box).paddingBottom);
      for (const ticket of box.children) ticket.toggleAttribute('data-tall', lengthOf(ticket) > room);
    };
    mark();
    addEventListener('resize', mark);
    return () => removeEventListener('resize', mark);
  });
}

const lengthOf = (ticket: Element): number => [...ticket.getClientRects()].reduce((sum, { height }) => sum + height, 0);

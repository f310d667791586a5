import { ORDER_STATUSES, type OrderStatus } from '@attendant/contract/constants';
import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** A mouse must travel this far before a press is a drag. */
const START_PX = 6;
/** How near to the board's edge a held ticket makes it scroll, and by how much. */
const EDGE_PX = 56;
const SCROLL_PX = 14;

interface Drag {
  id: string;
  pointer: number;
  ticket: HTMLElement;
  from: { x: number; y: number };
  /** What follows the pointer; the ticket itself stays, faded, where it was. */
  ghost: HTMLElement | null;
  /** Where it would land. Not the state below: a drop can come before the last move was drawn. */
  over: OrderStatus | null;
}

interface Held {
  id: string;
  over: OrderStatus | null;
}

/**
 * Tickets dragged by mouse, pen or finger onto anything marked `data-column`. By touch a drag begins on the grip only,
 * so that a finger anywhere else scrolls. Keys are the board's own.
 */
export function useDrag(canMove: boolean, onDrop: (id: string, to: OrderStatus) => void) {
  const drag = useRef<Drag | null>(null);
  const [held, setHeld] = useState<Held | null>(null);

  function end(drop: boolean) {
    const { id, ghost, over } = drag.current ?? {};
    ghost?.remove();
    drag.current = null;
    if (drop && ghost && id && over) onDrop(id, over);
    setHeld(null);
  }

  useEffect(() => {
    if (!held) return;
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      drag.current?.ghost?.remove();
      drag.current = null;
      setHeld(null);
    };
    addEventListener('keydown', cancel, true);
    return () => removeEventListener('keydown', cancel, true);
  }, [held]);

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const pressed = event.target instanceof Element ? event.target : null;
      const ticket = pressed?.closest<HTMLElement>('[data-ticket]');
      const onGrip = Boolean(pressed?.closest('[data-grip]'));
      // The name opens it and a dish checks it off when they are pressed; held and moved they move it.
      const onControl = !onGrip && pressed?.closest('button:not([data-control="open"]), input, a');
      if (!canMove || !ticket || event.button !== 0 || onControl || (event.pointerType === 'touch' && !onGrip)) return;
      const from = { x: event.clientX, y: event.clientY };
      drag.current = {
        id: ticket.dataset.ticket ?? '',
        pointer: event.pointerId,
        ticket,
        from,
        ghost: null,
        over: null,
      };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = drag.current;
      if (!now || now.pointer !== event.pointerId) return;
      const [dx, dy] = [event.clientX - now.from.x, event.clientY - now.from.y];
      if (!now.ghost && Math.hypot(dx, dy) < START_PX) return;
      if (!now.ghost) {
        now.ghost = lift(now.ticket);
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      now.ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(1.5deg)`;
      scrollNearEdge(event.currentTarget, event.clientX);
      now.over = columnAt(event.clientX, event.clientY);
      if (held?.id !== now.id || held.over !== now.over) setHeld({ id: now.id, over: now.over });
    },
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
  };
  return { held, handlers };
}

function lift(ticket: HTMLElement): HTMLElement {
  const { left, top, width } = ticket.getBoundingClientRect();
  const ghost = ticket.cloneNode(true);
  if (!(ghost instanceof HTMLElement)) return ticket;
  ghost.removeAttribute('data-glide');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  Object.assign(ghost.style, { position: 'fixed', left: `${left}px`, top: `${top}px`, width: `${width}px` });
  Object.assign(ghost.style, { zIndex: '50', pointerEvents: 'none', boxShadow: 'var(--elev-4)' });
  // Inside the page, where the kitchen's larger type holds too.
  (ticket.closest('main') ?? document.body).append(ghost);
  return ghost;
}

function columnAt(x: number, y: number): OrderStatus | null {
  const hit = document.elementFromPoint(x, y);
  const column =
    hit?.closest<HTMLElement>('[data-column]') ?? hit?.closest('button')?.querySelector<HTMLElement>('[data-column]');
  return ORDER_STATUSES.find((status) => status === column?.dataset.column) ?? null;
}

function scrollNearEdge(board: HTMLElement, x: number): void {
  const { left, right } = board.getBoundingClientRect();
  if (x > right - EDGE_PX) board.scrollLeft += SCROLL_PX;
  else if (x < left + EDGE_PX) board.scrollLeft -= SCROLL_PX;
}

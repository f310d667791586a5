import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

export type Step = 1 | -1;

const STEPS: Readonly<Record<string, Step>> = { ArrowRight: 1, ArrowLeft: -1 };
const ROWS: Readonly<Record<string, Step>> = { ArrowDown: 1, ArrowUp: -1 };

const ticketsIn = (column: Element | null | undefined) => [
  ...(column?.querySelectorAll<HTMLElement>('[data-ticket]') ?? []),
];

/**
 * What had the focus goes away with its ticket: the focus follows it into the next column, and back. To be called when a
 * ticket moves.
 */
export function useFollowingFocus(board: RefObject<HTMLElement | null>): (id: string) => void {
  const left = useRef<{ id: string; control: string } | null>(null);

  useLayoutEffect(() => {
    if (!left.current || document.activeElement !== document.body) return;
    const { id, control } = left.current;
    const ticket = board.current?.querySelector(`[data-ticket="${CSS.escape(id)}"]`);
    const again = ticket?.querySelector<HTMLElement>(`[data-control="${control}"]`);
    (again ?? ticket?.querySelector<HTMLElement>('[data-control]'))?.focus({ preventScroll: true });
  });

  return (id) => {
    const control = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.control : undefined;
    left.current = { id, control: control ?? 'open' };
  };
}

/** Arrows walk from ticket to ticket, with Shift they move the ticket. */
export function boardKeys(onStep: (id: string, step: Step) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const here = event.target instanceof HTMLElement ? event.target : null;
    const ticket = here?.closest<HTMLElement>('[data-ticket]');
    const step = STEPS[event.key];
    const row = ROWS[event.key];
    if (!ticket || event.ctrlKey || event.metaKey || event.altKey || (!step && !row)) return;
    event.preventDefault();
    if (event.shiftKey && step) onStep(ticket.dataset.ticket ?? '', step);
    else if (!event.shiftKey) walk(ticket, row ?? 0, step ?? 0, here?.dataset.control);
  };
}

function walk(ticket: HTMLElement, rows: number, columns: number, control: string | undefined): void {
  const column = ticket.closest('[data-column]');
  const all = [...(column?.parentElement?.querySelectorAll('[data-column]') ?? [])];
  const target =
    columns === 0
      ? column
      : nearest(
          all,
          all.findIndex((one) => one === column),
          columns,
        );
  const tickets = ticketsIn(target);
  const place = ticketsIn(column).indexOf(ticket);
  const next = tickets[columns === 0 ? place + rows : Math.min(place, tickets.length - 1)];
  const same = next?.querySelector<HTMLElement>(`[data-control="${control ?? 'open'}"]`);
  (same ?? next?.querySelector<HTMLElement>('[data-control]'))?.focus();
}

/** The next column in that direction that has tickets. */
function nearest(columns: readonly Element[], from: number, by: number): Element | undefined {
  for (let at = from + by; at >= 0 && at < columns.length; at += by) {
    if (ticketsIn(columns[at]).length > 0) return columns[at];
  }
  return undefined;
}

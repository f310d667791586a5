import { type RefObject, useEffect, useRef, useState } from 'react';

/** A wall that nobody has touched for so long shows who waits longest again. */
const RETURN_MS = 30_000;

/** How many tickets hang beyond either edge of a wall, and a turn to them. */
export function useBeyond(wall: RefObject<HTMLElement | null>) {
  const [beyond, setBeyond] = useState({ before: 0, after: 0 });

  // After each render: what was done or came in moves all the others.
  useEffect(() => {
    const box = wall.current;
    const count = () => setBeyond((was) => same(was, countBeyond(box)));
    count();
    addEventListener('resize', count);
    box?.addEventListener('scroll', count, { passive: true });
    return () => {
      removeEventListener('resize', count);
      box?.removeEventListener('scroll', count);
    };
  });

  useEffect(() => {
    if (beyond.before === 0) return;
    const timer = setTimeout(() => wall.current?.scrollTo({ left: 0, behavior: 'smooth' }), RETURN_MS);
    return () => clearTimeout(timer);
  }, [wall, beyond]);

  // At the end of the wall what was pressed to get there goes away, and the focus with it: the ticket there has it then.
  const turned = useRef<1 | -1>(undefined);
  useEffect(() => {
    if (!turned.current || document.activeElement !== document.body) return;
    const tickets = [...(wall.current?.children ?? [])];
    const ticket = tickets.at(turned.current > 0 ? -1 : 0);
    ticket?.querySelector<HTMLElement>('[data-control="done"]')?.focus({ preventScroll: true });
    turned.current = undefined;
  }, [wall, beyond]);

  const turn = (by: 1 | -1) => {
    const box = wall.current;
    turned.current = by;
    box?.scrollBy({ left: by * box.clientWidth * 0.8, behavior: 'smooth' });
  };
  return { ...beyond, turn };
}

interface Beyond {
  before: number;
  after: number;
}

const same = (was: Beyond, is: Beyond): Beyond => (was.before === is.before && was.after === is.after ? was : is);

/** A ticket counts where its middle is out of sight. */
function countBeyond(box: HTMLElement | null): Beyond {
  const beyond = { before: 0, after: 0 };
  if (!box || box.scrollWidth <= box.clientWidth) return beyond;
  const { left, right } = box.getBoundingClientRect();
  for (const ticket of box.children) {
    const edges = ticket.getBoundingClientRect();
    const middle = (edges.left + edges.right) / 2;
    if (middle < left) beyond.before++;
    else if (middle > right) beyond.after++;
  }
  return beyond;
}

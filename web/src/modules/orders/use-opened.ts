import type { Order } from '@attendant/contract/orders';
import { useState } from 'react';

/** A window that is there from its first opening on, anew each time, and stays while it fades. */
export function useOpened() {
  const [isOpen, setOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  return {
    isOpen,
    openings,
    open: () => {
      setOpen(true);
      setOpenings(openings + 1);
    },
    close: () => setOpen(false),
  };
}

/** The order that a window shows: it stays the last one while the window fades. */
export function useOpenedOrder() {
  const [order, setOrder] = useState<Order | null>(null);
  const opened = useOpened();
  const open = (one: Order) => {
    setOrder(one);
    opened.open();
  };
  return { ...opened, order, open };
}

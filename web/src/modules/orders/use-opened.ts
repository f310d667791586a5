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

import { useEffect, useRef } from 'react';

/** A little longer than a dialog fades (Dialog.module.css). */
const AFTER_FADING_MS = 350;

/** For a dialog that opens while another still fades: that one takes the focus back until it is gone. */
export function useKeptFocus(isOpen: boolean) {
  const dialog = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => {
      if (!dialog.current?.contains(document.activeElement)) dialog.current?.focus();
    }, AFTER_FADING_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return dialog;
}

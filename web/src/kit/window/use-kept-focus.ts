import { useEffect, useRef } from 'react';
import { keepFocus } from '../frame/focus-heading.ts';

/** A little longer than a dialog fades (Dialog.module.css). */
const AFTER_FADING_MS = 350;

/**
 * For a dialog that opens while another still fades: that one takes the focus back until it is gone. And for one that
 * closes when what opened it is gone, the first of a list or the last: the page has the focus then, not nothing.
 */
export function useKeptFocus(isOpen: boolean) {
  const dialog = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => {
      if (!dialog.current?.contains(document.activeElement)) dialog.current?.focus();
    }, AFTER_FADING_MS);
    return () => {
      clearTimeout(timer);
      setTimeout(keepFocus, AFTER_FADING_MS);
    };
  }, [isOpen]);
  return dialog;
}

import { useEffect, useRef } from 'react';
import { keepFocus } from '../frame/focus-heading.ts';

/** A little longer than a dialog fades (Dialog.module.css). */
const AFTER_FADING_MS = 350;

/**
 * For a dialog that opens over another, or while another still fades: that one takes the focus back. What is marked as
 * `data-first` has it then, else the dialog. And for one that closes when what opened it is gone, the first of a list or
 * the last: the page has the focus then, not nothing.
 */
export function useKeptFocus(isOpen: boolean) {
  const dialog = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => {
      const at = document.activeElement;
      if (at !== dialog.current && dialog.current?.contains(at)) return;
      (dialog.current?.querySelector<HTMLElement>('[data-first]') ?? dialog.current)?.focus();
    }, AFTER_FADING_MS);
    return () => {
      clearTimeout(timer);
      setTimeout(keepFocus, AFTER_FADING_MS);
    };
  }, [isOpen]);
  return dialog;
}

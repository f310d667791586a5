import { type RefObject, useEffect, useRef } from 'react';

/** The browser's own dialog, shown while `isOpen`. */
export function useNativeDialog(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return dialog;
}

import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { cx } from '../kit/cx.ts';
import look from '../kit/Dialog.module.css';
import { Action } from './Action.tsx';
import styles from './ErrorDialog.module.css';

interface ErrorDialogProps {
  text: string;
  isOpen: boolean;
  onClose: () => void;
}

/** The browser's own dialog: it must open when nothing more can be loaded, since that is what it tells of. */
export function ErrorDialog({ text, isOpen, onClose }: ErrorDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className={cx(look.modal, styles.dialog)}
      aria-labelledby="error-title"
      aria-describedby="error-text"
      onClose={onClose}
    >
      {isOpen && (
        <>
          <div className={look.confirm}>
            <span className={cx(look.ring, look.danger)}>
              <CircleAlert size={20} strokeWidth={1.75} aria-hidden="true" />
            </span>
            <h2 className="title-2" id="error-title">
              Error
            </h2>
            <p id="error-text">{text}</p>
          </div>
          <div className={look.footer}>
            <Action variant="primary" onClick={onClose}>
              OK
            </Action>
          </div>
        </>
      )}
    </dialog>
  );
}

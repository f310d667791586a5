import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../frame/Button.tsx';
import { cx } from '../look/cx.ts';
import styles from './Dialog.module.css';
import { useKeptFocus } from './use-kept-focus.ts';

interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** 560 px instead of 440, for forms. */
  wide?: boolean;
  footer?: ReactNode;
  children: ReactNode;
}

/** A window over the page: traps and returns the focus, Escape and a press outside close it. */
export function Dialog({ title, isOpen, onClose, wide, footer, children }: DialogProps) {
  const kept = useKeptFocus(isOpen);
  return (
    <ModalOverlay
      className={styles.scrim ?? ''}
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <Modal className={cx(styles.modal, wide && styles.wide)}>
        <AriaDialog ref={kept} className={styles.dialog ?? ''}>
          <header className={styles.header}>
            <Heading slot="title" className="title-2">
              {title}
            </Heading>
            <IconButton label="Close" size="sm" onClick={onClose}>
              <X size={16} />
            </IconButton>
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

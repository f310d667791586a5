import { X } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { TONE_ICONS } from '../form/Banner.tsx';
import { Button, IconButton } from '../frame/Button.tsx';
import type { Question } from '../frame/confirm.ts';
import { cx } from '../look/cx.ts';
import styles from './Dialog.module.css';
import { useKeptFocus } from './use-kept-focus.ts';

const closed = () => new Error('Dialog closed');

/** The window of `confirm()`; `question` stays the last one while the window fades. */
export default function ConfirmDialog({ question, isOpen }: { question: Question; isOpen: boolean }) {
  const { options } = question;
  const kept = useKeptFocus(isOpen);
  const [working, setWorking] = useState(options.isLoading);
  const Icon = TONE_ICONS[options.variant];

  async function accept() {
    if (!options.action) return question.resolve();
    setWorking(true);
    try {
      await options.action();
      question.resolve();
    } catch (error) {
      question.reject(error instanceof Error ? error : new Error(String(error)));
    } finally {
      setWorking(false);
    }
  }

  return (
    <ModalOverlay
      className={styles.scrim ?? ''}
      isOpen={isOpen}
      isDismissable={!working && !options.preventBackdropClose}
      isKeyboardDismissDisabled={working}
      onOpenChange={(open) => (open ? undefined : question.reject(closed()))}
    >
      <Modal className={styles.modal ?? ''}>
        <Dialog ref={kept} role="alertdialog" className={styles.dialog ?? ''}>
          <div className={styles.confirm}>
            <span className={cx(styles.ring, `tone-${options.variant}`)}>
              <Icon size={20} />
            </span>
            <Heading slot="title" className="title-2">
              {options.title}
            </Heading>
            <p>{options.message}</p>
          </div>
          <footer className={styles.footer}>
            {options.showCancelButton && (
              <Button disabled={working} onClick={() => question.reject(new Error('Dialog cancelled'))}>
                {options.cancelText}
              </Button>
            )}
            <Button
              autoFocus
              data-first
              variant={options.variant === 'danger' ? 'danger' : 'primary'}
              loading={working}
              loadingText={options.loadingText}
              onClick={() => void accept()}
            >
              {options.confirmText}
            </Button>
          </footer>
          {options.showCloseButton && (
            <IconButton
              className={styles.close}
              label="Close"
              size="sm"
              disabled={working}
              onClick={() => question.reject(closed())}
            >
              <X size={16} />
            </IconButton>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

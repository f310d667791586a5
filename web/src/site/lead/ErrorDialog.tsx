import { Action } from '../shell/Action.tsx';
import { Icon } from '../shell/Icon.tsx';
import { useNativeDialog } from '../shell/use-native-dialog.ts';
import styles from './ErrorDialog.module.css';

interface ErrorDialogProps {
  text: string;
  isOpen: boolean;
  onClose: () => void;
}

/** The browser's own dialog: it must open when nothing more can be loaded, since that is what it tells of. */
export function ErrorDialog({ text, isOpen, onClose }: ErrorDialogProps) {
  const dialog = useNativeDialog(isOpen);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="error-title"
      aria-describedby="error-text"
      onClose={onClose}
    >
      {isOpen && (
        <>
          <div className={styles.message}>
            <span className={styles.ring}>
              <Icon name="alert" />
            </span>
            <h2 className="title-2" id="error-title">
              Error
            </h2>
            <p id="error-text">{text}</p>
          </div>
          <div className={styles.foot}>
            <Action variant="primary" onClick={onClose}>
              OK
            </Action>
          </div>
        </>
      )}
    </dialog>
  );
}

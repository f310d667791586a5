import { lazy, Suspense } from 'react';
import { cx } from '../../kit/look/cx.ts';
import dialogs from '../lead/ErrorDialog.module.css';
import { Action } from '../shell/Action.tsx';
import { useNativeDialog } from '../shell/use-native-dialog.ts';
import styles from './DemoDialog.module.css';

const DemoTalk = lazy(() => import('./DemoTalk.tsx').catch(() => ({ default: NotLoaded })));
const NotLoaded = () => <p role="alert">The demo could not be loaded. Reload the page to try again.</p>;

interface DemoDialogProps {
  brand: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Talking with the demo agent, for visitors who have no phone at hand. Closing it hangs up. */
export function DemoDialog({ brand, isOpen, onClose }: DemoDialogProps) {
  const dialog = useNativeDialog(isOpen);
  return (
    <dialog ref={dialog} className={cx(dialogs.dialog, styles.dialog)} aria-labelledby="demo-title" onClose={onClose}>
      {isOpen && (
        <>
          <div className={styles.head}>
            <h2 className="title-2" id="demo-title">
              Talk with {brand}
            </h2>
            <Action onClick={onClose}>Close</Action>
            <p className="small">
              This is a demo: you talk with a machine, what is said is kept as a test, and nothing you order is made.
            </p>
          </div>
          <Suspense fallback={<div className={styles.start} aria-busy="true" />}>
            <DemoTalk />
          </Suspense>
        </>
      )}
    </dialog>
  );
}

import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { TONE_ICONS } from '../form/Banner.tsx';
import { cx } from '../look/cx.ts';
import { IconButton } from './Button.tsx';
import styles from './Toast.module.css';
import { closeToast, holdToast, resumeToast, type Toast, toasts } from './toast.ts';

/** Stands once at the root, above everything; `data-react-aria-top-layer` keeps it reachable over a dialog. */
export function ToastRegion() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.shown);
  return (
    <section className={styles.region} aria-label="Just happened" data-react-aria-top-layer="true">
      {shown.map((one) => (
        <ToastCard key={one.id} toast={one} />
      ))}
    </section>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const Icon = TONE_ICONS[toast.tone];
  return (
    <div
      className={cx(styles.toast, styles[toast.tone])}
      role={toast.tone === 'danger' ? 'alert' : 'status'}
      onPointerEnter={() => holdToast(toast.id)}
      onPointerLeave={() => resumeToast(toast.id)}
      onFocus={() => holdToast(toast.id)}
      onBlur={() => resumeToast(toast.id)}
    >
      <Icon size={18} />
      <div>
        <b>{toast.title}</b>
        {toast.text && <p>{toast.text}</p>}
      </div>
      <IconButton className={styles.close} size="sm" label="Close" onClick={() => closeToast(toast.id)}>
        <X size={15} />
      </IconButton>
    </div>
  );
}

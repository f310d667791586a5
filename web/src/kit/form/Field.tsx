import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from '../look/cx.ts';
import styles from './field.module.css';
import { useSteady } from './use-steady.ts';

export interface FieldTexts {
  label: ReactNode;
  /** Stands below, until an error takes its place. */
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  /** `[length, limit]`, shown right below. */
  count?: readonly [number, number];
}

interface FieldProps extends FieldTexts {
  className?: string | undefined;
  children: (control: { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }) => ReactNode;
}

/** Label above, control, then hint or error: tied together for whoever cannot see them. */
export function Field({ label, hint, error: latest, optional, count, className, children }: FieldProps) {
  const id = useId();
  const error = useSteady(latest);
  const says = `${id}-says`;
  const below = error || hint || count;
  return (
    <div className={cx(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}>Optional</span>}
      </label>
      {children({ id, ...(error && { 'aria-invalid': true }), ...(below && { 'aria-describedby': says }) })}
      {below && (
        <div className={styles.below} id={says}>
          {error ? <FieldError>{error}</FieldError> : hint && <span className={styles.hint}>{hint}</span>}
          {count && (
            <span className={cx(styles.counter, count[0] > count[1] && styles.over)}>
              {/* Not by `format.ts`, without which the sign-in does. */}
              {count.map((one) => one.toLocaleString('en-US')).join(' / ')}
            </span>
          )}
        </div>
      )}
    </div>
  );
}

export const FieldError = ({ children }: { children: ReactNode }) => (
  <span className={styles.error}>
    <CircleAlert />
    {children}
  </span>
);

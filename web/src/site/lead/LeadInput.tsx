import { type ComponentProps, useId } from 'react';
import { Icon } from '../shell/Icon.tsx';
import styles from './LeadInput.module.css';

interface LeadInputProps extends ComponentProps<'input'> {
  label: string;
  error: string | undefined;
}

/** A field whose error has its place from the beginning: nothing moves under a finger when one appears. */
export function LeadInput({ label, error, ...input }: LeadInputProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        required
        maxLength={100}
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}-error`}
      />
      <p id={`${id}-error`}>
        {error && (
          <>
            <Icon name="alert" />
            {error}
          </>
        )}
      </p>
    </div>
  );
}

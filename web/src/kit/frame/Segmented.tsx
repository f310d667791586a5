import type { ReactNode } from 'react';
import styles from './Segmented.module.css';

interface SegmentedProps<Value extends string> {
  label: string;
  /** None is pressed when the value is no option. */
  value: Value | null;
  options: readonly (readonly [value: Value, label: ReactNode])[];
  onChange: (value: Value) => void;
}

/** Two to four choices that exclude each other. */
export const Segmented = <Value extends string>({ label, value, options, onChange }: SegmentedProps<Value>) => (
  <fieldset className={styles.segmented} aria-label={label}>
    {options.map(([option, text]) => (
      <button key={option} type="button" aria-pressed={option === value} onClick={() => onChange(option)}>
        {text}
      </button>
    ))}
  </fieldset>
);

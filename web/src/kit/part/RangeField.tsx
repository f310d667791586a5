import { type ComponentProps, type CSSProperties, type ReactNode, useId } from 'react';
import styles from './RangeField.module.css';

interface RangeFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'min' | 'max' | 'step'> {
  label: string;
  range: { min: number; max: number; step: number };
  /** Where it stands. */
  at: number;
  /** What that means, right of the label. */
  shown: ReactNode;
}

/** A slider with its meaning above it: `<RangeField label="Priority" at={value} {...register('importance')} />` */
export function RangeField({ label, range, at, shown, ...input }: RangeFieldProps) {
  const id = useId();
  const fill = ((at - range.min) / (range.max - range.min)) * 100;
  return (
    <div className={styles.field}>
      <div className={styles.top}>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id}>{shown}</output>
      </div>
      <input
        {...input}
        {...range}
        id={id}
        type="range"
        className={styles.range}
        style={{ '--fill': `${fill}%` } as CSSProperties}
      />
    </div>
  );
}

import { type ComponentProps, type ReactNode, useId } from 'react';
import { Range } from './Range.tsx';
import styles from './RangeField.module.css';

interface RangeFieldProps extends ComponentProps<typeof Range> {
  label: string;
  /** What that means, right of the label. */
  shown: ReactNode;
}

/** A slider with its meaning above it: `<RangeField label="Priority" at={value} {...register('importance')} />` */
export function RangeField({ label, shown, ...input }: RangeFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <div className={styles.top}>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id}>{shown}</output>
      </div>
      <Range {...input} id={id} />
    </div>
  );
}

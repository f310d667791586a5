import type { ComponentProps } from 'react';
import { cx } from '../../kit/look/cx.ts';
import styles from './Paper.module.css';

/** What a call or a sum ends as: paper with a torn edge, light in the dark as well. */
export const Paper = ({ className, children, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={cx(styles.shadow, className)}>
    <div className={styles.paper} data-theme="light">
      {children}
    </div>
  </div>
);

export const Perforation = () => <hr className={styles.perforation} />;

interface RowProps {
  label: string;
  value: string;
}

/** One line of a printed sum. */
export const PaperRow = ({ label, value }: RowProps) => (
  <div className={styles.row}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

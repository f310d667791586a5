import type { ReactNode } from 'react';
import { Skeleton, Waiting } from '../frame/States.tsx';
import { cx } from '../look/cx.ts';
import styles from './List.module.css';

/** Below a list: how much of it is shown, and the way to more. */
export const ListFoot = ({ children }: { children: ReactNode }) => <div className={styles.foot}>{children}</div>;

/** Six rows of grey blocks of these widths. */
export const ListWaiting = ({ label, widths, className }: ListWaitingProps) => (
  <Waiting label={label} className={cx('card', className)}>
    {[0, 1, 2, 3, 4, 5].map((at) => (
      <div key={at} className={styles.waiting}>
        {widths.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    ))}
  </Waiting>
);

interface ListWaitingProps {
  label: string;
  widths: readonly (number | string)[];
  className?: string | undefined;
}

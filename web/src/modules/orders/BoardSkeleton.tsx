import { ORDER_STATUSES } from '@attendant/contract/constants';
import { Skeleton, Waiting } from '../../kit/frame/States.tsx';
import { cx } from '../../kit/look/cx.ts';
import { COLUMN_NAMES } from './board.ts';
import styles from './OrdersPage.module.css';

export const BoardSkeleton = () => (
  <Waiting label="Loading orders" className={styles.board ?? ''}>
    {ORDER_STATUSES.map((status) => (
      <div
        key={status}
        className={cx(styles.column, styles[status], status === 'new' && styles.shown)}
        aria-hidden="true"
      >
        <header>{COLUMN_NAMES[status]}</header>
        <Skeleton height={180} radius="4px 4px 10px 10px" />
        <Skeleton height={150} radius="4px 4px 10px 10px" />
      </div>
    ))}
  </Waiting>
);

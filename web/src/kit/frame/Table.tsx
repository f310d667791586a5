import type { ReactNode } from 'react';
import styles from './Table.module.css';

/** Head and rows as usual: `<Table label="Conversations"><thead>...`. Scrolls sideways inside its card when it must. */
export const Table = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.wrap}>
    <table className={styles.table} aria-label={label}>
      {children}
    </table>
  </div>
);

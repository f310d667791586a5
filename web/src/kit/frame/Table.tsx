import type { ReactNode } from 'react';
import { fadeAtEdges } from '../hook/fade-at-edges.ts';
import styles from './Table.module.css';

interface TableProps {
  label: string;
  /** The heads; 'Actions' stands above its buttons, at the end. */
  columns: readonly string[];
  /** Of these, those of figures: they end below each other, in cells with `data-figure`. */
  figures?: readonly string[];
  children: ReactNode;
}

/** `<Table label="Leads" columns={['Business', 'Phone']}><tbody>...`. Scrolls sideways inside its card when it must. */
export const Table = ({ label, columns, figures, children }: TableProps) => (
  <div className={styles.wrap} ref={fadeAtEdges}>
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col" data-figure={figures?.includes(name) || undefined}>
              {name === 'Actions' ? <span className={styles.actions}>{name}</span> : name}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  </div>
);

import type { Memory } from '@attendant/contract/memories';
import { Table } from '../../kit/frame/Table.tsx';
import styles from './MemoriesPage.module.css';
import { MemoryRow, MiniRow, type RowProps } from './MemoryRow.tsx';

interface MemoryTableProps extends Omit<RowProps, 'memory'> {
  memories: readonly Memory[];
}

const COLUMNS = ['Lesson', 'Type', 'Priority', 'Created At'];

/** A table; on phones a list. */
export const MemoryTable = ({ memories, ...row }: MemoryTableProps) => (
  <>
    <div className={styles.wide}>
      <Table label="Memories" columns={row.act ? [...COLUMNS, 'Actions'] : COLUMNS}>
        <tbody>
          {memories.map((memory) => (
            <MemoryRow key={memory.id} memory={memory} {...row} />
          ))}
        </tbody>
      </Table>
    </div>
    <ul className={`ruled ${styles.mini}`}>
      {memories.map((memory) => (
        <MiniRow key={memory.id} memory={memory} {...row} />
      ))}
    </ul>
  </>
);

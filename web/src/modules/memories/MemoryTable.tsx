import type { Memory } from '@attendant/contract/memories';
import { Table } from '../../kit/frame/Table.tsx';
import styles from './MemoriesPage.module.css';
import { MemoryRow, MiniRow, type RowProps } from './MemoryRow.tsx';

interface MemoryTableProps extends Omit<RowProps, 'memory'> {
  memories: readonly Memory[];
}

/** A table; on phones a list. */
export const MemoryTable = ({ memories, ...row }: MemoryTableProps) => (
  <>
    <div className={styles.wide}>
      <Table label="Memories">
        <thead>
          <tr>
            <th scope="col">Lesson</th>
            <th scope="col">Type</th>
            <th scope="col">Priority</th>
            <th scope="col">Created At</th>
            {row.act && (
              <th scope="col">
                <span className={styles.last}>Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {memories.map((memory) => (
            <MemoryRow key={memory.id} memory={memory} {...row} />
          ))}
        </tbody>
      </Table>
    </div>
    <ul className={styles.mini}>
      {memories.map((memory) => (
        <MiniRow key={memory.id} memory={memory} {...row} />
      ))}
    </ul>
  </>
);

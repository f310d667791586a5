import { formatNumber } from '../../kit/form/format.ts';
import { Button } from '../../kit/frame/Button.tsx';
import { EmptyState, ErrorPanel } from '../../kit/frame/States.tsx';
import { ListFoot, ListWaiting } from '../../kit/part/List.tsx';
import styles from './MemoriesPage.module.css';
import type { RowProps } from './MemoryRow.tsx';
import { MemoryTable } from './MemoryTable.tsx';
import type { useMemories } from './memories.ts';

interface MemoryListProps extends Omit<RowProps, 'memory'> {
  query: ReturnType<typeof useMemories>;
  /** What to say when they could not be loaded. */
  failure: string;
  isFiltered: boolean;
  onReset: () => void;
}

export function MemoryList({ query, failure, isFiltered, onReset, ...row }: MemoryListProps) {
  const { memories, total } = query;
  if (query.isError && (!memories || memories.length === 0)) {
    return (
      <div className={styles.list}>
        <ErrorPanel title="Unable to Load Memories" onRetry={() => void query.refetch()}>
          {failure}
        </ErrorPanel>
      </div>
    );
  }
  if (!memories) return <ListSkeleton />;
  return (
    <section className={`card ${styles.list}`} aria-label="Memories">
      <output className="sr">{isFiltered && `${total} ${total === 1 ? 'memory' : 'memories'} found`}</output>
      {memories.length === 0 ? (
        <EmptyState title="No memories found" action={isFiltered && <Button onClick={onReset}>Reset</Button>}>
          {isFiltered
            ? 'No memory matches this search and type.'
            : 'Delivery area, parking, house rules: what callers ask and the menu does not say.'}
        </EmptyState>
      ) : (
        <MemoryTable memories={memories} {...row} />
      )}
      {query.hasNextPage && (
        <ListFoot>
          <span className="num">
            1 to {formatNumber(memories.length)} of {formatNumber(total)}
          </span>
          <Button size="sm" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Load more
          </Button>
        </ListFoot>
      )}
    </section>
  );
}

const ListSkeleton = () => <ListWaiting label="Loading memories" className={styles.list} widths={['46%', 56, 150]} />;

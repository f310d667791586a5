import type { AuditEntry } from '@attendant/contract/identity/audit';
import { problemText } from '../../api/door/problem.ts';
import { formatDateTime } from '../../kit/form/format.ts';
import { Avatar } from '../../kit/frame/Avatar.tsx';
import { Button } from '../../kit/frame/Button.tsx';
import { ErrorPanel, Skeleton, Waiting } from '../../kit/frame/States.tsx';
import styles from './AuditList.module.css';
import type { Entries } from './audit.ts';
import { deedOf, inRuns } from './words.ts';

interface AuditListProps {
  list: Entries;
  /** Of the agent; without one the reader's own. */
  timezone?: string;
  /** Names the agent in each line. */
  showsAgent?: boolean;
}

/** Who did what, one line each. */
export function AuditList({ list, timezone, showsAgent }: AuditListProps) {
  const entries = list.data?.pages.flatMap(({ items }) => items) ?? [];
  if (list.isPending) {
    return (
      <Waiting label="Loading the log">
        <Skeleton height={220} width="100%" />
      </Waiting>
    );
  }
  if (list.isError && entries.length === 0) {
    return (
      <ErrorPanel title="Failed to load the log" onRetry={() => void list.refetch()}>
        {problemText(list.error, 'Please try again in a moment.')}
      </ErrorPanel>
    );
  }
  if (entries.length === 0) return <p className={styles.nothing}>Nothing was written down yet.</p>;
  return (
    <>
      <ul className={styles.list}>
        {inRuns(entries).map(({ entry, times }) => (
          <Line key={entry.id} entry={entry} times={times} timezone={timezone} showsAgent={showsAgent} />
        ))}
      </ul>
      {list.hasNextPage && (
        <div className={styles.more}>
          <Button size="sm" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show earlier
          </Button>
        </div>
      )}
    </>
  );
}

interface LineProps {
  entry: AuditEntry;
  times: number;
  timezone: string | undefined;
  showsAgent: boolean | undefined;
}

function Line({ entry, times, timezone, showsAgent }: LineProps) {
  // On calls the agent itself acts; jobs have no name of their own.
  const name = entry.user?.name || entry.user?.email || (entry.agent ? 'The agent' : 'The system');
  return (
    <li>
      <Avatar id={entry.user?.id ?? name} name={name} shape="round" letters={2} />
      <span className={styles.what}>
        <span>
          <b title={entry.user?.email}>{name}</b> {deedOf(entry)}
          {times > 1 && <span className="t2">, {times} times</span>}
        </span>
        {showsAgent && entry.agent && <span className="small t2">{entry.agent.name}</span>}
      </span>
      <time dateTime={entry.at}>{formatDateTime(entry.at, timezone)}</time>
    </li>
  );
}

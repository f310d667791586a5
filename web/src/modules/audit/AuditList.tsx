import type { AuditEntry } from '@attendant/contract/identity/audit';
import { Link } from '@tanstack/react-router';
import { formatDateTime } from '../../kit/form/format.ts';
import { Avatar } from '../../kit/frame/Avatar.tsx';
import { ShowMore } from '../../kit/frame/States.tsx';
import { Loaded } from '../../kit/part/Loaded.tsx';
import styles from './AuditList.module.css';
import type { Entries } from './audit.ts';
import { ThingLink } from './ThingLink.tsx';
import { changeTexts, deedOf, inRuns } from './words.ts';

interface AuditListProps {
  list: Entries;
  /** Of the agent; without one the reader's own. */
  timezone?: string;
  /** Names the agent in each line. */
  showsAgent?: boolean;
}

/** Who did what, one line each. */
export const AuditList = ({ list, ...line }: AuditListProps) => (
  <>
    <Loaded query={list} loading="Loading the log" failed="Failed to load the log" height={220}>
      {({ pages }) => <Lines entries={pages.flatMap(({ items }) => items)} {...line} />}
    </Loaded>
    <ShowMore list={list} size="sm">
      Show earlier
    </ShowMore>
  </>
);

const Lines = ({ entries, ...line }: { entries: readonly AuditEntry[] } & Omit<AuditListProps, 'list'>) =>
  entries.length === 0 ? (
    <p className="t2">Nothing was written down yet.</p>
  ) : (
    <ul className={`ruled ${styles.list}`}>
      {inRuns(entries).map(({ entry, times }) => (
        <Line key={entry.id} entry={entry} times={times} {...line} />
      ))}
    </ul>
  );

interface LineProps {
  entry: AuditEntry;
  times: number;
  timezone?: string;
  showsAgent?: boolean;
}

function Line({ entry, times, timezone, showsAgent }: LineProps) {
  // On calls the agent itself acts; jobs have no name of their own.
  const name = entry.user?.name || entry.user?.email || (entry.agent ? 'The agent' : 'The system');
  return (
    <li>
      <Avatar id={entry.user?.id ?? name} name={name} shape="round" letters={2} />
      <span className={styles.what}>
        <span>
          <b title={entry.user?.email}>{name}</b>{' '}
          {showsAgent ? deedOf(entry) : <ThingLink entry={entry}>{deedOf(entry)}</ThingLink>}
          {times > 1 && <span className="t2">, {times} times</span>}
        </span>
        {changeTexts(entry).map((text) => (
          <span key={text} className="small t2 num">
            {text}
          </span>
        ))}
        {showsAgent && entry.agent && (
          <Link className="link small" to="/admin/agent/$id" params={{ id: entry.agent.id }}>
            {entry.agent.name}
          </Link>
        )}
      </span>
      <time dateTime={entry.at}>{formatDateTime(entry.at, timezone)}</time>
    </li>
  );
}

import { CircleAlert } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { cx } from '../look/cx.ts';
import { Button } from './Button.tsx';
import styles from './States.module.css';

/** What a screen shows when there is nothing, when it failed, and while it waits. */

const CALLER = [4, 9, 14, 11, 6, 10, 5];
const AGENT = [5, 8, 12, 15, 9, 13, 7, 4];

/** The two voices on one line, small. */
const TwoVoices = () => (
  <svg className={styles.art} viewBox="0 0 132 40" aria-hidden="true">
    <line x1="0" x2="132" y1="20" y2="20" />
    {CALLER.map((height, at) => (
      <rect className={styles.caller} key={at} x={10 + at * 7} y={18 - height} width="4" height={height} rx="2" />
    ))}
    {AGENT.map((height, at) => (
      <rect className={styles.agent} key={at} x={66 + at * 7} y={22} width="4" height={height} rx="2" />
    ))}
  </svg>
);

interface EmptyProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

export const EmptyState = ({ title, children, action }: EmptyProps) => (
  <div className={styles.empty}>
    <TwoVoices />
    <h2 className="title-2">{title}</h2>
    {children && <p>{children}</p>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
);

interface ErrorProps {
  title: string;
  /** What went wrong, below the title. */
  children?: ReactNode;
  onRetry?: () => void;
  action?: ReactNode;
  /** 1 where the panel is the whole page. */
  level?: 1 | 2;
}

export function ErrorPanel({ title, children, onRetry, action, level = 2 }: ErrorProps) {
  const Title = `h${level}` as const;
  return (
    <div className={styles.panel} role="alert">
      <span className={styles.ring}>
        <CircleAlert size={22} />
      </span>
      <Title className="title-2">{title}</Title>
      {children && <p>{children}</p>}
      <div className={styles.action}>{action ?? (onRetry && <Button onClick={onRetry}>Try Again</Button>)}</div>
    </div>
  );
}

interface SkeletonProps {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  radius?: CSSProperties['borderRadius'];
  className?: string | undefined;
}

/** One grey block. Put the blocks of a screen into a `Waiting`. */
export const Skeleton = ({ width, height, radius, className }: SkeletonProps) => (
  <span className={cx(styles.skeleton, className)} style={{ width, height, borderRadius: radius }} />
);

/** Holds skeletons: shown after 150 ms, so that a quick answer does not flicker. */
export const Waiting = ({ label, className, children }: { label: string; className?: string; children: ReactNode }) => (
  <div className={cx(styles.later, className)} aria-live="polite" aria-busy="true">
    <span className="sr">{label}</span>
    {children}
  </div>
);

interface ShowMoreProps {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  size?: 'sm' | 'md';
  children: ReactNode;
}

/** The button below what comes in pages, as long as there are more. */
export const ShowMore = ({ list, size = 'md', children }: ShowMoreProps) =>
  list.hasNextPage && (
    <div className={styles.more}>
      <Button size={size} loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {children}
      </Button>
    </div>
  );

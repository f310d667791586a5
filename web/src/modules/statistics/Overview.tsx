import type { Agent } from '@attendant/contract/agents';
import type { Statistics } from '@attendant/contract/agents/statistics';
import { ianaZone } from '@attendant/contract/fields/zones';
import { type ReactNode, useState } from 'react';
import { problemText } from '../../api/door/problem.ts';
import { todayIn } from '../../kit/form/format.ts';
import { ErrorPanel } from '../../kit/frame/States.tsx';
import { useNow } from '../../kit/frame/use-now.ts';
import { cx } from '../../kit/look/cx.ts';
import { type DayRange, type RangeChoice, rangeOf, rangeText } from '../../kit/part/day-range.ts';
import { RangeBar } from '../../kit/part/RangeBar.tsx';
import { LatestCalls } from '../conversations/LatestCalls.tsx';
import { SetupChecklist } from '../setup/SetupChecklist.tsx';
import { Conversations } from './Conversations.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { NeedsCard } from './NeedsCard.tsx';
import styles from './Overview.module.css';
import { CallersCard, PeriodCard } from './Rail.tsx';
import { useStatistics } from './statistics.ts';

const MINUTE = 60_000;

interface OverviewProps {
  agent: Agent;
  /** How the agent stands. */
  status: ReactNode;
  /** The panel to talk with it, at hand without scrolling. */
  tryIt: ReactNode;
}

/** Today at a glance: what needs somebody, what came in, and what came of the latest calls. */
export function Overview({ agent, status, tryIt }: OverviewProps) {
  const now = useNow(MINUTE);
  const [choice, setChoice] = useState<RangeChoice>('today');
  const today = todayIn(agent.timezone, new Date(now));
  const range = rangeOf(choice, today);
  const query = useStatistics(agent.id, range);
  const { data: statistics, error } = query;
  const className = query.isPlaceholderData && styles.old;
  return (
    <>
      <div className={cx('pagehead', styles.head)}>
        <Heading range={range} statistics={statistics} />
        <RangeBar
          {...{ choice, today }}
          onChoose={setChoice}
          onRefresh={() => void query.refetch()}
          isFetching={query.isFetching}
        />
      </div>
      <SetupChecklist agent={agent} />
      <NeedsCard agent={agent} />
      <div className={styles.columns}>
        {error && !statistics ? (
          <ErrorPanel title="Failed to load statistics" onRetry={() => void query.refetch()}>
            {problemText(error, 'Please try again.')}
          </ErrorPanel>
        ) : (
          <KeyFigures {...{ agent, statistics, className }} />
        )}
        <aside className={styles.side}>
          <div className={styles.tryIt}>{tryIt}</div>
          <LatestCalls agent={agent} now={now} />
        </aside>
        {(statistics || !error) && (
          <Conversations {...{ statistics, className }} now={{ day: today, hour: hourIn(agent.timezone, now) }} />
        )}
      </div>
      <div className={styles.more}>
        <CallersCard statistics={statistics} />
        {status}
        <PeriodCard statistics={statistics} />
      </div>
    </>
  );
}

const Heading = ({ range, statistics }: { range: DayRange; statistics: Statistics | undefined }) => {
  const before = statistics?.date_range;
  return (
    <div>
      <h2 className={cx('title-2', styles.day)}>{rangeText(range)}</h2>
      <p className="small t3 num">
        {before ? `Compared with ${rangeText({ start: before.previous_start, end: before.previous_end })}` : '\u00a0'}
      </p>
    </div>
  );
};

const hourIn = (zone: string, now: number): number =>
  Number(new Intl.DateTimeFormat('en-US', { timeZone: ianaZone(zone), hour: 'numeric', hourCycle: 'h23' }).format(now));

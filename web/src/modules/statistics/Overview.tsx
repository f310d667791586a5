import type { Agent } from '@attendant/contract/agents';
import type { Metric, Statistics } from '@attendant/contract/agents/statistics';
import { ianaZone } from '@attendant/contract/fields/zones';
import { AudioLines, Clock, type LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { problemText } from '../../api/door/problem.ts';
import { capital, formatHours, todayIn } from '../../kit/form/format.ts';
import { EmptyState, ErrorPanel, Skeleton, Waiting } from '../../kit/frame/States.tsx';
import { useNow } from '../../kit/frame/use-now.ts';
import { cx } from '../../kit/look/cx.ts';
import { type DayRange, type RangeChoice, rangeOf, rangeText } from '../../kit/part/day-range.ts';
import { RangeBar } from '../../kit/part/RangeBar.tsx';
import { ConversationChart } from './ConversationChart.tsx';
import { barsOf, beforeText, type SeriesName } from './chart.ts';
import { Delta } from './Delta.tsx';
import styles from './Overview.module.css';
import { CallersCard, PeriodCard } from './Rail.tsx';
import { SeriesStrip } from './SeriesStrip.tsx';
import { useStatistics } from './statistics.ts';

const MINUTE = 60_000;

interface OverviewProps {
  agent: Agent;
  /** How the agent stands, in the rail. */
  status: ReactNode;
  /** What stands below the figures. */
  children: ReactNode;
}

/** What an agent did in some days: how much, when, and for whom. */
export function Overview({ agent, status, children }: OverviewProps) {
  const now = useNow(MINUTE);
  const [choice, setChoice] = useState<RangeChoice>('today');
  const today = todayIn(agent.timezone, new Date(now));
  const range = rangeOf(choice, today);
  const query = useStatistics(agent.id, range);
  const { data } = query;
  return (
    <>
      <div className="pagehead">
        <Heading range={range} statistics={data} />
        <RangeBar
          {...{ choice, today }}
          onChoose={setChoice}
          onRefresh={() => void query.refetch()}
          isFetching={query.isFetching}
        />
      </div>
      <div className={styles.columns}>
        <div className={styles.stack}>
          {data ? (
            <Figures
              statistics={data}
              now={{ day: today, hour: hourIn(agent.timezone, now) }}
              isOld={query.isPlaceholderData}
            />
          ) : query.error ? (
            <ErrorPanel title="Failed to load statistics" onRetry={() => void query.refetch()}>
              {problemText(query.error, 'Please try again.')}
            </ErrorPanel>
          ) : (
            <FiguresSkeleton />
          )}
          {children}
        </div>
        <aside className={styles.stack}>
          {data && <CallersCard statistics={data} />}
          {status}
          {data && <PeriodCard statistics={data} />}
        </aside>
      </div>
    </>
  );
}

const Heading = ({ range, statistics }: { range: DayRange; statistics: Statistics | undefined }) => {
  const before = statistics?.date_range;
  return (
    <div>
      <h2 className="title-2">{rangeText(range)}</h2>
      <p className="small t3 num">
        {before && `Compared with ${rangeText({ start: before.previous_start, end: before.previous_end })}`}
      </p>
    </div>
  );
};

interface FiguresProps {
  statistics: Statistics;
  now: { day: string; hour: number };
  /** Other days are being asked for. */
  isOld: boolean;
}

function Figures({ statistics, now, isOld }: FiguresProps) {
  const [chosen, setChosen] = useState<SeriesName>('all');
  const { series, conversations, duration_minutes: minutes, date_range } = statistics;
  const bars = barsOf(series, chosen, now);
  const days = date_range.period_days;
  const Before = capital(beforeText(days).replace('the ', ''));
  return (
    <>
      <section className={cx('card', isOld && styles.old)} aria-label="Conversations">
        <SeriesStrip {...{ statistics, chosen }} onChoose={setChosen} />
        <figure className={styles.chart} key={`${date_range.current_start} ${date_range.current_end} ${chosen}`}>
          <figcaption className={styles.legend}>
            <span className={styles.key}>
              <i />
              Voice
            </span>
            <span className={styles.key}>
              <i className={styles.caller} />
              Message
            </span>
            <span className={cx(styles.key, styles.dotted)}>
              <i />
              {Before}
            </span>
          </figcaption>
          <ConversationChart bars={bars} before={Before} />
          {conversations.all.current === 0 && (
            <div className={styles.none}>
              <EmptyState title="No conversations">{`Nobody called or wrote on ${days === 1 ? 'this day' : 'these days'}.`}</EmptyState>
            </div>
          )}
        </figure>
      </section>
      <section className={cx('card', styles.pair)} aria-label="Duration">
        <Duration icon={Clock} label="Total duration" of={minutes.all} days={days} />
        <Duration icon={AudioLines} label="Voice duration" of={minutes.voice} days={days} />
      </section>
    </>
  );
}

const Duration = ({ icon: Icon, label, of, days }: { icon: LucideIcon; label: string; of: Metric; days: number }) => (
  <div className="stat">
    <span className="k">
      <Icon size={15} />
      {label}
    </span>
    <span className="row">
      <span className="number">{formatHours(of.current)}</span>
      <Delta of={of} />
    </span>
    <span className="sub num">
      {formatHours(of.current - of.change)} {beforeText(days)}
    </span>
  </div>
);

const FiguresSkeleton = () => (
  <Waiting label="Loading statistics" className={`card ${styles.waiting}`}>
    {[0, 1, 2].map((at) => (
      <Skeleton key={at} width="60%" height={34} />
    ))}
    <Skeleton height={272} />
  </Waiting>
);

const hourIn = (zone: string, now: number): number =>
  Number(new Intl.DateTimeFormat('en-US', { timeZone: ianaZone(zone), hour: 'numeric', hourCycle: 'h23' }).format(now));

import type { Statistics } from '@attendant/contract/agents/statistics';
import { useState } from 'react';
import { capital } from '../../kit/form/format.ts';
import { EmptyState } from '../../kit/frame/States.tsx';
import { cx } from '../../kit/look/cx.ts';
import { ConversationChart } from './ConversationChart.tsx';
import { barsOf, beforeText, type SeriesName } from './chart.ts';
import styles from './Overview.module.css';
import { SeriesStrip } from './SeriesStrip.tsx';

interface ConversationsProps {
  /** Until it is there its place is kept. */
  statistics: Statistics | undefined;
  now: { day: string; hour: number };
  className?: string | false | undefined;
}

/** How many conversations there were, and when. */
export function Conversations({ statistics, now, className }: ConversationsProps) {
  const [chosen, setChosen] = useState<SeriesName>('all');
  const range = statistics?.date_range;
  const days = range?.period_days ?? 1;
  const before = capital(beforeText(days).replace('the ', ''));
  const isEmpty = statistics?.conversations.all.current === 0;
  return (
    <section className={cx('card', className)} aria-label="Conversations" aria-busy={!statistics}>
      <SeriesStrip {...{ statistics, chosen }} onChoose={setChosen} />
      <figure className={styles.chart} key={`${range?.current_start} ${range?.current_end} ${chosen}`}>
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
            {before}
          </span>
        </figcaption>
        {statistics ? (
          <ConversationChart bars={barsOf(statistics.series, chosen, now)} before={before} />
        ) : (
          <div className={styles.plot} />
        )}
        {isEmpty && (
          <div className={styles.none}>
            <EmptyState title="No conversations">{`Nobody called or wrote on ${days === 1 ? 'this day' : 'these days'}.`}</EmptyState>
          </div>
        )}
      </figure>
    </section>
  );
}

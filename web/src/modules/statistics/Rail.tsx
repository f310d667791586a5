import type { Statistics } from '@attendant/contract/agents/statistics';
import { formatDay, formatNumber } from '../../kit/form/format.ts';
import { Card } from '../../kit/part/Card.tsx';
import styles from './Overview.module.css';
import { formatShare } from './share.ts';

/** Until they are there, their places are kept. */
const WAITING = '\u00a0';

/** How many of the callers called for the first time. */
export function CallersCard({ statistics }: { statistics: Statistics | undefined }) {
  const { unique_callers, new_callers: fresh = 0, returning_callers: back = 0 } = statistics?.callers ?? {};
  const all = unique_callers?.all.current ?? 0;
  const share = (part: number) => (all === 0 ? '' : formatShare(part, all));
  const told = (part: number) =>
    statistics ? (
      <>
        {formatNumber(part)} <span className={styles.share}>{share(part)}</span>
      </>
    ) : (
      WAITING
    );
  return (
    <Card bare level={3} id="callers" title="Callers">
      <div className={styles.period}>
        <div className={styles.bar} aria-hidden="true">
          {fresh > 0 && <i style={{ flex: fresh }} />}
          {back > 0 && <i className={styles.back} style={{ flex: back }} />}
        </div>
        <dl className="dl">
          <div>
            <dt className={styles.key}>
              <i />
              New callers
            </dt>
            <dd>{told(fresh)}</dd>
          </div>
          <div>
            <dt className={styles.key}>
              <i className={styles.back} />
              Returning callers
            </dt>
            <dd>{told(back)}</dd>
          </div>
        </dl>
      </div>
    </Card>
  );
}

export function PeriodCard({ statistics }: { statistics: Statistics | undefined }) {
  const range = statistics?.date_range;
  return (
    <Card bare level={3} id="period" title="Period information">
      <div className={styles.period}>
        <dl className="dl">
          <div>
            <dt>Current</dt>
            <dd>{range ? span(range.current_start, range.current_end) : WAITING}</dd>
          </div>
          <div>
            <dt>Previous</dt>
            <dd>{range ? span(range.previous_start, range.previous_end) : WAITING}</dd>
          </div>
          <div>
            <dt>Length</dt>
            <dd>{range ? daysText(range.period_days) : WAITING}</dd>
          </div>
        </dl>
      </div>
    </Card>
  );
}

const daysText = (days: number): string => (days === 1 ? '1 day' : `${formatNumber(days)} days`);

/** 'Nov 21, 2026', 'Nov 15 – Nov 21, 2026' */
const span = (first: string, last: string): string => {
  const year = (day: string) => day.slice(0, 4);
  const end = `${formatDay(last)}, ${year(last)}`;
  if (first === last) return end;
  return `${formatDay(first)}${year(first) === year(last) ? '' : `, ${year(first)}`} – ${end}`;
};

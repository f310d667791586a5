import type { Statistics } from '@attendant/contract/agents/statistics';
import { Users } from 'lucide-react';
import { formatDay, formatNumber } from '../../kit/form/format.ts';
import { Card } from '../../kit/part/Card.tsx';
import { beforeText } from './chart.ts';
import { Delta } from './Delta.tsx';
import styles from './Overview.module.css';

/** How many different people called, and how many of them for the first time. */
export function CallersCard({ statistics: { callers, date_range } }: { statistics: Statistics }) {
  const { unique_callers, new_callers: fresh, returning_callers: back } = callers;
  const unique = unique_callers.all;
  const share = (part: number) => (unique.current === 0 ? '' : `${Math.round((part / unique.current) * 100)}%`);
  return (
    <section className="card" aria-label="Callers">
      <div className="stat">
        <span className="k">
          <Users size={15} />
          Unique callers
        </span>
        <span className="row">
          <span className="number">{formatNumber(unique.current)}</span>
          <Delta of={unique} />
        </span>
        <span className="sub num">
          {formatNumber(unique.current - unique.change)} {beforeText(date_range.period_days)}
        </span>
      </div>
      <div className={styles.split}>
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
            <dd>
              {formatNumber(fresh)} <span className={styles.share}>{share(fresh)}</span>
            </dd>
          </div>
          <div>
            <dt className={styles.key}>
              <i className={styles.back} />
              Returning callers
            </dt>
            <dd>
              {formatNumber(back)} <span className={styles.share}>{share(back)}</span>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}

export const PeriodCard = ({ statistics: { date_range: range } }: { statistics: Statistics }) => (
  <Card bare level={3} id="period" title="Period information">
    <div className={styles.period}>
      <dl className="dl">
        <div>
          <dt>Current</dt>
          <dd>{span(range.current_start, range.current_end)}</dd>
        </div>
        <div>
          <dt>Previous</dt>
          <dd>{span(range.previous_start, range.previous_end)}</dd>
        </div>
        <div>
          <dt>Length</dt>
          <dd>{range.period_days === 1 ? '1 day' : `${formatNumber(range.period_days)} days`}</dd>
        </div>
      </dl>
    </div>
  </Card>
);

/** 'Nov 21, 2026', 'Nov 15 – Nov 21, 2026' */
const span = (first: string, last: string): string => {
  const year = (day: string) => day.slice(0, 4);
  const end = `${formatDay(last)}, ${year(last)}`;
  if (first === last) return end;
  return `${formatDay(first)}${year(first) === year(last) ? '' : `, ${year(first)}`} – ${end}`;
};

import type { PageViewReport } from '@attendant/contract/site/leads';
import { formatDay, formatNumber } from '../../kit/form/format.ts';
import styles from './PageViewsPage.module.css';

type Days = PageViewReport['days'];

/** One bar a day; the figures stand in the text below, and on each bar for a pointer. */
export function VisitsChart({ days }: { days: Days }) {
  const most = Math.max(1, ...days.map(({ visits }) => visits));
  const total = days.reduce((sum, { visits }) => sum + visits, 0);
  const [first, last] = [days[0], days.at(-1)];
  return (
    <>
      <div className={styles.chart} aria-hidden="true">
        {days.map(({ day, visits }) => (
          <i
            key={day}
            style={{ height: `${(visits / most) * 100}%` }}
            title={`${formatDay(day)}: ${formatNumber(visits)} ${visits === 1 ? 'visit' : 'visits'}`}
          />
        ))}
      </div>
      {first && last && (
        <p className={styles.ends}>
          <span>{formatDay(first.day)}</span>
          <span>
            {formatNumber(total)} {total === 1 ? 'visit' : 'visits'}, at most {formatNumber(most)} on one day
          </span>
          <span>{formatDay(last.day)}</span>
        </p>
      )}
    </>
  );
}

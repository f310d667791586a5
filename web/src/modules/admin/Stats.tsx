import { formatDateTime, formatNumber } from '../../kit/form/format.ts';
import { useAllCounts, useUptime } from './agents.ts';
import styles from './DashboardPage.module.css';

/** How many agents there are and answer, and how much of the time the system ran. */
export function Stats() {
  const { data: counts } = useAllCounts();
  const { data: uptime } = useUptime();
  const share = counts && counts.total > 0 ? Math.round((counts.active / counts.total) * 100) : 0;
  const percent = uptime?.uptime_percent;
  return (
    <section className={`card ${styles.stats}`} aria-label="Figures">
      <Stat label="Active Agents" value={counts && formatNumber(counts.active)} sub={counts && `${share}% of total`} />
      <Stat label="Total Agents" value={counts && formatNumber(counts.total)} />
      <Stat
        label="System Uptime"
        value={uptime && (typeof percent === 'number' ? `${percent.toFixed(1)}%` : '--')}
        sub={
          uptime &&
          (typeof percent === 'number'
            ? `Since ${formatDateTime(uptime.since)}`
            : 'Measured once the system has run for an hour')
        }
      />
    </section>
  );
}

interface StatProps {
  label: string;
  value: string | undefined;
  sub?: string | undefined;
}

const Stat = ({ label, value, sub }: StatProps) => (
  <div className="stat">
    <span className="k">{label}</span>
    <span className="row">
      <span className="number">{value ?? ' '}</span>
      {sub && <span className="sub">{sub}</span>}
    </span>
  </div>
);

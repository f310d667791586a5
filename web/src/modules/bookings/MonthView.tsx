import type { Agent } from '@attendant/contract/agents';
import type { CSSProperties } from 'react';
import { formatLongDay } from '../../kit/form/format.ts';
import { ErrorPanel, Skeleton, Waiting } from '../../kit/frame/States.tsx';
import { cx } from '../../kit/look/cx.ts';
import { useCounts } from './bookings.ts';
import { hoursOn } from './calendar.ts';
import styles from './Month.module.css';

interface MonthViewProps {
  agent: Agent;
  today: string;
  days: readonly string[];
  onDay: (day: string) => void;
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** A month at a glance: how many come on each day; pressing one leads to it. */
export function MonthView({ agent, today, days, onDay }: MonthViewProps) {
  const { data, error, refetch } = useCounts(agent.id, days);
  if (error && !data) return <ErrorPanel title="Unable to Load Appointments" onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Waiting label="Loading the month" className={styles.waiting ?? ''}>
        <Skeleton width="100%" height={520} radius={10} />
      </Waiting>
    );
  const counts = new Map(data.map(({ date, count }) => [date, count]));
  const most = Math.max(1, ...counts.values());
  const month = days[7]?.slice(0, 7);
  return (
    <div className={styles.month}>
      {WEEKDAYS.map((name) => (
        <b key={name} aria-hidden="true">
          {name}
        </b>
      ))}
      {days.map((day) => {
        const count = counts.get(day) ?? 0;
        const { isOpen, reason } = hoursOn(agent, day);
        const said = count === 1 ? '1 appointment' : `${count === 0 ? 'no' : count} appointments`;
        return (
          <button
            key={day}
            type="button"
            className={cx(day === today && styles.today, !day.startsWith(month ?? '') && styles.beside)}
            data-closed={!isOpen || undefined}
            aria-current={day === today ? 'date' : undefined}
            onClick={() => onDay(day)}
          >
            <span className="sr">
              {[formatLongDay(day), said, ...(isOpen ? [] : [`closed${reason ? `: ${reason}` : ''}`])].join(', ')}
            </span>
            <span className="num" aria-hidden="true">
              {Number(day.slice(8))}
            </span>
            {count > 0 && (
              <strong className="num" aria-hidden="true">
                {count}
              </strong>
            )}
            {count > 0 && <i style={{ '--share': count / most } as CSSProperties} />}
            {!isOpen && <em aria-hidden="true">{reason || 'Closed'}</em>}
          </button>
        );
      })}
    </div>
  );
}

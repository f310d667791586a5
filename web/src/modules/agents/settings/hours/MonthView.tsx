import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../../kit/frame/Button.tsx';
import { cx } from '../../../../kit/look/cx.ts';
import styles from './MonthView.module.css';
import { monthAfter, weeksOf } from './month.ts';

const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const nameOf = (month: string): string =>
  new Date(`${month}-01T12:00:00Z`).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

interface MonthViewProps {
  today: string;
  blocked: readonly { date: string; reason?: string | undefined }[];
}

/** A month with its blocked days hatched, from this one on. */
export function MonthView({ today, blocked }: MonthViewProps) {
  const thisMonth = today.slice(0, 7);
  const [month, setMonth] = useState(thisMonth);
  const reasons = new Map(blocked.map(({ date, reason }) => [date, reason || 'Closed']));
  return (
    <div className={styles.month}>
      <div className={styles.head}>
        <IconButton
          size="sm"
          label="Month before"
          disabled={month <= thisMonth}
          onClick={() => setMonth(monthAfter(month, -1))}
        >
          <ChevronLeft size={16} />
        </IconButton>
        <b aria-live="polite">{nameOf(month)}</b>
        <IconButton size="sm" label="Month after" onClick={() => setMonth(monthAfter(month, 1))}>
          <ChevronRight size={16} />
        </IconButton>
      </div>
      <table aria-label={nameOf(month)}>
        <thead>
          <tr>
            {WEEK.map((day) => (
              <th key={day} scope="col" abbr={day}>
                {day.charAt(0)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, row) => (
            <tr key={`${month} ${row}`}>
              {week.map((day, at) => (
                <Day key={day ?? `none ${at}`} day={day} today={today} reason={day ? reasons.get(day) : undefined} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Day({ day, today, reason }: { day: string | null; today: string; reason: string | undefined }) {
  if (!day) return <td>{'\u00a0'}</td>;
  const look = cx(day < today && styles.past, day === today && styles.today, reason && styles.blocked);
  return (
    <td className={look} title={reason} aria-current={day === today ? 'date' : undefined}>
      {Number(day.slice(8))}
      {reason && <span className="sr">, {reason}</span>}
    </td>
  );
}

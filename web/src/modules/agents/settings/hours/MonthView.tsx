import type { SpecialDate } from '@attendant/contract/hours/special-days';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../../kit/frame/Button.tsx';
import { cx } from '../../../../kit/look/cx.ts';
import styles from './MonthView.module.css';
import { monthAfter, weeksOf } from './month.ts';
import { spokenHours } from './words.ts';

const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const nameOf = (month: string): string =>
  new Date(`${month}-01T12:00:00Z`).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

interface MonthViewProps {
  today: string;
  special: readonly SpecialDate[];
}

/** A month from this one on: closed days are hatched, days with hours of their own marked. */
export function MonthView({ today, special }: MonthViewProps) {
  const thisMonth = today.slice(0, 7);
  const [month, setMonth] = useState(thisMonth);
  const days = new Map(special.map((one) => [one.date, one]));
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
                <Day key={day ?? `none ${at}`} day={day} today={today} special={day ? days.get(day) : undefined} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Day({ day, today, special }: { day: string | null; today: string; special: SpecialDate | undefined }) {
  if (!day) return <td>{'\u00a0'}</td>;
  const hours = special && spokenHours(special.intervals);
  const reason =
    special && (special.intervals.length > 0 || !special.reason ? [hours, special.reason] : [special.reason]);
  const title = reason?.filter(Boolean).join(', ');
  const kind = special && (special.intervals.length > 0 ? styles.other : styles.blocked);
  const look = cx(day < today && styles.past, day === today && styles.today, kind);
  return (
    <td className={look} title={title} aria-current={day === today ? 'date' : undefined}>
      {Number(day.slice(8))}
      {title && <span className="sr">, {title}</span>}
    </td>
  );
}

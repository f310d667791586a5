import type { SpecialDays } from '@attendant/contract/hours/business-week';
import { X } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '../../../kit/form/format.ts';
import { Button, IconButton } from '../../../kit/frame/Button.tsx';
import { DateField } from '../../../kit/pick/DateField.tsx';
import { spokenHours } from '../../agents/settings/hours/words.ts';
import styles from './Staff.module.css';

interface DaysOffProps {
  today: string;
  days: readonly SpecialDays[];
  onChange: (days: SpecialDays[]) => void;
}

/** Days on which somebody is away. */
export function DaysOff({ today, days, onChange }: DaysOffProps) {
  const [{ start, end }, setTyped] = useState({ start: '', end: '' });
  const isEarly = end !== '' && end < start;
  const isReady = start >= today && !isEarly;
  function add() {
    onChange([...days, { start_date: start, end_date: end || start, intervals: [] }]);
    setTyped({ start: '', end: '' });
  }
  return (
    <section className={styles.off} aria-label="Days off">
      <h3 className="title-3">Days off</h3>
      <ul className={`ruled ${styles.rows}`}>
        {days
          .filter(({ end_date }) => end_date >= today)
          .map((one) => (
            <li key={one.start_date}>
              <span className="grow">
                <b>{spanOf(one)}</b>
                {one.intervals.length > 0 && <span className="small t2">{spokenHours(one.intervals)}</span>}
              </span>
              <IconButton
                size="sm"
                label={`Remove ${spanOf(one)}`}
                onClick={() => onChange(days.filter((other) => other !== one))}
              >
                <X size={15} />
              </IconButton>
            </li>
          ))}
      </ul>
      <div className={styles.pair} data-edits>
        <DateField
          label="First day off"
          min={today}
          value={start}
          error={start !== '' && start < today ? 'Date cannot be before today' : undefined}
          onChange={({ target }) => setTyped((before) => ({ ...before, start: target.value }))}
        />
        <DateField
          label="Last day off"
          optional
          min={start || today}
          value={end}
          error={isEarly ? 'End date cannot be before start date' : undefined}
          onChange={({ target }) => setTyped((before) => ({ ...before, end: target.value }))}
        />
        <Button disabled={start === '' || !isReady} onClick={add}>
          Add
        </Button>
      </div>
    </section>
  );
}

const spanOf = ({ start_date, end_date }: SpecialDays): string =>
  start_date === end_date ? formatDate(start_date) : `${formatDate(start_date)} – ${formatDate(end_date)}`;

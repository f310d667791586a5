import type { Appointment } from '@attendant/contract/bookings';
import type { Person } from '@attendant/contract/bookings/staff';
import { CheckCheck } from 'lucide-react';
import { formatTime } from '../../../kit/form/format.ts';
import { useNow } from '../../../kit/frame/use-now.ts';
import { cx } from '../../../kit/look/cx.ts';
import { useCurrentAgent } from '../../agents/current-agent.ts';
import type { DayGrid } from './columns.ts';
import { ClosedStrip, DayHead } from './DayHead.tsx';
import styles from './EverybodysWeek.module.css';
import { columnsOf, isNarrow } from './widths.ts';

interface EverybodysWeekProps {
  grid: DayGrid;
  today: string;
  persons: readonly Person[];
  onOpen: (appointment: Appointment) => void;
  onDay: (day: string) => void;
}

const CLOCK_STEP_MS = 30_000;
const HOUR_MS = 3_600_000;
/** As many as there are quiet colours (tokens.css). */
const COLOURS = 5;

/**
 * Seven days of several people: what begins in the same hour stands below each other beside that hour, each with its
 * time and whose it is. Beside each other at their times, three would be slices of a column.
 */
export function EverybodysWeek({ grid, today, persons, onOpen, onDay }: EverybodysWeekProps) {
  const { timezone } = useCurrentAgent();
  const now = useNow(CLOCK_STEP_MS);
  const hours = grid.hours.slice(0, -1);
  const colourOf = (id: string | null) => {
    const at = persons.findIndex((person) => person.id === id);
    return at < 0 ? undefined : (at % COLOURS) + 1;
  };
  return (
    <div
      className={styles.grid}
      style={{ gridTemplateColumns: columnsOf(grid), gridTemplateRows: `auto repeat(${hours.length}, auto)` }}
    >
      <ol className={styles.axis} aria-hidden="true">
        {hours.map((hour, at) => (
          <li key={hour.getTime()} style={{ gridRow: at + 2 }}>
            {formatTime(hour, timezone).replace(':00', '')}
          </li>
        ))}
      </ol>
      {grid.columns.map((column) => (
        <section
          key={column.key}
          className={cx(styles.day, column.day === today && styles.today)}
          data-narrow={isNarrow(column) || undefined}
          aria-label={column.name}
        >
          <DayHead column={column} isToday={column.day === today} onDay={onDay} />
          <ClosedStrip column={column} />
          {hours.map((_, at) => {
            const from = column.from.getTime() + at * HOUR_MS;
            const here = column.cards.filter(({ top }) => Math.floor(top / 60) === at);
            const isOff = column.off.some(({ top, height }) => top <= at * 60 && top + height >= at * 60 + 60);
            const isNow = from <= now && now < from + HOUR_MS;
            return (
              <div key={from} className={cx(styles.hour, isOff && styles.off, isNow && styles.now)}>
                {here.map(({ appointment }) => (
                  <Line
                    key={appointment.id}
                    {...{ appointment, onOpen }}
                    zone={timezone}
                    colour={colourOf(appointment.person_id)}
                  />
                ))}
              </div>
            );
          })}
        </section>
      ))}
    </div>
  );
}

interface LineProps {
  appointment: Appointment;
  zone: string;
  colour: number | undefined;
  onOpen: (appointment: Appointment) => void;
}

const Line = ({ appointment: one, zone, colour, onOpen }: LineProps) => (
  <button
    type="button"
    className={cx(styles.card, colour !== undefined && styles[`p${colour}`])}
    data-status={one.status}
    onClick={() => onOpen(one)}
  >
    <span className="num nowrap">
      {formatTime(one.starts_at, zone)}
      {one.confirmed_at && <CheckCheck size={14} aria-label="Confirmed" />}
    </span>{' '}
    <strong>{one.customer_name}</strong>
    <small>{[one.person_name, one.service_name ?? one.notes].filter(Boolean).join(', ')}</small>
  </button>
);

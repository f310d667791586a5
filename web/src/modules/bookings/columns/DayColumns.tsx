import type { Appointment } from '@attendant/contract/bookings';
import type { Person } from '@attendant/contract/bookings/staff';
import { Plus } from 'lucide-react';
import type { CSSProperties } from 'react';
import { formatTime } from '../../../kit/form/format.ts';
import { EmptyState } from '../../../kit/frame/States.tsx';
import { useNow } from '../../../kit/frame/use-now.ts';
import { cx } from '../../../kit/look/cx.ts';
import { useCurrentAgent } from '../../agents/current-agent.ts';
import { AppointmentCard } from '../AppointmentCard.tsx';
import { useSlotsWith } from '../bookings.ts';
import { ColumnCard } from './ColumnCard.tsx';
import styles from './Columns.module.css';
import { type Column, dayGrid } from './columns.ts';

interface DayColumnsProps {
  day: string;
  persons: readonly Person[];
  appointments: readonly Appointment[];
  onOpen: (appointment: Appointment) => void;
  /** Null for somebody who may only look. */
  onBook: ((startsAt: string, personId: string) => void) | null;
}

const CLOCK_STEP_MS = 30_000;

/** One day of a business with people: a column for each, the time from top to bottom. */
export function DayColumns({ day, persons, appointments, onOpen, onBook }: DayColumnsProps) {
  const agent = useCurrentAgent();
  const now = useNow(CLOCK_STEP_MS);
  const slotsOf = useSlotsWith(
    agent.id,
    day,
    persons.map(({ id }) => id),
  );
  const grid = dayGrid({ agent, day, persons, slotsOf, appointments });
  const cancelled = appointments.filter(({ status }) => status === 'cancelled');
  const passed = grid ? (now - grid.from.getTime()) / 60_000 : 0;
  const size = { '--minutes': grid?.minutes, '--columns': grid?.columns.length } as CSSProperties;
  return (
    <>
      {grid ? (
        <div className={styles.grid} style={size}>
          <ol className={styles.axis} aria-hidden="true">
            {grid.hours.map((hour, at) => (
              <li key={hour.getTime()} style={placed(at * 60, 0)}>
                {formatTime(hour, agent.timezone).replace(':00', '')}
              </li>
            ))}
          </ol>
          {grid.columns.map((column) => (
            <OneColumn key={column.id} {...{ column, now, onOpen, onBook }} zone={agent.timezone} />
          ))}
          {passed > 0 && passed < grid.minutes && <i className={styles.now} style={placed(passed, 0)} />}
        </div>
      ) : (
        <EmptyState title="Nothing on this day">No appointments, and no time that can be booked.</EmptyState>
      )}
      {cancelled.length > 0 && (
        <section className={styles.cancelled} aria-label="Cancelled">
          <h3 className="title-3">Cancelled</h3>
          <div>
            {cancelled.map((one) => (
              <AppointmentCard key={one.id} appointment={one} zone={agent.timezone} onOpen={onOpen} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

const placed = (top: number, height: number): CSSProperties => ({ '--top': top, '--height': height }) as CSSProperties;

interface OneColumnProps extends Pick<DayColumnsProps, 'onOpen' | 'onBook'> {
  column: Column;
  zone: string;
  now: number;
}

const OneColumn = ({ column: { id, name, isAway, off, gaps, cards }, zone, now, onOpen, onBook }: OneColumnProps) => (
  <section className={styles.column} aria-label={name}>
    <h3>
      <b>{name}</b>
      {isAway && <span className="small t2">Away</span>}
    </h3>
    <div className={styles.day}>
      {off.map(({ top, height }) => (
        <i key={top} className={styles.off} style={placed(top, height)} />
      ))}
      {onBook &&
        id !== null &&
        gaps.map(({ top, height, startsAt }) => (
          <button
            key={startsAt}
            type="button"
            className={cx(styles.block, styles.gap)}
            style={placed(top, height)}
            onClick={() => onBook(startsAt, id)}
          >
            <Plus size={14} />
            Free
            <span className="sr">
              {' '}
              from {formatTime(startsAt, zone)}: book with {name}
            </span>
          </button>
        ))}
      {cards.map((card) => (
        <ColumnCard key={card.appointment.id} {...{ card, zone, now, onOpen }} mayMark={onBook !== null} />
      ))}
    </div>
  </section>
);

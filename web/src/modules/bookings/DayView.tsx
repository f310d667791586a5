import type { Agent } from '@attendant/contract/agents';
import type { Appointment, Slot } from '@attendant/contract/bookings';
import { Plus } from 'lucide-react';
import { formatTime } from '../../kit/form/format.ts';
import { AppointmentCard } from './AppointmentCard.tsx';
import styles from './Bookings.module.css';
import { rowsOf } from './calendar.ts';
import { EmptyDay } from './EmptyDay.tsx';

interface DayViewProps {
  agent: Agent;
  day: string;
  zone: string;
  slots: readonly Slot[];
  appointments: readonly Appointment[];
  onOpen: (appointment: Appointment) => void;
  onDay: (day: string) => void;
  /** Null for somebody who may only look. */
  onBook: ((startsAt: string) => void) | null;
}

/** One day from opening to closing time, with what can still be booked. */
export function DayView({ agent, day, zone, slots, appointments, onOpen, onDay, onBook }: DayViewProps) {
  const rows = rowsOf(slots, appointments);
  if (rows.length === 0) {
    return <EmptyDay {...{ agent, day, onDay }} />;
  }
  return (
    <ol className={`ruled ${styles.day}`}>
      {rows.map(({ startsAt, appointments: here, free }) => (
        <li key={startsAt} data-empty={here.length === 0 || undefined}>
          <span className={styles.hour}>{formatTime(startsAt, zone)}</span>
          <div className={styles.cards}>
            {here.map((one) => (
              <AppointmentCard key={one.id} appointment={one} zone={zone} onOpen={onOpen} />
            ))}
            {free !== null && <Free {...{ free, onBook, startsAt }} time={formatTime(startsAt, zone)} />}
          </div>
        </li>
      ))}
    </ol>
  );
}

interface FreeProps extends Pick<DayViewProps, 'onBook'> {
  free: number;
  startsAt: string;
  time: string;
}

function Free({ free, onBook, startsAt, time }: FreeProps) {
  if (free === 0) return null;
  const text = free === 1 ? 'Free' : `${free} free`;
  if (!onBook) return <span className={styles.open}>{text}</span>;
  return (
    <button type="button" className={styles.open} onClick={() => onBook(startsAt)}>
      <Plus size={16} />
      {text}
      <span className="sr">: book at {time}</span>
    </button>
  );
}

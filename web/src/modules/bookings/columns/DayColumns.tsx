import type { Appointment } from '@attendant/contract/bookings';
import type { Person } from '@attendant/contract/bookings/staff';
import { useCurrentAgent } from '../../agents/current-agent.ts';
import { AppointmentCard } from '../AppointmentCard.tsx';
import { useSlotsWith } from '../bookings.ts';
import { EmptyDay } from '../EmptyDay.tsx';
import styles from './Columns.module.css';
import { dayGrid } from './columns.ts';
import { TimeGrid } from './TimeGrid.tsx';

interface DayColumnsProps {
  day: string;
  persons: readonly Person[];
  appointments: readonly Appointment[];
  onOpen: (appointment: Appointment) => void;
  onDay: (day: string) => void;
  /** Null for somebody who may only look. */
  onBook: ((startsAt: string, personId: string) => void) | null;
}

/** One day of a business with people: a column for each. */
export function DayColumns({ day, persons, appointments, onOpen, onDay, onBook }: DayColumnsProps) {
  const agent = useCurrentAgent();
  const slotsOf = useSlotsWith(
    agent.id,
    day,
    persons.map(({ id }) => id),
  );
  const grid = dayGrid({ agent, day, persons, slotsOf, appointments });
  const cancelled = appointments.filter(({ status }) => status === 'cancelled');
  return (
    <>
      {grid ? <TimeGrid {...{ grid, onOpen, onBook }} /> : <EmptyDay {...{ agent, day, onDay }} />}
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

import type { Appointment } from '@attendant/contract/bookings';
import type { Person } from '@attendant/contract/bookings/staff';
import { formatLongDay } from '../../../kit/form/format.ts';
import { useAllowed, useCurrentAgent } from '../../agents/current-agent.ts';
import { EverybodysWeek } from './EverybodysWeek.tsx';
import { TimeGrid } from './TimeGrid.tsx';
import { weekGrid } from './week-grid.ts';

interface WeekColumnsProps {
  days: readonly string[];
  today: string;
  persons: readonly Person[];
  /** Null: everybody's. */
  person: Person | null;
  appointments: readonly Appointment[];
  onOpen: (appointment: Appointment) => void;
  onDay: (day: string) => void;
}

/** Seven days with the time from top to bottom: everybody's, or one person's. */
export function WeekColumns({ days, today, persons, person, appointments, onOpen, onDay }: WeekColumnsProps) {
  const agent = useCurrentAgent();
  const mayMove = useAllowed('bookings.change');
  // Several can have the same time.
  const isShared = !person && (persons.length > 1 || agent.max_slot_appointments > 1);
  const grid = weekGrid({ agent, days, person, appointments });
  const columns = grid.columns.map((column) => ({ ...column, name: formatLongDay(column.key) }));
  return isShared ? (
    <EverybodysWeek grid={{ ...grid, columns }} {...{ onOpen, onDay, today, persons }} />
  ) : (
    <TimeGrid grid={{ ...grid, columns }} {...{ onOpen, onDay, today }} onBook={mayMove ? () => undefined : null} />
  );
}

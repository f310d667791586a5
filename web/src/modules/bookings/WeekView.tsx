import type { Agent } from '@attendant/contract/agents';
import type { Appointment, Slot } from '@attendant/contract/bookings';
import { formatLongDay } from '../../kit/form/format.ts';
import { cx } from '../../kit/look/cx.ts';
import { AppointmentCard } from './AppointmentCard.tsx';
import styles from './Bookings.module.css';
import { dayIn, freeIn, hoursOn, isUp } from './calendar.ts';

interface WeekViewProps {
  agent: Agent;
  zone: string;
  today: string;
  days: readonly string[];
  slots: readonly (readonly Slot[] | undefined)[];
  appointments: readonly Appointment[];
  onOpen: (appointment: Appointment) => void;
  onDay: (day: string) => void;
  /** Slots that can be counted; those of people and services overlap. */
  isCounted: boolean;
}

/** Seven days one below the other, on a phone. */
export const WeekView = ({
  agent,
  zone,
  today,
  days,
  slots,
  appointments,
  onOpen,
  onDay,
  isCounted,
}: WeekViewProps) => (
  <div className={styles.week}>
    {days.map((day, at) => {
      const here = appointments.filter((one) => isUp(one) && dayIn(zone, one.starts_at) === day);
      return (
        <section key={day} className={cx(styles.column, day === today && styles.today)} aria-label={formatLongDay(day)}>
          <h3>
            <button type="button" onClick={() => onDay(day)} aria-current={day === today ? 'date' : undefined}>
              {weekdayOf(day)} <strong className="num">{Number(day.slice(8))}</strong>
              <span className="sr">, show this day</span>
            </button>
          </h3>
          {here.map((one) => (
            <AppointmentCard key={one.id} small appointment={one} zone={zone} onOpen={onOpen} />
          ))}
          <p className={styles.left}>
            {restOf(hoursOn(agent, day), {
              slots: slots[at],
              isPast: day < today,
              isToday: day === today,
              isEmpty: here.length === 0,
              isCounted,
            })}
          </p>
        </section>
      );
    })}
  </div>
);

const weekdayOf = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));

interface DayOfWeek {
  slots: readonly Slot[] | undefined;
  isPast: boolean;
  isToday: boolean;
  isEmpty: boolean;
  isCounted: boolean;
}

/** What is said below a day's appointments. Of today's times only those to come are listed. */
function restOf({ isOpen, reason }: ReturnType<typeof hoursOn>, day: DayOfWeek): string {
  const { slots, isPast, isToday, isEmpty, isCounted } = day;
  if (!isOpen) return reason ? `Closed: ${reason}` : 'Closed';
  if (isPast) return isEmpty ? 'No appointments' : '';
  if (!slots) return '';
  if (slots.length === 0) return isToday ? 'No more times today' : 'No time can be booked';
  const free = freeIn(slots);
  if (free === 0) return 'Full';
  return isCounted ? `${free} free` : 'Times free';
}

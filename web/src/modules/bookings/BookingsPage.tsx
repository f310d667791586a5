import type { Appointment } from '@attendant/contract/bookings';
import { CalendarPlus, Hourglass } from 'lucide-react';
import { useEffect, useState } from 'react';
import { problemText } from '../../api/door/problem.ts';
import { todayIn } from '../../kit/form/format.ts';
import { Options } from '../../kit/form/Input.tsx';
import { Badge } from '../../kit/frame/Badge.tsx';
import { Button } from '../../kit/frame/Button.tsx';
import { ErrorPanel, Skeleton, Waiting } from '../../kit/frame/States.tsx';
import { useNow } from '../../kit/frame/use-now.ts';
import { useMedia } from '../../kit/hook/use-media.ts';
import { RowSelect } from '../../kit/pick/SelectField.tsx';
import { later } from '../../kit/window/later.tsx';
import { useAllowed, useCurrentAgent } from '../agents/current-agent.ts';
import styles from './Bookings.module.css';
import { useAppointments, useSlotsOf } from './bookings.ts';
import { CalendarBar } from './CalendarBar.tsx';
import { CalendarTools } from './CalendarTools.tsx';
import { dayIn, daysOf, dayToBook, titleOf, type View } from './calendar.ts';
import { DayColumns } from './columns/DayColumns.tsx';
import { WeekColumns } from './columns/WeekColumns.tsx';
import { DayView } from './DayView.tsx';
import { MonthView } from './MonthView.tsx';
import { usePersons, useServices } from './staff/staff.ts';
import { WeekView } from './WeekView.tsx';
import { useWaiting } from './waiting/waiting.ts';

const AppointmentDialog = later(() => import('./appointment/AppointmentDialog.tsx'));
const NewAppointmentDialog = later(() => import('./appointment/NewAppointmentDialog.tsx'));
const FindAppointment = later(() => import('./columns/FindAppointment.tsx'));
const WaitingList = later(() => import('./waiting/WaitingList.tsx'));
const CalendarFeed = later(() => import('./CalendarFeed.tsx'));

const CLOCK_STEP_MS = 30_000;

/** What is open over the page. */
type Opened =
  | { kind: 'one'; appointment: Appointment }
  | { kind: 'new'; startsAt: string | null; personId: string | null }
  | { kind: 'feed' | 'find' | 'waiting' };

export function BookingsPage() {
  const agent = useCurrentAgent();
  const canBook = useAllowed('bookings.change');
  const today = todayIn(agent.timezone, new Date(useNow(CLOCK_STEP_MS)));
  const [view, setView] = useState<View>('day');
  const [chosen, setChosen] = useState<string | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [whose, setWhose] = useState('');
  const day = chosen ?? today;
  const days = daysOf(view, day);
  const isMonth = view === 'month';
  const isWide = useMedia('(min-width: 721px)');
  const { data: persons } = usePersons(agent.id);
  // The columns of persons ask for what is free with each of them.
  const needsSlots = view === 'day' ? persons?.length === 0 : view === 'week' && !isWide;
  const slots = useSlotsOf(agent.id, needsSlots ? days : []);
  const { data: services } = useServices(agent.id);
  const { data: waiting = [] } = useWaiting(agent.id);
  const { data, error, refetch } = useAppointments(agent.id, isMonth ? [day] : days);
  const count = waiting.length > 0 ? ` (${waiting.length})` : '';
  const hasFit = waiting.some(({ fit }) => fit !== null);
  const toDay = (one: string) => {
    setChosen(one);
    setView('day');
  };
  const open = (appointment: Appointment) => setOpened({ kind: 'one', appointment });
  const shown = { zone: agent.timezone, appointments: data?.items ?? [], onOpen: open };
  const close = () => setOpened(null);
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (!isLoaded) return;
    for (const { fetchAhead } of [AppointmentDialog, NewAppointmentDialog, FindAppointment, WaitingList, CalendarFeed])
      fetchAhead();
  }, [isLoaded]);

  return (
    <main className="wrap main" id="main">
      <CalendarBar
        {...{ view, day, today }}
        title={titleOf(days)}
        onView={setView}
        onDay={setChosen}
        main={
          canBook && (
            <Button
              variant="primary"
              aria-label="New appointment"
              onClick={() => setOpened({ kind: 'new', startsAt: null, personId: null })}
            >
              <CalendarPlus />
              <span className="only-d">New appointment</span>
            </Button>
          )
        }
      >
        {view === 'week' && isWide && persons && persons.length > 1 && (
          <RowSelect aria-label="Whose week" value={whose} onChange={({ target }) => setWhose(target.value)}>
            <option value="">Everybody</option>
            <Options of={persons.map(({ id, name }) => [id, name] as const)} />
          </RowSelect>
        )}
        <Button
          aria-label={`Waiting${count}${hasFit ? ', free time' : ''}`}
          onClick={() => setOpened({ kind: 'waiting' })}
        >
          <Hourglass />
          <span className="only-d">Waiting{count}</span>
          {/* On a phone the bar has room for a number. */}
          {waiting.length > 0 && (
            <Badge tone={hasFit ? 'success' : 'neutral'} className="only-m">
              {waiting.length}
            </Badge>
          )}
          {hasFit && (
            <Badge tone="success" className="only-d">
              Free time
            </Badge>
          )}
        </Button>
        <CalendarTools
          agentId={agent.id}
          range={{ start: days[0] ?? day, end: days.at(-1) ?? day }}
          isFolded={!isWide}
          onFind={() => setOpened({ kind: 'find' })}
          onFeed={canBook ? () => setOpened({ kind: 'feed' }) : null}
        />
      </CalendarBar>
      {error && !data ? (
        <ErrorPanel title="Unable to Load Appointments" onRetry={() => void refetch()}>
          {problemText(error, 'Please try again.')}
        </ErrorPanel>
      ) : isMonth ? (
        <MonthView {...{ agent, today, days }} onDay={toDay} />
      ) : !data || !persons || !services || (view === 'day' && needsSlots && !slots[0]) ? (
        <CalendarSkeleton />
      ) : view === 'day' && persons.length > 0 ? (
        <DayColumns
          {...{ day, persons }}
          appointments={data.items}
          onOpen={open}
          onDay={setChosen}
          onBook={canBook ? (startsAt, personId) => setOpened({ kind: 'new', startsAt, personId }) : null}
        />
      ) : view === 'day' ? (
        <DayView
          {...{ ...shown, agent, day }}
          slots={slots[0] ?? []}
          onDay={setChosen}
          onBook={canBook ? (startsAt) => setOpened({ kind: 'new', startsAt, personId: null }) : null}
        />
      ) : isWide ? (
        <WeekColumns
          {...{ days, today, persons }}
          person={persons.find(({ id }) => id === whose) ?? null}
          appointments={data.items}
          onOpen={open}
          onDay={toDay}
        />
      ) : (
        <WeekView
          {...{ ...shown, agent, today, days, slots }}
          isCounted={persons.length === 0 && services.length === 0}
          onDay={toDay}
        />
      )}
      {opened?.kind === 'one' && (
        <AppointmentDialog
          key={opened.appointment.id}
          appointment={data?.items.find(({ id }) => id === opened.appointment.id) ?? opened.appointment}
          onClose={close}
        />
      )}
      {opened?.kind === 'new' && (
        <NewAppointmentDialog
          day={dayToBook(agent, view, day, today)}
          startsAt={opened.startsAt}
          personId={opened.personId}
          onClose={close}
          onBooked={setChosen}
        />
      )}
      {opened?.kind === 'find' && (
        <FindAppointment
          agentId={agent.id}
          onClose={close}
          onFound={(found) => {
            toDay(dayIn(agent.timezone, found.starts_at));
            open(found);
          }}
        />
      )}
      {opened?.kind === 'waiting' && <WaitingList agentId={agent.id} onClose={close} />}
      {opened?.kind === 'feed' && <CalendarFeed agentId={agent.id} onClose={close} />}
    </main>
  );
}

const CalendarSkeleton = () => (
  <Waiting label="Loading appointments" className={styles.waiting ?? ''}>
    {Array.from({ length: 6 }, (_, row) => (
      <Skeleton key={row} width="100%" height={56} radius={10} />
    ))}
  </Waiting>
);

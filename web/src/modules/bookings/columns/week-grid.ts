import type { Agent } from '@attendant/contract/agents';
import type { Appointment } from '@attendant/contract/bookings';
import type { Person } from '@attendant/contract/bookings/staff';
import { workOn } from '@attendant/contract/bookings/work';
import { momentAt } from '@attendant/contract/hours/clock';
import { type Span, spansOn } from '@attendant/contract/hours/opening';
import { datesOf } from '@attendant/contract/hours/special-days';
import { dayIn, hoursOn, isUp } from '../calendar.ts';
import { between, type Column, type DayGrid, inLanes, spanOf } from './columns.ts';

interface Week {
  agent: Pick<Agent, 'timezone' | 'business_week' | 'special_days' | 'closed'>;
  days: readonly string[];
  /** Whose week; null: everybody's. */
  person: Person | null;
  appointments: readonly Appointment[];
}

const MINUTE_MS = 60_000;
/** Where nothing is open and nobody booked. */
const EMPTY = { from: 9 * 60, to: 17 * 60 };

/** Seven days side by side, the same hours of the clock beside each other. */
export function weekGrid({ agent, days, person, appointments }: Week): DayGrid {
  const zone = agent.timezone;
  const business = { timezone: zone, week: agent.business_week, special: datesOf(agent.special_days) };
  const own = person && { week: person.business_week, special: datesOf(person.special_days) };
  const openOn = (day: string): Span[] =>
    agent.closed ? [] : own ? workOn(business, own, day) : spansOn(business, day);
  const all = days.map((day) => {
    const midnight = momentAt(day, 0, zone);
    const here = appointments.filter(
      (one) => isUp(one) && dayIn(zone, one.starts_at) === day && (!person || one.person_id === person.id),
    );
    const minuteOf = (moment: Date) => (moment.getTime() - midnight.getTime()) / MINUTE_MS;
    const open = openOn(day);
    const edges = [...open, ...here.map(spanOf)].map(({ start, end }) => [minuteOf(start), minuteOf(end)] as const);
    return { day, midnight, here, open, edges };
  });
  const edges = all.flatMap((one) => one.edges);
  const from = edges.length === 0 ? EMPTY.from : Math.floor(Math.min(...edges.map(([start]) => start)) / 60) * 60;
  const to = edges.length === 0 ? EMPTY.to : Math.ceil(Math.max(...edges.map(([, end]) => end)) / 60) * 60;
  const columns = all.map(({ day, midnight, here, open }): Column => {
    const top = new Date(midnight.getTime() + from * MINUTE_MS);
    const blockOf = ({ start, end }: Span) => ({
      top: (start.getTime() - top.getTime()) / MINUTE_MS,
      height: (end.getTime() - start.getTime()) / MINUTE_MS,
    });
    const { isOpen, reason } = hoursOn(agent, day);
    return {
      key: day,
      name: day,
      day,
      from: top,
      gaps: [],
      note: !isOpen ? (reason ? `Closed: ${reason}` : 'Closed') : open.length === 0 ? 'Away' : '',
      off: between(open, { start: top, end: new Date(top.getTime() + (to - from) * MINUTE_MS) }).map(blockOf),
      cards: inLanes(here).map((one) => ({ ...one, ...blockOf(spanOf(one.appointment)) })),
    };
  });
  const first = columns[0]?.from ?? new Date(0);
  return {
    minutes: to - from,
    hours: Array.from({ length: (to - from) / 60 + 1 }, (_, at) => new Date(first.getTime() + at * 60 * MINUTE_MS)),
    columns,
  };
}

import type { Agent } from '@attendant/contract/agents';
import type { Appointment, Slot } from '@attendant/contract/bookings';
import type { Person } from '@attendant/contract/bookings/staff';
import { workOn } from '@attendant/contract/bookings/work';
import { type Span, spansOn } from '@attendant/contract/hours/opening';
import { datesOf } from '@attendant/contract/hours/special-days';
import { isUp } from '../calendar.ts';

/** A day as a practice has it: one column for each person, with the time from top to bottom. */

/** Minutes from the first hour that is shown. */
interface Block {
  top: number;
  height: number;
}

export interface Card extends Block {
  appointment: Appointment;
  /** Beside others at the same time: which of how many. */
  lane: number;
  lanes: number;
}

export interface Column {
  key: string;
  /** Whose it is; null: of nobody in particular. Left out: of whoever is there on the day. */
  id?: string | null;
  name: string;
  /** Why there is nothing: 'Away', 'Closed: Founders Day'. */
  note: string;
  /** Leads to the day that it shows. */
  day?: string;
  /** The moment at its top. */
  from: Date;
  /** When they do not work. */
  off: Block[];
  /** Where something can still be booked, from its first moment on. */
  gaps: (Block & { startsAt: string })[];
  cards: Card[];
}

export interface DayGrid {
  /** The full hours that are named at the side. */
  hours: Date[];
  minutes: number;
  columns: Column[];
}

interface Day {
  agent: Pick<Agent, 'timezone' | 'business_week' | 'special_days' | 'closed'>;
  day: string;
  persons: readonly Person[];
  /** What is free with each person; nothing yet while it is on its way. */
  slotsOf: (personId: string) => readonly Slot[] | undefined;
  appointments: readonly Appointment[];
}

const HOUR_MS = 3_600_000;

/** Null where nothing is to be shown: closed, and nobody booked. */
export function dayGrid({ agent, day, persons, slotsOf, appointments }: Day): DayGrid | null {
  const business = { timezone: agent.timezone, week: agent.business_week, special: datesOf(agent.special_days) };
  const open = agent.closed ? [] : spansOn(business, day);
  const up = appointments.filter(isUp);
  const edges = [...open, ...up.map(spanOf)];
  if (edges.length === 0) return null;
  const from = Math.floor(Math.min(...edges.map(({ start }) => start.getTime())) / HOUR_MS) * HOUR_MS;
  const to = Math.ceil(Math.max(...edges.map(({ end }) => end.getTime())) / HOUR_MS) * HOUR_MS;
  const blockOf = ({ start, end }: Span): Block => ({
    top: (start.getTime() - from) / 60_000,
    height: (end.getTime() - start.getTime()) / 60_000,
  });
  const cardsOf = (personId: string | null) =>
    inLanes(up.filter((one) => one.person_id === personId)).map((one) => ({
      ...one,
      ...blockOf(spanOf(one.appointment)),
    }));
  const whole = { start: new Date(from), end: new Date(to) };
  const columns = persons.map(({ id, name, business_week, special_days }): Column => {
    const work = agent.closed ? [] : workOn(business, { week: business_week, special: datesOf(special_days) }, day);
    return {
      key: id,
      id,
      name,
      note: work.length === 0 ? 'Away' : '',
      from: whole.start,
      off: between(work, whole).map(blockOf),
      gaps: runsOf(slotsOf(id) ?? []).map((span) => ({ ...blockOf(span), startsAt: span.start.toISOString() })),
      cards: cardsOf(id),
    };
  });
  return {
    minutes: (to - from) / 60_000,
    hours: Array.from({ length: (to - from) / HOUR_MS + 1 }, (_, at) => new Date(from + at * HOUR_MS)),
    columns: [
      ...columns,
      ...others(up, persons).map(({ id, name }) => ({
        key: id ?? '',
        id,
        name,
        note: '',
        from: whole.start,
        off: [],
        gaps: [],
        cards: cardsOf(id),
      })),
    ],
  };
}

/** Who is no longer on the list and still has appointments, and those of nobody in particular. */
function others(up: readonly Appointment[], persons: readonly Person[]): { id: string | null; name: string }[] {
  const known = new Set<string | null>(persons.map(({ id }) => id));
  const rest = up.filter(({ person_id }) => !known.has(person_id));
  const names = new Map(rest.map(({ person_id, person_name }) => [person_id, person_name ?? 'Not assigned']));
  return [...names].map(([id, name]) => ({ id, name }));
}

export const spanOf = ({ starts_at, ends_at }: Appointment): Span => ({
  start: new Date(starts_at),
  end: new Date(ends_at),
});

/** What of a day lies outside these spans. */
export function between(spans: readonly Span[], { start, end }: Span): Span[] {
  const found: Span[] = [];
  let last = start;
  for (const span of spans) {
    if (span.start > last) found.push({ start: last, end: span.start });
    if (span.end > last) last = span.end;
  }
  return last < end ? [...found, { start: last, end }] : found;
}

/** Free beginnings that run into each other are one stretch. */
function runsOf(slots: readonly Slot[]): Span[] {
  const runs: Span[] = [];
  for (const { starts_at, ends_at, free } of slots) {
    if (free === 0) continue;
    const [start, end] = [new Date(starts_at), new Date(ends_at)];
    const last = runs.at(-1);
    if (last && start <= last.end) last.end = end > last.end ? end : last.end;
    else runs.push({ start, end });
  }
  return runs;
}

/** Appointments that overlap stand beside each other. */
export function inLanes(appointments: readonly Appointment[]): Pick<Card, 'appointment' | 'lane' | 'lanes'>[] {
  const sorted = appointments.toSorted((one, other) => one.starts_at.localeCompare(other.starts_at));
  const groups: { ends: string[]; members: { appointment: Appointment; lane: number }[]; until: string }[] = [];
  for (const appointment of sorted) {
    let group = groups.at(-1);
    if (!group || appointment.starts_at >= group.until) groups.push((group = { ends: [], members: [], until: '' }));
    const free = group.ends.findIndex((end) => end <= appointment.starts_at);
    const lane = free < 0 ? group.ends.length : free;
    group.ends[lane] = appointment.ends_at;
    group.members.push({ appointment, lane });
    if (appointment.ends_at > group.until) group.until = appointment.ends_at;
  }
  return groups.flatMap(({ ends, members }) => members.map((one) => ({ ...one, lanes: ends.length })));
}

/** So many minutes below the top of a column. */
export const momentIn = ({ from }: Pick<Column, 'from'>, top: number): Date => new Date(from.getTime() + top * 60_000);

import type { Agent } from '@attendant/contract/agents';
import type { Appointment, Slot } from '@attendant/contract/bookings';
import { ianaZone } from '@attendant/contract/fields/zones';
import { dayOn } from '@attendant/contract/hours/opening';
import { datesOf } from '@attendant/contract/hours/special-days';
import { addDays, formatDay, formatLongDay } from '../../kit/form/format.ts';

type Hours = Pick<Agent, 'business_week' | 'special_days' | 'closed'>;
export type View = 'day' | 'week' | 'month';

/** Days YYYY-MM-DD in the agent's zone. */
export const dayIn = (zone: string, instant: string): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: ianaZone(zone),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(new Date(instant));

/** The days that a view shows, of a month whole weeks; a week begins on Sunday, as in the figures. */
export function daysOf(view: View, day: string): string[] {
  if (view === 'day') return [day];
  const first = view === 'week' ? day : `${day.slice(0, 8)}01`;
  const sunday = addDays(first, -weekdayOf(first));
  const last = view === 'week' ? day : addDays(addMonths(first, 1), -1);
  const weeks = Math.round((Date.parse(addDays(last, 6 - weekdayOf(last))) - Date.parse(sunday)) / WEEK_MS + 0.5);
  return Array.from({ length: 7 * weeks }, (_, at) => addDays(sunday, at));
}

const WEEK_MS = 7 * 86_400_000;
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The same day of another month, or its last. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** 'Tuesday, November 24', 'Nov 23 – Nov 29', 'November 2026' */
export function titleOf(days: readonly string[]): string {
  if (days.length > 7)
    return new Date(`${days[7]}T12:00:00Z`).toLocaleDateString('en-US', {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
  const [first = '', last = first] = [days[0], days.at(-1)];
  return first === last ? formatLongDay(first) : `${formatDay(first)} – ${formatDay(last)}`;
}

/** What stands at one time of a day. */
export interface Row {
  startsAt: string;
  appointments: Appointment[];
  /** Places that can still be booked; null where no slot begins any more, or none did. */
  free: number | null;
}

/** A day from morning to evening: its slots, and appointments also where slots have changed since. */
export function rowsOf(slots: readonly Slot[], appointments: readonly Appointment[]): Row[] {
  const rows = new Map<string, Row>(
    slots.map(({ starts_at, free }) => [starts_at, { startsAt: starts_at, appointments: [], free }]),
  );
  for (const one of appointments) {
    const row = rows.get(one.starts_at) ?? { startsAt: one.starts_at, appointments: [], free: null };
    row.appointments.push(one);
    rows.set(one.starts_at, row);
  }
  return [...rows.values()].sort((one, other) => one.startsAt.localeCompare(other.startsAt));
}

/** Whether the business has hours on a day, and why they are others than those of the weekday. */
export function hoursOn({ business_week, special_days, closed }: Hours, day: string) {
  const { intervals, reason } = dayOn({ week: business_week, special: datesOf(special_days) }, day);
  return { isOpen: !closed && intervals.length > 0, reason };
}

/** The first day after another on which the business has hours; null: none within two months. */
export function nextOpenDay(hours: Hours, after: string): string | null {
  const days = Array.from({ length: 60 }, (_, at) => addDays(after, at + 1));
  return days.find((day) => hoursOn(hours, day).isOpen) ?? null;
}

/** Where a new appointment begins: on the first open day of those that are shown, or on the one that is looked at. */
export function dayToBook(hours: Hours, view: View, day: string, today: string): string {
  const shown =
    view === 'month' ? daysOf(view, day).filter((one) => one.slice(0, 7) === day.slice(0, 7)) : daysOf(view, day);
  const open = shown.find((one) => one >= today && hoursOn(hours, one).isOpen);
  return open ?? (day < today ? today : day);
}

export const isUp = ({ status }: Appointment): boolean => status !== 'cancelled';

export const freeIn = (slots: readonly Slot[]): number => slots.reduce((sum, { free }) => sum + free, 0);

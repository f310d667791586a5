import type { BusinessHours } from '@attendant/contract/agents';
import { CalendarDateTime, parseDate, toZoned } from '@internationalized/date';

/** When appointments can begin. Wall clock of the business: a day of a clock change has one hour more or less. */

export interface SlotRules {
  /** IANA name. */
  zone: string;
  hours: BusinessHours;
  closed: boolean;
  /** 'YYYY-MM-DD' */
  blocked: ReadonlySet<string>;
  minutes: number;
  bufferMinutes: number;
}

export interface Span {
  start: Date;
  end: Date;
}

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** All slots of a day, from opening on, each with the buffer behind it; the last one ends by closing time. */
export function slotsOn(day: string, rules: SlotRules): Span[] {
  const open = openOn(day, rules);
  if (!open) return [];
  const slots: Span[] = [];
  for (let at = open.from; at + rules.minutes <= open.to; at += rules.minutes + rules.bufferMinutes) {
    const start = moment(day, at, rules.zone);
    if (start) slots.push({ start, end: new Date(start.getTime() + rules.minutes * 60_000) });
  }
  return slots;
}

/** Minutes since midnight; null on a day off. */
export function openOn(day: string, { hours, closed, blocked }: SlotRules): { from: number; to: number } | null {
  const weekday = WEEKDAYS[new Date(`${day}T12:00:00Z`).getUTCDay()];
  const span = weekday && hours[weekday];
  if (closed || blocked.has(day) || !span?.enabled) return null;
  return { from: minutesOf(span.open), to: minutesOf(span.close) };
}

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Null for a time that the clocks jump over. */
function moment(day: string, minutes: number, zone: string): Date | null {
  const { year, month, day: date } = parseDate(day);
  const hour = Math.floor(minutes / 60);
  const wall = new CalendarDateTime(year, month, date, hour, minutes % 60);
  const zoned = toZoned(wall, zone, 'compatible');
  return zoned.hour === hour && zoned.minute === minutes % 60 ? zoned.toDate() : null;
}

/** How many more appointments a slot takes beside those that overlap it, buffers counted. */
export function freeIn(slot: Span, taken: readonly Span[], { bufferMinutes }: SlotRules, most: number): number {
  const buffer = bufferMinutes * 60_000;
  const overlapping = taken.filter(
    ({ start, end }) => start.getTime() < slot.end.getTime() + buffer && end.getTime() + buffer > slot.start.getTime(),
  );
  return Math.max(0, most - overlapping.length);
}

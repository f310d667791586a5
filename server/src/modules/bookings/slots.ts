import { DAY_MINUTES, daysAfter } from '@attendant/contract/hours/clock';
import { dayOn, type Hours, type Span, startsIn } from '@attendant/contract/hours/opening';
import { CalendarDateTime, parseDate, toZoned } from '@internationalized/date';

/** When appointments can begin. Wall clock of the business: a day of a clock change has one hour more or less. */

export type { Span };

export interface SlotRules extends Pick<Hours, 'week' | 'special'> {
  /** IANA name. */
  zone: string;
  closed: boolean;
  minutes: number;
  bufferMinutes: number;
}

/**
 * All slots that begin on a day, each with the buffer behind it; the last one of an opening ends by closing time. Those
 * after midnight come from the opening of the evening before.
 */
export function slotsOn(day: string, rules: SlotRules): Span[] {
  const late = startsOf(daysAfter(day, -1), rules).map((minutes) => minutes - DAY_MINUTES);
  const all = [...late, ...startsOf(day, rules)].filter((minutes) => minutes >= 0 && minutes < DAY_MINUTES);
  return [...new Set(all)]
    .toSorted((one, other) => one - other)
    .flatMap((minutes) => {
      const start = moment(day, minutes, rules.zone);
      return start ? [{ start, end: new Date(start.getTime() + rules.minutes * 60_000) }] : [];
    });
}

/** Whether any hours of a day are known. */
export const isOpenOn = (day: string, rules: SlotRules): boolean =>
  !rules.closed && dayOn(rules, day).intervals.length > 0;

const startsOf = (day: string, rules: SlotRules): number[] =>
  rules.closed
    ? []
    : dayOn(rules, day).intervals.flatMap((interval) => startsIn(interval, rules.minutes, rules.bufferMinutes));

/** Null for a time that the clocks jump over. */
function moment(day: string, minutes: number, zone: string): Date | null {
  const { year, month, day: date } = parseDate(day);
  const hour = Math.floor(minutes / 60);
  const wall = new CalendarDateTime(year, month, date, hour, minutes % 60);
  const zoned = toZoned(wall, zone, 'compatible');
  return zoned.hour === hour && zoned.minute === minutes % 60 ? zoned.toDate() : null;
}

/** How many more appointments a slot takes beside those that overlap it, buffers counted. */
export const freeIn = (slot: Span, taken: readonly Span[], rules: SlotRules, most: number): number =>
  Math.max(0, most - taken.filter((one) => overlaps(slot, one, rules)).length);

/** Whether two are closer to each other than the buffer. */
export function overlaps(
  slot: Span,
  { start, end }: Span,
  { bufferMinutes }: Pick<SlotRules, 'bufferMinutes'>,
): boolean {
  const buffer = bufferMinutes * 60_000;
  return start.getTime() < slot.end.getTime() + buffer && end.getTime() + buffer > slot.start.getTime();
}

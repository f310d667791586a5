import { ahead, type Calendar, clockOf, minutesOf } from './calendar.ts';
import { type Clock, type HeardTime, isOneDay, type SaidDay, type SaidTime } from './piece.ts';

/** Which half of the day a clock means: what was said of it, then when the business is open, then what is still to come. */
export function settle(
  { at, after, before, part, last }: HeardTime,
  day: SaidDay | null,
  calendar: Calendar,
): SaidTime {
  const { half, ...bounds } = part ?? {};
  const date = isOneDay(day) ? day.date : null;
  const which = (clock: Clock, than = -1) => clockOf(choose(readings(clock, half), than, date, calendar));
  if (at) return { at: which(at) };
  const from = after && which(after);
  const to = before && which(before, from === undefined ? -1 : minutesOf(from));
  const vague = !from && !to && !bounds.at;
  const said: SaidTime = { ...bounds, ...(last && { last }), ...(vague && { vague }) };
  if (from) said.after = from;
  if (to) said.before = to;
  if (from && !to && said.before !== undefined && said.before <= from) delete said.before;
  if (to && !from && said.after !== undefined && said.after >= to) delete said.after;
  return said;
}

function readings({ minutes, half }: Clock, within: 'am' | 'pm' | undefined): number[] {
  if (half) return [minutes];
  if (within) return [within === 'am' ? minutes : minutes + 720];
  return minutes < 8 * 60 ? [minutes + 720, minutes] : [minutes, minutes + 720];
}

function choose(all: readonly number[], than: number, date: string | null, calendar: Calendar): number {
  const later = all.filter((minutes) => minutes > than);
  const hours = openOn(date, calendar);
  const open = later.filter((one) =>
    hours.some(({ from, to }) => isWithin(one, from, to) || isWithin(one + 1440, from, to)),
  );
  const left = date === null || date === calendar.date ? open.filter((one) => one > minutesOf(calendar.time)) : open;
  const nearest = than < 0 ? [] : [...later].sort((one, other) => one - other);
  return left[0] ?? open[0] ?? nearest[0] ?? later[0] ?? all[0] ?? 0;
}

const isWithin = (one: number, from: number, to: number): boolean => one >= from && one <= to;

/** Of a day that is not known, or on which it is closed, the hours of the week. */
function openOn(date: string | null, calendar: Calendar) {
  const that = date === null ? null : calendar.open(date);
  if (that) return [that];
  return Array.from({ length: 7 }, (_, day) => calendar.open(ahead(calendar.date, day))).filter(
    (hours) => hours !== null,
  );
}

/** 'I can't do Thursday at eleven, push it to Monday afternoon': the hour was of the other day. */
export const isOutside = ({ minutes, half }: Clock, { part }: HeardTime): boolean =>
  half === null && part?.half === 'pm' && part.before !== undefined && minutes + 720 > minutesOf(part.before);

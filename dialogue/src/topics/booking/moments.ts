import type { FoundSlot } from '@attendant/contract/bookings/tools';
import type { Talk } from '../../decide/talk.ts';
import { ahead, hourAnd, minutesOf, thisOne, weekdayOf } from '../../heard/when/calendar.ts';
import { isOneDay, type SaidDay, type SaidTime } from '../../heard/when/piece.ts';
import { wallClock } from '../../heard/when/wall-clock.ts';
import type { When } from '../../heard/when/when.ts';
import type { Draft } from './draft.ts';
import { oneDay } from './search.ts';
import { wallOf } from './slot-words.ts';

/** What is said of a moment, seen from the appointment that stands or was offered. */

/** 'Right after that', 'the same day', of the appointment that was just booked. */
export function besideBooked({ state, heard, facts }: Talk, when: When): When {
  const { another } = heard.appointment;
  // 'One more at ten': on the day of the one before.
  const beside = heard.appointment.beside ?? (another && when.time !== null ? 'day' : null);
  if (!state.bookedAt || !beside || when.day) return when;
  const { starts_at, ends_at } = state.bookedAt;
  const { date, time } = wallOf({ starts_at: (beside === 'after' ? ends_at : null) ?? starts_at }, facts);
  return { ...when, day: oneDay(date), time: when.time ?? (beside === 'day' ? null : { at: time }) };
}

/** 'The same time next week', of the one that was cancelled. */
export function besideCancelled({ state, facts }: Talk, when: When): When {
  const { cancelledAt } = state;
  if (!cancelledAt || !(when.same || (when.shift?.minutes ?? 0) % 1440 === 0) || (!when.same && !when.shift))
    return when;
  const { date, time } = wallOf(cancelledAt, facts);
  const { day, shift } = when;
  if (shift?.minutes && !day)
    return {
      ...when,
      day: oneDay(ahead(date, (shift.minutes / 1440) * (shift.later ? 1 : -1))),
      time: when.time ?? { at: time },
    };
  return { ...when, day: day && onItsWeekday(day, date), time: when.time ?? { at: time } };
}

/** In a week that is spoken of it is on its weekday: 'the same time next week', which is never the one that it is in. */
function onItsWeekday(day: SaidDay, date: string): SaidDay {
  if (day.until !== ahead(day.date, 6)) return day;
  const there = thisOne(day.date, weekdayOf(date));
  return oneDay(there === date ? ahead(date, 7) : there);
}

/** 'Thursday at two', where 'next week' was said or a Thursday was offered. */
export function inItsWeek({ facts }: Talk, { week, offered, chosen }: Draft, when: When): When {
  if (!when.byName) return when;
  const spoken = [chosen, ...offered].flatMap((slot) => (slot ? wallOf(slot, facts).date : []));
  const meant = (day: SaidDay | null): SaidDay | null => {
    if (!isOneDay(day)) return day;
    const weekday = weekdayOf(day.date);
    const like = spoken.find((date) => weekdayOf(date) === weekday);
    const within = week && thisOne(week.date, weekday);
    const [there] = spoken;
    if (when.thatWeek && there) return oneDay(inWeekOf(there, weekday));
    // Of tomorrow nobody says 'Wednesday', where a later day is spoken of.
    const isTomorrow = day.date === ahead(wallClock(facts).date, 1);
    const [later] = spoken.filter((date) => isTomorrow && date > day.date);
    if (!like && later) return oneDay(thisOne(later, weekday));
    return oneDay(like ?? (within && within > day.date && within <= (week.until ?? '') ? within : day.date));
  };
  return { ...when, day: meant(when.day), others: when.others.map((one) => ({ ...one, day: meant(one.day) })) };
}

/** Of the week from Monday to Sunday in which a date lies. */
const inWeekOf = (date: string, weekday: number): string =>
  ahead(date, ((weekday + 6) % 7) - ((weekdayOf(date) + 6) % 7));

/** Where a time was asked for, a number is one: of the morning that is named beside it, too. */
export const withBare = (when: When): When =>
  !when.bare || (when.time && !isWithin(when.bare, when.time))
    ? when
    : { ...when, time: when.bare, others: when.others.map((one) => ({ ...one, time: one.time ?? when.bare })) };

/** 'Mornings are best, ten or so' */
const isWithin = ({ at }: SaidTime, { vague, after, before }: SaidTime): boolean =>
  vague === true && at !== undefined && (!after || at >= after) && (!before || at < before);

/** 'Wednesday, at the same time', of what is moved or was offered. */
export function atSameTime(talk: Talk, { subject, chosen, offered, hoped }: Draft, when: When): When {
  const like = subject ?? chosen ?? offered[0];
  // 'Both of us at the same time' is the same for both.
  if (when.time || !like || talk.heard.appointment.second) return when;
  if (when.past !== null) {
    const at = atPast(talk, when.past, chosen ? [chosen] : offered, hoped?.time?.at ?? null, like);
    return at === null ? when : { ...when, time: { at } };
  }
  if (!when.same) return when;
  const { date, time } = wallOf(like, talk.facts);
  // What was wished for, where others were offered in its place
  const at = chosen || subject ? time : (hoped?.time?.at ?? time);
  return { ...when, day: when.day && onItsWeekday(when.day, date), time: { at } };
}

/** Those of the times offered that lie so many minutes past their hour. */
export const offeredPast = ({ facts }: Talk, past: number, slots: readonly FoundSlot[]): FoundSlot[] =>
  slots.filter((slot) => (minutesOf(wallOf(slot, facts).time) - past) % 60 === 0);

/**
 * 'Half past', of the hour that stands, or of the times that were offered so the one nearest to what was wished for; null where
 * two of them are as near.
 */
function atPast(
  talk: Talk,
  past: number,
  slots: readonly FoundSlot[],
  hoped: string | null,
  like: { starts_at: string },
): string | null {
  const so = offeredPast(talk, past, slots).map((slot) => wallOf(slot, talk.facts).time);
  const [first] = slots;
  if (so.length === 0) return hourAnd(hoped ?? wallOf(first ?? like, talk.facts).time, past);
  const away = (time: string) => (hoped === null ? 0 : Math.abs(minutesOf(time) - minutesOf(hoped)));
  const least = Math.min(...so.map(away));
  const [nearest, ...others] = so.filter((time) => away(time) === least);
  return others.length === 0 ? (nearest ?? null) : null;
}

/** "Yes, Tuesday at four": what was read back, said again. */
export function agrees(talk: Talk, { chosen }: Draft, { day, time }: When): boolean {
  if (!chosen) return false;
  const wall = wallOf(chosen, talk.facts);
  return (!day || day.date === wall.date) && (!time || time.at === wall.time);
}

/** 'Scrap Monday, make it Tuesday at nine', 'forget that one, how about Friday?': another moment in place of the one before. */
export function namesInstead(talk: Talk, draft: Draft): boolean {
  const { when, appointment, asking } = talk.heard;
  const timed = (when.day ?? when.time) !== null;
  const other = when.day !== null && when.time !== null && !agrees(talk, draft, when);
  return timed && !appointment.walksIn && (when.had.length > 0 || appointment.instead || asking || other);
}

/** When to come instead, seen from the appointment that is moved: to another day it takes its time of day along. */
export function asMoved({ facts }: Talk, { doing, subject, wish }: Draft, when: When): When {
  if (doing !== 'move' || !subject || !when.day || when.shift) return when;
  const wall = wallOf(subject, facts);
  // 'Push Friday to next week': to its weekday there.
  const isBare = when.time === null && wish.day === null && !when.soon && when.pick === null && !when.day.weekdays;
  const isSame = when.same || isBare;
  const said = isSame ? onItsWeekday(when.day, wall.date) : when.day;
  const day = when.toward ? beyond(said, when.toward, wall.date, wallClock(facts).date) : said;
  const isOpen =
    when.ofChoice || when.time !== null || wish.time !== null || when.soon || when.pick !== null || day.until === null;
  return { ...when, day, time: isOpen ? when.time : { at: wall.time } };
}

/** 'Push it to the weekend': to the one behind it; 'move it up to Monday': to the one before. */
function beyond(day: SaidDay, toward: 'later' | 'sooner', from: string, today: string): SaidDay {
  const by = toward === 'later' ? 7 : -7;
  const moved = { ...day, date: ahead(day.date, by), until: day.until && ahead(day.until, by) };
  const isBeyond = toward === 'later' ? day.date > from : day.date < from;
  return isBeyond || moved.date < today ? day : moved;
}

import type { FoundSlot } from '@attendant/contract/bookings/tools';
import type { Talk } from '../../decide/talk.ts';
import { hourAnd, minutesOf } from '../../heard/when/calendar.ts';
import type { When } from '../../heard/when/when.ts';
import type { Draft } from './draft.ts';
import { oneDay } from './search.ts';
import { wallOf } from './slot-words.ts';

/** What is said of a moment, seen from the appointment that stands or was offered. */

/** 'Right after that', 'the same day', of the appointment that was just booked. */
export function besideBooked({ state, heard, facts }: Talk, when: When): When {
  const { beside } = heard.appointment;
  if (!state.bookedAt || !beside || when.day) return when;
  const { starts_at, ends_at } = state.bookedAt;
  const { date, time } = wallOf({ starts_at: (beside === 'after' ? ends_at : null) ?? starts_at }, facts);
  return { ...when, day: oneDay(date), time: when.time ?? (beside === 'day' ? null : { at: time }) };
}

/** Where a time was asked for, a number is one. */
export const withBare = (when: When): When => (when.time ? when : { ...when, time: when.bare });

/** 'Wednesday, at the same time', of what is moved or was offered. */
export function atSameTime(talk: Talk, { subject, chosen, offered }: Draft, when: When): When {
  const like = subject ?? chosen ?? offered[0];
  if (when.time || !like) return when;
  if (when.past !== null) return { ...when, time: { at: atPast(talk, when.past, chosen ? [chosen] : offered, like) } };
  return when.same ? { ...when, time: { at: wallOf(like, talk.facts).time } } : when;
}

/** 'Half past', of the hour that stands, or of the one time that was offered so. */
function atPast(talk: Talk, past: number, slots: readonly FoundSlot[], like: { starts_at: string }): string {
  const times = slots.map((slot) => wallOf(slot, talk.facts).time);
  const so = times.filter((time) => (minutesOf(time) - past) % 60 === 0);
  return (so.length === 1 ? so[0] : null) ?? hourAnd(times[0] ?? wallOf(like, talk.facts).time, past);
}

/** "Yes, Tuesday at four": what was read back, said again. */
export function agrees(talk: Talk, { chosen }: Draft, { day, time }: When): boolean {
  if (!chosen) return false;
  const wall = wallOf(chosen, talk.facts);
  return (!day || day.date === wall.date) && (!time || time.at === wall.time);
}

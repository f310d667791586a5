import type { FoundBooking } from '@attendant/contract/booking-tools';
import type { ToolOutcome } from '@attendant/voice/roles';
import { longDate } from '../../say/times.ts';
import { lineList } from '../../say/wording.ts';
import type { When } from '../../understand/when/when.ts';
import { ask, type Talk } from '../talk.ts';
import { askFor } from './details.ts';
import { ANY_TIME, type Draft } from './draft.ts';
import { readIndex } from './pick.ts';
import { giveUp, mergeWish, search } from './search.ts';
import { slotList, wallOf } from './slot-words.ts';

/** Appointments that the caller has already. */

export function afterFindBookings(talk: Talk, draft: Draft, outcome: ToolOutcome, when: When): void {
  const found = outcome.ok ? bookingsOf(outcome.value) : null;
  if (!found || found.length === 0) {
    const none = "I don't find a coming appointment under the number you're calling from.";
    talk.say.push(outcome.ok ? none : outcome.say);
    return giveUp(talk);
  }
  draft.mine = found;
  const named = draft.doing === 'cancel' ? narrow(talk, found, when) : found;
  const [only, ...others] = named;
  if (draft.doing === 'find') {
    talk.say.push(`You have ${lineList(found.map((one) => words(talk, one)))}.`);
    talk.state.booking = null;
    return ask(talk, { kind: 'help' }, 'Is there anything else?');
  }
  if (only && others.length === 0) return about(talk, draft, only, when);
  askFor(talk, 'mine', `You have ${lineList(found.map((one) => words(talk, one)))}. Which one do you mean?`);
}

const words = ({ facts }: Talk, booking: FoundBooking): string =>
  `${slotList([booking], facts)}, under ${booking.customer_name}`;

/** Those on the day, or at the time, that was said. */
function narrow(talk: Talk, bookings: readonly FoundBooking[], { day, time }: When): FoundBooking[] {
  const fitting = bookings.filter((one) => {
    const wall = wallOf(one, talk.facts);
    return (!day?.only || wall.date === day.date) && (!time?.at || wall.time === time.at);
  });
  if (fitting.length === 0 && day?.only) talk.say.push(`I don't see one on ${longDate(day.date)}.`);
  return fitting.length > 0 ? fitting : [...bookings];
}

function about(talk: Talk, draft: Draft, subject: FoundBooking, when: When): void {
  draft.subject = subject;
  if (draft.doing === 'cancel') return askFor(talk, 'cancel', `You have ${words(talk, subject)}. Shall I cancel it?`);
  // 'Move my appointment on Tuesday to Thursday': the last day is the new one.
  const moved = when.day && when.day.date !== wallOf(subject, talk.facts).date;
  if (moved || when.time) {
    draft.wish = { ...ANY_TIME, day: wallOf(subject, talk.facts).date, only: true };
    mergeWish(draft, when);
    return search(talk, draft);
  }
  askFor(talk, 'when', `You have ${words(talk, subject)}. When would you like to come instead?`);
}

/** "Which one do you mean?" "The second one", "the one on Friday". */
export function pickMine(talk: Talk, draft: Draft, when: When): boolean {
  const index = readIndex(talk, draft.mine.length);
  const found = index === null ? narrow(talk, draft.mine, when) : draft.mine.slice(index, index + 1);
  const [only] = found;
  if (!only || found.length > 1) return false;
  about(talk, draft, only, index === null ? { day: null, time: null } : when);
  return true;
}

export function answerCancel(talk: Talk, draft: Draft, yes: boolean): void {
  if (yes && draft.subject) {
    talk.tool = { name: 'cancel_booking', input: { booking_id: draft.subject.booking_id } };
    return;
  }
  talk.state.booking = null;
  talk.say.push('Okay, it stays as it is.');
  ask(talk, { kind: 'help' }, 'Is there anything else?');
}

function bookingsOf(value: unknown): FoundBooking[] {
  if (typeof value !== 'object' || value === null || !('bookings' in value) || !Array.isArray(value.bookings))
    return [];
  return value.bookings.filter(isFoundBooking);
}

function isFoundBooking(value: unknown): value is FoundBooking {
  return typeof value === 'object' && value !== null && 'booking_id' in value && 'starts_at' in value;
}

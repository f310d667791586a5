import type { FoundBooking } from '@attendant/contract/bookings/tools';
import type { ToolOutcome } from '@attendant/voice/roles';
import { ask, type Talk } from '../../../decide/talk.ts';
import { isOneDay } from '../../../heard/when/piece.ts';
import { NO_TIME, type When, type Wish } from '../../../heard/when/when.ts';
import { askFor } from '../asking.ts';
import { book, nextOfBooking } from '../details.ts';
import type { Draft } from '../draft.ts';
import { look, search } from '../search.ts';
import { slotList, wallOf } from '../slot-words.ts';
import { visitWords } from '../visit.ts';
import { wishBeside } from './beside-mine.ts';

/** Whether a moment is free, or that of an appointment which the caller has already. */

export const bookingWords = ({ facts }: Talk, booking: FoundBooking): string =>
  [
    slotList([booking], facts),
    visitWords(facts, booking.service_id, booking.person_id),
    `under ${booking.customer_name}`,
  ]
    .filter(Boolean)
    .join(', ');

/** 'I'm coming in Thursday at eleven and have to move that': the moment of a visit that is settled is no wish. */
export function ofStated({ heard, state, facts }: Talk): When {
  const { when, appointment } = heard;
  const { day, time, others } = when;
  const { wants, holds, named, instead } = appointment;
  // 'She has a cleaning Thursday at eleven and needs Friday at nine instead'
  const stated = appointment.stated || (holds && named && instead && others.length > 0);
  // Where things are ordered too, who is coming at noon may fetch them.
  const isVisit = stated && (!facts.orderingEnabled || (state.lines.length === 0 && wants !== null));
  if (!isVisit || wants === 'book' || when.had.length > 0 || !isOneDay(day) || !time) return when;
  const [next] = others;
  return { ...when, had: [{ day, time }], day: next?.day ?? null, time: next?.time ?? null, others: others.slice(1) };
}

/** 'Move it to Saturday at ten, it's the Thursday one': the moment by which one of theirs is named is no wish. */
export function ofThatOne({ heard, state }: Talk): Pick<Talk['heard'], 'when' | 'appointment'> {
  const { when, appointment } = heard;
  const { one } = when;
  const { booking, asked, lines } = state;
  const draft = asked.kind === 'booking' ? booking : null;
  const isOpen = draft ? draft.doing === 'move' && draft.offered.length === 0 && !draft.chosen : lines.length === 0;
  if (!one || !isOpen) return heard;
  const { wants, instead } = appointment;
  const had = [one.had, ...one.rest.had];
  if (wants === 'cancel' && one.plainly) return { when: { ...NO_TIME, had }, appointment };
  const moves = draft !== null || wants === 'move' || instead;
  const isMoved = moves || (one.plainly && one.rest.day !== null && wants !== 'find' && !appointment.another);
  return isMoved ? { when: { ...one.rest, had }, appointment: { ...appointment, own: true } } : heard;
}

/** Before one is looked for beside it, or a new one is read back: which one the caller has. */
export function afterFindOthers(talk: Talk, draft: Draft, outcome: ToolOutcome): void {
  const found = outcome.ok ? bookingsOf(outcome.value) : [];
  if (draft.besideMine) {
    draft.wish = wishBeside(talk, draft, found) ?? draft.wish;
    draft.besideMine = null;
    return search(talk, draft);
  }
  const { chosen, wish } = draft;
  const own = found.find((one) => (chosen ? one.starts_at === chosen.starts_at : isAtWish(talk, one, wish)));
  if (own && !draft.another) return tellTheirs(talk, own);
  if (!chosen) return look(talk, draft);
  const [only, ...others] = found;
  draft.another = true;
  const known = talk.state.booked !== null || others.length > 0;
  if (!only || known) return nextOfBooking(talk, draft);
  draft.mine = [only];
  const [had, to] = [only, chosen].map((slot) => slotList([slot], talk.facts));
  askFor(talk, 'instead', `You already have ${had}. Shall I move it to ${to}?`);
}

function isAtWish({ facts }: Talk, booking: FoundBooking, { day, time }: Wish): boolean {
  const wall = wallOf(booking, facts);
  return day?.date === wall.date && time?.at === wall.time;
}

/** It stands, and nothing else is made of it: what comes next is of that one. */
export function tellTheirs(talk: Talk, own: FoundBooking): void {
  talk.say.push(`You have ${bookingWords(talk, own)}.`);
  Object.assign(talk.state, { booking: null, bookedAt: own });
  ask(talk, { kind: 'help' }, 'Is there anything else?');
}

/** To 'You already have …, shall I move it?'. */
export function answerInstead(talk: Talk, draft: Draft, yes: boolean): void {
  if (!yes) return nextOfBooking(talk, draft);
  Object.assign(draft, { doing: 'move', subject: draft.mine[0] ?? null });
  book(talk, draft);
}

export function bookingsOf(value: unknown): FoundBooking[] {
  if (typeof value !== 'object' || value === null || !('bookings' in value) || !Array.isArray(value.bookings))
    return [];
  return value.bookings.filter(isFoundBooking);
}

function isFoundBooking(value: unknown): value is FoundBooking {
  return typeof value === 'object' && value !== null && 'booking_id' in value && 'starts_at' in value;
}

import type { FoundBooking } from '@attendant/contract/bookings/tools';
import type { ToolOutcome } from '@attendant/voice/roles';
import { keepWords } from '../../decide/message/message.ts';
import { ask, type Talk } from '../../decide/talk.ts';
import { clockOf, hourAnd, minutesOf } from '../../heard/when/calendar.ts';
import { isOneDay, type SaidDay } from '../../heard/when/piece.ts';
import { isUnwanted, NO_TIME, type When } from '../../heard/when/when.ts';
import { NOT_FOUND, OLD_STANDS } from '../../say/answers.ts';
import { longDate } from '../../say/times.ts';
import { lineList } from '../../say/wording.ts';

import { askFor } from './asking.ts';
import { reasonOf } from './beside/reason.ts';
import { afterFindOthers, bookingsOf, bookingWords, tellTheirs } from './beside/theirs.ts';
import type { Draft } from './draft.ts';
import { asMoved, withBare } from './moments.ts';
import { placeOf } from './pick.ts';
import { byMinutes, giveUp, mergeWish, oneDay, search } from './search.ts';
import { wallOf, wishWords } from './slot-words.ts';

/** Appointments that the caller has already. */

/** 'Please confirm my reservation for Thursday at ten' wishes for no other. */
const CHECKS =
  /\b(?:confirm\w*|conform|verify|check|make sure|ensure|status|tell me (?:if|when)|do (?:i|we) (?:still )?have|scheduled)\b/i;

/** The one that is meant, a question which, or the truth that there is none. */
export function afterFindBookings(talk: Talk, draft: Draft, outcome: ToolOutcome): void {
  if (draft.doing === 'book') return afterFindOthers(talk, draft, outcome);
  const found = outcome.ok ? bookingsOf(outcome.value) : null;
  const when = draft.said ?? NO_TIME;
  if (draft.before) return tellAmid(talk, draft.before, outcome.ok ? (found ?? []) : null);
  if (!found || found.length === 0) {
    talk.say.push(outcome.ok ? NOT_FOUND : outcome.say);
    const [stated] = when.had;
    // 'I'm coming in tomorrow at ten for an oil change', and there is none: it can be had.
    if (found && draft.doing === 'find' && stated && when.had.length === 1 && !CHECKS.test(draft.words)) {
      Object.assign(draft, { doing: 'book', about: reasonOf(talk, draft) });
      mergeWish(draft, { ...NO_TIME, ...stated });
      return search(talk, draft);
    }
    // A moment of the one that they have begins no other.
    const isNew =
      (!draft.standing && (ASKS_FOR_ONE.test(draft.words) || !UNABLE.test(draft.words))) ||
      when.had.length > 0 ||
      /\b(?:to|for|instead|until|till)\b/.test(draft.words);
    if (!found || draft.doing !== 'move' || !(when.day || when.time) || !isNew) {
      // Somebody has to see to it all the same.
      keepWords(talk.state, draft.words);
      talk.state.unfound = true;
      return giveUp(talk);
    }
    // What was to be moved there can still be had there.
    draft.doing = 'book';
    const [had] = when.had;
    draft.about = reasonOf(talk, draft);
    draft.beside.push(`in place of one under another number${had ? wishWords(had) : ''}`);
    draft.unfound = true;
    mergeWish(draft, shifted(withBare(when)));
    return search(talk, draft);
  }
  draft.mine = found;
  const named = draft.doing === 'find' ? found : narrow(talk, found, draft, when);
  const [only, ...others] = named;
  if (draft.doing === 'find') {
    const [theOne, ...more] = when.had.length > 0 ? narrow(talk, found, draft, when) : found;
    if (theOne && more.length === 0 && found.length > 1) return tellTheirs(talk, theOne);
    talk.say.push(`You have ${lineList(found.map((one) => bookingWords(talk, one)))}.`);
    talk.state.booking = null;
    if (only && others.length === 0) talk.state.bookedAt = only;
    return ask(talk, { kind: 'help' }, 'Is there anything else?');
  }
  if (only && others.length === 0) return about(talk, draft, only, when);
  askFor(talk, 'mine', `You have ${lineList(found.map((one) => bookingWords(talk, one)))}. Which one do you mean?`);
}

/** What they have is told, and the one that is being made goes on where it stood. */
function tellAmid(talk: Talk, before: Draft, found: readonly FoundBooking[] | null): void {
  const { state, say } = talk;
  if (found && found.length > 0) say.push(`You have ${lineList(found.map((one) => bookingWords(talk, one)))}.`);
  else say.push(NOT_FOUND);
  state.booking = before;
  ask(talk, state.asked, state.question);
}

/** 'I had a blowout at four, I'm not going to make it' asks for no other. */
const UNABLE = /\b(?:not (?:gonna|going to)|can['’]?t|won['’]?t)\b.*\b(?:make|come|keep|be there)\b/i;
const ASKS_FOR_ONE =
  /\?|\b(?:can|could|instead|mov|reschedul|chang|push|switch|bump|postpon|another|different|new|later|earlier|rather|works?)/i;

/** 'Thursday at two, back a week' */
function shifted(when: When): When {
  const { day, time, shift } = when;
  if (!isOneDay(day) || !time?.at || !shift?.minutes) return when;
  return { ...when, ...byMinutes({ date: day.date, time: time.at }, shift) };
}

/** 'My cleaning', 'the one with Doctor Okafor'; all of them where none is so. */
function likeVisit(bookings: readonly FoundBooking[], { service, person }: Draft): readonly FoundBooking[] {
  const like = bookings.filter(
    (one) => (!service || one.service_id === service) && (!person || one.person_id === person),
  );
  return like.length > 0 ? like : bookings;
}

/** Those that were named: by their day or time, as what the caller has or cannot keep, or as what is to be cancelled. */
function narrow(talk: Talk, all: readonly FoundBooking[], draft: Draft, when: When): FoundBooking[] {
  const { doing } = draft;
  const bookings = likeVisit(all, draft);
  const had = when.had.length > 0 || when.without.length > 0;
  if (doing === 'move' && !had) {
    // Of the one that was told just now
    const told = bookings.filter(({ starts_at }) => starts_at === talk.state.bookedAt?.starts_at);
    return told.length > 0 ? told : [...bookings];
  }
  const fitting = bookings.filter((one) => {
    const wall = wallOf(one, talk.facts);
    const isOn = (day: SaidDay | null) => !isOneDay(day) || wall.date === day.date;
    if (doing === 'cancel') {
      const kept = when.had.every(({ day, time }) => isOn(day) && (!time?.at || wall.time === time.at));
      return kept && isOn(when.day) && (!when.time?.at || wall.time === when.time.at);
    }
    return (
      isUnwanted(wall.date, when.without) ||
      when.had.some(({ day, time }) => (day || time) && isOn(day) && (!time?.at || wall.time === time.at))
    );
  });
  if (doing === 'cancel' && fitting.length === 0 && isOneDay(when.day))
    talk.say.push(`I don't see one on ${longDate(when.day.date)}.`);
  return fitting.length > 0 ? fitting : [...bookings];
}

function about(talk: Talk, draft: Draft, subject: FoundBooking, when: When): void {
  draft.subject = subject;
  if (draft.doing === 'cancel')
    return askFor(talk, 'cancel', `You have ${bookingWords(talk, subject)}. Shall I cancel it?`);
  const wall = wallOf(subject, talk.facts);
  draft.person ??= draft.either.find((id) => id !== subject.person_id) ?? null;
  const isOther = draft.person !== null && draft.person !== (subject.person_id ?? null);
  Object.assign(draft, {
    service: subject.service_id ?? null,
    person: draft.person ?? subject.person_id ?? null,
  });
  const to =
    movedTo(asMoved(talk, draft, when), wall) ??
    (isOther ? { ...when, day: oneDay(wall.date), time: { at: wall.time } } : null);
  if (!to) return askFor(talk, 'when', `You have ${bookingWords(talk, subject)}. When would you like to come instead?`);
  draft.wish = { day: oneDay(wall.date), time: null };
  mergeWish(draft, to);
  search(talk, draft);
}

/** 'Move my appointment on Tuesday to Thursday': the last day is the new one. Null when no new moment was said. */
function movedTo(when: When, wall: { date: string; time: string }): When | null {
  const { shift, same, time, past } = when;
  const { day } = when.day?.until && when.day.date === wall.date ? { day: oneDay(when.day.until) } : when;
  // 'From noon to three'
  const to = time?.before && time.after === wall.time ? { at: time.before } : time;
  const at = same ? { at: wall.time } : past !== null ? { at: hourAnd(wall.time, past) } : to;
  if (shift?.minutes && !(time && day)) {
    const wish = byMinutes({ ...wall, date: isOneDay(day) ? day.date : wall.date }, shift);
    return { ...when, ...wish, time: time?.at && shift.minutes % 1440 === 0 ? time : wish.time };
  }
  // 'I'm booked at ten, could I come later': on that day
  if (shift && shift.minutes === null && !(time && day)) {
    const { from, to } = { from: clockOf(minutesOf(wall.time) + 1), to: wall.time };
    return { ...when, day: day ?? oneDay(wall.date), time: time ?? (shift.later ? { after: from } : { before: to }) };
  }
  const moved = day !== null && day.date !== wall.date;
  // 'My crown is being done Friday at ten and I'd like to move that': the moment where it stands is no new one.
  const stands = !moved && at?.at === wall.time;
  return (moved || at) && !stands ? { ...when, day, time: at } : null;
}

/** "Which one do you mean?" "The second one", "the one on Friday". */
export function pickMine(talk: Talk, draft: Draft, when: When): boolean {
  const place = placeOf(when, draft.mine.length);
  const { which, to } = apartFromTheirs(talk, draft, when);
  const named = narrow(talk, draft.mine, { ...draft, doing: 'cancel' }, which);
  const found = place === null ? named : draft.mine.slice(place, place + 1);
  const [only] = found;
  if (!only || found.length > 1) return false;
  about(talk, draft, only, to ?? (place === null ? (draft.said ?? NO_TIME) : when));
  return true;
}

/** 'Thursday, to Saturday at ten': of two days the one on which they have something is where it stands, the other one the wish. */
function apartFromTheirs(talk: Talk, draft: Draft, when: When): { which: When; to: When | null } {
  const isTheirs = (day: SaidDay | null) =>
    isOneDay(day) && draft.mine.some((one) => wallOf(one, talk.facts).date === day.date);
  const had = when.had.find(({ day }) => day && isTheirs(day) !== isTheirs(when.day));
  if (draft.doing !== 'move' || !had || !when.day) return { which: when, to: null };
  const isFirst = isTheirs(had.day);
  const which = { ...NO_TIME, day: isFirst ? had.day : when.day };
  return { which, to: { ...when, day: isFirst ? when.day : had.day, had: [] } };
}

/** 'The one on the twentieth', where it is asked whether that one is to be cancelled: so it is asked again. */
export function nameMine(talk: Talk, draft: Draft, when: When): boolean {
  const { subject } = draft;
  const { day, time } = when;
  if (!subject || when.shift) return false;
  const wall = wallOf(subject, talk.facts);
  const isIt = (!day || (isOneDay(day) && day.date === wall.date)) && (!time || time.at === wall.time);
  if (!isIt && !talk.heard.appointment.theOne) return false;
  if (isIt && talk.heard.consent === 'yes') answerCancel(talk, draft, true);
  else {
    const [only, ...others] = narrow(talk, draft.mine, draft, when);
    about(talk, draft, only && others.length === 0 ? only : subject, when);
  }
  return true;
}

/** To the question whether it is to be cancelled. */
export function answerCancel(talk: Talk, draft: Draft, yes: boolean): void {
  if (yes && draft.subject) {
    talk.tool = { name: 'cancel_booking', input: { booking_id: draft.subject.booking_id } };
    return;
  }
  talk.state.booking = null;
  talk.say.push('Okay, it stays as it is.');
  ask(talk, { kind: 'help' }, 'Is there anything else?');
}

/** 'On second thought keep it', 'no, don't change it', 'I can make it after all', before it was moved or cancelled. True when it was that. */
export function keepsMine(talk: Talk): boolean {
  const { state, heard } = talk;
  const { booking, asked } = state;
  const { day, time, bare, shift } = heard.when;
  const isOpen = asked.kind === 'booking' && (booking?.doing === 'move' || booking?.doing === 'cancel');
  if (!isOpen || !heard.appointment.keeps || (day ?? time ?? bare ?? shift) !== null) return false;
  if (heard.consent === 'yes' || heard.asking) return false;
  answerCancel(talk, booking, false);
  return true;
}

/** 'And the old one, is that off now?' True when it was that. */
export function tellOfOld({ heard, state, say }: Talk): boolean {
  if (!heard.appointment.ofOld || state.booked === null) return false;
  say.push(state.oldStands ? OLD_STANDS : state.booked);
  return true;
}

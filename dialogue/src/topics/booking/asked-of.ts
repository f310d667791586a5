import { isClosedOn } from '../../decide/answers/hours.ts';
import { tellNamed } from '../../decide/answers/noted.ts';
import type { State } from '../../decide/state.ts';
import { ask, type Talk } from '../../decide/talk.ts';
import { forWhatIn } from '../../heard/appointment/about.ts';
import { isOneDay } from '../../heard/when/piece.ts';
import { BOOK_HERE } from '../../say/answers.ts';

/** A question about appointments that wishes for none: whether one is needed, how one is made. */
export function isOnlyAsked({
  appointment,
  when,
  visit,
  onlyAsking,
  asking,
  menuQuestion,
  acts,
}: Talk['heard']): boolean {
  const asksPrice = menuQuestion?.about === 'price';
  if (appointment.ofWhether && when.day === null && when.time === null) return true;
  // 'What do you charge for daycare, just the morning?'
  const asksHours = acts.some(({ kind }) => kind === 'hours') && when.time === null;
  if (onlyAsking && (asksPrice || asksHours) && appointment.wants === null && !appointment.ofFree) return true;
  if ((appointment.ofNeed && asking) || (appointment.ofPerson && onlyAsking && visit.persons.length === 0)) return true;
  const timed = (when.day ?? when.time ?? when.bare) !== null || when.soon;
  return onlyAsking && !timed && !appointment.ofFree && !/^(?:find|free)$/.test(appointment.wants ?? '');
}

/** 'How do I make an appointment?' */
export const asksForOne = (heard: Talk['heard']): boolean =>
  isOnlyAsked(heard) && (heard.appointment.ofNeed || heard.remark.intent === 'book');

/** What the owner wrote of it, and that one can be had here. Nothing is begun. */
export function tellOfBooking(talk: Talk): true {
  tellNamed(talk, /\b(?:appointments?|reserv\w+|walk[- ]?ins?)\b/i);
  talk.say.push(BOOK_HERE);
  ask(talk, { kind: 'help' }, '');
  return true;
}

/** So many turns behind a question its words are still what is spoken of. */
const STILL = 2;

/** 'How much is a women's cut', 'are you open Saturday': what a question named is what the wish behind it is about. */
export function keepSpokenOf({ state, heard, facts, turn }: Talk): void {
  const { onlyAsking, appointment, when } = heard;
  // 'Do you take Aetna? It's for my shoulder'
  const told = heard.clauses.flatMap(({ asking, text }) => (asking ? [] : (forWhatIn(text) ?? []))).at(0) ?? null;
  const isBeside = told !== null && heard.clauses.some(({ asking }) => asking);
  const asked = onlyAsking || heard.acts.some(({ kind }) => kind === 'hours') || isBeside;
  if (!facts.bookingEnabled || facts.orderingEnabled || state.booking || !asked) return;
  const day = isOneDay(when.day) && !isClosedOn(facts, when.day.date) ? when.day : null;
  // 'What's a cleaning run without insurance?'
  const about =
    appointment.about?.replace(/\s+(?:run|costs?|go(?:es)? for|take|usually|without|with|per)\b.*$/i, '') ?? null;
  state.spoken = { about: about ?? told, day, turn: turn.turn, text: turn.text.trim() };
}

/** 'Can I get one on Thursday', 'at nine then'. */
export function spokenOf({
  state: { spoken },
  facts,
  turn,
}: Talk): Pick<NonNullable<State['spoken']>, 'about' | 'day'> {
  if (!spoken || turn.turn - spoken.turn > STILL) return { about: null, day: null };
  return facts.services.length > 0 ? { ...spoken, about: null } : spoken;
}

/** 'Ok, I'm not ready to book', where nothing is being booked, begins nothing. */
const isDropped = ({ state, heard: { appointment, when } }: Talk): boolean =>
  appointment.dropped && state.booking === null && appointment.about === null && (when.day ?? when.time) === null;

/** What sounds like a wish for an appointment, and is none. */
export const isNoWish = (talk: Talk): boolean => isOfMoney(talk) || isDropped(talk);

/**
 * 'Can somebody look at it before Friday', where a bill was complained of: it is of the bill, and nobody need come for it. It goes
 * with what was told.
 */
export function isOfMoney({ state, heard }: Talk): boolean {
  const told = state.message ?? state.left ?? state.wish;
  const { manner, appointment, visit } = heard;
  const isNew = appointment.about !== null || appointment.own || visit.services.length > 0;
  return told !== null && OF_MONEY.test(told) && !isNew && (manner.wishesOfThem || manner.pointsBack);
}
const OF_MONEY =
  /\b(?:bill(?:ed|ing|s)?|invoices?|charged?|charges|overcharged|statements?|receipts?|refund(?:ed)?|payments?|deposit|balance|copay|paid|insurance)\b/i;

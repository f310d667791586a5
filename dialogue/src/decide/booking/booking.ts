import type { ToolOutcome } from '@attendant/voice/roles';
import { readDigits } from '../../understand/phones.ts';
import { readWhen, type When } from '../../understand/when/when.ts';
import { ask, type Talk, type ToolCall } from '../talk.ts';
import { wallClock } from '../wall-clock.ts';
import { afterHold, askFor, book, choose, nextOfBooking, takeDetail, takeOtherName, takeParty } from './details.ts';
import { type BookingPart, type Draft, newDraft } from './draft.ts';
import { afterFindBookings, answerCancel, pickMine } from './existing.ts';
import { isForSeveral, readAbout, readIntent } from './intent.ts';
import { pickSlot } from './pick.ts';
import { afterSearch, giveUp, mergeWish, offer, search, shift } from './search.ts';
import { wallOf } from './slot-words.ts';

/** Takes a turn that is about an appointment. True when it was. */
export function takeBooking(talk: Talk): boolean {
  const { state, facts } = talk;
  if (!facts.bookingEnabled) return false;
  const draft = state.asked.kind === 'booking' ? state.booking : null;
  const intent = readIntent(talk);
  if (draft && state.asked.kind === 'booking') {
    if (leaves(talk, draft)) return false;
    const other = intent && intent !== 'book' && intent !== draft.doing;
    if (!other) return goOnWith(talk, draft, state.asked.part);
  }
  if (!intent) return false;
  start(talk, intent);
  return true;
}

function start(talk: Talk, doing: Draft['doing']): void {
  const draft = newDraft(doing);
  talk.state.booking = draft;
  if (doing !== 'book') {
    talk.tool = { name: 'find_bookings', input: {} };
    return;
  }
  const said = talk.heard.words.join(' ');
  draft.about = readAbout(said);
  if (isForSeveral(said)) talk.say.push('I can book one at a time, and the next one right after it.');
  const when = readWhen(withoutHours(talk.turn.text), wallClock(talk.facts).date, true);
  mergeWish(draft, when);
  if (when.day || when.time) search(talk, draft);
  else {
    talk.say.push('Sure.');
    askFor(talk, 'when', 'Which day and time would suit you?');
  }
}

const HOURS = /\b(?:open|close|hours)\b/i;

/** 'What are your hours on Friday, and can I come on Monday': the first day is not the wished one. */
function withoutHours(text: string): string {
  if (!HOURS.test(text)) return text;
  const clauses = text.split(/\band\b|[,.?]/);
  return clauses.filter((clause) => !HOURS.test(clause)).join(' ');
}

const whenOf = ({ turn, facts }: Talk, part: BookingPart): When =>
  readWhen(
    turn.text,
    wallClock(facts).date,
    part === 'when' || part === 'which' || /\bmake (?:it|that)\b/i.test(turn.text),
  );

/** Ways out of the questions. What is said then is answered as always. */
function leaves(talk: Talk, draft: Draft): boolean {
  const kinds = new Set(talk.heard.acts.map(({ kind }) => kind));
  const kept = ['repeat', 'slower', 'wait', 'robot', 'help'] as const;
  if (kept.some((kind) => kinds.has(kind))) return true;
  const away = (['goodbye', 'person', 'leave-message', 'angry', 'urgent', 'spanish'] as const).some((kind) =>
    kinds.has(kind),
  );
  if (!away) return false;
  talk.say.push(draft.doing === 'book' ? 'Nothing is booked yet.' : 'Your appointment stays as it is.');
  talk.state.booking = null;
  return true;
}

const FORGET = /\b(?:never ?mind|forget (?:it|about it|that)|leave it|dont bother|cancel (?:that|it|this))\b/;

function goOnWith(talk: Talk, draft: Draft, part: BookingPart): boolean {
  const said = talk.heard.words.join(' ');
  if (FORGET.test(said) && part !== 'cancel' && part !== 'about') {
    talk.state.booking = null;
    talk.say.push(draft.doing === 'book' ? 'Okay, nothing is booked.' : 'Okay, it stays as it is.');
    ask(talk, { kind: 'help' }, 'Is there anything else?');
    return true;
  }
  const when = atSameTime(talk, draft, whenOf(talk, part));
  if (part === 'mine') return pickMine(talk, draft, when);
  const rethinking = /^(?:no|nope|actually|wait|sorry|hmm|oh|can|could|how|what|make (?:it|that))\b/.test(said);
  if (part === 'phone' && !rethinking && readDigits(talk.heard.words).length > 2) return takeDetail(talk, draft, part);
  if (!when.day && !when.time && takeParty(talk, draft)) return true;
  if (part === 'about' && !(rethinking && (when.day || when.time))) return takeDetail(talk, draft, part);
  const isQuestion = talk.heard.acts.some(({ kind }) => kind === 'hours' || kind === 'topic') && HOURS.test(said);
  if (isQuestion) return false;
  return takeWhen(talk, draft, part, when) || takeAnswer(talk, draft, part);
}

/** 'Wednesday, at the same time', of what is moved or was offered. */
function atSameTime(talk: Talk, { subject, chosen, offered }: Draft, when: When): When {
  const like = subject ?? chosen ?? offered[0];
  if (when.time || !like || !/\bsame time\b/.test(talk.heard.words.join(' '))) return when;
  return { ...when, time: { at: wallOf(like, talk.facts).time } };
}

function takeWhen(talk: Talk, draft: Draft, part: BookingPart, when: When): boolean {
  if (part === 'cancel' && !(when.day || when.time)) return false;
  if (part === 'which') {
    const picked = pickSlot(talk, draft, when);
    if (picked) {
      choose(talk, draft, picked);
      return true;
    }
  }
  if (!when.day && !when.time) return shift(talk, draft, talk.heard.words.join(' '));
  if (agrees(talk, draft, when)) return false;
  if (part === 'cancel') draft.doing = 'move';
  // 'At five' is said of the day that was offered, 'Wednesday instead' of the same time of day.
  const spoken = draft.chosen ?? draft.offered[0];
  if (!when.day && spoken) Object.assign(draft.wish, { day: wallOf(spoken, talk.facts).date, only: true });
  mergeWish(draft, when);
  draft.chosen = null;
  search(talk, draft);
  return true;
}

/** "Yes, Tuesday at four": what was read back, said again. */
function agrees(talk: Talk, { chosen }: Draft, { day, time }: When): boolean {
  if (!chosen) return false;
  const wall = wallOf(chosen, talk.facts);
  return (!day || day.date === wall.date) && (!time || time.at === wall.time);
}

function takeAnswer(talk: Talk, draft: Draft, part: BookingPart): boolean {
  const kinds = new Set(talk.heard.acts.map(({ kind }) => kind));
  const no = kinds.has('no');
  const agreed = kinds.has('yes') || kinds.has('okay') || kinds.has('fine') || kinds.has('place-order');
  const yes = part === 'confirm' || part === 'cancel' ? talk.heard.consent === 'yes' : !no && agreed;
  if (part === 'name' || part === 'phone') return takeDetail(talk, draft, part);
  if (part === 'cancel') {
    if (yes || no) answerCancel(talk, draft, yes);
    return yes || no;
  }
  if (part === 'confirm' && yes) {
    book(talk, draft);
    return true;
  }
  if ((part === 'confirm' || part === 'change') && draft.doing === 'book' && takeOtherName(talk)) {
    nextOfBooking(talk, draft);
    return true;
  }
  if (part === 'change') return takeChange(talk);
  if (part === 'which' && yes) {
    // 'That works', said of several: one is asked about, so that the next yes means it.
    offer(talk, draft, draft.offered.slice(0, 1));
    return true;
  }
  if (!no) return false;
  if (part === 'confirm' && draft.doing === 'book')
    askFor(talk, 'change', 'What should I change: the time, or the name?');
  else askFor(talk, 'when', 'Okay. Which day and time would suit you better?');
  return true;
}

function takeChange(talk: Talk): boolean {
  const said = talk.heard.words.join(' ');
  if (/\bname\b/.test(said)) askFor(talk, 'name', 'What name should I put it under?');
  else if (/\b(?:time|day|date)\b/.test(said)) askFor(talk, 'when', 'Which day and time would suit you better?');
  else if (/\b(?:about|for|reason)\b/.test(said)) askFor(talk, 'about', 'What is it about?');
  else return false;
  return true;
}

/** Goes on from what a tool answered. False when it is not one of appointments. */
export function afterBookingTool(talk: Talk, { name }: ToolCall, outcome: ToolOutcome): boolean {
  const draft = talk.state.booking;
  if (!draft) return false;
  if (name === 'find_slots') afterSearch(talk, draft, outcome);
  else if (name === 'hold_slot') afterHold(talk, draft, outcome, () => search(talk, draft));
  else if (name === 'find_bookings') afterFindBookings(talk, draft, outcome, whenOf(talk, 'confirm'));
  else if (name === 'book_slot' || name === 'move_booking' || name === 'cancel_booking')
    afterCommit(talk, draft, outcome);
  else return false;
  return true;
}

function afterCommit(talk: Talk, draft: Draft, outcome: ToolOutcome): void {
  if (outcome.ok && outcome.receipt?.kind === 'booking') {
    const said = outcome.say ?? 'That is done.';
    talk.say.push(said);
    Object.assign(talk.state, { booking: null, booked: said });
    if (talk.state.lines.length === 0) ask(talk, { kind: 'help' }, 'Is there anything else?');
    return;
  }
  talk.say.push(outcome.ok ? "I couldn't make sure that this went through." : outcome.say);
  const gone = !outcome.ok && outcome.code.startsWith('slot-');
  if (!gone) return giveUp(talk);
  draft.chosen = null;
  search(talk, draft);
}

/** After an aside the appointment goes on where it stood. True when it asked something. */
export function resumeBooking(talk: Talk): boolean {
  const { booking, asked, question } = talk.state;
  if (!booking) return false;
  if (asked.kind === 'booking' && question) ask(talk, asked, question);
  else if (booking.offered.length > 0 && !booking.chosen) offer(talk, booking, booking.offered);
  else nextOfBooking(talk, booking);
  return true;
}

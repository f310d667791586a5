import { clockAt } from '@attendant/contract/hours/clock';
import { WEEKDAYS } from '../../facts.ts';
import { ahead, coming } from '../../heard/when/calendar.ts';
import { holidayOn } from '../../heard/when/holidays.ts';
import { isOneDay, type SaidDay } from '../../heard/when/piece.ts';
import { wallClock } from '../../heard/when/wall-clock.ts';
import type { When } from '../../heard/when/when.ts';
import { NO_BOOKING } from '../../say/answers.ts';
import { capital } from '../../say/wording.ts';
import type { Act } from '../../understand/acts.ts';
import { keepWords } from '../message/message.ts';
import { ask, type Talk } from '../talk.ts';
import { closedThen, namesClosedDates } from './days/closed-then.ts';
import { longestAnswer } from './days/longest.ts';
import { type AskedTime, dateAnswer, holidayAnswer, hoursAnswer, thenAnswer } from './hours.ts';
import { notedAnswer, SURE, tell, tellNoted, WHATEVER } from './noted.ts';
import { DENIES } from './owners-sentences.ts';

export function aboutHours(talk: Talk, act: Extract<Act, { kind: 'hours' }>): void {
  const { day } = talk.heard.when;
  const closed = isOneDay(day) ? closedThen(talk.facts, day.date) : null;
  const answer = closed ? closed.text : hoursSaid(talk, act);
  const weekday = WEEKDAYS.findIndex((name) => act.day.startsWith(name));
  // 'Are you open Sundays?' 'Till when?'
  if (weekday >= 0) talk.state.daySpoken = { date: coming(wallClock(talk.facts).date, weekday), turn: talk.turn.turn };
  talk.state.hoursTold = talk.turn.turn;
  // 'Are you closed on Monday?' is answered by the hours, and neither by yes nor by no.
  if (closed) return tell(talk, closed);
  const asksClosed = talk.heard.words.includes('closed');
  talk.say.push(asksClosed ? capital(answer.replace(/^(?:Yes|No), /, '')) : answer);
  // 'It's drizzling, are you open?': what the owner wrote of that
  tellNoted(talk, SURE, isNearHoliday(talk) ? OF_HOURS : OF_USUAL_HOURS);
}
const OF_HOURS = /\b(?:open|closed?)\b/i;
/** 'We close early before a holiday', 'closed July 1 to July 10' say nothing of other days. */
const OF_USUAL_HOURS = {
  test: (text: string) => OF_HOURS.test(text) && !/\bholidays?\b/i.test(text) && !namesClosedDates(text),
};

/** A holiday is asked about, or the day that is comes before one. */
function isNearHoliday(talk: Talk): boolean {
  const date = dayOf(talk);
  return (
    talk.heard.words.some((word) => /^holidays?$/.test(word)) || [date, ahead(date, 1)].some((one) => holidayOn(one))
  );
}

function hoursSaid(talk: Talk, act: Extract<Act, { kind: 'hours' }>): string {
  const { facts, heard } = talk;
  // 'Is there any evening you're open later'
  const longest = heard.hours.end && heard.hours.day === '' ? longestAnswer(facts, heard.hours.end) : null;
  if (longest) return longest;
  const day = heard.when.day ?? thatDay(talk);
  const today = wallClock(facts).date;
  const at = clockIn(heard.when);
  const then = at && act.about !== 'all' && act.about !== 'opens' ? thenAnswer(facts, dayOf(talk), at) : null;
  if (then) return then;
  const isDated = isOneDay(day) && (act.day === '' || day.date > ahead(today, 7)) && day.date !== today;
  if (isDated) return dateAnswer(facts, day.date);
  return holidayAnswer(facts, heard.words) ?? hoursAnswer(facts, act.about, act.day);
}

/** 'What time do you close that day?', of the appointment or the order that is spoken of. */
function thatDay({ facts, state, heard }: Talk): SaidDay | null {
  const { booking, bookedAt, wanted } = state;
  if (!/\b(?:that|the same) (?:day|night|evening)\b|\bthen$/.test(heard.words.join(' '))) return null;
  const slot = booking?.chosen ?? booking?.offered[0] ?? booking?.subject ?? bookedAt;
  const date = slot ? clockAt(new Date(slot.starts_at), facts.timezone).day : wanted?.slice(0, 10);
  return date ? { date, until: date } : null;
}

/** 'Till nine', 'at eight': the moment that is asked about. */
function clockIn({ time }: When): AskedTime | null {
  const said = time?.vague ? null : (time?.at ?? time?.before ?? time?.after);
  return said ? { time: said, till: time?.at === undefined } : null;
}

const dayOf = ({ facts, heard: { when } }: Talk): string =>
  isOneDay(when.day) ? when.day.date : wallClock(facts).date;

/** `text`: what the caller has said already, for somebody's ears; after a yes they need not say it twice. */
export function offerMessage(talk: Talk, why: string, text: string | null = talk.turn.text): void {
  talk.say.push(why);
  if (text) keepWords(talk.state, text);
  talk.state.elsewhere ||= talk.heard.reach === 'other';
  if (talk.heard.reach && talk.heard.reach !== 'other') talk.state.phone = talk.heard.reach;
  ask(talk, { kind: 'message?' }, 'Would you like to leave a message?');
}

export function aboutMyself(talk: Talk): void {
  const { agentName, businessName } = talk.facts;
  const name = agentName && agentName !== businessName ? `${agentName}, ` : '';
  talk.say.push(`I'm ${name}an automated assistant for ${businessName}, not a person.`);
}

export function aboutHelp(talk: Talk): void {
  const { orderingEnabled, bookingEnabled, closed } = talk.facts;
  const ordering = orderingEnabled && !closed ? 'take your order, tell you about the menu, ' : '';
  const booking = bookingEnabled ? 'find you an appointment, ' : '';
  talk.say.push(`I can ${ordering}${booking}tell you our hours, or take a message.`);
}

/**
 * 'Table for eight on Sunday', where none are booked on this line: what the owner wrote of tables is told. Whoever may have one
 * all the same ('except for ten or more, Darlene books it') is passed on.
 */
export function tellOfTables(talk: Talk): void {
  const known = notedAnswer(
    talk.facts.notes,
    `do you take reservations for a table, ${talk.heard.text}`,
    WHATEVER,
    TABLES,
  );
  const isTold = known !== null && talk.notes.includes(known.note);
  if (known && !isTold) tell(talk, known);
  if (!known || !DENIES.test(known.text) || EXCEPTED.test(known.text)) offerMessage(talk, NO_BOOKING);
}
const TABLES =
  /\b(?:reserv(?:ations?|e (?:\w+ )?tables?)|tables? (?:in|out)side|(?:take|have|book|are|about|\w+een|\d+|eight|ten|twelve) tables?|stools|seats)\b|^tables?\b/i;
const EXCEPTED = /\b(?:except|only|or more|ask for|calls?|himself|herself)\b/i;

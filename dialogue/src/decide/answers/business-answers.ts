import { clockAt } from '@attendant/contract/hours/clock';
import { ahead } from '../../heard/when/calendar.ts';
import { isOneDay } from '../../heard/when/piece.ts';
import { wallClock } from '../../heard/when/wall-clock.ts';
import type { When } from '../../heard/when/when.ts';
import { capital } from '../../say/wording.ts';
import type { Act } from '../../understand/acts.ts';
import { keepWords } from '../message/message.ts';
import { ask, type Talk } from '../talk.ts';
import { type AskedTime, dateAnswer, holidayAnswer, hoursAnswer, thenAnswer } from './hours.ts';
import { SURE, tellNoted } from './noted.ts';

export function aboutHours(talk: Talk, act: Extract<Act, { kind: 'hours' }>): void {
  const answer = hoursSaid(talk, act);
  talk.state.hoursTold = talk.turn.turn;
  // 'Are you closed on Monday?' is answered by the hours, and neither by yes nor by no.
  const asksClosed = talk.heard.words.includes('closed');
  talk.say.push(asksClosed ? capital(answer.replace(/^(?:Yes|No), /, '')) : answer);
  // 'It's drizzling, are you open?': what the owner wrote of that
  tellNoted(talk, SURE, /\b(?:open|closed?)\b/i);
}

function hoursSaid(talk: Talk, act: Extract<Act, { kind: 'hours' }>): string {
  const { facts, heard, state } = talk;
  const { day } = heard.when;
  const today = wallClock(facts).date;
  const spoken = THAT_DAY.test(heard.words.join(' ')) ? dayOfVisit(state) : null;
  if (spoken && day === null) return dateAnswer(facts, clockAt(new Date(spoken), facts.timezone).day);
  const at = clockIn(heard.when);
  const then = at && act.about !== 'all' && act.about !== 'opens' ? thenAnswer(facts, dayOf(talk), at) : null;
  if (then) return then;
  const isDated = isOneDay(day) && (act.day === '' || day.date > ahead(today, 7)) && day.date !== today;
  if (isDated) return dateAnswer(facts, day.date);
  return holidayAnswer(facts, heard.words) ?? hoursAnswer(facts, act.about, act.day);
}

const THAT_DAY = /\b(?:that day|that (?:morning|afternoon|evening|night)|then)$/;
/** Of the appointment that is being made or moved, else of the last. */
const dayOfVisit = ({ booking, bookedAt }: Talk['state']): string | null =>
  (booking?.chosen ?? booking?.offered[0] ?? bookedAt)?.starts_at ?? null;

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

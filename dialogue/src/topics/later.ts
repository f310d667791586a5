import { calendarOf, isOpenNow } from '../decide/answers/hours.ts';
import { ask, type Talk } from '../decide/talk.ts';
import type { Proposal } from '../heard/intent/model.ts';
import { FOREIGN } from '../heard/intent/remarks.ts';
import { isAskedForThen } from '../heard/when/asked-for.ts';
import { ahead, clockOf } from '../heard/when/calendar.ts';
import { isOneDay } from '../heard/when/piece.ts';
import { wallClock } from '../heard/when/wall-clock.ts';
import { momentWords } from '../say/times.ts';
import { type Act, isUnexplained } from '../understand/acts.ts';

/** An order for a later time or day. */

/** What is asked about, told or complained of is not when the order is wanted. */
const ELSEWHERE = new Set<Act['kind']>([
  'hours',
  'earlier-order',
  'angry',
  'person',
  'leave-message',
  'booking',
  'goodbye',
  'urgent',
]);
/** Nor these, unless something is ordered with them: 'can you deliver a pizza at seven'. */
const QUESTIONS = new Set<Act['kind']>(['ask-item', 'ask-category']);
const ORDERING = new Set<Act['kind']>(['add', 'start-order', 'want-category', 'special', 'unknown-item']);

/** 'Great, see you tomorrow', of an order for now, agrees to another one than was read back. */
export function doubtDay(talk: Talk): void {
  const { state, heard, facts } = talk;
  const { day } = heard.when;
  const readBack = state.wanted?.split('T')[0] ?? wallClock(facts).date;
  const other = state.asked.kind === 'confirm' && isOneDay(day) && day.date !== readBack;
  if (other && heard.consent === 'yes') talk.heard = { ...heard, consent: 'doubt' };
}

/** 'If I need it tomorrow at one, is that enough notice': it is read back, should they order it. */
export function keepSupposed({ state, heard, facts }: Talk): void {
  const { day, time } = heard.when;
  const at = time?.vague ? undefined : time?.at;
  if (!facts.orderingEnabled || !heard.asksFor.supposed || !isOneDay(day) || !at || state.wanted !== null) return;
  state.wanted = `${day.date}T${at}`;
  state.readBack = false;
}

/**
 * Takes when the order is wanted, wherever that is said. True when the caller answered the question for it. `isChange`: all of it
 * changes dishes: 'change that to four' is no time, unless one was talked of.
 */
export function takeWanted(talk: Talk, isChange = false): boolean {
  if (isChange && !isOfTime(talk)) return false;
  const { state, facts, heard } = talk;
  const asked = state.asked.kind === 'wanted';
  const ordering = state.lines.length > 0 || heard.acts.some(({ kind }) => ORDERING.has(kind));
  if (
    !facts.orderingEnabled ||
    facts.closed ||
    !(asked || (ordering && (isSaid(talk) || isOfTime(talk) || isAskedForThen(heard.words))))
  )
    return false;
  const { day, soon } = heard.when;
  // 'Can I order now and pick it up at noon'
  const isTimed = heard.when.time !== null && heard.when.time.vague !== true;
  const later = laterDay(talk);
  const soonest = later && atOpening(talk, later);
  if (soon && !isOneDay(day) && !isTimed && (later === null || soonest !== null))
    return (asked || state.wanted !== null) && setWanted(talk, soonest, asked);
  if (
    asked &&
    later === null &&
    heard.when.time === null &&
    heard.acts.some(({ kind }) => kind === 'no' || kind === 'done')
  ) {
    talk.say.push('Okay, as soon as possible then.');
    return setWanted(talk, null, asked);
  }
  const now = wallClock(facts);
  const isRetimed = isOfTime(talk);
  const said = heard.when.time ?? (asked || isRetimed ? heard.when.bare : null);
  const [wantedDay = null, before] = state.wanted?.split('T') ?? [];
  const time = said?.vague ? undefined : (said?.at ?? said?.before ?? said?.after);
  const next = time && time < now.time ? ahead(now.date, 1) : now.date;
  const date = isOneDay(day) ? day.date : (state.wantedDay ?? wantedDay ?? next);
  if (isRetimed && `${date}T${time ?? ''}` <= `${now.date}T${now.time}`) return false;
  // 'Make it seven thirty' is no seven of anything.
  if (time ?? (isOneDay(day) && before))
    return (
      setWanted(talk, `${date}T${time ?? before}`, asked) || isRetimed || (heard.when.alone && state.lines.length > 0)
    );
  // 'A pizza tonight' is one for now, where it is evening.
  if (!isOneDay(day) || (date === now.date && isNow(talk))) return false;
  if (!asked && date !== state.wantedDay) talk.say.push(`Okay, for ${momentWords(`${date}T`, now.date)}.`);
  state.wantedDay = date;
  state.readBack = false;
  return asked;
}

/** 'Can you have it ready by six', of what stands: no question of how long it takes. True when that was all. */
export function takeAskedThen(talk: Talk): boolean {
  const { state, heard } = talk;
  const { wanted } = state;
  const isOfOrder = state.lines.length > 0 && state.booking === null && !heard.onMenu && heard.when.time !== null;
  if (!isOfOrder || !isAskedForThen(heard.words)) return false;
  takeWanted(talk);
  return state.wanted !== wanted;
}

/** 'Actually make that ten', of an order whose time was just told or read back: another hour, and not ten of anything. */
function isOfTime({ state, heard, facts }: Talk): boolean {
  const told = state.wanted && momentWords(state.wanted, wallClock(facts).date);
  return (
    told !== null &&
    state.lastReply.includes(told) &&
    heard.when.bare !== null &&
    !heard.onMenu &&
    heard.words.length <= FEW &&
    heard.leftover.length === 0
  );
}
const FEW = 7;

/** A day that was told, and is not this one: no order for it becomes one for now. */
const laterDay = ({ state: { wantedDay }, facts }: Talk): string | null =>
  wantedDay === wallClock(facts).date ? null : wantedDay;

/** 'As soon as you can', of another day. */
function atOpening({ facts }: Talk, date: string): string | null {
  const from = calendarOf(facts).open(date)?.from;
  return from === undefined ? null : `${date}T${clockOf(from)}`;
}

/** The time of day that a day was named without. */
export const wantedQuestion = ({ facts }: Talk, day: string): string =>
  `What time ${momentWords(`${day}T`, wallClock(facts).date)}?`;

/** It cannot be had then: why, and the question for another moment. */
export function notThen(talk: Talk, why: string): void {
  talk.say.push(why);
  askWhen(talk);
}

export function askWhen(talk: Talk): void {
  talk.state.wanted = null;
  ask(talk, { kind: 'wanted' }, WHEN);
}
export const WHEN = 'When would you like it?';

/** 'tomorrow at noon' */
export const wantedWords = ({ state, facts }: Talk): string | null =>
  state.wanted && momentWords(state.wanted, wallClock(facts).date);

function setWanted(talk: Talk, wanted: string | null, asked: boolean): boolean {
  const { state } = talk;
  if (wanted !== state.wanted) state.readBack = false;
  const told = wanted && wanted !== state.wanted ? momentWords(wanted, wallClock(talk.facts).date) : null;
  Object.assign(state, { wanted, wantedDay: null });
  if (told && !asked) talk.say.push(`Okay, for ${told}.`);
  return asked;
}

function isSaid(talk: Talk): boolean {
  const { kind } = talk.state.asked;
  return kind !== 'phone' && kind !== 'address' && !kind.startsWith('message') && isWhen(talk);
}

/** A moment is told or asked for, and not of something else. */
export function isWhen({ heard }: Talk): boolean {
  const adds = heard.acts.some(({ kind }) => kind === 'add');
  // 'Saturday at noon then', 'at the chapel by ten', of the order that is being taken.
  const isBare = (heard.when.alone && !heard.asking) || heard.caller.address !== null;
  const isOfElse =
    heard.foreign > (isUnexplained(heard) ? LIKELY : FOREIGN) ||
    (OF_OTHERS.has(heard.remark.intent) && heard.remark.sure > PLAINLY) ||
    (isUnexplained(heard) && (heard.onlyAsking || isAnother(heard.remark)));
  const elsewhere =
    (isOfElse && !isBare) || heard.acts.some(({ kind }) => ELSEWHERE.has(kind) || (!adds && QUESTIONS.has(kind)));
  return !elsewhere && heard.danger === null && (heard.when.day ?? heard.when.time) !== null;
}

/** A matter of its own, of which the time is: 'a party of fourteen on Friday'. */
const isAnother = ({ intent, sure }: Proposal): boolean => sure > PLAINLY && !OF_ORDERS.has(intent);
const PLAINLY = 0.9;
const LIKELY = 0.45;
/** What happened, or when it is open: a day in it is none of an order. */
const OF_OTHERS = new Set(['hours', 'complaint', 'order-status', 'specials']);
const OF_ORDERS = new Set(['order', 'start-order', 'order-ahead', 'delivery', 'busy', 'have', 'hours', 'yes', 'no']);

function isNow({ facts, heard }: Talk): boolean {
  const { time } = wallClock(facts);
  const said = heard.when.time;
  return isOpenNow(facts) && (!said?.after || time >= said.after) && (!said?.before || time < said.before);
}

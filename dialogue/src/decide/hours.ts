import { type BusinessFacts, type DayHours, WEEKDAYS, type Weekday } from '../facts.ts';
import { ahead, type Calendar, minutesOf, weekdayOf } from '../heard/when/calendar.ts';
import { holidayOn } from '../heard/when/holidays.ts';
import { wallClock } from '../heard/when/wall-clock.ts';
import { clock, longDate } from '../say/times.ts';
import { capital } from '../say/wording.ts';

type Question = 'open' | 'opens' | 'closes' | 'all';

interface Day {
  weekday: Weekday;
  date: string;
  hours: DayHours | null;
  reason: string | null;
}

/** Answers a question about opening hours. Wall clock in the business's zone, so summer time does not matter. */
export function hoursAnswer(facts: BusinessFacts, about: Question, said: string): string {
  if (about === 'all' && said === '') return weekAnswer(facts);
  const word = said.replace(/^the /, '').replace(/s$/, '');
  if (word === 'weekend') return `${dayAnswer(facts, 'saturday')} ${dayAnswer(facts, 'sunday')}`;
  const weekday = WEEKDAYS.find((day) => day === word);
  if (weekday) return dayAnswer(facts, weekday);
  const today = dayAt(facts, 0);
  if (word === 'tomorrow') return describe('Tomorrow', dayAt(facts, 1));
  if (about === 'open' || word === 'now' || word === 'right now') return nowAnswer(facts);
  if (!today.hours) return nowAnswer(facts);
  if (about === 'closes') return `We close at ${clock(today.hours.close)} today.`;
  if (about === 'opens') return opensAnswer(facts);
  return describe('Today', today);
}

/** 'We open at 11 AM.' said of now, of the next opening. */
function opensAnswer(facts: BusinessFacts): string {
  const now = wallClock(facts);
  const today = dayAt(facts, 0);
  if (today.hours && now.time < today.hours.open) return `We open at ${clock(today.hours.open)} today.`;
  return isOpenNow(facts) ? `We're open now. ${nextOpening(facts, 1)}` : nextOpening(facts, 1);
}

function nowAnswer(facts: BusinessFacts): string {
  if (facts.closed) return facts.closedMessage || "We're closed right now.";
  const open = openInterval(facts);
  if (open) return `Yes, we're open until ${clock(open.close)}.`;
  const today = dayAt(facts, 0);
  const why = today.reason ? ` for ${today.reason}` : '';
  const later = today.hours && wallClock(facts).time < today.hours.open;
  const next = later ? `We open at ${clock(today.hours?.open ?? '')} today.` : nextOpening(facts, 1);
  return `We're closed right now${why}. ${next}`.trim();
}

export function isOpenNow(facts: BusinessFacts): boolean {
  return !facts.closed && openInterval(facts) !== null;
}

function openInterval(facts: BusinessFacts): DayHours | null {
  const { time } = wallClock(facts);
  const today = dayAt(facts, 0).hours;
  const yesterday = dayAt(facts, -1).hours;
  if (yesterday && isOvernight(yesterday) && time < yesterday.close) return yesterday;
  if (!today || time < today.open) return null;
  return isOvernight(today) || time < today.close ? today : null;
}

function isOvernight(hours: DayHours): boolean {
  return hours.close <= hours.open;
}

/** While it is closed: 'Tuesday at 11 AM', 'today at noon'. Null when it is open, or nobody has said when it opens. */
export function opensNext(facts: BusinessFacts): string | null {
  if (isOpenNow(facts) || !hasHours(facts)) return null;
  const today = dayAt(facts, 0).hours;
  if (today && wallClock(facts).time < today.open) return `today at ${clock(today.open)}`;
  return /^We open (?:on )?(.+)\.$/.exec(nextOpening(facts, 1))?.[1] ?? null;
}

export const hasHours = ({ hours }: BusinessFacts): boolean => Object.values(hours).some(({ enabled }) => enabled);

function nextOpening(facts: BusinessFacts, from: number): string {
  for (let days = from; days <= 14; days++) {
    const day = dayAt(facts, days);
    if (!day.hours) continue;
    const when = days === 1 ? 'tomorrow' : `on ${capital(day.weekday)}`;
    return `We open ${when} at ${clock(day.hours.open)}.`;
  }
  return '';
}

function dayAnswer(facts: BusinessFacts, weekday: Weekday): string {
  for (let days = 0; days < 7; days++) {
    const day = dayAt(facts, days);
    if (day.weekday === weekday) return describe(`On ${capital(weekday)}`, day);
  }
  return '';
}

function describe(when: string, day: Day): string {
  if (!day.hours) return `${when} we're closed${day.reason ? ` for ${day.reason}` : ''}.`;
  return `${when} we're open from ${clock(day.hours.open)} to ${clock(day.hours.close)}.`;
}

/** Days in a row with the same hours are said together. */
function weekAnswer(facts: BusinessFacts): string {
  const order: Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const runs: { first: Weekday; last: Weekday; text: string }[] = [];
  for (const weekday of order) {
    const hours = facts.hours[weekday];
    const text = hours?.enabled ? `${clock(hours.open)} to ${clock(hours.close)}` : 'closed';
    const run = runs.at(-1);
    if (run?.text === text) run.last = weekday;
    else runs.push({ first: weekday, last: weekday, text });
  }
  const parts = runs.map(({ first, last, text }) =>
    first === last ? `${capital(first)}: ${text}` : `${capital(first)} to ${capital(last)}: ${text}`,
  );
  return `Our hours are ${parts.join('; ')}.`;
}

/** 'We're closed on Thursday, November 26 for Thanksgiving.' */
export function closedAnswer({ blockedDates }: BusinessFacts, date: string): string {
  const reason = blockedDates.find((one) => one.date === date)?.reason;
  return `We're closed on ${longDate(date)}${reason ? ` for ${reason}` : ''}.`;
}

/** One date that was asked for. Of a holiday without a rule of the owner's the usual hours are told as such. */
export function dateAnswer(facts: BusinessFacts, date: string): string {
  if (facts.blockedDates.some((one) => one.date === date)) return closedAnswer(facts, date);
  const weekday = WEEKDAYS[new Date(`${date}T12:00:00Z`).getUTCDay()] ?? 'sunday';
  const hours = facts.hours[weekday];
  const holiday = holidayOn(date);
  const when = `${longDate(date)}${holiday ? `, ${holiday},` : ''}`;
  if (!hours?.enabled) return `On ${when} we're closed.`;
  const span = `from ${clock(hours.open)} to ${clock(hours.close)}`;
  if (!holiday) return `On ${when} we're open ${span}.`;
  return `Nothing special is noted for ${longDate(date)}, ${holiday}; on a usual ${capital(weekday)} we're open ${span}.`;
}

/** 'HH:MM'; `till`: it may be just the end. */
export interface AskedTime {
  time: string;
  till: boolean;
}

/** 'Are you open till nine tonight?': yes or no, and the hours of that day. Null on a day that is none like others. */
export function thenAnswer(facts: BusinessFacts, date: string, { time, till }: AskedTime): string | null {
  const { date: today, time: now } = wallClock(facts);
  const day = dayOn(facts, date);
  if (!day.hours || (date === today && facts.closed) || holidayOn(date)) return null;
  const when = date === today ? 'today' : `on ${longDate(date)}`;
  const span = `${clock(day.hours.open)} to ${clock(day.hours.close)}`;
  const until = isOvernight(day.hours) ? '24:00' : day.hours.close;
  const yes = time >= day.hours.open && (till ? time <= until : time < until);
  return date === today && now >= day.hours.open && now < until
    ? `${yes ? 'Yes' : 'No'}, ${when} we're open until ${clock(day.hours.close)}.`
    : `${yes ? 'Yes' : 'No'}, ${when} we're open from ${span}.`;
}

/** A closed date by the words of its reason: 'are you open on Thanksgiving'. */
export function holidayAnswer(facts: BusinessFacts, words: readonly string[]): string | null {
  const today = wallClock(facts).date;
  for (const { date, reason } of [...facts.blockedDates].sort((a, b) => a.date.localeCompare(b.date))) {
    if (!reason || date < today) continue;
    const named = reason
      .toLowerCase()
      .split(/\W+/)
      .some((word) => word.length > 4 && words.includes(word));
    if (named) return closedAnswer(facts, date);
  }
  return null;
}

function dayAt(facts: BusinessFacts, days: number): Day {
  return dayOn(facts, ahead(wallClock(facts).date, days));
}

function dayOn(facts: BusinessFacts, date: string): Day {
  const weekday = WEEKDAYS[weekdayOf(date)] ?? 'sunday';
  const blocked = facts.blockedDates.find((one) => one.date === date);
  const hours = facts.hours[weekday];
  return { weekday, date, hours: hours?.enabled && !blocked ? hours : null, reason: blocked?.reason ?? null };
}

/** The clock and the hours of the business, as moments are read by them. */
export function calendarOf(facts: BusinessFacts): Calendar {
  return {
    ...wallClock(facts),
    open(date) {
      const { hours } = dayOn(facts, date);
      if (!hours) return null;
      const [from, to] = [minutesOf(hours.open), minutesOf(hours.close)];
      return { from, to: to <= from ? to + 1440 : to };
    },
  };
}

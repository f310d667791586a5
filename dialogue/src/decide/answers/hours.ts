import { type Interval, minutesIn } from '@attendant/contract/hours/business-week';
import { clockAt, momentAt } from '@attendant/contract/hours/clock';
import {
  type DayOfHours,
  dayOn,
  type Hours,
  hasHours as hasAny,
  nextOpening,
  openingAt,
} from '@attendant/contract/hours/opening';
import { rangesOf } from '@attendant/contract/hours/special-days';
import { type BusinessFacts, WEEKDAYS } from '../../facts.ts';
import { ahead, type Calendar, minutesOf, weekdayOf } from '../../heard/when/calendar.ts';
import { holidayOn } from '../../heard/when/holidays.ts';
import { wallClock } from '../../heard/when/wall-clock.ts';
import { clock, longDate, momentWords, spanWords } from '../../say/times.ts';
import { capital } from '../../say/wording.ts';
import type { Talk } from '../talk.ts';

type Question = 'open' | 'opens' | 'closes' | 'all';

/** Longer ahead nobody promises when it opens. */
const AHEAD_DAYS = 14;

export const hoursOf = ({ timezone, hours, specialDays }: BusinessFacts): Hours => ({
  timezone,
  week: hours,
  special: specialDays,
});

export const hasHours = (facts: BusinessFacts): boolean => hasAny(hoursOf(facts));

/** By the hours, and not closed by hand. */
export const isOpenNow = (facts: BusinessFacts): boolean =>
  !facts.closed && openingAt(hoursOf(facts), facts.now, 0).open;

/** 'It's 3:40 PM on Thursday, November 26.', where the business is. */
export function tellClock({ facts, say }: Talk): void {
  const { date, time } = wallClock(facts);
  say.push(`It's ${clock(time)} on ${longDate(date)}.`);
}

/** While it is closed: 'Tuesday at 11 AM', 'today at noon'. Null when it is open, or nobody has said when it opens. */
export function opensNext(facts: BusinessFacts): string | null {
  const next = opensAt(facts);
  return next && momentWords(next, wallClock(facts).date);
}

/** The same moment, 'YYYY-MM-DDTHH:MM'. */
export function opensAt(facts: BusinessFacts): string | null {
  if (isOpenNow(facts) || !hasHours(facts)) return null;
  const next = nextOpening(hoursOf(facts), facts.now, AHEAD_DAYS);
  return next && wallOf(facts, next);
}

/** 'at 10 PM': when the business closes before so many minutes are over; null when it is open then. */
export function closesWithin(facts: BusinessFacts, minutes: number): string | null {
  const { closes } = openingAt(hoursOf(facts), facts.now, 0);
  const then = facts.now.getTime() + minutes * 60_000;
  return closes && closes.getTime() < then ? `at ${endWords(facts, closes)}` : null;
}

/** Answers a question about opening hours, on the clock of the business. */
export function hoursAnswer(facts: BusinessFacts, about: Question, said: string): string {
  if (about === 'all' && said === '') return weekAnswer(facts);
  const word = said.replace(/^the /, '').replace(/s$/, '');
  if (word === 'weekend') return `${weekdayAnswer(facts, 'saturday')} ${weekdayAnswer(facts, 'sunday')}`;
  const weekday = WEEKDAYS.find((day) => day === word);
  if (weekday) return weekdayAnswer(facts, weekday);
  if (word === 'tomorrow') return describe('Tomorrow', dayAt(facts, 1));
  if (about === 'open' || word === 'now' || word === 'right now') return nowAnswer(facts);
  if (about === 'closes') return closesAnswer(facts);
  if (about === 'opens') return opensAnswer(facts);
  const today = dayAt(facts, 0);
  return today.intervals.length > 0 ? describe('Today', today) : nowAnswer(facts);
}

function nowAnswer(facts: BusinessFacts): string {
  if (facts.closed) return facts.closedMessage || "We're closed right now.";
  const { open, closes } = openingAt(hoursOf(facts), facts.now, 0);
  if (open) return closes ? `Yes, we're open until ${endWords(facts, closes)}.` : "Yes, we're open around the clock.";
  const { intervals, reason } = dayAt(facts, 0);
  const why = reason && intervals.length === 0 ? ` for ${reason}` : '';
  return `We're closed right now${why}. ${opensSentence(facts)}`.trim();
}

function closesAnswer(facts: BusinessFacts): string {
  const hours = hoursOf(facts);
  const { open, closes } = openingAt(hours, facts.now, 0);
  const next = nextOpening(hours, closes ?? facts.now, 1);
  const { date } = wallClock(facts);
  const again = next && clockAt(next, facts.timezone).day === date ? next : null;
  if (facts.closed || (open && !closes)) return nowAnswer(facts);
  if (open && closes) {
    const more = again ? `, and open again at ${clock(clockAt(again, facts.timezone).time)}` : '';
    return `We close at ${endWords(facts, closes)}${nightOf(facts, closes)}${more}.`;
  }
  const end = again && openingAt(hours, again, 0).closes;
  return end ? `We close at ${endWords(facts, end)}${nightOf(facts, end)}.` : nowAnswer(facts);
}

/** 'We close at 10 PM today', 'at 1 AM tonight'; after midnight nothing more need be said. */
function nightOf(facts: BusinessFacts, closes: Date): string {
  const [now, end] = [wallClock(facts), clockAt(closes, facts.timezone)];
  if (end.day === now.date) return minutesOf(end.time) < MORNING ? '' : ' today';
  return end.day === ahead(now.date, 1) && minutesOf(end.time) < MORNING ? ' tonight' : '';
}
/** Until then people say 'tonight'. */
const MORNING = 6 * 60;

/** 'We open at 11 AM.' said of now, of the next opening. */
function opensAnswer(facts: BusinessFacts): string {
  const { open, closes } = openingAt(hoursOf(facts), facts.now, 0);
  if (!open) return opensSentence(facts);
  return `We're open now. ${opensSentence(facts, closes ?? facts.now)}`.trim();
}

function opensSentence(facts: BusinessFacts, after = facts.now): string {
  const next = nextOpening(hoursOf(facts), after, AHEAD_DAYS);
  if (!next) return '';
  const words = momentWords(wallOf(facts, next), wallClock(facts).date);
  if (words.startsWith('today')) return `We open at ${clock(clockAt(next, facts.timezone).time)} today.`;
  return `We open ${words.startsWith('tomorrow') ? '' : 'on '}${words}.`;
}

/** The time; of a day that is further than the night that begins, the day too. */
function endWords(facts: BusinessFacts, closes: Date): string {
  const { day, time } = clockAt(closes, facts.timezone);
  if (closes.getTime() - facts.now.getTime() < DAY_MS) return clock(time);
  // The midnight that Wednesday ends with is Wednesday's.
  return momentWords(`${time === '00:00' ? ahead(day, -1) : day}T${time}`, wallClock(facts).date);
}
const DAY_MS = 86_400_000;

/** 'HH:MM'; `till`: it may be just the end. */
export interface AskedTime {
  time: string;
  till: boolean;
}

/**
 * 'Are you open till nine tonight?': yes or no, and the hours of that day; in its first hours a night is the evening's.
 * Null on a day that is none like others.
 */
export function thenAnswer(facts: BusinessFacts, date: string, { time, till }: AskedTime): string | null {
  const hours = hoursOf(facts);
  const { date: today, time: clockNow } = wallClock(facts);
  const isToday = date === today;
  const { intervals } = dayOn(hours, date);
  if ((isToday && facts.closed) || holidayOn(date)) return null;
  const isNight = minutesOf(time) < MORNING && (!isToday || time < clockNow);
  const moment = momentAt(isNight ? ahead(date, 1) : date, minutesOf(time), facts.timezone);
  const { open } = openingAt(hours, new Date(moment.getTime() - (till ? 1 : 0)), 0);
  const { closes } = isToday ? openingAt(hours, facts.now, 0) : { closes: null };
  const said = `${open ? 'Yes' : 'No'}, ${isToday ? 'today' : `on ${longDate(date)}`} we're open`;
  if (closes && (open ? moment <= closes : intervals.length < 2)) return `${said} until ${endWords(facts, closes)}.`;
  return intervals.length > 0 ? `${said} ${spanWords(intervals, 'from ')}.` : null;
}

const describeDate = (facts: BusinessFacts, date: string): string =>
  describe(date === wallClock(facts).date ? 'Today' : `On ${longDate(date)}`, dayOn(hoursOf(facts), date));

function weekdayAnswer(facts: BusinessFacts, weekday: (typeof WEEKDAYS)[number]): string {
  const { date } = wallClock(facts);
  const days = (WEEKDAYS.indexOf(weekday) - weekdayOf(date) + 7) % 7;
  return describe(`On ${capital(weekday)}`, dayAt(facts, days));
}

function describe(when: string, { intervals, reason }: Pick<DayOfHours, 'intervals' | 'reason'>): string {
  if (intervals.length === 0) return `${when} we're closed${reason ? ` for ${reason}` : ''}.`;
  return `${when} we're open ${spanWords(intervals, 'from ')}${reason ? ` because of ${reason}` : ''}.`;
}

/** Days in a row with the same hours are said together, and what is different in the coming days. */
function weekAnswer(facts: BusinessFacts): string {
  const runs: { first: string; last: string; text: string }[] = [];
  for (const weekday of [...WEEKDAYS.slice(1), ...WEEKDAYS.slice(0, 1)]) {
    const { enabled, intervals } = facts.hours[weekday];
    const text = enabled && intervals.length > 0 ? spanWords(intervals) : 'closed';
    const run = runs.at(-1);
    if (run?.text === text) run.last = weekday;
    else runs.push({ first: weekday, last: weekday, text });
  }
  const parts = runs.map(({ first, last, text }) =>
    first === last ? `${capital(first)}: ${text}` : `${capital(first)} to ${capital(last)}: ${text}`,
  );
  return [`Our opening hours are ${parts.join('; ')}.`, ...comingChanges(facts)].join(' ');
}

function comingChanges(facts: BusinessFacts): string[] {
  const { date } = wallClock(facts);
  return rangesOf(facts.specialDays)
    .filter((range) => range.end_date >= date && range.start_date <= ahead(date, 7))
    .map((range) => rangeAnswer(facts, range));
}

/** 'We're closed on Thursday, November 26 for Thanksgiving.' */
export function closedAnswer({ specialDays }: BusinessFacts, date: string): string {
  const reason = specialDays.find((one) => one.date === date)?.reason;
  return `We're closed on ${longDate(date)}${reason ? ` for ${reason}` : ''}.`;
}

/** One date that was asked for. Of a holiday without a rule of the owner's the usual hours are told as such. */
export function dateAnswer(facts: BusinessFacts, date: string): string {
  const day = dayOn(hoursOf(facts), date);
  if (day.isSpecial) return day.intervals.length > 0 ? describeDate(facts, date) : closedAnswer(facts, date);
  const holiday = holidayOn(date);
  const when = `${longDate(date)}${holiday ? `, ${holiday},` : ''}`;
  if (day.intervals.length === 0) return `On ${when} we're closed.`;
  const span = spanWords(day.intervals, 'from ');
  if (!holiday) return `On ${when} we're open ${span}.`;
  return `Nothing special is noted for ${longDate(date)}, ${holiday}; on a usual ${capital(day.weekday)} we're open ${span}.`;
}

export const isClosedOn = (facts: BusinessFacts, date: string): boolean =>
  hasHours(facts) && dayOn(hoursOf(facts), date).intervals.length === 0;

/** Special days by the words of their reason: 'are you open on Thanksgiving'. */
export function holidayAnswer(facts: BusinessFacts, words: readonly string[]): string | null {
  const today = wallClock(facts).date;
  const named = rangesOf(facts.specialDays).find(
    ({ end_date, reason = '' }) =>
      end_date >= today &&
      reason
        .toLowerCase()
        .split(/\W+/)
        .some((word) => word.length > 4 && words.includes(word)),
  );
  return named ? rangeAnswer(facts, named) : null;
}

function rangeAnswer(facts: BusinessFacts, { start_date, end_date, reason, intervals }: SpecialRange): string {
  if (start_date === end_date) return dateAnswer(facts, start_date);
  return describe(`From ${longDate(start_date)} to ${longDate(end_date)}`, { intervals, reason: reason ?? null });
}
type SpecialRange = ReturnType<typeof rangesOf>[number];

const dayAt = (facts: BusinessFacts, days: number): DayOfHours =>
  dayOn(hoursOf(facts), ahead(wallClock(facts).date, days));

function wallOf({ timezone }: BusinessFacts, moment: Date): string {
  const { day, time } = clockAt(moment, timezone);
  return `${day}T${time}`;
}

/** The clock and the hours of the business, as moments are read by them. */
export function calendarOf(facts: BusinessFacts): Calendar {
  const hours = hoursOf(facts);
  return {
    ...wallClock(facts),
    ordering: facts.orderingEnabled,
    open: (date) => outerOf(dayOn(hours, date).intervals),
  };
}

/** From the first opening to the last closing. */
function outerOf(intervals: readonly Interval[]): { from: number; to: number } | null {
  if (intervals.length === 0) return null;
  const spans = intervals.map(minutesIn);
  return { from: Math.min(...spans.map(({ from }) => from)), to: Math.max(...spans.map(({ to }) => to)) };
}

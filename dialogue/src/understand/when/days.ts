import { WEEKDAYS } from '../../facts.ts';
import { ahead } from './calendar.ts';
import { holidayIn } from './holidays.ts';

/** A day that was asked for. `only` is false where it is a beginning: 'next week', 'as soon as possible'. */
export interface SaidDay {
  date: string;
  only: boolean;
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH = `(${MONTHS.map((month) => `${month}[a-z]*`).join('|')})`;
const DAY_OF_MONTH = '(\\d{1,2}|first|second|third)(?:st|nd|rd|th)?';
const WEEKDAY = `(${WEEKDAYS.join('|')})s?`;
/** A date so far back is next year's rather than a slip. */
const PAST_DAYS = 60;

type Rule = readonly [RegExp, (found: RegExpExecArray, today: string) => SaidDay | null];

const on = (date: string): SaidDay => ({ date, only: true });
const from = (date: string): SaidDay => ({ date, only: false });

/** The first that fits is taken, so the longer ways to say a day stand first. */
const RULES: readonly Rule[] = [
  [/\bday after tomorrow\b/, (_, today) => on(ahead(today, 2))],
  [/\bday before yesterday\b/, (_, today) => on(ahead(today, -2))],
  [
    new RegExp(`\\b(?:a week (?:from|on)|week after) ${WEEKDAY}\\b|\\b${WEEKDAY} week\\b`),
    ([, one, other], today) => on(ahead(coming(today, one ?? other ?? ''), 7)),
  ],
  [
    new RegExp(`\\b(\\d) weeks (?:from|after|on) (?:this |next )?${WEEKDAY}\\b`),
    ([, count, day = ''], today) => on(ahead(coming(today, day), 7 * Number(count))),
  ],
  [/\bend of (?:the|this) month\b/, (_, today) => from(lateInMonth(today))],
  [/\b(?:a|1) week from (?:today|now)\b/, (_, today) => on(ahead(today, 7))],
  [
    new RegExp(`\\b${WEEKDAY} (?:of )?next week\\b|\\bnext week (?:on )?${WEEKDAY}\\b`),
    ([, one, other], today) => on(inNextWeek(today, one ?? other ?? '')),
  ],
  [new RegExp(`\\blast ${WEEKDAY}\\b`), ([, day = ''], today) => on(ahead(coming(today, day), -7))],
  [new RegExp(`\\bnext ${WEEKDAY}\\b`), ([, day = ''], today) => on(inNextWeek(today, day))],
  [new RegExp(`\\bthis ${WEEKDAY}\\b`), ([, day = ''], today) => on(thisOne(today, day))],
  [/\bin (\d{1,2}) days\b/, ([, count], today) => on(ahead(today, Number(count)))],
  [/\bin (a|\d) weeks?\b/, ([, count], today) => from(ahead(today, 7 * (count === 'a' ? 1 : Number(count))))],
  [
    new RegExp(`\\b${MONTH} (?:the )?${DAY_OF_MONTH}\\b`),
    ([, month = '', day = ''], today) => dated(today, month, day),
  ],
  [
    new RegExp(`\\b(?:the )?${DAY_OF_MONTH} (?:of )?${MONTH}\\b`),
    ([, day = '', month = ''], today) => dated(today, month, day),
  ],
  [/\b(\d{1,2})\/(\d{1,2})\b/, ([, month, day = ''], today) => dated(today, MONTHS[Number(month) - 1] ?? '', day)],
  [/\b(?:the )?(\d{1,2})(?:st|nd|rd|th)\b/, ([, day], today) => dayOfMonth(today, Number(day))],
  [
    /\b(?:on|for|about) the (first|second|third)\b(?! (?:one|slot|time|option|choice))/,
    ([, day = ''], today) => dayOfMonth(today, ['first', 'second', 'third'].indexOf(day) + 1),
  ],
  [/\bnext week\b/, (_, today) => from(inNextWeek(today, 'monday'))],
  [/\b(?:this|the|next) weekend\b/, (_, today) => from(thisOne(today, 'saturday'))],
  [/\b(?:today|tonight|this (?:morning|afternoon|evening))\b/, (_, today) => on(today)],
  [/\btomorrow\b/, (_, today) => on(ahead(today, 1))],
  [/\byesterday\b/, (_, today) => on(ahead(today, -1))],
  [new RegExp(`\\b${WEEKDAY}\\b`), ([, day = ''], today) => on(coming(today, day))],
  [
    /\b(?:as soon as possible|asap|soonest|earliest|first available|next available|soon|any ?time|any day|whenever|this week)\b/,
    (_, today) => from(today),
  ],
];

/** The day that a text names, seen from today. Both are 'YYYY-MM-DD' on the business's clock. */
export function readDay(text: string, today: string): SaidDay | null {
  const holiday = holidayIn(text, today);
  if (holiday) return on(holiday);
  const wanted = text.replace(/\b(?:instead of|rather than|not)(?: on)?(?: this| next)? \w+/, '');
  for (const [pattern, day] of RULES) {
    const found = pattern.exec(wanted);
    if (found) return day(found, today);
  }
  return null;
}

/** A week before its last day. */
function lateInMonth(today: string): string {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const late = new Date(Date.UTC(year, month, -5)).toISOString().slice(0, 10);
  return late > today ? late : today;
}

/** 0 is Sunday. */
const weekdayOf = (date: string): number => new Date(`${date}T12:00:00Z`).getUTCDay();

const numberOf = (weekday: string): number => WEEKDAYS.findIndex((day) => day === weekday);

/** 'Tuesday' said on a Tuesday is the one in a week: for this one people say 'today'. */
function coming(today: string, weekday: string): string {
  return ahead(today, ((numberOf(weekday) - weekdayOf(today) + 6) % 7) + 1);
}

/** 'This Tuesday' may be today. */
function thisOne(today: string, weekday: string): string {
  return ahead(today, (numberOf(weekday) - weekdayOf(today) + 7) % 7);
}

/** 'Next Tuesday' is the one of the week that begins with the next Monday. */
function inNextWeek(today: string, weekday: string): string {
  const monday = ahead(today, 7 - ((weekdayOf(today) + 6) % 7));
  return ahead(monday, (numberOf(weekday) + 6) % 7);
}

function dated(today: string, month: string, said: string): SaidDay | null {
  const number = MONTHS.indexOf(month.slice(0, 3)) + 1;
  const day = ['first', 'second', 'third'].indexOf(said) + 1 || Number.parseInt(said, 10);
  const year = Number(today.slice(0, 4));
  const date = dateOf(year, number, day);
  if (!date) return null;
  return on(date < ahead(today, -PAST_DAYS) ? (dateOf(year + 1, number, day) ?? date) : date);
}

/** 'The 3rd' is the coming one. */
function dayOfMonth(today: string, day: number): SaidDay | null {
  const [year = 0, month = 0] = today.split('-').map(Number);
  for (let later = 0; later < 3; later++) {
    const date = dateOf(year + Math.floor((month - 1 + later) / 12), ((month - 1 + later) % 12) + 1, day);
    if (date && date >= today) return on(date);
  }
  return null;
}

/** Null for a day that no calendar has. */
function dateOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return month >= 1 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : null;
}

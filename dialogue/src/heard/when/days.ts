import { WEEKDAYS } from '../../facts.ts';
import { ahead, coming, dateOf, inNextWeek, mondayIn, monthEnd, thisOne } from './calendar.ts';
import { HOLIDAY, holidayCalled } from './holidays.ts';
import type { Piece, Rule } from './piece.ts';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH_NAMES =
  'jan(?:uary)? feb(?:ruary)? mar(?:ch)? apr(?:il)? may june? july? aug(?:ust)? sept?(?:ember)? oct(?:ober)? nov(?:ember)? dec(?:ember)?';
const MONTH = `(${MONTH_NAMES.replaceAll(' ', '|')})`;
const NTH = '(\\d{1,2}|first|second|third)(?:st|nd|rd|th)?';
const PLACE = '(first|second|third|4th|last)';
const WEEKDAY = `(${WEEKDAYS.join('|')}|mon|tues|wed|thurs|fri)`;
const THE_NEXT = '(?:(?:on )?the )?(?:(?:1|week) )?(?:after|next|following)(?: (?:1|week|that|this|it))*';
const COUNT = '(\\d{1,2}|a|an|couple of|a couple of)';
/** A date so far back is next year's rather than a slip. */
const PAST_DAYS = 60;

const piece = (date: string | null | undefined, until: string | null = date ?? null): Piece | null =>
  date ? { kind: 'day', day: { date, until } } : null;
/** Where no other day was spoken of, in the week after the coming one. */
const behind = (today: string, day: number): Piece => {
  const date = ahead(coming(today, day), 7);
  return { kind: 'day', day: { date, until: date, behind: day } };
};
const weekday = (said = ''): number => WEEKDAYS.findIndex((day) => day.startsWith(said.slice(0, 3)));
const count = (said = ''): number => (/couple/.test(said) ? 2 : Number(said) || 1);
const place = (said = ''): number => ['first', 'second', 'third'].indexOf(said) + 1 || Number.parseInt(said, 10);
const yearAndMonth = (today: string): [number, number] => [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
const week = (monday: string, from = 0, until = 6): Piece | null => piece(ahead(monday, from), ahead(monday, until));

/** All ways to name a day. Each is tried everywhere in an utterance, so their order says nothing. */
export const DAYS: readonly Rule[] = [
  ['(?:today|this (?:same )?day)', (_, { date }) => piece(date)],
  ['tomorrow', (_, { date }) => piece(ahead(date, 1))],
  ['yesterday', (_, { date }) => piece(ahead(date, -1))],
  ['(?:the )?day after tomorrow', (_, { date }) => piece(ahead(date, 2))],
  ['(?:the )?day before yesterday', (_, { date }) => piece(ahead(date, -2))],
  ['(?:the )?(?:next|following) day', () => ({ kind: 'offset', days: 1, behind: true })],
  [`(?:the )?${WEEKDAY}`, ([, day]) => ({ kind: 'weekday', weekday: weekday(day) })],
  [`the ${WEEKDAY} (?:1|slot|appointment)`, ([, day]) => ({ kind: 'weekday', weekday: weekday(day) })],
  [`(?:any |some |most |all |every |on )?${WEEKDAY}s`, ([, day]) => ({ kind: 'weekdays', weekdays: [weekday(day)] })],
  [`(?:any|some|either|every) ${WEEKDAY}`, ([, day]) => ({ kind: 'weekdays', weekdays: [weekday(day)] })],
  ['(?:any |on )?(?:a )?weekdays?', () => ({ kind: 'weekdays', weekdays: [1, 2, 3, 4, 5] })],
  ['(?:any |on )?(?:a |the )?weekends', () => ({ kind: 'weekdays', weekdays: [6, 0] })],
  [`this (?:coming )?${WEEKDAY}`, ([, day], { date }) => piece(thisOne(date, weekday(day)))],
  [`(?:the )?coming ${WEEKDAY}`, ([, day], { date }) => piece(coming(date, weekday(day)))],
  [`next ${WEEKDAY}`, ([, day], { date }) => piece(inNextWeek(date, weekday(day)))],
  [`last ${WEEKDAY}`, ([, day], { date }) => piece(ahead(coming(date, weekday(day)), -7))],
  [`(?:the )?${WEEKDAY} after next`, ([, day], { date }) => piece(ahead(coming(date, weekday(day)), 7))],
  [
    `the ${WEEKDAY} (?:right )?after(?: (?:that|this)(?: (?:1|week))?|(?= (?:at|in|please|then|around|for|same|the same)(?: |$))|$)`,
    ([, day], { date }) => behind(date, weekday(day)),
  ],
  // 'Not this Thursday but the next', 'Thursday, but not this one, the one after that'
  [
    `not (?:on )?(?:this|that)(?: coming)? ${WEEKDAY} (?:but |its |rather )*${THE_NEXT}`,
    ([, day], { date }) => piece(ahead(thisOne(date, weekday(day)), 7)),
    0.5,
  ],
  [
    `(?:the )?${WEEKDAY} (?:but )?not (?:this|the coming|the next) (?:1|week|coming 1) (?:but |its )*${THE_NEXT}`,
    ([, day], { date }) => piece(ahead(thisOne(date, weekday(day)), 7)),
    0.5,
  ],
  [
    `not (?:on )?${WEEKDAY} (?:of )?this week (?:but )?(?:the )?(?:next week|week after)`,
    ([, day], { date }) => piece(inNextWeek(date, weekday(day))),
    0.5,
  ],
  [`(?:the )?following ${WEEKDAY}`, ([, day], { date }) => behind(date, weekday(day))],
  [`${WEEKDAY} week`, ([, day], { date }) => piece(ahead(coming(date, weekday(day)), 7))],
  ['(?:a|1) week (?:from|after|on)', () => ({ kind: 'offset', days: 7 })],
  [
    '(?:the )?(?:a )?week after(?= (?:the |this |next |my )?(?:\\w+day|tomorrow|today|\\d))',
    () => ({ kind: 'offset', days: 7 }),
  ],
  [`${COUNT} weeks? (?:from|after|on)`, ([, weeks]) => ({ kind: 'offset', days: 7 * count(weeks) })],
  [`${COUNT} days? (?:from|after)`, ([, days]) => ({ kind: 'offset', days: count(days) })],
  ['(?:the )?day after', () => ({ kind: 'offset', days: 1 })],
  ['(?:the )?day before', () => ({ kind: 'offset', days: -1 })],
  [`in ${COUNT} days?(?: time)?(?! (?:from|after) )`, ([, days], { date }) => piece(ahead(date, count(days)))],
  [`${COUNT} days? from (?:now|today)`, ([, days], { date }) => piece(ahead(date, count(days)))],
  [
    `(?:about |around )?${COUNT} weeks? (?:out|away)`,
    ([, weeks], { date }) => piece(ahead(date, 7 * count(weeks)), null),
  ],
  [
    `in ${COUNT} weeks?(?: time)?(?! (?:from|after|on) )`,
    ([, weeks], { date }) => piece(ahead(date, 7 * count(weeks)), null),
  ],
  [`${COUNT} weeks? from (?:now|today)`, ([, weeks], { date }) => piece(ahead(date, 7 * count(weeks)))],
  [
    `${COUNT} (day|week)s? (later|earlier|sooner)`,
    ([, number, unit, way]) => ({
      kind: 'shift',
      later: way === 'later',
      minutes: count(number) * (unit === 'week' ? 7 : 1) * 1440,
    }),
  ],
  [
    '(?:the )?(?:week after|following week)(?: that| this)?(?= please| (?:at )?(?:the )?same|$)|not (?:this|that)(?: (?:1|week|coming|\\w+day))* (?:but )?(?:the )?(?:(?:1|week) )?(?:after|next|following)(?: 1| that| this)?(?= |$)',
    () => ({ kind: 'shift', later: true, minutes: 7 * 1440 }),
  ],
  ['in (?:a )?fortnight', (_, { date }) => piece(ahead(date, 14), null)],
  [
    `(?:in (?:about )?(?:a|1) month|(?:a|1) month (?:from (?:now|today)|later|out)|(?:the )?next month|the month after)(?: (?:or|so|around|like|about|maybe|on|say|after|next|the))* ${NTH}(?: or so)?`,
    ([, day], { date }) => inMonthOn(date, place(day)),
  ],
  [
    `(?:the )?${NTH} (?:of )?(?:(?:the )?next month|(?:a|1) month (?:from now|later)|the (?:following month|month after))`,
    ([, day], { date }) => inMonthOn(date, place(day)),
  ],
  [`in ${COUNT} months?`, ([, months], { date }) => piece(inMonths(date, count(months)), null)],
  ['this week', (_, { date }) => piece(date, ahead(mondayIn(date, 1), -1))],
  ['later (?:on )?(?:in )?(?:this|the) week', (_, { date }) => laterInWeek(date)],
  [
    '(?:the )?(?:rest|end) of (?:the|this) week',
    (_, { date }) => piece(lateInWeek(date), ahead(mondayIn(date, 1), -1)),
  ],
  ['(?:sometime |some time )?(?:the )?next week', (_, { date }) => week(mondayIn(date, 1))],
  ['(?:early|beginning of|start of|first thing) next week', (_, { date }) => week(mondayIn(date, 1), 0, 2)],
  ['(?:the )?middle of next week|mid next week', (_, { date }) => week(mondayIn(date, 1), 1, 3)],
  ['(?:late|later|(?:the )?end of) next week', (_, { date }) => week(mondayIn(date, 1), 3)],
  ['(?:the )?week after next', (_, { date }) => week(mondayIn(date, 2))],
  ['(?:the )?(?:following week|week after)(?! \\w+day| tomorrow| the| next)', (_, { date }) => week(mondayIn(date, 1))],
  ['(?:(?:the|this|on) )*(?:coming )?weekend', (_, { date }) => weekend(thisOne(date, 6))],
  ['next weekend', (_, { date }) => weekend(thisOne(date, 6))],
  ['(?:the )?weekend after next', (_, { date }) => weekend(ahead(thisOne(date, 6), 7))],
  ['(?:the )?end of (?:the|this) month', (_, { date }) => piece(lateInMonth(date), null)],
  ['(?:later |sometime )?this month', (_, { date }) => piece(date, monthEnd(...yearAndMonth(date)))],
  [
    '(?:early |the beginning of |the start of )?next month',
    (_, { date }) => piece(`${inMonths(date, 1).slice(0, 7)}-01`, null),
  ],
  [
    `(?:(?:early|late|mid|the (?:beginning|start|middle|end) of) )?(?:in |sometime in )${MONTH}`,
    ([whole = '', month], { date }) => inMonth(date, whole, month),
  ],
  [
    `${PLACE} ${WEEKDAY} (?:in|of) (?:${MONTH}|(next|the|this) month)`,
    ([, nth, day, month, which], { date }) => nthWeekday(date, nth, weekday(day), month, which),
  ],
  [`(?:the )?${PLACE} week (?:in|of) ${MONTH}`, ([, nth, month], { date }) => weekOfMonth(date, place(nth), month)],
  [`${MONTH} (?:the )?${NTH}(?! (?:people|persons|of us))`, ([, month, day], { date }) => dated(date, month, day)],
  [`(?:the )?${NTH} (?:day )?(?:of )?${MONTH}`, ([, day, month], { date }) => dated(date, month, day)],
  ['(\\d{1,2})/(\\d{1,2})', ([, month, day], { date }) => dated(date, MONTHS[Number(month) - 1], day)],
  [
    '(?:the )?(\\d{1,2})(?:st|nd|rd|th)(?! (?:floors?|street|avenue|ave|st|place|grade|birthday|anniversary|door|guy|person|caller|time|call|customer|patient|try|attempt|visit|lesson|session|week|month|year|row|digit|tooth|toe|finger)\\b)',
    ([, day], { date }) => dayOfMonth(date, Number(day)),
  ],
  [
    '(?:on|for|about|until|till|by|before|after|not) the (?:(first|second|third)(?= (?:at|around|in|please|if|or|and|then|would|works?|is|but|for|with|after|before|by|to|can|could|i|we|at)\\b|$)|(\\d{1,2})(?= |$)(?! (?:1|slot|time|option|choice|of)))',
    ([, nth, day], { date }) => dayOfMonth(date, place(nth ?? day)),
  ],
  // Where dishes are sold, 'the eighteen' is how big one is.
  ['the (1[3-9]|2\\d|3[01])', ([, day], { date, ordering }) => (ordering ? null : dayOfMonth(date, Number(day)))],
  [HOLIDAY.replaceAll('\\b', ''), ([name = ''], { date }) => piece(holidayCalled(name, date))],
];

const weekend = (saturday: string): Piece | null => piece(saturday, ahead(saturday, 1));

/** From tomorrow on; on a Sunday none of it is left. */
function laterInWeek(today: string): Piece | null {
  const sunday = ahead(mondayIn(today, 1), -1);
  return today < sunday ? piece(ahead(today, 1), sunday) : piece(today);
}

/** From the third day before Sunday. */
const lateInWeek = (today: string): string => {
  const thursday = ahead(mondayIn(today, 1), -4);
  return thursday > today ? thursday : today;
};

/** A week before its last day. */
function lateInMonth(today: string): string {
  const late = ahead(monthEnd(...yearAndMonth(today)), -5);
  return late > today ? late : today;
}

function inMonths(today: string, months: number): string {
  const [year, month] = yearAndMonth(today);
  return dateOf(year, month + months, Number(today.slice(8))) ?? monthEnd(year, month + months);
}

/** The year and the number of a month that is named: the coming one. */
function comingMonth(today: string, named: string): [number, number] {
  const [year, month] = yearAndMonth(today);
  const number = MONTHS.indexOf(named.slice(0, 3)) + 1;
  return [number < month ? year + 1 : year, number];
}

function inMonth(today: string, said: string, named = ''): Piece | null {
  const [year, month] = comingMonth(today, named);
  const [from, until] = /early|beginning|start/.test(said)
    ? [1, 10]
    : /mid/.test(said)
      ? [11, 20]
      : /late|end/.test(said)
        ? [21, 31]
        : [1, 31];
  const first = dateOf(year, month, from) ?? today;
  return piece(first < today ? today : first, dateOf(year, month, until) ?? monthEnd(year, month));
}

function nthWeekday(today: string, said = '', day: number, named?: string, which?: string): Piece | null {
  const [thisYear, thisMonth] = yearAndMonth(today);
  const [year, month] = named ? comingMonth(today, named) : [thisYear, thisMonth + (which === 'next' ? 1 : 0)];
  if (said === 'last') return piece(ahead(coming(monthEnd(year, month), day), -7));
  const first = thisOne(dateOf(year, month, 1) ?? today, day);
  return piece(ahead(first, 7 * (place(said) - 1)));
}

function weekOfMonth(today: string, nth: number, named = ''): Piece | null {
  const [year, month] = comingMonth(today, named);
  if (Number.isNaN(nth)) return piece(ahead(monthEnd(year, month), -6), monthEnd(year, month));
  return piece(dateOf(year, month, 7 * nth - 6), dateOf(year, month, 7 * nth) ?? monthEnd(year, month));
}

/** A day that no calendar has is none, nor is a part of it. */
function dated(today: string, month = '', said = ''): Piece | null {
  const number = MONTHS.indexOf(month.slice(0, 3)) + 1;
  const year = Number(today.slice(0, 4));
  const date = dateOf(year, number, place(said));
  if (!date) return { kind: 'noise' };
  return piece(date < ahead(today, -PAST_DAYS) ? (dateOf(year + 1, number, place(said)) ?? date) : date);
}

/** 'In a month, around the 18th', 'the 3rd of next month' */
function inMonthOn(today: string, day: number): Piece | null {
  const [year, month] = yearAndMonth(today);
  return piece(dateOf(year, month + 1, day));
}

/** 'The 3rd' is the coming one. */
function dayOfMonth(today: string, day: number): Piece | null {
  const [year, month] = yearAndMonth(today);
  for (let later = 0; later < 3; later++) {
    const date = dateOf(year, month + later, day);
    if (date && date >= today) return piece(date);
  }
  return null;
}

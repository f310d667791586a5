import { ahead, type Calendar, coming, thisOne, weekdayOf } from './calendar.ts';
import { isOneDay, type RawDay, type SaidDay } from './piece.ts';

/** Days as they were said: which dates they are, how they lie to each other. */

export function shifted(day: RawDay, days: number, { date }: Calendar): RawDay {
  const from = day.kind === 'day' ? day.day.date : coming(date, day.kind === 'weekday' ? day.weekday : 1);
  return oneDay(ahead(from, days));
}

const oneDay = (date: string): RawDay => ({ kind: 'day', day: { date, until: date } });

export function dateOf(raw: RawDay, { date }: Calendar): SaidDay {
  if (raw.kind === 'day') return raw.day;
  if (raw.kind === 'weekdays') return { date, until: null, weekdays: raw.weekdays };
  const day = coming(date, raw.weekday);
  return { date: day, until: day };
}

export function span(first: RawDay, last: RawDay, calendar: Calendar): RawDay {
  const { date } = dateOf(first, calendar);
  const { date: end } = last.kind === 'weekday' ? { date: thisOne(date, last.weekday) } : dateOf(last, calendar);
  return { kind: 'day', day: { date, until: end } };
}

/** Two ways to say one day, or a weekday and the week it is in; null where they are two days. */
export function together(one: RawDay, other: RawDay, calendar: Calendar): RawDay | null {
  const [named, dated] = one.kind === 'day' ? [other, one] : [one, other];
  if (named.kind === 'weekday' && dated.kind === 'weekday') return named.weekday === dated.weekday ? one : null;
  if (named.kind === 'weekday' && dated.kind === 'weekdays')
    return dated.weekdays.includes(named.weekday) ? named : null;
  if (dated.kind !== 'day') return null;
  const { day } = dated;
  if (named.kind === 'weekdays') return { kind: 'day', day: { ...day, weekdays: named.weekdays } };
  if (named.kind === 'weekday') {
    if (!isOneDay(day)) return oneDay(thisOne(day.date, named.weekday));
    return weekdayOf(day.date) === named.weekday ? dated : null;
  }
  const both = dateOf(named, calendar);
  if (isOneDay(both) && contains(day, both.date)) return named;
  return isOneDay(day) && contains(both, day.date) ? dated : null;
}

const contains = ({ date, until }: SaidDay, day: string): boolean => day >= date && (until === null || day <= until);

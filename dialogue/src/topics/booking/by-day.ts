import { calendarOf } from '../../decide/answers/hours.ts';
import type { BusinessFacts } from '../../facts.ts';
import { ahead, clockOf, minutesOf } from '../../heard/when/calendar.ts';
import { isOneDay } from '../../heard/when/piece.ts';
import type { Wish } from '../../heard/when/when.ts';

/** No appointment is meant before six in the morning where it is closed then. */
const NIGHT_ENDS = 6 * 60;
const HALF_DAY = 12 * 60;

/** 'At three' is easily heard as 3 a.m.: where it is closed then, and open twelve hours later, the afternoon is meant. */
export function byDay(facts: BusinessFacts, wish: Wish): Wish {
  const { day, time } = wish;
  if (!time?.at || minutesOf(time.at) >= NIGHT_ENDS) return wish;
  const at = minutesOf(time.at);
  const calendar = calendarOf(facts);
  const days = isOneDay(day) ? [day.date] : Array.from({ length: 7 }, (_, after) => ahead(calendar.date, after));
  const isOpen = (minutes: number) =>
    days.some((one) => {
      const hours = calendar.open(one);
      return hours !== null && minutes >= hours.from && minutes <= hours.to;
    });
  const isNight = !isOpen(at) && !isOpen(at + 2 * HALF_DAY);
  return isNight && isOpen(at + HALF_DAY) ? { ...wish, time: { ...time, at: clockOf(at + HALF_DAY) } } : wish;
}

import type { Talk } from '../../../decide/talk.ts';
import { isOneDay } from '../../../heard/when/piece.ts';
import { namesMoment } from '../../../heard/when/when.ts';
import { wallOf } from '../slot-words.ts';

/**
 * 'What about Friday', 'could I come an hour later', 'four would be better', right behind 'You have Thursday at two': that one is
 * to be moved there. True when it is.
 */
export function movesTold({ state, heard, facts }: Talk): boolean {
  const { bookedAt, booked, booking, asked } = state;
  const { appointment, when, visit, asking } = heard;
  if (!bookedAt || booked !== null || booking !== null || asked.kind !== 'help' || !namesMoment(when)) return false;
  const isOther = appointment.another || appointment.about !== null || visit.services.length > 0 || heard.past;
  const { wants, elsewhere } = appointment;
  const isAsked = elsewhere !== null || heard.beyondTimes;
  if (isOther || isAsked || wants === 'book' || wants === 'cancel' || wants === 'find') return false;
  const { date, time } = wallOf(bookedAt, facts);
  const { day } = when;
  // 'Thursday at two, okay'
  const isSame = isOneDay(day) && day.date === date && !when.shift && (when.time?.at ?? time) === time;
  const wishes =
    asking || appointment.instead || appointment.rethinking || when.alone || when.shift !== null || wants !== null;
  return !isSame && wishes;
}

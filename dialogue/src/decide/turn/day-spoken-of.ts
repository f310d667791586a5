import { clockAt } from '@attendant/contract/hours/clock';
import { ahead, coming } from '../../heard/when/calendar.ts';
import { isOneDay, type SaidDay } from '../../heard/when/piece.ts';
import type { Talk } from '../talk.ts';

const DAY = 1440;
/** So many turns behind it a day is still spoken of. */
const STILL = 3;

/** Of an appointment that is being made, or the last that was named. */
function dayOf(talk: Talk): string | null {
  const { state, facts, turn } = talk;
  const { booking, daySpoken } = state;
  const slot = booking?.chosen ?? booking?.offered[0] ?? booking?.subject;
  const missed = missedDay(talk);
  if (missed) return missed;
  if (slot) return clockAt(new Date(slot.starts_at), facts.timezone).day;
  return daySpoken && turn.turn - daySpoken.turn <= STILL ? daySpoken.date : null;
}

/** The day that was wished for and is not to be had, where others were offered behind it; 'the day after that' is seen from these. */
function missedDay({ state: { booking }, heard }: Talk): string | null {
  const day = booking?.widened && !booking.chosen ? booking.hoped?.day : null;
  return isOneDay(day) && !/\bday (?:after )?that\b/.test(heard.words.join(' ')) ? day.date : null;
}

/** 'The day after', 'the Thursday after that': of the day that is spoken of, whatever it was named for. */
export function nameDay(talk: Talk): void {
  const { heard } = talk;
  const { day, shift, others } = heard.when;
  const from = dayOf(talk);
  if (from === null) return;
  const behind = (one: SaidDay | null): SaidDay | null =>
    one?.behind === undefined ? one : oneDay(coming(from, one.behind));
  if (day?.behind !== undefined)
    talk.heard = {
      ...heard,
      when: { ...heard.when, day: behind(day), others: others.map((one) => ({ ...one, day: behind(one.day) })) },
    };
  // Beside one that is being made it is a step from there.
  const { booking, bookedAt } = talk.state;
  const isStep = missedDay(talk) === null && (booking?.chosen ?? booking?.offered[0] ?? bookedAt) != null;
  const minutes = shift?.minutes ?? 0;
  if (day || !shift || minutes === 0 || minutes % DAY !== 0 || isStep) return;
  const to = ahead(from, (minutes / DAY) * (shift.later ? 1 : -1));
  talk.heard = { ...heard, when: { ...heard.when, day: oneDay(to), shift: null } };
}

const oneDay = (date: string): SaidDay => ({ date, until: date });

/** What was named last is what the next turn may be seen from. */
export function keepDay({ state, heard, turn }: Talk): void {
  const { day } = heard.when;
  if (isOneDay(day)) state.daySpoken = { date: day.date, turn: turn.turn };
}

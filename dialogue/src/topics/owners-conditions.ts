import { tellIf } from '../decide/answers/only-if.ts';
import { tellTooYoung } from '../decide/answers/owners-ages.ts';
import type { Talk } from '../decide/talk.ts';
import { decline } from './booking/beside.ts';
import { intentOf } from './booking/intent.ts';

/**
 * What an owner wrote for some callers only is told to them before anything is done for them. True where nothing is done: what
 * is told of a person or a thing keeps them away from what they wish for.
 */
export function takeConditions(talk: Talk, said: string): boolean {
  tellIf(talk, said);
  tellTooYoung(talk, said);
  const { state, facts } = talk;
  if (!facts.bookingEnabled) return false;
  const isBooking = state.asked.kind === 'booking' ? state.booking?.doing === 'book' : intentOf(talk) === 'book';
  return isBooking && decline(talk, said);
}

import type { KnownAnswer } from '../decide/answers/noted.ts';
import { barred, tellBarred, tellIf } from '../decide/answers/only-if.ts';
import { tellTooYoung } from '../decide/answers/owners-ages.ts';
import { keepWords } from '../decide/message/message.ts';
import { ask, type Talk } from '../decide/talk.ts';
import { LEAVE_WORD } from '../say/answers.ts';
import { decline } from './booking/beside/decline.ts';
import { intentOf } from './booking/intent.ts';

/**
 * What an owner wrote for some callers only is told to them before anything is done for them. True where nothing is done: what
 * is told of a person or a thing keeps them away from what they wish for.
 */
export function takeConditions(talk: Talk, said: string): boolean {
  tellIf(talk, said);
  tellTooYoung(talk, said);
  const { state, facts } = talk;
  const bar = state.lines.length === 0 ? barred(talk, said) : null;
  if (bar) return mustNot(talk, bar, said);
  if (!facts.bookingEnabled) return false;
  const isBooking = state.asked.kind === 'booking' ? state.booking?.doing === 'book' : intentOf(talk) === 'book';
  return isBooking && decline(talk, said);
}

/** What they must not do comes before any time that could be offered; whoever wants to come all the same says so behind it. */
function mustNot(talk: Talk, bar: KnownAnswer, said: string): true {
  const before = talk.state.booking?.words.replaceAll(' / ', '. ') ?? '';
  talk.state.booking = null;
  tellBarred(talk, bar);
  keepWords(talk.state, before.includes(said) ? before : [before, said].filter(Boolean).join('. '));
  ask(talk, { kind: 'message?' }, LEAVE_WORD);
  return true;
}

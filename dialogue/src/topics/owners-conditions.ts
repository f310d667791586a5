import { offerMessage } from '../decide/answers/business-answers.ts';
import type { KnownAnswer } from '../decide/answers/noted.ts';
import { barred, tellBarred, tellIf } from '../decide/answers/only-if.ts';
import { tooYoung } from '../decide/answers/ruled-out.ts';
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
  const { state, facts } = talk;
  const bar = state.lines.length === 0 ? barred(talk, said) : null;
  if (bar) return mustNot(talk, bar, said);
  if (!facts.bookingEnabled) return false;
  const isBooking = state.asked.kind === 'booking' ? state.booking?.doing === 'book' : intentOf(talk) === 'book';
  return isBooking ? decline(talk, said) : tellTooYoung(talk, said);
}

/** 'My daughter is four, can you check her eyes?': from when on it is done answers that. True when nothing else is to be said. */
function tellTooYoung(talk: Talk, said: string): boolean {
  const { state, heard } = talk;
  const told = state.asked.kind === 'booking' ? null : tooYoung(talk, said);
  if (told === null) return false;
  state.toldNot.push(told);
  if (heard.asking || heard.clauses.some(({ asking }) => asking)) offerMessage(talk, told, said);
  else talk.say.push(told);
  return talk.ask !== null;
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

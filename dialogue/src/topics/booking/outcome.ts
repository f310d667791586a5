import type { ToolOutcome } from '@attendant/voice/roles';
import { keepWords, nextOfMessage } from '../../decide/message/message.ts';
import { ask, type Talk, type ToolCall } from '../../decide/talk.ts';
import { OLD_STANDS } from '../../say/answers.ts';
import { FUNCTION_WORDS, tokenise } from '../../understand/words.ts';
import { afterHold } from './details.ts';
import type { Draft } from './draft.ts';
import { afterFindBookings } from './existing.ts';
import { afterSearch, giveUp, search } from './search.ts';
import { startSecond } from './second.ts';
import { afterJoin } from './wait.ts';
import { startWaiting } from './waiting.ts';

/** Goes on from what a tool answered. False when it is not one of appointments. */
export function afterBookingTool(talk: Talk, { name }: ToolCall, outcome: ToolOutcome): boolean {
  const draft = talk.state.booking;
  if (!draft) return false;
  if (name === 'find_slots') afterSearch(talk, draft, outcome);
  else if (name === 'hold_slot') afterHold(talk, draft, outcome, () => search(talk, draft));
  else if (name === 'find_bookings') afterFindBookings(talk, draft, outcome);
  else if (name === 'book_slot' || name === 'move_booking' || name === 'cancel_booking')
    afterCommit(talk, draft, outcome);
  else if (name === 'join_waiting_list') afterJoin(talk, outcome);
  else return false;
  return true;
}

/** What was told beside a move: nobody would read it there. */
function passOn(talk: Talk, told: readonly string[]): void {
  for (const one of told) keepWords(talk.state, one);
  nextOfMessage(talk);
}

/** 'With Marcus', of what is moved to a time with Marcus Webb, is done. */
const notIn = (said: string, beside: readonly string[]): string[] => {
  const done = new Set(tokenise(said));
  return beside.filter((one) => !tokenise(one).every((word) => done.has(word) || FUNCTION_WORDS.has(word)));
};

function afterCommit(talk: Talk, draft: Draft, outcome: ToolOutcome): void {
  if (outcome.ok && outcome.receipt?.kind === 'booking') {
    const said = outcome.say ?? 'That is done.';
    talk.say.push(said);
    const bookedAt = draft.chosen ?? talk.state.bookedAt;
    if (draft.doing === 'cancel') talk.state.cancelledAt = draft.subject;
    Object.assign(talk.state, { booking: null, booked: said, bookedAt, oldStands: draft.unfound });
    if (draft.unfound) talk.say.push(OLD_STANDS);
    if (draft.second) return startSecond(talk, draft);
    if (draft.waits && draft.waits !== 'otherwise') return startWaiting(talk, draft, 'sooner');
    const untold = draft.doing === 'move' ? notIn(said, draft.beside) : [];
    if (untold.length > 0) return passOn(talk, untold);
    if (talk.state.lines.length === 0) ask(talk, { kind: 'help' }, 'Is there anything else?');
    return;
  }
  talk.say.push(outcome.ok ? "I couldn't make sure that this went through." : outcome.say);
  const gone = !outcome.ok && outcome.code.startsWith('slot-');
  if (!gone) return giveUp(talk);
  draft.chosen = null;
  search(talk, draft);
}

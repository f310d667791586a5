import type { Talk } from '../../decide/talk.ts';
import { beginBooking } from './booking.ts';
import { ANY_TIME, type Draft, newDraft } from './draft.ts';
import { hearVisit } from './visit.ts';
import { startWaiting } from './waiting.ts';

/** 'Put me on the waiting list', 'call me if something opens up sooner'. True when it was that. */
export function takeWaiting(talk: Talk): boolean {
  const { state, heard, facts, turn } = talk;
  const { waits, wants } = heard.appointment;
  const draft = state.asked.kind === 'booking' ? state.booking : null;
  if (!facts.bookingEnabled || waits === null || draft?.doing === 'wait') return false;
  if (draft && (takesIt(talk, draft) || waits === 'otherwise')) {
    draft.waits = waits;
    // Somebody else's cancellation is none of the caller's.
    if (wants === 'cancel') talk.heard = { ...heard, appointment: { ...heard.appointment, wants: null } };
    return false;
  }
  if (waits === 'otherwise') {
    beginBooking(talk, 'book');
    if (state.booking) state.booking.waits = waits;
    return true;
  }
  const begun: Draft =
    draft?.doing === 'book' ? draft : { ...newDraft('wait', turn.text), wish: draft?.wish ?? ANY_TIME };
  hearVisit(talk, begun, null);
  startWaiting(talk, begun, begun.offered.length === 0 && state.bookedAt ? 'sooner' : waits);
  return true;
}

/** 'The twelfth is fine, but call me if something opens up before' */
function takesIt({ heard }: Talk, { doing, offered, chosen }: Draft): boolean {
  const takes = heard.consent === 'yes' || heard.when.pick !== null || TAKES.test(heard.words.join(' '));
  const isRefused = heard.acts.some(({ kind }) => kind === 'no');
  return doing === 'book' && !isRefused && (chosen !== null || offered.length > 0) && takes;
}
const TAKES =
  /^(?:ok|okay|fine|alright|good|great|perfect)\b|\b(?:ill take|take (?:it|that|the)|book (?:it|that)|works|is (?:fine|good|okay)|but|and)\b/;

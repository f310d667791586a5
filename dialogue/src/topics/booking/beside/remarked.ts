import { SURE, tellNoted } from '../../../decide/answers/noted.ts';
import { ask, type Talk } from '../../../decide/talk.ts';
import { NOT_SAFE_TO_SAY } from '../../../say/answers.ts';
import { isAskedOf } from '../beside.ts';
import { resumeBooking } from '../booking.ts';
import { nextOfBooking } from '../details.ts';

/** 'She's a bit shy', and nothing else: it is noted, and what was asked stands. True when it is. */
export function noteRemark(talk: Talk): boolean {
  const { state, notes, say, remarks } = talk;
  const { booking, asked } = state;
  if (!talk.onlyRemarks) return false;
  // 'He's thirteen, is that okay?'
  const isAsked = isAskedOf(talk.heard);
  if (notes.length === 0 && !(isAsked && tellNoted(talk, SURE))) say.push(isAsked ? NOT_SAFE_TO_SAY : 'Okay, noted.');
  if (!booking) {
    state.asides = [...(state.asides ?? []), ...remarks];
    ask(talk, { kind: 'help' }, 'How can I help?');
    return true;
  }
  if (asked.kind !== 'booking' || asked.part !== 'confirm') return resumeBooking(talk);
  // What was read back has changed.
  nextOfBooking(talk, booking);
  return true;
}

import { sayFromNotes } from '../../../decide/answers/knowledge.ts';
import { ask, type Talk } from '../../../decide/talk.ts';
import { NOTHING_DONE_YET } from '../../../say/answers.ts';

/** 'I might have to move Thursday, not sure yet': nothing is begun, and what was asked beside it is answered. True when it was that. */
export function takePondered(talk: Talk): boolean {
  const { state, heard, facts, say } = talk;
  const { appointment, clauses, acts, consent, when } = heard;
  const isIdle = state.booking === null && state.lines.length === 0 && !state.asked.kind.startsWith('message-');
  const isOther = facts.orderingEnabled || !facts.bookingEnabled || consent === 'yes';
  // 'Let me think about it and call you back' is a goodbye.
  const isParting = acts.some(({ kind }) => kind === 'goodbye') && appointment.wants === null && when.day === null;
  // 'Tell Marisol I can't come' is for her to know.
  if (!appointment.pondering || !isIdle || isOther || isParting || heard.toSomebody || heard.manner.tells) return false;
  const asked = clauses.filter(({ asking }) => asking).map(({ text }) => text);
  if (asked.length > 0 && sayFromNotes(talk, asked.join(', ')) === null) return false;
  say.push(NOTHING_DONE_YET);
  state.misses = 0;
  ask(talk, { kind: 'help' }, 'Is there anything else?');
  return true;
}

import { dropMessage } from '../../decide/message.ts';
import type { Talk } from '../../decide/talk.ts';
import { isMereQuestion } from '../../heard/question.ts';
import { ASKED_BESIDE, NOT_SAFE_TO_SAY } from '../../say/answers.ts';
import type { Draft } from './draft.ts';

/** 'Is that okay?', in any part of it. */
export const isAskedOf = ({ asking, clauses }: Talk['heard']): boolean => asking || clauses.some((part) => part.asking);

/** What is told of a new appointment beside when and why goes with it. True when something was. */
export function keepBeside({ heard, say }: Talk, draft: Draft): boolean {
  const told = heard.appointment.aside ?? heard.condition;
  if (!told || draft.doing !== 'book' || draft.about?.includes(told)) return false;
  if (!draft.beside.includes(told)) draft.beside.push(told);
  if (heard.condition && isAskedOf(heard)) say.push(NOT_SAFE_TO_SAY);
  say.push(`I'll put that with the appointment: ${told}.`);
  return true;
}

/** 'And the pickup would be from work', to the read-back of a move: it goes to whoever sees to it. True when a yes is still due. */
export function keepBesideMove({ state, heard, say, turn }: Talk): boolean {
  const { asked, booking } = state;
  const isReadBack = asked.kind === 'booking' && asked.part === 'confirm' && booking?.doing === 'move';
  const { day, time, shift, bare } = heard.when;
  if (!isReadBack || heard.words.length < TELLS || !JOINED.test(heard.words.join(' '))) return false;
  if ((day ?? time ?? shift ?? bare) !== null) return false;
  booking.beside.push(turn.text.trim());
  say.push("I'll pass that on with it.");
  return heard.consent !== 'yes';
}
/** More than a remark, and said to what was read back. */
const TELLS = 5;
const JOINED =
  /^(?:(?:ok|okay|sure|yeah|yes|yep|yup|fine|great|good|perfect|oh|um|sounds) )*(?:and|but|also|plus|just|only|oh|by the way)\b/;

/** A question in the middle that nobody here can answer is for whoever sees them. True when it was kept. */
export function keepQuestion(talk: Talk): boolean {
  const { state, say, turn } = talk;
  const { booking } = state;
  const asked = turn.text.trim();
  if (booking?.doing !== 'book') return false;
  if (keepBeside(talk, booking)) return true;
  if (!booking.beside.includes(asked)) booking.beside.push(asked);
  say.push(ASKED_BESIDE);
  return true;
}

/** What a message was offered for goes with the appointment: what was told is why they come. */
export function takeOver({ state, heard, facts }: Talk, draft: Draft): void {
  const { message, owed, asked } = state;
  if (message === null || owed || asked.kind !== 'message?') return;
  const told = message.replace(heard.text, '').replace(/[.\s]+$/, '');
  dropMessage(state);
  if (isMereQuestion(told)) return;
  if (draft.about === null && facts.services.length === 0) draft.about = told.slice(0, 500);
  else draft.beside.push(told.slice(0, 500));
}

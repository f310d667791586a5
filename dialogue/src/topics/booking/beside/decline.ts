import { offerMessage } from '../../../decide/answers/business-answers.ts';
import { ruledOut } from '../../../decide/answers/ruled-out.ts';
import type { Talk } from '../../../decide/talk.ts';
import { MAY_BE_BROKEN } from '../../../say/answers.ts';
import { serviceOf } from '../visit.ts';

const X_RAYS = /\bx-?rays?\b/i;

/** Before an appointment is made for it, a caller hears what the owner wrote is not done here. True when there was something. */
export function decline(talk: Talk, said = talk.turn.text): boolean {
  const { state, heard, facts } = talk;
  if (heard.when.alone) return false;
  const before = state.booking?.words.replaceAll(' / ', '. ') ?? '';
  const words = before.includes(said) ? before : [before, said].filter(Boolean).join('. ');
  const service = state.booking?.service ?? null;
  const told = ruledOut(
    talk,
    words,
    [serviceOf(facts, service)?.name, ...heard.visit.services.map(({ name }) => name)].join(' '),
  );
  if (told === null) return false;
  state.toldNot.push(told);
  state.booking = null;
  offerMessage(talk, X_RAYS.test(told) ? `${told} ${MAY_BE_BROKEN}` : told, words);
  return true;
}

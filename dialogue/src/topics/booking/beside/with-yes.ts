import { sayFromNotes } from '../../../decide/answers/knowledge.ts';
import type { Talk } from '../../../decide/talk.ts';
import { consentIn } from '../../../heard/consent.ts';
import { ASKED_BESIDE } from '../../../say/answers.ts';
import type { Draft } from '../draft.ts';

const FEW = 4;
const OF_THE_YES = /^(?:can|could|will|would) you\b/i;

/** 'Yes. Do I bring anything?': what is asked with the yes is answered with it, or goes with the appointment. True when it was answered. */
export function answerWithYes(talk: Talk, draft: Draft): boolean {
  const asked = talk.heard.clauses
    .filter(({ asking, text }) => asking && consentIn(text) !== 'yes' && text.split(/\s+/).length >= FEW)
    .map(({ text }) => text)
    .join(', ');
  if (asked === '') return false;
  if (sayFromNotes(talk, asked) !== null) return true;
  if (draft.doing !== 'book' || draft.beside.includes(asked) || OF_THE_YES.test(asked)) return false;
  draft.beside.push(asked);
  talk.say.push(ASKED_BESIDE);
  return false;
}

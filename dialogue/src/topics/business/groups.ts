import { offerMessage } from '../../decide/answers/business-answers.ts';
import { tellNamed } from '../../decide/answers/noted.ts';
import { tellSum } from '../../decide/answers/told/sum.ts';
import type { Talk } from '../../decide/talk.ts';
import { FOR_MANY } from '../../say/answers.ts';
import { told } from '../told.ts';

/** Many guests at once. */
export const groups = told('groups', { sign: /\b(?:groups?|part(?:y|ies))\b/i, subject: 'large groups' });

/** A party of forty is planned by somebody of the house, who is told of it as it was said. True when it was one. */
export function takeCrowd(talk: Talk): boolean {
  const { heard, state, facts } = talk;
  if (!heard.crowd || !facts.orderingEnabled || state.lines.length > 0 || state.booking) return false;
  if (!/^(?:what|more|help|message\?)$/.test(state.asked.kind)) return false;
  if (!tellSum(talk)) tellNamed(talk, /\b(?:cater\w*|part(?:y|ies)|groups?)\b/i);
  offerMessage(talk, FOR_MANY);
  return true;
}

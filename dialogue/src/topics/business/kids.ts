import { told } from '../told.ts';

/** Whether children are welcome, and what there is for them. */
export const kids = told('kids', {
  sign: /\b(?:kids?|child|children|bab(?:y|ies)|high ?chairs?|toddlers?)\b/i,
  subject: 'children',
});

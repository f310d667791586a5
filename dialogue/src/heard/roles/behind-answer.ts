import { isMereQuestion } from '../question.ts';

/** Where an answer may end and a question begin. */
const ENDS = /[.,;!]+\s+|\s+(?=(?:and|oh|also|but)\b)/gi;
const LED = /^(?:(?:oh|and|also|but|so|um|uh|hey|wait|well|actually|quick question)[\s,.!]+)+/i;
/** 'Can I pay by card' wishes for nothing that is sold. */
const MAY =
  /^(?:can|could|may|do|should) (?:i|we) (?:just |also )?(?:pay|park|tip|sit|use|bring (?:my|our|a|the) (?:dogs?|kids?|own|wine|beer))\b[^.?!]*[.?!]*$/i;
/** 'Is that okay' asks of what was said before it; 'could they look at the thermostat' wishes for that. */
const OF_THAT =
  /^(?:is|would|will|was) (?:that|this|it) (?:be |going to be )?(?:ok|okay|alright|all right|fine|a problem|possible|cool|enough|right|too much)\b|^(?:can|could|would|will) (?:they|he|she|you|some(?:one|body)|any(?:one|body)|the \p{L}+)\b(?! (?:guys )?tell\b)|^let (?:me|us) know\b/iu;
/** So many words an answer has that is given beside a question. */
const LONGEST = 9;
const SHORTEST = 3;

/**
 * 'Helen Park, and how long does it take', 'yep, do you have parking': what is said first, and what is asked behind it; null where the
 * first part asks too, or the rest does more than ask.
 */
export function behindAnswer(text: string): { answer: string; question: string } | null {
  const [, yes, asked] = BEHIND_YES.exec(text.trim()) ?? [];
  if (yes !== undefined && asked !== undefined && isAsked(asked)) return { answer: yes, question: asked };
  for (const { 0: mark, index } of text.matchAll(ENDS)) {
    const answer = text.slice(0, index).trim();
    const question = text
      .slice(index + mark.length)
      .replace(LED, '')
      .trim();
    const words = answer.split(/\s+/).length;
    if (answer === '' || words > LONGEST) continue;
    if (!isMereQuestion(answer) && isAsked(question)) return { answer, question };
  }
  return null;
}
const isAsked = (question: string): boolean =>
  !OF_THAT.test(question) &&
  question.split(/\s+/).length >= SHORTEST &&
  (isMereQuestion(question) || MAY.test(question));
/** 'Yes please is Trish really in that day', as it is heard without its marks. */
const BEHIND_YES =
  /^((?:yes|yeah|yep|yup|sure|okay|ok)(?: (?:please|sure|ok|okay|sounds good|that works|thats (?:fine|right)|book it|do it))*)[\s,.]+(?=(?:is|are|does|will|what|whats|when|where|who|how)\b)(.+)$/i;

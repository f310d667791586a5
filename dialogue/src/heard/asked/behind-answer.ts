import { isMereQuestion } from '../question.ts';

/** Where an answer may end and a question begin. */
const ENDS = /[.,;!]+\s+|\s+(?=(?:and|oh|also|but)\b)/gi;
const LED = /^(?:(?:oh|and|also|but|so|um|uh|hey|wait|well|actually|quick question)[\s,.!]+)+/i;
/** So many words an answer has that is given beside a question. */
const LONGEST = 9;
const SHORTEST = 3;

/**
 * 'Helen Park, and how long does it take', 'yep, do you have parking': what is said first, and what is asked behind it; null where the
 * first part asks too, or the rest does more than ask.
 */
export function behindAnswer(text: string): { answer: string; question: string } | null {
  for (const { 0: mark, index } of text.matchAll(ENDS)) {
    const answer = text.slice(0, index).trim();
    const question = text.slice(index + mark.length).replace(LED, '').trim();
    const words = answer.split(/\s+/).length;
    if (answer === '' || words > LONGEST || question.split(/\s+/).length < SHORTEST) continue;
    if (!isMereQuestion(answer) && isMereQuestion(question)) return { answer, question };
  }
  return null;
}

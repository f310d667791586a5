import { FUNCTION_WORDS, tokenise } from '../../understand/words.ts';
import { isFirstName } from '../first-names.ts';

const WHO = '(?<who>(?:dr |doctor )?[a-z]+)';
const THERE =
  '(?:(?:be |still |even |usually |ever |also |really |actually )*(?:working|works?|in|there|here|around|on|off|away|out|back|gone|available|free))';
const THEN =
  '(?: (?:on|at|in|for|this|next|the|all|any|every|that|those|most))*(?: (?:\\w+days?|weekends?|weekdays?|today|tomorrow|tonight|now|then|week|day|days|morning|afternoon|evening|too|all|of))*';
const LED = '^(?:(?:and|so|but|okay|ok|oh|um|uh|well|wait|sorry|hey|hi|yeah|also) )*';
const TAG = '(?: (?:isnt|doesnt|arent|right|correct|yeah|or|does|is)(?: (?:he|she|they|not|no))?)?$';
/** 'Is Kenji in tomorrow', 'does she work that day', 'which days is Kenji in', 'Kenji's off on Wednesdays, isn't he'. */
const ASKED: readonly RegExp[] = [
  new RegExp(`${LED}(?:is|does|do|will|are|would) ${WHO} ${THERE}${THEN}${TAG}`),
  new RegExp(
    `${LED}(?:what|which) (?:days?|times?|hours)(?: of the week)? (?:is|does|do|will) ${WHO} ${THERE}?${THEN}$`,
  ),
  new RegExp(`${LED}(?:when|whens) (?:is |does |do |will )?${WHO} ${THERE}${THEN}$`),
  new RegExp(
    `${LED}(?<who>(?:dr |doctor )?[a-z]+?)s? (?:is )?${THERE}${THEN} (?:isnt|doesnt|right|correct|yeah)(?: (?:he|she|they))?$`,
  ),
];
/** 'When is Samir in', 'is Dr. Lena Okafor there on Fridays', whoever that is. */
export const asksWhenIn = (text: string): boolean => {
  const said = tokenise(text).join(' ');
  return WHEN_IN.some((form) => form.test(said));
};
const WHEN_IN: readonly RegExp[] = [
  new RegExp(
    `${LED}(?:when|whens|what days?|which days?|what times?|which times?)(?: of the week)? (?:is |does |do |are |will )?\\w+(?: \\w+){0,2} ${THERE}${THEN}$`,
  ),
  new RegExp(
    `${LED}(?:is|does|do|will|are) (?!(?:it|that|this|he|she|they|you)\\b)\\w+(?: \\w+){0,2}? ${THERE}${THEN}$`,
  ),
];
const PRONOUN = /^(?:he|she|they|him|her)$/;

/** Whose being there is asked about, as it was said, 'she' and 'he' among them; null where nobody's is. */
export function whomAsked(words: readonly string[]): string | null {
  const said = words.join(' ');
  const who = ASKED.map((form) => form.exec(said)?.groups?.who ?? null).find((one) => one !== null) ?? null;
  const name = who?.replace(/^(?:dr|doctor) /, '') ?? null;
  if (name === null || PRONOUN.test(name)) return name;
  return isFirstName(name) || (who !== name && !FUNCTION_WORDS.has(name)) ? name : null;
}

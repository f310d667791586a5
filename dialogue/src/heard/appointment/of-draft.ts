/** What is asked of an appointment that is being made: when it is to be, or with whom. */
export type OfDraft = { of: 'when' } | { of: 'whom'; who: string | null };

const LED =
  '^(?:(?:and|so|but|okay|ok|oh|um|uh|well|wait|sorry|hey|hi|yeah|yes|also|hold on|hang on|no|just to be clear|just checking|remind me) )*';
const WHEN: readonly RegExp[] = [
  new RegExp(
    `${LED}(?:for |at )?(?:which|what) (?:time|day|date|slot|one|day and time)(?: \\w+)? (?:are|did|do|will|would|have|is|was|am|were) (?:you|i|we|it|that|this|she|he)(?: \\w+){0,4}$`,
  ),
  new RegExp(
    `${LED}when (?:is|was|will|would) (?:it|that|this|my appointment)(?: be)?(?: again| now| then| exactly)*$`,
  ),
  new RegExp(`${LED}(?:whats|what is|what was) (?:the|my) (?:time|day|date|appointment)(?: again| now| then)*$`),
  new RegExp(`${LED}when (?:are you putting|did you put|do i come|do we come|should i come)(?: \\w+){0,3}$`),
];
const TITLED = '(?:(?:dr|doctor|mr|mrs|ms|miss) )?(?<who>(?!(?:this|that|the|you|my|it|a|an|any)\\b)[a-z]+)';
const WHOM: readonly RegExp[] = [
  new RegExp(
    `${LED}(?:is|will|would|was) (?:it|that|this|the appointment)(?: be)?(?: still| also| going to be| gonna be)* with ${TITLED}(?: right| then| still| too)*$`,
  ),
  new RegExp(`${LED}(?:is|will) (?:it|that|this)(?: be)? still ${TITLED}(?: right| then)*$`),
  new RegExp(
    `${LED}(?:it|that)(?:s| is|ll be| will be| would be)(?: still)? with ${TITLED} (?:right|correct|yeah|isnt it)$`,
  ),
  new RegExp(
    `${LED}(?:did|have|do) you (?:put|get|got|book|booked|have)(?: me| it| that| us)?(?: down| in)?(?: with| for)? ${TITLED}(?: in| down| for it)+$`,
  ),
  new RegExp(
    `${LED}(?:who|whom)(?:s| is| will| would| am| are|d)?(?: i| we| it| that| this| be| she| he| the appointment)*(?: seeing| see)? ?(?:with|seeing|see)(?: then)?$`,
  ),
  new RegExp(`${LED}with (?:whom|who)(?: \\w+){0,4}$`),
];

/** 'Wait, which time are you putting me in', 'is it with Marlowe'; null where nothing of it is asked. */
export function ofDraftIn(words: readonly string[]): OfDraft | null {
  const said = words.join(' ');
  if (WHEN.some((form) => form.test(said))) return { of: 'when' };
  const found = WHOM.map((form) => form.exec(said)).find((one) => one !== null);
  return found ? { of: 'whom', who: found.groups?.['who'] ?? null } : null;
}

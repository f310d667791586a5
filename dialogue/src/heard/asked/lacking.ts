const LED = '^(?:(?:and|so|okay|oh|um|uh|well|hey|hi|hello|but|wait|also|then|sorry|actually|yeah|yes) )*';
const HAVE =
  '(?:do (?:you|yall|they)(?: guys| all)? have|have you got|(?:you|youve)(?: guys)? (?:got|have)|got|is there|are there)';
const SOMETHING = '(?:anything|something|any(?: \\w+){1,2}|some \\w+)(?: else)?';
const MAY =
  '(?:(?:can|could|should|would|might) (?:i|we|you)(?: guys)? (?:get|have|order|eat|do|make|recommend)(?: me)?|(?:are|is) (?:my|our|the) (?:options?|choices?)|(?:do|did) (?:you|they|yall)(?: guys)? (?:have|make|do|got|offer|serve)|have you got|(?:you|youve) got|(?:is|are) there|comes?|on (?:the|your) menu|all|else|here|dishes|things?|items?|ones?)';
const LACKING =
  '(?:without|with no|with none of the|not made with|minus|(?:that|which|what)? ?(?:(?:has|have|contains?|includes?|comes? with|uses?) no|(?:do|does)(?:nt| not) (?:have|contain|include|use|come with|got)|(?:is|are)(?:nt| not) made with|comes? without|(?:is|are) without)|thats (?:not made with|without))';
const FOOD =
  '(?:(?:any|the|added|a lot of|much) )?(?<food>(?!(?:it|them|that|this|any|a|an|my|your|waiting|wait|reservation|paying|appointment)\\b)\\w+(?: (?!(?:in|on|at|inside)\\b)\\w+){0,2}?)';
const END = '(?: (?:in|on|inside)(?: (?:it|them|there|those|that))?| at all| please| for (?:me|him|her|us|my \\w+))*$';

const ASKED: readonly RegExp[] = [
  new RegExp(`${LED}(?:${HAVE} )?${SOMETHING}(?: ${MAY})* ${LACKING} ${FOOD}${END}`),
  new RegExp(
    `${LED}(?:what|which|whats|which (?:of )?(?:the|your|those|these) \\w+)(?: ${MAY})* ${LACKING} ${FOOD}${END}`,
  ),
  new RegExp(
    `${LED}(?:(?:what|${HAVE}) (?:do you have )?(?:thats )?)?${SOMETHING}(?: thats)? (?<food>(?!(?:gluten|dairy|lactose|nut|peanut|sugar|fat|wheat|soy|egg|grain|carb)\\b)\\w+) free${END}`,
  ),
];

/** 'Anything without onions', 'which ones don't have cheese', 'what can I get with no mayo': what is not to be in it; null of all else. */
export function lackingIn(words: readonly string[]): string | null {
  const said = words.join(' ');
  return ASKED.map((form) => form.exec(said)?.groups?.food ?? null).find((food) => food !== null) ?? null;
}

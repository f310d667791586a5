/** What is asked of an order that stands: how many there are of something, whether it is on it, what it is by now. */

const WHAT_STANDS =
  /\b(?:what|whats|how many|which)\b(?: \w+){0,4}? (?:(?:do|did|have) (?:i|we)(?: (?:still|already|now|just))? (?:have|got|get|order|ordered)|(?:have|did) you (?:got|get|put|written?|taken?|have)) ?(?:down|in total|in all|altogether|so far|now|again|on there|for me|on (?:it|my order|the order))?$/;
const IS_ON =
  /\b(?:is|are|its|was|were|theres|do i|do we|have i|have we|did you|have you)\b.* (?:still (?:on|in|there|included)|on there(?: too| already| still| now)?$|(?:on|in|part of) (?:the|my|our) order\b)/;
const WHATS_ON = /\bwhats? (?:is |all |all is )?(?:in|on) (?:the|my|our) (?:order|list|bill|ticket)\b/;
const GOT_IT =
  /^(?:\w+ ){0,2}?(?:did|have) you (?:get|got|add|added|put|include|included) (?:my|the|that|those)\b(?!.*\b(?:message|email|text|call|voicemail)s?\b)/;
const LATELY = /\b(?:last (?:time|week|night|month)|yesterday|usual|before|earlier)\b/;

/** 'How many lasagnas do I have now', 'are the fries still on there', 'did you get the coke': of no earlier order. */
export function asksOwnOrder(words: readonly string[]): boolean {
  const said = words.join(' ');
  return !LATELY.test(said) && [WHAT_STANDS, IS_ON, WHATS_ON, GOT_IT].some((form) => form.test(said));
}

/** What is asked of an order that stands: how many there are of something, whether it is on it, what it is by now. */

const WHAT_STANDS =
  /\b(?:what|whats|how many|which)\b(?: \w+){0,4}? (?:(?:do|did|have) (?:i|we)(?: (?:still|already|now|just))? (?:have|got|order|ordered)|did (?:i|we) get|do you have(?: me)?(?= down)|(?:have|did) you (?:got|get|put|written?|taken?|have)(?: me)?)(?: (?:down(?: for(?: me| us)?)?|in total|in all|altogether|so far|now|again|on there|for me|on (?:it|my order|the order)))*$/;
const IS_ON =
  /\b(?:is|are|its|was|were|theres|do i|do we|have i|have we|did you|have you)\b.* (?:still (?:on|in|there|included)|on there(?: too| already| still| now)?$|(?:on|in|part of) (?:the|my|our) order\b)/;
const WHATS_ON = /\bwhats? (?:is |all |all is )?(?:in|on) (?:the|my|our) (?:order|list|bill|ticket)\b/;
const READ_IT =
  /\b(?:read|run|go|say) (?:me |us )?(?:over |through )?(?:it|that|this|my order|the order|everything|it all|the list|what (?:(?:i|we|you) (?:have|got|ordered)|(?:ive|weve|youve) got))(?: all)? (?:back|by me|by us|over|through)\b|^(?:\w+ ){0,2}(?:read|tell) (?:me|us) what (?:ive|weve|i have|we have|youve|you have) (?:got|ordered|down)?(?: so far| now)?$|\bgo (?:over|through) (?:it|that|this|my order|the order|everything)\b/;
/** What is said of it is stated, and asked. */
const YOU_GOT_IT =
  /^(?:\w+ ){0,2}?you (?:got|have) (?:my|the|that|those) (?:\w+ ){1,4}(?:right|on there|in there|down)$/;
const GOT_IT =
  /^(?:\w+ ){0,2}?(?:did|have) you (?:get|got|add|added|put|include|included) (?:my|the|that|those)\b(?!.*\b(?:message|email|text|call|voicemail)s?\b)/;
const LATELY = /\b(?:last (?:time|week|night|month)|yesterday|usual|before|earlier)\b/;

const HOW_MANY =
  /\bhow many (?:things|items|dishes|orders|sandwiches in all)?\b ?(?:is|are|do|does|did|have|has|was|were)\b(?: (?:that|those|it|this|there|i|we|all))*(?: (?:make|have|got|ordered|come to))*(?: (?:now|so far|in all|altogether|all together|in total|total|on (?:it|there|the order|my order)))*$/;

/** 'How many things is that now' */
export const asksHowMany = (words: readonly string[]): boolean => {
  const said = words.join(' ');
  return (
    HOW_MANY.test(said) &&
    /\b(?:things|items|dishes|orders|in all|altogether|all together|total|now|so far)\b/.test(said)
  );
};

/** 'How many lasagnas do I have now', 'are the fries still on there', 'did you get the coke': of no earlier order. */
export function asksOwnOrder(words: readonly string[]): boolean {
  const said = words.join(' ');
  return (
    !LATELY.test(said) &&
    (asksHowMany(words) || [WHAT_STANDS, IS_ON, WHATS_ON, GOT_IT, READ_IT, YOU_GOT_IT].some((form) => form.test(said)))
  );
}

/** 'Whose name did you put', 'did you get my name', 'what name is it under' */
export const asksName = (words: readonly string[]): boolean =>
  /\b(?:what|which|whats the|whose) name (?:did|do|have|is|was|s)\b.*\b(?:you|it|that|this|order|under|on)\b|\b(?:did|have|do) you (?:get|got|have|write down|put down)(?: down)? (?:my|the|our) name\b|\bwhose name (?:is|was)\b/.test(
    words.join(' '),
  );

/** What is added up: 'all that', 'the two together'. */
const SUM =
  '(?:all (?:of )?(?:that|this|it|those|these|them)|it all|everything|altogether|all together|together|in (?:all|total)|so far|total|both(?: of (?:them|those|these))?|the (?:whole|entire) (?:thing|order|lot)|the (?:lot|two|three|four)(?: of (?:them|those|these))?)';
const BESIDE_SUM =
  '(?: (?:be|is|then|now|though|please|for me|cost|run|come to|going to be|gonna be|again|with|and|plus)\\b.*)?';
const TOTALS: readonly RegExp[] = [
  new RegExp(`\\bhow much\\b(?: \\w+){0,5}? ${SUM}${BESIDE_SUM}$`),
  new RegExp(`^(?:\\w+ ){0,3}?(?:whats|what (?:is|are|was|would|will|does)) (?:\\w+ ){0,3}?${SUM}${BESIDE_SUM}$`),
  /\b(?:what|whats|how much)\b(?! (?:size|time|kind))(?: \w+){0,3} (?:come|comes|coming|came|bring|brings|add up|adds up|work out|works out|(?:am i|are we)(?: looking)?) (?:(?:out|me|us) )?(?:to|at)\b/,
  /\bhow much (?:money |cash )?(?:do|should|will|would|must) (?:i|we) (?:need to |have to |gotta )?(?:bring|pay)(?: you)?$/,
  /\b(?:what|how much) (?:(?:do|will|would) (?:i|we) (?:owe|be paying|be owing)|am i (?:paying|spending)|are we paying)\b/,
  /\b(?:whats|what is|what was|hows|how much is) (?:my|our|the|your) (?:\w+ )?(?:total|bill|damage|tab|grand total)\b/,
];

/** 'The total calories' are no sum of money. */
const OF_FOOD = /\b(?:calor\w+|nutrition\w*|carbs?|sodium|protein|sugar|fat|grams?|weight)\b/;

/** 'How much are they together', 'what does it come to': of all that is ordered, whatever was spoken of last. */
export function asksTotal(words: readonly string[]): boolean {
  const said = words.join(' ');
  return !LATELY.test(said) && !OF_FOOD.test(said) && TOTALS.some((form) => form.test(said));
}

/** 'Is my car ready', 'did my contacts come in': of what they wait for, of which no price list and no hours tell. */
export const asksIfReady = (words: readonly string[]): boolean => READY.test(words.join(' '));
const READY =
  /^(?:(?:hi|hey|hello|yeah|so|um|uh|and|just|okay|there|good|morning|afternoon) )*(?:(?:im |i was |was )?(?:just )?(?:wondering|calling to see|checking|curious) (?:if|whether) )?(?:is|are|did|have|has) (?:my|our) (?!(?:appointment|booking|reservation|table|visit)s?\b)(?:\w+ ){1,4}?(?:(?:is |are |been )?(?:ready|done|finished|fixed|repaired|arrived?|come in|came in)\b|(?:in|back|here) yet\b)/;

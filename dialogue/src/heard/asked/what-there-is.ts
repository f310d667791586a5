const LED = '(?:(?:um|uh|oh|okay|ok|hmm|hm|well|so|sorry|wait|and|yeah) )*';
const KINDS = '(?:choices|options|kinds|types|flavors|ones|selections?)';
const HAVING =
  '(?:(?:do|did) (?:you|they|yall|you guys) (?:have|got|offer|say)|(?:are|were) there|(?:can|could|do) (?:i|we) (?:get|have|pick|choose)(?: from)?)';
const WHAT_THERE_IS = new RegExp(
  `^${LED}(?:` +
    `(?:whats|(?:what|which) (?:are|were)) (?:they|those|these|(?:my|the|our|your|those|these) ${KINDS})` +
    `|(?:what|which)(?: ${KINDS})? ${HAVING}` +
    `|(?:what|which) ${KINDS}` +
    '|what (?:is|was|were) (?:that|it|those|they)|whats (?:that|there)|i have to (?:choose|pick)|do i have to(?: (?:choose|pick))?' +
    `)(?: (?:again|then|please))*$`,
);

/** 'What are my options', 'what do you have', where something was just offered: what there is of that. */
export const asksWhatThereIs = (words: readonly string[]): boolean => WHAT_THERE_IS.test(words.join(' '));

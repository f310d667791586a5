const DELIVERY = /\bdeliver\w*|\bbrought (?:over|to)\b|\bbring (?:it|food|an order) (?:over|to)\b/;
const LEAST =
  /\bminimum\b|\bsmallest order\b|\b(?:how much|what) (?:do|would|does) (?:i|we|you|it|an order) (?:have to|need to|gotta|got to) (?:order|spend|buy|get|be|come to)\b|\b(?:spend|order|buy) (?:a certain amount|so much|enough|at least)\b/;
const OF_ELSE = /\b(?:cards?|credit|debit|catering|age|people|guests|party|table|reservations?|appointment)\b/;
const FEE =
  /\b(?:how much|costs?|charges?|fees?|prices?|free|extra|run me|(?:do|does|would) (?:i|we|it) (?:have to )?pay)\b|\bwhats it (?:cost|run)\b/;

/** What is asked of the terms on which an order is brought: the least it must come to, or what that costs; null where neither is. */
export function termsAsked(words: readonly string[]): 'least' | 'fee' | null {
  const said = words.join(' ');
  if (LEAST.test(said)) return OF_ELSE.test(said) ? null : 'least';
  return DELIVERY.test(said) && FEE.test(said) ? 'fee' : null;
}

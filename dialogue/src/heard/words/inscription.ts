import { literal, tokenise } from '../../understand/words.ts';

/** What is to be written on something, in the caller's words, and what they said besides. */
export interface Inscription {
  text: string;
  /** On what: 'card'. */
  on: string;
  /** Nothing was ordered before it in the same breath. */
  first: boolean;
  rest: string;
}

const PAPER = '(?:card|note|tag|label|ribbon|banner|sash|plaque|sign|inscription)';
const THING = `(?:${PAPER}|cake|cupcakes?|cookie|icing|frosting|balloon|mug|box|pie|top)`;
const THE = '(?:the|that|this|her|his|their|our|its|a)';
/** 'The little free card that comes with it' */
const onThe = (thing: string, the = THE): string =>
  `${the} (?:(?!credit|debit|gift|that|should|says?)[\\p{L}-]+ ){0,2}?(?<on>${thing})(?: (?:that|which) (?:comes|goes|is) (?:with|on|along with) (?:it|them|that|those))?`;
const LED =
  "(?:and |also |oh |so |then |plus |but |please |maybe |just |i'd like |i want |we'd like |i'd like you to )*";
const ASK =
  "(?:can|could|would|will) (?:you|they|i|we|it) |(?:please|just|maybe|also|i'd like(?: you)?(?: to)?|i want(?: you)? to|we want(?: you)? to|you can|they can|have (?:them|it)|make it|let's) ";
/** Where another sentence begins. */
const END =
  "(?=[.?!;]+(?:\\s|$)|,? (?:please|thanks|thank you)\\W*$|,? (?:and|also|oh|plus|then)(?: (?:and|also|then|oh))* (?:can|could|i|i'd|i'll|i'm|we|we'd|we'll|do|does|what|how|when|is|are|that's|it's|my|give|deliver|send|the delivery|add|pick|for (?:pickup|delivery))\\b|\\s*$)";
const WHAT = `(?<what>.+?)${END}`;
const THAT = '(?:it|that|this|them|those|these|everything|all|some|an?|the|my|half|two|one)\\b';

const WAYS = [
  // 'On the card just put happy birthday mom', 'for the card, could you write …'
  `${LED}(?:on|for|in|inside) ${onThe(PAPER)},? (?:${ASK})*(?:to )?(?:put|write|print|say|says|read|it (?:should|can|could) (?:just )?(?:say|read)) (?!${THAT} ?(?:$|\\p{P}))${WHAT}`,
  `${LED}(?:on|for) ${onThe(THING)},? (?:${ASK})*(?:to )?(?:write|say|it (?:should|can|could) (?:just )?(?:say|read)) ${WHAT}`,
  `${LED}(?:on|in) ${onThe(PAPER)}: ?${WHAT}`,
  // 'Put love from all of us on the card'; what is paid for is put on one as well.
  `${LED}(?:${ASK})*(?:put|print) (?!${THAT})(?<what>.+?) (?:on|in|inside) ${onThe(PAPER, '(?:the|that|her|his|a)')}${END}`,
  // 'The card should say happy anniversary', 'can the card say …', 'the message on the card is …'
  `${LED}(?:${onThe(PAPER)}|the (?:card )?(?<message>message|wording|inscription)(?: (?:on|for|in) (?:the|that) card)?),? (?:it )?(?:should|can|could|needs to|has to|must|is supposed to|ought to|will) (?:please |just )*(?:say|read|be signed) ${WHAT}`,
  `${LED}(?:can|could) ${onThe(PAPER, '(?:the|that|her|his)')} (?:please |just )*(?:say|read) ${WHAT}`,
  `${LED}the (?:(?<on>card) (?:message|wording|inscription)|(?:message|wording) (?:on|for|in) (?:the|that) card) (?:is|should be|would be|will be)[:,]? ${WHAT}`,
  // 'Have it say …', 'sign it love Grandma'
  `${LED}(?:${ASK})*(?:have|make) (?:it|(?:the|that) (?:little )?(?<on>${THING})) (?:just )?(?:say|read) ${WHAT}`,
  `${LED}(?:${ASK})*sign (?:it|that|(?:the|that) (?<on>${PAPER}))(?: as)?,? (?!(?:when|at|for|there|here|in|if|on|please|and|or|too|now|later|myself|off|up|out)\\b)${WHAT}`,
].map((way) => new RegExp(`(?<=^|[\\s,.;!?])${way}`, 'iu'));

/** The same words with the capitals that they were said with: 'Happy Birthday Mia'. */
export function asSpoken(words: string, said: string): string {
  const each = words.split(' ').map((word) => Array.from(word, literal).join("['’]?"));
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${each.join('[^\\p{L}\\p{N}]+')}(?![\\p{L}\\p{N}])`, 'iu').exec(
    said,
  )?.[0];
  return found?.replace(/[^\p{L}\p{N}'’-]+/gu, ' ') ?? words;
}

/**
 * 'And on the little card just put happy birthday mom': what stands on it is no dish, no name of theirs and no day, and goes to the
 * ticket word for word.
 */
export function inscriptionIn(said: string): Inscription | null {
  const text = said.replaceAll('\u2019', "'");
  for (const way of WAYS) {
    const found = way.exec(text);
    const what = tokenise(found?.groups?.what ?? '').join(' ');
    if (!found || what === '') continue;
    const [before, behind] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
    const rest = `${before.replace(/[\s,;]+$/, '')}${behind.replace(/^\s*[,;]/, '')}`.replace(/^[\s,.;!?]+/, '').trim();
    return {
      text: asSpoken(what, text),
      on: found.groups?.on?.toLowerCase() ?? 'card',
      first: !/\p{L}/u.test(before),
      rest,
    };
  }
  return null;
}

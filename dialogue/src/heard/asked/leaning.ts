/** A turn that names something, and leans on the question before it for what is asked of that. */
export interface Leaning {
  /** What it names, without what led to it: 'rice', 'large pepperoni'. */
  what: string;
  /**
   * 'what about the rice' and 'the rice?' ask, whatever stands; 'and the rice' names one that is known; 'and cash' may be anything,
   * and 'and a large one' an order.
   */
  how: 'plainly' | 'named' | 'joined' | 'wished';
}

const LED = '(?:(?:okay|ok|oh|so|well|um+|uh+|hm+|great|cool|alright|right|then|but|yeah|yes|no|thanks)[\\s,.!]+)*';
const JOINED =
  "(?:and |or |so |but )?(?:what about|how about|what of|what if (?:it|that)['\u2019]?s)|(?:and|or) (?:is|are|does|do) (?=the |your )|and|or|even";
const OF = "(?:how much )?(?:for|with|in|on|to|of|what['\u2019]?s|over (?:in|to)|out (?:in|to))";
const AGAIN = new RegExp(
  `^\\W*${LED}(?:(?<joined>${JOINED})[\\s,]+)?(?:(?:uh+|um+|like|maybe|just)[\\s,]+)*(?:${OF} )?(?<article>(?:the|your|those|these|that|an?|one|some|any) )?(?<what>[^.?!,]+?)(?<behind>(?:[\\s,]+(?:then|too|as well|also|instead|though|now))*)\\s*(?<mark>\\?*)[.!\\s]*$`,
  'iu',
);
/** More than a name, or less. */
const OTHER =
  /^(?:it|that|this|those|these|them|one|ones|me|you|us|him|her|else|more|everything|all|both|delivery|pickup|takeout|here|there|lunch|dinner|breakfast|sides?|drinks?|prices?)$|\b(?:i|you|we|he|she|they|it|please|ill|id|is|are|was|does|do|did|can|could|will|would|if|add|get|want|need|have|has|make|put|when|where|why|how|what|who|which|because|instead|without|no|not|extra)\b|\p{L}['\u2019](?:d|ll|m|ve|re|t)\b/iu;
const MOST = 6;

/** 'What about the rice', 'and for the large pepperoni?', 'the soup too?'; null of what says more, or names nothing. */
export function leaningIn(text: string): Leaning | null {
  const { joined = '', article = '', what = '', behind = '', mark = '' } = AGAIN.exec(text.trim())?.groups ?? {};
  if (what === '' || what.split(/\s+/).length > MOST || OTHER.test(what)) return null;
  const isMeant = /\babout$|\bof$|^even$|what if/i.test(joined);
  const isWish = /^(?:an?|one|some) $/i.test(article) && !isMeant;
  if (isWish) return joined === '' ? null : { what, how: 'wished' };
  if (isMeant || mark !== '') return { what, how: 'plainly' };
  const isNamed = /^(?:the|your|those|these) $/i.test(article);
  if (isNamed && (joined !== '' || /too|as well|also/i.test(behind))) return { what, how: 'named' };
  return joined === '' ? null : { what, how: 'joined' };
}

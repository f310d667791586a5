const ONES = `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen`.split(/\s+/);
const BELOW_TWENTY = new Map(ONES.map((word, value) => [word, value]));
const TENS = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, at) => [word, (at + 2) * 10]),
);

/** Ways to say a quantity, longest first. `more` asks for that many on top of what is there. */
const PHRASES: readonly (readonly [string, number, boolean])[] = [
  ['half a dozen', 6, false],
  ['a half dozen', 6, false],
  ['half dozen', 6, false],
  ['a couple more', 2, true],
  ['a couple of', 2, false],
  ['couple of', 2, false],
  ['a couple', 2, false],
  ['a pair of', 2, false],
  ['a dozen', 12, false],
  ['a few', 3, false],
  ['one more', 1, true],
  ['an extra', 1, true],
  ['an additional', 1, true],
  ['another one', 1, true],
  ['another', 1, true],
  ['couple', 2, false],
  ['dozen', 12, false],
  ['a single', 1, false],
];

const byFirst = Map.groupBy(
  PHRASES.map(([phrase, value, more]) => ({ said: phrase.split(' '), value, more })),
  ({ said: [first = ''] }) => first,
);

interface SpokenNumber {
  value: number;
  length: number;
  more: boolean;
}

/** What stands behind an hour, and behind nothing that is counted: 'eight in the morning', 'six thirty tonight', 'nine sharp'. */
const OF_CLOCK =
  /^(?:(?:oh five|fifteen|thirty|forty five|15|30|45) )?(?:oclock|[ap]m|[ap] m|ish|sharp|on the dot|tonight|at night|in the (?:early |late )?(?:morning|afternoon|evening)|(?:this|tomorrow) (?:morning|afternoon|evening)|for pick ?up)\b/;

/** The number said at this place: digits, words up to 999, or a way to say a quantity. The hour of a time is none. */
export function numberAt(words: readonly string[], at: number): SpokenNumber | null {
  const number = anyNumberAt(words, at);
  // What is wanted 'at eight tonight' is told by the word before.
  const isHour =
    number !== null &&
    number.value <= 12 &&
    number.length === 1 &&
    !/^(?:at|by|around|before|after)$/.test(words[at - 1] ?? '');
  return isHour && OF_CLOCK.test(words.slice(at + 1, at + 7).join(' ')) ? null : number;
}

function anyNumberAt(words: readonly string[], at: number): SpokenNumber | null {
  for (const { said, value, more } of byFirst.get(words[at] ?? '') ?? []) {
    const { length } = said;
    if (said[1] === 'extra' && /^(xl|x?large)/.test(words[at + length] ?? '')) continue;
    if (said.every((word, place) => words[at + place] === word)) return { value, length, more };
  }
  const plain = cardinalAt(words, at);
  if (!plain) return null;
  return words[at + plain.length] === 'more' ? { ...plain, length: plain.length + 1, more: true } : plain;
}

function cardinalAt(words: readonly string[], at: number): SpokenNumber | null {
  const word = words[at] ?? '';
  if (/^\d{1,3}$/.test(word)) return { value: Number(word), length: 1, more: false };
  const small = BELOW_TWENTY.get(word) ?? -1;
  if (words[at + 1] === 'hundred' && small > 0) return { value: small * 100, length: 2, more: false };
  if (word === 'hundred') return { value: 100, length: 1, more: false };
  if (words[at + 1] === 'dozen' && small > 0) return { value: small * 12, length: 2, more: false };
  if (small >= 0) return { value: small, length: 1, more: false };
  const tens = TENS.get(word);
  if (tens === undefined) return null;
  const unit = BELOW_TWENTY.get(words[at + 1] ?? '') ?? 0;
  const both = unit >= 1 && unit <= 9;
  return { value: tens + (both ? unit : 0), length: both ? 2 : 1, more: false };
}

const OF_TIME = /^(?:minutes?|mins?|hours?|hrs?|oclock|[ap]m)$/;

/** The number of things said at this place: 'twenty minutes' are none, and neither number of 'at nine twenty five' is one. */
export function countAt(words: readonly string[], at: number): SpokenNumber | null {
  const number = numberAt(words, at);
  if (!number || OF_TIME.test(words[at + number.length] ?? '')) return null;
  // The hour, its minutes, or the last word of them: 'at five fifty five', 'by eight oh five'
  const isOfClock = [at, at - 1, at - 2].some((hourAt) => clockAt(words, hourAt) > at - hourAt);
  return isOfClock ? null : number;
}

/** What leads to a time of day. */
const LEADS = /^(?:at|by|around|before|after|until|till|about|for|from|say|like|pickup|than)$/;
/** Behind minutes: what begins anew, or nothing. What is counted comes right behind its number. */
const GOES_ON =
  /^(?:|and|or|but|so|if|because|for|on|in|to|from|with|under|please|thanks|thank|tonight|today|tomorrow|this|next|\w+day|sharp|ish|[ap]m?|is|would|will|works?|can|could|i|we|it|its|my|name|the|an?|some|one|two|three|four|five|okay|yes|no|not|instead|then|actually)$/;
const OF_THINGS =
  /^(?:inch(?:es)?|ounces?|oz|pieces?|pcs?|pounds?|lbs?|counts?|ct|packs?|liters?|foot|dozen|percent|people|dollars?|bucks)$/;

/** How many words an hour and its minutes have that are said here, as a time: '9:25', 'nine twenty five', 'eight oh five'. */
export function clockAt(words: readonly string[], at: number): number {
  const hour = cardinalAt(words, at);
  if (!hour || hour.length !== 1 || hour.value < 1 || hour.value > 12) return 0;
  const oh = words[at + 1] === 'oh' || words[at + 1] === 'o' ? 1 : 0;
  const minutes = cardinalAt(words, at + 1 + oh);
  const isFew = oh === 1 || /^0\d$/.test(words[at + 1] ?? '');
  if (!minutes || (isFew ? minutes.value > 9 : minutes.value < 10 || minutes.value > 59)) return 0;
  const length = 1 + oh + minutes.length;
  const behind = words[at + length] ?? '';
  const inFigures = /^\d+$/.test(words[at] ?? '') && /^\d\d$/.test(words[at + 1] ?? '');
  const isLed = LEADS.test(words[at - 1] ?? '') || OF_CLOCK.test(words.slice(at + 1, at + 7).join(' '));
  return isLed && !OF_THINGS.test(behind) && (inFigures || GOES_ON.test(behind)) ? length : 0;
}

/** 'About nine thousand square feet' counts no dish and tells no time. */
export const LARGE_NUMBER =
  /\b(?:about |around |roughly |nearly |almost )?(?:\p{L}+|[\d,.]+) (?:(?:thousand|million)(?: (?:square )?(?:feet|foot|yards?|acres?|miles?|people|bucks|dollars))?|hundred (?:square )?(?:feet|foot|yards?|acres?|miles?|people|bucks|dollars))\b/giu;

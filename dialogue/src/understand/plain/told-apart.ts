import { numberAt } from '../numbers.ts';
import { tokenise } from '../words.ts';

const COUNT = '(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|\\d{1,2})';
/** What goes on one, up to the next of these. */
const WHAT =
  "(?!(?:and|but|one|two|the|it|put|add)\\b)[\\p{L}'’-]+(?: (?!(?:and|but|on|one|two|the other|with|without|for)\\b)[\\p{L}'’-]+){0,3}";
const THEM = '(?: of (?:them|those|these))?';

/** 'Two with onions and two without' */
const WITHOUT_IT = new RegExp(
  `\\b(?<first>(?:half|${COUNT}(?: ones?)?|the (?:first|one))${THEM}) with (?<the>the |any )?(?<what>${WHAT})(?<joint>[\\s,]+(?:and |but )?)(?<second>(?:the )?(?:other |second )?(?:half|${COUNT}|others?|rest)(?: ones?)?${THEM}) (?:without|with none|with no)(?: (?:it|them|any|that))?(?=\\s*(?:[.,;!?]|$)|\\s+please\\b)`,
  'giu',
);
/** 'Broccoli on one and ham on the other' */
const ON_EACH = new RegExp(
  `(?<=[,:]\\s*|\\bwith\\s)(?:(?:and|put|with|just) )*(?<first>${WHAT}) on (?<one>${COUNT})${THEM}(?<joint>[\\s,]+(?:and |but )?)(?<second>${WHAT}) on (?<other>the other(?: one| ${COUNT})?|the rest|the others)(?=\\s*(?:[.,;!?]|$)|\\s+please\\b)`,
  'giu',
);
/** 'The first with bacon, the second with cheese' */
const IN_TURN = new RegExp(
  `(?<=\\btwo \\p{L}[^.;!?]*,\\s*(?:and )?)the first(?: one)? (?<first>(?:with|without|no|gets|has) [^,;.!?]+?)(?<joint>,? and |, )the (?:second|other)(?: one)? (?<second>(?:with|without|no|gets|has) [^,;.!?]+)`,
  'giu',
);
/** 'Plus one without onions', 'and an extra one with bacon': besides those that were counted. */
const BESIDES =
  /(?:\bplus (?:an?other |an? )?(?:one|1)|\b(?:and|plus) (?:then )?an (?:extra|additional) one)(?: that (?:has|comes with|is))?(?= (?:with|without|no|has|that)\b)/giu;
/** 'And another hamburger, that one no onions' */
const THAT_ONE =
  /(?<=\b(?:another|second|other) [^,.;!?]+),? (?:and )?(?:that|this) one(?: (?:has|gets|with))?(?= (?:no|without)\b)/giu;

/** 'A burger with bacon and a plain one' are two, where a small word may pass for none. */
const PLAIN_ONE = /(?<=\b(?:an?|one|two|three) \p{L}[^.;!?]* and )an?(?= (?:just )?plain one\b)/giu;

/** 'One each of the plain and the sesame bagel' */
const ONE_EACH =
  /\bone each of (?:the |your )?(?<first>[^,.;!?]+?) and (?:the |your )?(?=[^,.;!?]+?(?: please)?[.!\s]*$)/giu;

/** 'Half a pound of ham and the same of the salami' */
const SAME_OF =
  /\b(?<many>(?:half an?|a half|quarter|an?|one|two|three|four|\d+)(?: \p{L}+){0,2} of) (?<first>(?:the )?\p{L}[^,.;!?]*?),?(?<joint> and )(?:also )?(?:the )?same (?:thing |amount )?of (?=\p{L})/giu;

const HALF_THEM =
  /\bhalf(?: of (?:them|those|these))?(?= (?:with|without|no|plain|regular|normal)\b)|\bthe other half(?: of (?:them|those|these))?(?= (?:with|without|no|plain|regular|normal)\b)/giu;
const WORDS = ['', 'one', 'two', 'three', 'four', 'five', 'six'];

/** What tells several of one dish apart, as it is said at more length: 'four tacos, two with onion and two without onion'. */
export const toldApartPlainly = (text: string): string =>
  halvesCounted(
    text
      .replace(WITHOUT_IT, '$<first> with $<the>$<what>$<joint>$<second> without $<what>')
      .replace(ON_EACH, '$<one> with $<first>$<joint>$<other> with $<second>')
      .replace(IN_TURN, 'one $<first>$<joint>one $<second>')
      .replace(BESIDES, 'and another one')
      .replace(THAT_ONE, '')
      .replace(PLAIN_ONE, 'one')
      .replace(ONE_EACH, 'one $<first> and one ')
      .replace(SAME_OF, '$<many> $<first>$<joint>$<many> '),
  );

/** 'Four tacos, half with onion, half without onion' are two and two. */
function halvesCounted(text: string): string {
  const told = halved(text, HALF_THEM, 2);
  return told === text ? halved(text, HALF_WHAT, MANY) : told;
}

/** So many are not all to be half and half. */
const MANY = 6;
const HALF_WHAT = /\bhalf (?:of (?:them|those|these) )?(?=\p{L})/giu;

/** By so many each, where at least so many were counted. */
function halved(text: string, half: RegExp, least: number): string {
  const halves = [...text.matchAll(half)];
  if (halves.length !== 2) return text;
  const before = tokenise(text.slice(0, halves[0]?.index));
  const counts = before.flatMap((_, at) => numberAt(before, at)?.value ?? []);
  const [many = 0] = counts;
  const each = WORDS[many / 2];
  return counts.length === 1 && each && many >= least && !/\bdozen\b/i.test(text)
    ? text.replace(half, (said) => `${each}${said.endsWith(' ') ? ' ' : ''}`)
    : text;
}

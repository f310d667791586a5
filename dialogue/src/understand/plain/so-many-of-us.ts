const NUMBER = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})';
const LED =
  "\\s*(?:(?:hi|hey|hello|yeah|yes|okay|ok|so|oh|um|uh|and|also|then|please|can (?:i|we) (?:get|have|do)|could (?:i|we) (?:get|have)|(?:i|we)(?:[’']d like|[’']ll (?:have|take|do)| want| need| would like)|give (?:me|us)|let me (?:get|have)|let[’']?s do)[\\s,.!]+)*";

/** 'Ordering for six please, a calzone': how many will eat counts no dishes. */
const ORDERING_FOR = new RegExp(
  `(?<=^${LED})(?:(?:this|it|that)(?:['’]?s| is) |i['’]?m |we['’]?re )?(?:an? )?order(?:ing)?(?: food| lunch| dinner)? for (?:about |like )?${NUMBER}(?: people| persons| of us| adults)?(?: please| tonight| today)*[,.;]\\s+`,
  'iu',
);
/** 'Four calzones, one for each of us': told twice, and four all the same. */
const ONE_EACH = new RegExp(
  `(?<=\\b${NUMBER} \\p{L}[^?!;]*)[\\s,]+(?:so |that['’]?s )?one (?:for )?each(?: (?:one )?of us| person| kid)?(?=(?: please)?[.!\\s]*$)`,
  'iu',
);
/** 'Calzones for both of us': two. */
const FOR_BOTH = new RegExp(
  `^(${LED})(?!(?:${NUMBER}|an?|the|some|any|no|orders?|half|both)\\b)(\\p{L}[\\p{L}'’ -]{2,40}s) for (?:both|the two|two) of us(?=(?: please)?[.!\\s]*$)`,
  'iu',
);
/** 'Two calzones and the same number of cokes' */
const AS_MANY = new RegExp(`\\b(${NUMBER})( \\p{L}[^?!;]*? )the same (?:number|amount) of (?=\\p{L})`, 'iu');
/** 'Is it possible to get two of those': a wish, and no question. */
const POSSIBLE =
  /\b(?:is|would|will) it (?:be )?(?:at all )?(?:possible|okay|ok|alright) (?:to|if (?:i|we)) (?:just )?(?:get|got|have|had|order|ordered|do|did) (?=(?:an?|one|two|three|four|five|six|some|\d+) )/giu;

/** The same without how many there are who eat it. */
export const countedPlainly = (text: string): string =>
  text
    .replace(POSSIBLE, 'can I get ')
    .replace(ORDERING_FOR, '')
    .replace(AS_MANY, '$1$2$1 ')
    .replace(ONE_EACH, '')
    .replace(FOR_BOTH, '$1two $2');

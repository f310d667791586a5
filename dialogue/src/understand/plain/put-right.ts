const NUMBER = '(?:a dozen|half a dozen|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})';
const PAUSE = '[\\s,.;\u2026-]+';
const AGAIN = `(?:(?:no|nope|wait|actually|hm+|uh+|um+|well|oh|sorry|you know what|on second thought|maybe|i think|just)${PAUSE})+`;

/** 'Four large lattes... no, three is plenty': what was counted is so many of it. */
const ENOUGH = new RegExp(
  `\\b(?:${NUMBER}) (?<what>(?!(?:\\p{L}+ ){0,4}(?:at|by|around|before|after|till|until|past)\\b)(?:\\p{L}[\\p{L}'’-]* ){0,4}\\p{L}[\\p{L}'’-]*)[,.;\u2026-]+\\s*${AGAIN}(?<many>${NUMBER})(?:['’]?s| is| are| will| would| should| ought to)(?: be)?(?: probably)? (?:plenty|enough|fine|good|okay|ok|do|right|all (?:i|we) need)(?= *(?:[.,!;]|$)| (?:please|actually|thanks|for)\\b)`,
  'giu',
);

/** 'Do the papaya salad instead'; what somebody else will do is theirs. */
const DO_INSTEAD =
  /(?<=^\s*|[,.;!?]\s*|\b(?:actually|wait|okay|ok|just|and|but|please|you|let['’]?s|oh|no|sorry|so|well|maybe) )do (?=the \p{L}[\p{L}'’ -]{1,40} instead\b)/giu;

/** 'Make it a double order' */
const DOUBLE_ORDER = /\b(?:make|do) (?<what>it|that|them|those|the [\p{L} ]+?) (?:in )?(?:a )?double orders?\b/giu;
/** 'Scratch that last one' */
const THAT_LAST =
  /\b(?<deed>scratch|cancel|drop|lose|skip|forget|remove|take off) (?:that|this) (?=last (?:one|thing|item)\b)/gi;

/** The same with the number that was meant in the first place, and with what comes instead alone. */
export const putRight = (text: string): string =>
  text
    .replace(ENOUGH, '$<many> $<what>')
    .replace(DO_INSTEAD, '')
    .replace(DOUBLE_ORDER, 'double $<what>')
    .replace(THAT_LAST, '$<deed> the ');

/** 'Five melts on rye, but two of those without the onion': so many of those five. */
const OF_THOSE = new RegExp(
  `(?<=\\b${NUMBER} \\p{L}[^?!;]*)[\\s,]+(?:but|and|with) (?<some>${NUMBER}) of (?:those|them|these) (?=(?:without|no|with)\\b)`,
  'giu',
);
/** 'Three biscuits, two without the bacon', of biscuits that are called after it. */
const SOME_WITHOUT = new RegExp(
  `(?<=\\b${NUMBER} \\p{L}[^?!;]*)(?:,? but|,) (?<some>${NUMBER}) (?:without|minus)(?: the| any)? (?=\\p{L})`,
  'giu',
);
/** 'Two sandwiches, both on rye, one ham, the other turkey': what is on both is told behind what they are. */
const BOTH_FIRST =
  /(?<=\b(?:two|three|four) \p{L}+s),? (?<all>both|all)(?: of them)?(?: are)? (?<how>[^,.;!?]+)[,.;]\s+(?<parts>(?:one|an?)\b[^?!;]+?)(?=(?: please)?[.!\s]*$)/iu;
export const partsPlainly = (text: string): string =>
  text
    .replace(OF_THOSE, ', $<some> ')
    .replace(SOME_WITHOUT, ', $<some> no ')
    .replace(BOTH_FIRST, ', $<parts>, $<all> $<how>');

import { withoutFigures } from '../when/figures.ts';
import { withoutAges } from '../words/ages.ts';
import { tellsAnything } from './matter.ts';
import { KIN } from './words.ts';

/** What is only told of somebody while an appointment is made: it wishes for nothing, asks nothing and answers nothing. */

const LED =
  '(?:(?:and|but|so|oh|well|um|uh|also|plus|yeah|hey|only|though|actually|because|since|like|just so you know|by the way|fyi|you know|i mean|i should (?:say|mention|tell you)(?: that)?)[\\s,]+)*';
const WHO =
  "(?:i|we|he|she|it|they|you(?: guys)?|there|(?:my|our|his|her|their|the) (?:(?!appointment|name|number|time|phone)[\\p{L}'’-]+ ){0,3}?(?!appointment|name|number|phone|time)[\\p{L}-]+|(?:\\p{L}+ )?(?!this|thanks|yes|sounds)\\p{L}{3,}s)";
const ADVERB =
  '(?: (?:just|really|only|also|still|always|usually|already|kind of|kinda|actually|gonna|going to|probably|very|so|a bit|a little))*';
const be = "(?:['’](?:s|re|m)| (?:is|are|am|isn['’]?t|aren['’]?t))";

/** 'Somebody who is good with kids', 'not the guy from last time': what they are like, not which of them. */
const KIND_OF_PERSON =
  '(?:some(?:one|body)|any(?:one|body)|whoever|woman|women|man|men|lad(?:y|ies)|guys?|girl|boy|male|female|person|student|trainee|owner|(?:one|pair) with|the (?:same|most) )';
const FOR_SOMEBODY = `(?:${KIN}|aunt|nanny|grandmother|grandfather|wife|oldest|youngest|other half|better half|fianc\\p{L}+|land(?:lord|lady)|employees?|coworkers?|in[ -]laws?|ex|colleagues?|twins|kids|children|clients?|students?|somebody else|someone else)`;

const of = (pattern: string): RegExp => new RegExp(`^${LED}${pattern}`, 'iu');

/** 'It's for my husband', 'my brother's the one coming in' */
const WHOSE: readonly RegExp[] = [
  of(
    `(?:(?:it|this|this one|the appointment|that)(?:['’]s|['’]?d be| is| would be)|i['’]?m (?:calling|booking|making|setting)(?: (?:it|this|that|up))?)(?: (?:actually|really|just|gonna be|all))*(?: not for me, it['’]s)? (?:for|on behalf of)(?: a| an| the| my| our| his| her| one of my| one of our)? (?:[\\p{L}'’-]+ ){0,3}?${FOR_SOMEBODY}\\b`,
  ),
  of(
    `(?:(?:it|this)['’]s|it is)(?: (?:actually|just))? (?:not for me|(?:a present|a gift|a surprise) for|going to be my|gonna be my|my [\\p{L}'’ ]+ (?:who|that) needs it)`,
  ),
  of(`(?:my|our) [\\p{L}'’ ]+?(?:['’]s| is| will be)(?: gonna be)? (?:the one|coming|the patient)`),
];
/** 'I'd rather have a woman', 'with whoever did it last time' */
const WHICH_KIND: readonly RegExp[] = [
  of(
    `(?:(?:please )?(?:give|get) me|(?:can|could) it be|i['’]?d(?: \\w+)? (?:rather|prefer|like|love|feel|be)|i would(?: \\w+)? (?:rather|prefer|like|love|feel|be)|i (?:prefer|want|liked|don['’]?t want|do not want)|please not|not|with|by|preferably|ideally)(?: [\\p{L}'’]+){0,4}? ?${KIND_OF_PERSON}`,
  ),
  of(
    `with the (?:one|person|guy|girl|lad(?:y|ies)|woman|man|doctor|dentist|vet|teacher|stylist|barber|mechanic|therapist) (?:i|we|who|that|from)\\b`,
  ),
  of(
    `(?:(?:the|a|an) (?:[\\p{L}'’]+ )?)?${KIND_OF_PERSON}\\b.*\\b(?:with|who|good|best|gentle|patient|calm|friendly|better|is fine|if|did|around|was|is|but)\\b`,
  ),
];
/** 'I'm bringing the paperwork', 'the kids will be with me' */
const ALONG = of(
  `${WHO}(?:['’]ll| will|['’](?:m|s|re)| am| is| are)(?: be| also| just| have to)*(?: (?:gonna|going to))? (?:bring(?:ing)?|have|having|with me|wait(?:ing)? with|sit(?:ting)? with|tak(?:e|ing) (?:my|the|a|an)|drop (?:him|her|it|them|me) off|coming along|need)\\b`,
);
/** 'I was there last year', 'I've never been', 'you did my sister's wedding': of a day that is gone. */
const GONE = of(
  `(?:last time\\b|${WHO}(?:(?:['’](?:ve|s)| have| has| had)(?:n['’]?t| not| never)?(?: [\\p{L}]+)? (?:been|come|had)|haven['’]?t (?:been|come|had)|hasn['’]?t (?:been|come)|(?: think)?(?: i)? (?:was|were) (?:there|supposed to come last|in|here|at|born|a client|great|closed|last)|${ADVERB} (?:had (?!an? (?:\\p{L}+ )?(?:appointment|booking|reservation|question|slot)|it\\b|that|one\\b|something|to\\b)|broke|used to|came|went to|tried|found|sent|saw|did|liked|moved here|recommended|told me about)|${be} (?:my|his|her) (?:first|second|third) (?:time|visit)|['’]s been (?:ages|a while|forever|years|months))\\b|never (?:been|set foot)|(?:your|this) [\\p{L}]+ was recommended)`,
);
/** Neither can be a matter of danger. */
const PLAIN: readonly RegExp[] = [...WHOSE, ...WHICH_KIND, ALONG, GONE];

/** 'She's a bit shy', 'I have a coupon', 'he hates being touched', 'stairs are hard for me' */
const TELLS: readonly RegExp[] = [
  of(
    `${WHO}${be}${ADVERB} (?!(?:free|available|off|busy|good|fine|okay|ok|great|perfect|best|better|calling|looking|hoping|wondering|trying|thinking|sorry|not (?:sure|ready)|sure|ready|here|done|interested|book\\w*|scheduled|supposed|due|running|late|on my way|called|named|right|correct|wrong|possible|all|it|that|this|going(?! through)|gonna|coming|about (?:my|the|a)|under|for|at)\\b)`,
  ),
  of(
    `${WHO}(?:['’]ve| have| has|['’]s got)(?: got)?${ADVERB} (?!(?:to|an? (?:\\p{L}+ )?(?:appointment|booking|reservation|question|slot|conflict|meeting|problem)|something|anything|nothing|that|it|time|until|been|had)\\b)\\p{L}`,
  ),
  of(
    `${WHO}${ADVERB} (?:(?:do|does|did|ca|could|wo|would)n['’]?t|cannot|can|never)${ADVERB} (?!(?:know|care|mind|matter|think|work|make it|do (?:it|that)|see|understand|remember|want (?:to|it|that)|need (?:to|it|that|one)|have (?:a|any|time)|come|wait|get (?:there|in|off|out)|be there)\\b)\\p{L}`,
  ),
  of(
    `(?:i|we|they|you|(?:my|our|his|her|the) \\p{L}+s|\\p{L}{3,}s)${ADVERB} (?:use|hate|love|like|prefer|wear|walk|weigh|get|tend|bruise|worry|faint|pass|speak|read|take (?:an?|my|blood|pills|medic)|live|panic|stutter|need (?!to\\b)|need to (?:sit|lie|stand|be near|keep)|work from|freak|scare|stress|make me|hurt|move|hear|see) ?`,
  ),
  of(
    `(?:he|she|it|this|(?:my|our|his|her|the) (?:\\p{L}+ ){0,2}?\\p{L}+)${ADVERB} (?!(?:wants|works|says|goes|comes|suits|sounds|looks|does|is|was|has|needs to|would|gets off|finishes|depends|matters|this|that|which|thanks|yes)\\b)(?:\\p{L}{3,}s|makes me|needs (?!to\\b)|needs to (?:sit|lie|stand|be near|keep)) `,
  ),
];
/** 'It's about forty pounds', 'it's a 2011 model', 'I'm a size nine', 'the plate ends in 4471' */
const NUMBER = '(?:\\d[\\d,.]*|(?:\\p{L}+[ -]){0,3}?\\p{L}+)';
const MEASURE = new RegExp(
  `\\b(?:size (?:is |an? )?\\d|size \\p{L}+|ends in|over \\d|prescription|plus|minus|${NUMBER} (?:pounds?|lbs|inch(?:es)?|feet|foot|centimeters?|cm|miles|kilos?|model|by \\p{L}+)|(?:19|20)\\d\\d\\b|\\d{2,3},?000|foot \\p{L}+|(?:five|six) (?:foot )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven)$|\\d+(?:\\.\\d+)? and (?:left|right)|\\d{2,3} \\d{2} \\d{2})`,
  'iu',
);
const STATES = of(
  `(?:${WHO}${be}|${WHO} (?:has|have|weighs?|take|wear|ends)|(?:left|right) is|there['’]s|\\p{L}+ \\p{L}+['’]s)`,
);

/** What it tells: something of which nobody is in danger, a number that is no hour, or anything else; null of no remark. */
export type RemarkKind = 'plain' | 'measure' | 'other';

/** 'She's four years old', 'it's for my mom', 'I use a walker' */
export function remarkIn(text: string): RemarkKind | null {
  const said = text.trim();
  if (PLAIN.some((pattern) => pattern.test(said))) return 'plain';
  if (withoutAges(said) !== said && !tellsAnything(withoutAges(said))) return 'measure';
  if (withoutFigures(said) !== said && !tellsAnything(withoutFigures(said))) return 'measure';
  if (STATES.test(said) && MEASURE.test(said)) return 'measure';
  return tellsAnything(said) && TELLS.some((pattern) => pattern.test(said)) ? 'other' : null;
}
/** By whom they would like to be seen. */
export const isOfWhom = (text: string): boolean => WHICH_KIND.some((pattern) => pattern.test(text.trim()));
export const isOfPastVisit = (text: string): boolean => GONE.test(text.trim());

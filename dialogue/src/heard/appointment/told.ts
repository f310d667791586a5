import { FUNCTION_WORDS, tokenise } from '../../understand/words.ts';

/** What is told beside a wish to come: 'he bites', 'it's my first time', 'I walk with a cane'. */

const WHO = '(?:he|she|it|they|i|we|there|(?:my|our|his|her|the) (?:\\p{L}+ )?\\p{L}+)';
const ENDS = /[,;.!?…]+(?=\s|$)|\b(?:and|but|also|plus|so|because|since|oh|except)\b/iu;
/** Where a new sentence begins that no mark parts from the one before. */
const BEGINS = new RegExp(
  `(?<!\\b(?:can|could|would|will|should|may|do|does|did|is|are|if|when|that|what|where|how|before|after|since|while|until|than))\\s(?=(?:he|she|it|they|i|we|there|my \\p{L}+)(?:['’](?:s|re|m|ve)\\b|\\s(?:is|are|am|was|were|has|have|had|can['’]?t|won['’]?t|doesn['’]?t|don['’]?t|didn['’]?t|gets?|hates?|bites?|tends?)\\b))`,
  'giu',
);
const TELLS = new RegExp(
  `^(?:${WHO}['’](?:s|re|m|ve)|${WHO} (?:is|are|am|was|were|has|have|had|can|does|do|did|will|might|may|gets?|just|really|only|usually|never|always|still|also|tends?|\\p{L}+n['’]?t|\\p{L}{2,}s|\\p{L}{3,}ed)|i (?:use|walk|speak|take|wear|live|hate|bring|bite))\\b`,
  'iu',
);
/** Its parts in the caller's words, of which each tells something that is neither wish nor moment nor detail. */
export function toldIn(text: string): string[] {
  return text
    .split(ENDS)
    .flatMap((part) => part.trim().split(BEGINS))
    .map((part) => part.replace(BESIDE, '').trim())
    .filter((part) => (TELLS.test(part) || isFragment(part)) && isMatter(part));
}

/** 'If that matters' */
const BESIDE =
  /[,\s]+(?:if (?:that|it) (?:matters|helps|makes a difference)|just so you know|by the way|fyi|for what it'?s worth)\W*$/i;

/** 'Some script on my wrist', 'with the long sleeves' */
const isFragment = (part: string): boolean =>
  /^(?:some|with|without|just|only|a|an|no) /i.test(part) &&
  tokenise(part).filter((word) => !FUNCTION_WORDS.has(word)).length > 1;

/** Of a first visit too, though none of its words tells much. */
const isMatter = (part: string): boolean =>
  !ELSEWHERE.test(part) &&
  (/\bfirst (?:time|visit)\b/i.test(part) ||
    tokenise(part).some((word) => !FUNCTION_WORDS.has(word) && !EMPTY.test(word)));
const EMPTY =
  /^(?:sure|wondering|guess|hope|works?|working|fine|whatever|theyre|youre|hes|shes|were|ive|weve|theres|has|isnt|wasnt|arent|havent|hasnt|didnt|couldnt)$/;
/** A wish, a moment, a detail, an answer: others read it. */
const ELSEWHERE =
  /\b(?:wants?|wanted|needs?|needed|like to|love to|prefer|rather|book(?:ed)?|schedule\w*|appointments?|reservations?|call(?:ing|ed)?|comes?|came|coming|available|availability|free|names?|number|phone|email|wondering|hoping|looking|cancel|move|change|reschedule|busy|off|works? (?:for|better|best|until|till)|care|mind|matter|latest|earliest|soonest|make it|can(?:['’]?t)? (?:make|do)|good|great|perfect|fine|\w+day|mornings?|afternoons?|evenings?|tomorrow|today|tonight|noon|o'?clock|[ap]m|\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|^(?:it|that)['’]?s (?:for|about|under|with|at|on)|matters?\b|\?$/i;

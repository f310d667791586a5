import { tokenise } from '../../understand/words.ts';
import { tellingIn } from '../appointment/matter.ts';
import { NOT_OF_DOING } from '../appointment/words.ts';
import { asAsked, isMereQuestion } from '../question.ts';

/** Questions that ask for no time to come, whatever day, place or 'later' stands in them. */

const DAY =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tomorrow|today|tonight|weekends?|weekdays?|mornings?|afternoons?|evenings?|noon|(?:next|this) week|that (?:day|morning|afternoon|evening|night)|the (?:day|week) after|(?:the )?(?:next|following) (?:day|week))';
const HOUR =
  '(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})(?: (?:oclock|thirty|fifteen|am|pm))?)';
const AT = '(?:(?:on|at|for|in|this|next|the|around|about|like|say|maybe|early|late|any) )*';

/** What is free, and when somebody could come. */
const OF_TIMES = new RegExp(
  [
    '\\b(?:availab\\w+|openings?|slots?|spots?|vacanc\\w+|booked|busy|how soon|(?:earl|soon)iest|latest|another (?:day|time)|other (?:days?|times?)|(?:which|what) (?:days?|times?|slots?)|room for|instead|rather|looks? like|looking (?:like|for)|squeeze|fit (?:me|us|him|her) in|get (?:me|us|him|her|\\w+) in|see (?:me|us))\\b',
    `${NOT_OF_DOING}\\b(?:anything|something|nothing|any time|anytime|times?|a time)\\b(?= (?:(?:a )?(?:bit|little|tad|much|way|lot) )?(?:at|on|for|in|open|free|left|else|cheaper|earlier|later|sooner|today|tomorrow|this|next|around|before|after|between|\\w+day)\\b|$)`,
    '\\b(?:what|whats) (?:else )?(?:do|have) you (?:have|got)\\b|\\bwhats open\\b',
    '(?<!\\b(?:it|that|this|they|those|these|for|parking|consultation|estimate|service|delivery) )\\bfree\\b(?! (?:of charge|to|for)\\b)',
    `\\b(?:have|has|got|do|does|about|hows|is|would|what|will|take|doing|try|make it|come|coming|up) ${AT}(?:${DAY}|${HOUR})(?! (?:of|people|kids|dogs|cats|at once|more|(?:more |less )?expensive|cheaper|busier|quieter|extra|crowded|slow|packed|the same)\\b)`,
    `\\b(?:${DAY}|${HOUR}) (?:be |still |also )?(?:works?|okay|ok|good|fine|possible|suits?|better|alright)\\b`,
    '\\b(?:works?|suits?|good|okay|fine) (?:for|with) (?:you|me|us|him|her|them|yall)\\b',
    '\\b(?:can|could|may|might|shall) (?:i|we|he|she|they|my \\w+)(?: (?:just|also|maybe|still))* (?:come|get in|make it|do|be seen|book|schedule|see|switch|move|change)\\b(?! (?:(?:it|that|this|in|along|inside) )?(?:later|if|when|afterwards?|without|along|too|with (?:me|us|him|her))\\b)',
    '\\b(?:can|could|would|will) (?:you|he|she|they|someone|somebody|anyone|\\w+) (?:fit|see|take|do|book|move|put|switch|change|push)\\b(?! (?:him|her|them|me|us|(?:my|our) \\w+)(?: too| as well)?$)',
  ].join('|'),
);

/** What it costs, and what is taken off or put on. */
const OF_PRICES =
  /\bhow much\b(?! (?:time|notice|longer|later|earlier))|\b(?:price|cost|costs|costing|charged?|charges?|fees?|extra|discounts?|deposit|percent|cheaper|pricier|expensive|refund|on the hook|run me|set me back)\b|\bwhats? (?:\w+ ){0,4}(?:run|go for)$|\b(?:is|would|does) (?:it|that|this) (?:be |go |cost )?(?:more|less|up|the same|still the same)\b/;
/** 'Do you have anything cheaper Thursday', 'how much would three o'clock be' */
const NO_PRICES = /\banything\b|\bsomething\b(?! off\b)/;

const LED =
  '^(?:(?:and|so|but|okay|ok|oh|um|uh|well|wait|sorry|hey|hi|yeah|yes|also|then|alright|hm+|before (?:we|you|i) \\w+(?: on)?|one (?:thing|question)|quick question|just (?:curious|wondering)) )*';
/** 'What if I get sick', 'what happens when I have to cancel'. */
const WHAT_IF = new RegExp(
  `${LED}what(?: happens| would happen| do (?:i|we) do| about)? (?:if|when) (?:i|we|he|she|they|it|my \\w+|something|somebody|someone|theres|there|the \\w+)\\b`,
);
/** 'What if we made it Friday': that proposes a time. */
const PROPOSES =
  /\b(?:if|when) (?:i|we|you|he|she) (?:just |all |both )?(?:came|come(?= (?:in )?(?:on|at|earlier|later|\w+day|tomorrow|around))|did|made|make|moved|took|tried|went|switched|booked|said|pushed)\b/;
const IF = new RegExp(`${LED}(?:what )?(?:if|say|suppose|supposing|in case|lets say|assuming)\\b (?<then>.+)$`);
/** Where what comes of it is asked. */
const THEN =
  /(?<!\b(?:if|and|or|that|what|how|say) )\b(?:(?:do|does|is|are|am|will|would|did) (?:i|we|you|he|she|it|that|they|there|this|a|the)|whats|what|how much|how)\b.*$/;
/** What it is asked of: 'which one of you does color'. */
const AMONG = / of (?:them|those|these|you|yall)\b/;
/** 'Can you note that I'm nervous' wishes for something to be done. */
const TO_BE_DONE =
  /^(?:can|could|will|would) (?:you|they|he|she|some(?:one|body)|any(?:one|body))(?: guys)? (?!(?:also |even |still )?(?:charge|take|accept|do|have|offer|see)\b)/;
/** 'How early should I get there?' */
const HOW_EARLY = /^how (?:early|much earlier|long before|far ahead) (?:should|do|must) (?:i|we)\b/;
const COUNTS =
  /\b(?:does|do|will|would|is|are) (?:that|it|this|they|those|these) (?:\w+ )?(?:count|matter|apply|hold|go|work|change|good)\b/;

/** A condition, whose end is asked: 'if something comes up and I can't make it, do I get charged'. */
export function asksIf(said: string): boolean {
  if (WHAT_IF.test(said)) return !PROPOSES.test(said);
  const then = IF.exec(said)?.groups?.then;
  const asked = then === undefined ? undefined : THEN.exec(then)?.[0];
  if (asked === undefined || PROPOSES.test(said) || OF_TIMES.test(asked)) return false;
  return isMereQuestion(asked) || /^what (?:then|happens)\b/.test(asked);
}

function isBeyond(clause: string): boolean {
  const said = tokenise(clause).join(' ').replace(new RegExp(LED), '').replace(AMONG, '');
  if (HOW_EARLY.test(said)) return true;
  if (said === '' || TO_BE_DONE.test(said) || !isMereQuestion(said)) return false;
  if (OF_PRICES.test(said) && !NO_PRICES.test(said)) return true;
  if (OF_TIMES.test(said)) return false;
  return COUNTS.test(said) || tellingIn(said).length > 0;
}

const PARTS =
  /(?<=[.?!])\s+|[,;]\s+|\s+(?:and|but) (?=(?:do|does|is|are|how|what|where|will|would|can|could|should)\b)/i;
const MOMENT = new RegExp(`\\b(?:${DAY}|at ${HOUR}|${HOUR} (?:oclock|thirty|am|pm))\\b`);

/**
 * Whether all that is asked is something else than a time to come: 'does that count on Saturday too', 'what if I need to move it
 * later', 'is it more if it's really long?'. What a moment is wished for in beside it is not.
 */
export function asksBeyondTimes(text: string): boolean {
  const asked = asAsked(text);
  if (asksIf(tokenise(asked).join(' '))) return true;
  const parts = asked.split(PARTS).filter((part) => tokenise(part).length > 1);
  const beyond = parts.filter(isBeyond);
  return (
    beyond.length > 0 &&
    parts.every((part) => beyond.includes(part) || !(MOMENT.test(tokenise(part).join(' ')) || asksAnything(part)))
  );
}

const asksAnything = (part: string): boolean => /\?\s*$/.test(part) || isMereQuestion(part);

const OF_HOURS = /\b(?:open|closed?|closing|hours|there till|how late)\b/;
const OF_PERSON =
  /\b(?:is|will|does|do|are|which|who|whos|would)\b.*\b(?:work|working|in|there|around|off|on|(?:does|do|would (?:be|do)|is) it)\b(?: (?:(?:on|this|next|that) )?(?:day|then|\w+days?|today|tomorrow))?$/;
const BY_THE_WAY = / (?:by the way|btw|though|actually|anyway)$/;
/** 'Is Trish in that day': asked of somebody, and of no time. */
export const asksOfPerson = (text: string): boolean => OF_PERSON.test(tokenise(text).join(' ').replace(BY_THE_WAY, ''));

/** 'Which doctor would it be', 'are you open on Friday in case I'm late': asked of what is wished for, and no wish itself. */
function isAskedBeside(part: string): boolean {
  const said = tokenise(part).join(' ').replace(new RegExp(LED), '').replace(BY_THE_WAY, '');
  if (!isMereQuestion(said) || TO_BE_DONE.test(said)) return false;
  if (isBeyond(part)) return true;
  const isOpen = OF_HOURS.test(said) && !/\b(?:anything|something|slots?|spots?|what|whats)\b.*\bopen\b/.test(said);
  return isOpen || (OF_PERSON.test(said) && !/\bfree\b/.test(said)) || !(OF_TIMES.test(said) || MOMENT.test(said));
}
/** A wish for a moment, and what is asked in the same breath. */
export interface BesideMoment {
  wish: string;
  asked: readonly string[];
}

/** 'Half an hour later is better, and does Kenji work that day', 'can you do two, what's a filling gonna cost'. */
export function askedBesideMoment(text: string): BesideMoment | null {
  const wish: string[] = [];
  const asked: string[] = [];
  let isBehind = false;
  for (const part of text.split(PARTS).filter((one) => one.trim() !== '')) {
    const goesOn: boolean = isBehind && !asksAnything(part) && CONDITION.test(part);
    isBehind = goesOn || isAskedBeside(part);
    if (goesOn) asked.push(`${asked.pop() ?? ''}, ${part}`);
    else (isBehind ? asked : wish).push(part);
  }
  return asked.length > 0 && wish.length > 0 ? { wish: wish.join(', '), asked } : null;
}
/** 'In case I have to switch again' */
const CONDITION = /^(?:in case|if|because|cause|since|without|with|for|when)\b/i;

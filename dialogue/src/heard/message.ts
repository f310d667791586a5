import { keeping } from '../kept.ts';
import { readName } from '../understand/names.ts';
import { phoneAt } from '../understand/phones.ts';
import { LATE } from './appointment/words.ts';
import type { Proposal } from './intent/model.ts';
import { isQuestion } from './question.ts';

/** What somebody should be told: a complaint, or a wish for a call or a word passed on. */
export type ForSomebody = 'complaint' | 'pass-on';

const PERSON =
  '(?:the |your |my |a |an )?(?:owner|manager|boss|doctor|dentist|hygienist|chef|cook|driver|supervisor|stylist|office|billing(?: person| department)?|front desk|reception(?:ist)?|office manager|team|staff|kitchen|somebody|someone|anybody|anyone|a person|them|him|her|you guys|you)';

/** Somebody who is not on the line. */
const PASS_ON_SURELY =
  /\b(?:he|she|they|somebody|someone|(?:dr|doctor|mr|mrs|ms|miss) \w+) (?:should|needs? to|has to|have to|must|can|could|may)(?: please| just)? (?:call|ring|phone|text) (?:me|us)\b|\b(?:can|could|would|will|have|get|ask|please) (?:\w+ ){0,3}(?:to )?give (?:me|us) a (?:call|ring|buzz|shout)\b|\b(?:copies|copy|a scan) of (?:my|our|his|her)\b|\b(?:can|could|will|would|have|get|want|need) (?:he|she|they|somebody|someone|anybody|him|her|them|(?:the|a|your) \w+(?: (?:who|that) (?:\w+ ){0,3}?\w+)?|(?:(?:dr|doctor|mr|mister|mrs|ms|miss|nurse) )?(?!(?:you|i|we|it|that|this|and|to|just|also|the|please)\b)\w+) (?:please |just |maybe |also )*(?:to )?(?:(?:look|check|find out|see|ask)(?: (?:around|for (?:it|them)|into (?:it|that)|on (?:it|that)))? and )?(?:call|ring|phone|text|contact|reach|let|get (?:in touch|back|hold)) (?:with |to |of )?(?:me|us|my)\b|\b(?:(?:could|can|would|will) you|please) (?:please |just |maybe )*(?:ask|tell|remind) (?:him|her|them|(?:the|doctor|dr|mr|mrs|ms|your) (?!(?:questions?|time|hours|menu|prices?|address|specials?|rest|way|difference|story)\b)\w+)\b|\bpage (?:someone|somebody|the \w+|him|her)\b|\b(?:can|could|would|will) you (?:please |also |just |maybe )*(?:note|mention|(?:make|put|leave) a note|(?:put|write)(?: down| in)? that (?:i|im|ive|he|hes|she|shes|we|were|they|its|my))\b/;

const PAPERS =
  '(?:records?|files?|charts?|notes|x ?rays?|results?|prescriptions?|refills?|invoices?|receipts?|paperwork|forms?|referrals?|statements?|bills?|estimates?|quotes?|certificates?|letters?|documents?|reports?|transcripts?|contracts?|measurements|meds|medications?|address|email|insurance|card on file|information|info)';
const MEDICINES =
  '(?:pills?|meds|medicine|medications?|tablets?|insulin|inhalers?|drops|ointment|contacts|contact lenses)';
/** What is done in the office: 'fax my records to my doctor', 'call in a refill'. */
const OF_PAPERS = new RegExp(
  `\\b(?:can|could|would|will|need|want|have) (?:you|someone|somebody|anyone|they|yall|him|her)(?: guys)? (?:please |just |also |to )*(?:send|fax|forward|mail|email|transfer|release|fill out|fill in|sign|print|refill|renew|call in|update|resend|pull|copy|check on|look up|change|correct) (?!me\\b)(?:\\w+ ){0,4}?${PAPERS}\\b|\\b(?:need|needs|want|wants|like|get|getting|due for|calling (?:for|about)|out of) (?:an?|my|another|some|the|his|her) (?:\\w+ )?(?:refill|prescription|referral|doctors note|copy of my)\\b(?! (?:of|on) (?:my |the )?(?:coffee|soda|drink|tea|coke)\\b)|\\b(?:need|needs|want|wants|get|getting|out of|low on|ran out of|running out of|running low on) (?:(?:some )?more(?: of)? )?(?:my|our|his|her|their|\\w+s) (?:\\w+ )?${MEDICINES}\\b`,
);
const PASS_ON: readonly RegExp[] = [
  // Whoever waits for them should know.
  LATE,
  /\b(?:so you(?: guys)? know|fyi|for your information|heads up|let(?:ting)? you(?: guys)? know)\b/,
  // 'Who can I talk to about getting it replaced'
  /\bwho (?:can|do|should|could|would|did) (?:i|we) (?:need to )?(?:talk|speak|complain|go|write)(?: to| with)?\b.*\b(?:about|regarding)\b/,
  // 'I dropped off two pairs of pants, just want to know if they're done'
  /\b(?:know|see|check|wondering|calling|asking|ask) (?:if|whether) (?:theyre|its|it is|they are|hes|shes|(?:my|the) (?!(?:order|food|pizza)\b)\w+(?: (?:is|are))?) (?:done|ready|finished|fixed|repaired|back)\b/,
  new RegExp(
    `\\b(?:could|can|would|will) (?:the|your|my) (?:owner|manager|boss|doctor|dentist|hygienist|chef|stylist|office|nurse|team)\\b(?: \\w+)? (?:tell|let|look|check|explain|write|send|give|answer|say)\\b`,
  ),
  new RegExp(
    `\\b${PERSON} (?:to )?(?:please )?(?:call|ring|phone|contact|text|get back to|reach)(?:s|ed)? (?:me|us|my \\w+|back)\\b`,
  ),
  /\b(?:call|ring|text) (?:back )?(?:after|before|between|only|any ?time)\b/,
  /\b(?:call|ring|phone|text) (?:me|us|my (?:wife|husband|mom|dad|son|daughter|office|mother|father)) (?:back|at|on|when|about|please|later|tomorrow|today|asap)\b|\bcall ?back (?:from|about|please)\b/,
  new RegExp(
    `\\b(?:tell|let|remind|inform) (?!me\\b|us\\b|you\\b)(?:${PERSON}|(?:(?:doctor|dr|mister|mr|mrs|ms|miss) )?[a-z]+) (?:that|know|about|we|well|were|weve|i|ill|im|ive|he|hes|she|shes|it|its|the|to (?:call|ring))\\b`,
  ),
  /\b(?:message|a word|note) for (?:the |your |my )?[a-z]+\b|\bpass (?:(?:it|this|that|a message|something) )?(?:on|along) ?(?:to|that)?\b/,
  /\b(?:its|this is|im|we are|were) (?:the )?(?:(?!time )[a-z]+ ){1,4}calling\b|\b(?:calling|here) from (?:the |your )?[a-z]+\b|\bdepartment here\b/,
  /(?<!\b(?:do|does|did|will|would|should) (?:i|we|you|he|she)(?: need to| have to)? )\b(?:need|want|get|send|have|like) (?:me )?(?:an?|my|the|your) (?:invoice|receipt|refund|estimate|quote|prescription|referral|copy of|statement|x ?rays?|records)\b|\bprescription (?:re)?fill/,
];

const SUPPOSED =
  /\b(?:what|what happens|how (?:\w+ )?is it|is it (?:\w+ )?(?:okay|ok|alright|a problem)|do you|will you|can you|would you)\b.*\b(?:if|when) (?:i|im|we|were|he|she|hes|shes)\b/;

/** 'Tell the man to ring twice', 'to call when he's outside': whoever comes is told so, and nobody is called for it. */
const AT_THE_DOOR =
  /\bring (?:the |my |our )?(?:bell|buzzer|doorbell|twice|once|two times|number|apartment|unit|upstairs|downstairs)\b|\b(?:call|text|ring|phone)(?: me| us| ahead)? (?:when|before|once|as soon as|on (?:the|his|her|their) way|half an hour|from (?:outside|downstairs|the (?:street|car)))\b/g;

/** In the middle of anything: 'just have somebody call me', 'tell somebody'. */
export const wantsCallIn = (words: readonly string[]): boolean => {
  const said = words.join(' ');
  return PASS_ON_SURELY.test(said) &&
    /\b(?:call|ring|phone|text|contact|reach|get (?:back|in touch)|let (?:me|us) know)\b/.test(
      said.replace(AT_THE_DOOR, ' '),
    )
    ? true
    : /^(?:(?:yes|yeah|no|please|just|ok|okay) )*(?:tell|let) (?:somebody|someone|them)(?: know)?\b(?! (?:about|that|if|when)\b)/.test(
        said,
      );
};

/** A text to a friend is nobody's business here. */
const ELSEWHERE_SENT =
  /\b(?:send|start|write|compose) (?:a |an )?(?:new )?(?:text|email|message)\b|^(?:please )?(?:(?:can|could|would|will) you )?(?:text|email|alert|notify) (?!me\b|us\b|you\b|him\b|(?:the|your) (?:owner|manager|boss|doctor|office|team|staff|kitchen|driver))/;

const COMPLAINTS: readonly RegExp[] = [
  /\b(?:picked (?:it|him|her|them|(?:my|our|the) \w+) up|picked up (?:my|our|the)|brought (?:it|him|her|my \w+) (?:in|home)|got (?:it|(?:my|our|the) \w+) back|(?:was|were) (?:just )?(?:in|there))\b.*\b(?:worse|still|again|already|wasnt|isnt|arent|doesnt|dont|wont|same|missing|scratched|broken)\b/,
  /\b(?:you|they|nobody|you guys|people) (?:people |guys )?(?:never|dont ever|keep not|still havent|still didnt) (?:call|called|answer|answered|pick|picked|show|showed|return|returned|fix|fixed|listen|get|got|send|sent)\b/,
  /\b(?:the|my) \w+ (?:that )?you (?:guys )?(?:fixed|did|put|sold|gave|made|sent|delivered|installed|cut|repaired|replaced)\b.*\b(?:again|already|broke|broken|dead|wrong|wilted|died|fell|came (?:off|out|apart)|leak\w*)\b/,
  /^(?:(?:yeah|hi|hello|so|well|okay|and) )*you (?:guys |people )?(?:had|fixed|did|put|sold|gave|worked on|replaced|installed|cut|colou?red|dyed|repaired|changed|serviced|painted|cleaned|filled|pulled|groomed) .*\b(?:still|again|already|wrong|broke|broken|same|(?:and|but) now (?:there|theres|its|it|my|the|hes|shes|ive))\b/,
  /\b(?:you|they|you guys|you people|somebody there) (?:lost|ruined|damaged|scratched|wrecked|shrank|tore|broke|misplaced|gave away|messed up|screwed up|mis[a-z]+ed) (?:my|our|his|her|the)\b/,
  /\b(?:havent|hasnt|have not|never|still havent|still hasnt|didnt)(?: \w+)? (?:gotten|got|received|heard|seen)\b(?: \w+){0,4} (?:yet|back|anything|from you)\b/,
  /\b(?:second|third|fourth|fifth|2nd|3rd|\w+teenth) time (?:this (?:week|month) )?(?:that )?(?:im|ive|i am|i have|i|we|were|weve)(?: had to)? call/,
  /\b(?:my|our|the) (?:missing|forgotten|wrong|cold|burnt|late) \w+/,
  /\b(?:order|bag|box|food|delivery|package|it|they|that) (?:was|is|were|came|arrived) (?:missing|without|short)\b(?! (?:one|a|an|any)\b.*\?)|\b(?:was|were) missing from\b/,
  /\b(?:make|put|set) (?:this|it|that|things|everything) right\b|\b(?:want|need|like) (?:it|this|that|them|my \w+) (?:fixed|redone|replaced|refunded|made right|taken care of|done over)\b/,
  /\b(?:charged|billed|overcharged|double charged) (?:me|us|my|for|twice|too)\b|\bcharged twice\b|\bgot (?:charged|billed)\b/,
  /\b(?:got|get|had) (?:my|our|the) order wrong\b|\b(?:wrong|missing) (?:order|pizza|food|item|thing|address)\b|\b(?:order|food|delivery|driver|pizza) (?:\w+ ){0,3}(?:never|didnt) (?:came|come|showed|show|arrived|arrive|got here)\b|\bnobodys? (?:has |have )?(?:come|came|showed)\b/,
  /\b(?:ive been|weve been|i have been|been) (?:waiting|on hold) (?:for |with you \w+ )?(?:over |more than |almost |nearly )?(?:an?|one|two|three|four|\d+|half|forever|so long|hours?)\b/,
  /\b(?:not|isnt|wasnt|never been) (?:so |very |really |too |at all )?(?:happy|pleased|satisfied|impressed|amused)\b|\b(?:threw|throw|toss|tossed|sent|send) (?:it|them|that|the \w+) (?:out|away|back|in the (?:trash|garbage))\b/,
  /\b(?:last|other|second|third) (?:\w+ )?(?:time|night|week|day|order)s?\b.*\b(?:forgot|left (?:out|off)|messed up|screwed up|shorted)\b/,
  /\b(?:i|we) waited (?:\w+ ){0,3}(?:minutes|hours?|forever)\b|\bnobody (?:said|did|came|called|answered|answers|picked up|picks up|told|cared|helped)\b/,
  /\b(?:unhappy|upset|disappointed|dissatisfied|furious|disgusted|complain(?:t|ing)?|unacceptable|terrible service|bad service|horrible service|(?:bad|terrible|awful|horrible) experience)\b|\b(?:was|were|is|are) (?:so |very |really )?(?:rude|mean|awful|nasty) to\b|\bso rude\b/,
  /\byour (?:driver|guy|delivery guy|waiter|waitress|hygienist|receptionist|staff|doctor|stylist|person|girl|girls|guys|truck|van|people|tech|technician|barber|dentist|cashier|clerk) (?:\w+ )?(?:hit|backed|bumped|dented|scratched|crashed|drove|nicked|tracked|broke|damaged|yelled|was|left|cursed|dropped|ran|parked|threw|burned|cut|ruined|hurt)\b/,
  /(?<=\w )\b(?:was|were|is|are|came|arrived|tastes?|tasted) (?:all |so |totally |completely |really |ice |stone |half |kind of |a bit )*(?:cold|burnt|burned|raw|undercooked|overcooked|greasy|salty|burny|mushy|watery|dry as|soggy|stale|spoiled|rotten|moldy|disgusting|gross|inedible|smashed|squished|spilled)\b/,
  /\b(?:made (?:me|us) sick|food poisoning|found (?:a )?(?:hair|bug|fly|glass|plastic)|hair in my)\b|\bwant (?:a|my) (?:refund|money back)\b/,
  // 'There's no turkey in my turkey club', 'there's a piece of plastic in the curry'
  /\b(?:theres|there is|there was|there were|there are|it has|its got|they have) (?:no|hardly any|barely any|not any|almost no) (?:\w+ ){1,3}?(?:in|on|with) (?:my|our|this|these|his|her)\b(?!.*\b(?:right|correct)$)/,
  /\b(?:theres|there is|there was|found|got|had) (?:an? |some )?(?:(?:piece|bit|chunk|shard)s? of )?(?:hairs?|plastic|glass|metal|wood|bugs?|fly|roach|worm|mold|paper|rubber|string) in (?:my|our|the|this|his|her|it)\b/,
  /\b(?:(?:got|get|came|brought it) home|opened (?:it|them|the \w+|everything|this)(?: up)?|looked in the (?:bag|box))\b.*\b(?:theres no|there is no|no \w+ in|isnt|wasnt|arent|werent|missing|wrong|without|forgot|raw|cold|broken|smashed)\b/,
  /\b(?:the|my|our|this) (?:\w+ ){0,2}\w+s (?:all |so |ice |stone |half |totally )*(?:cold|burnt|burned|raw|soggy|stale|undercooked|missing)\b(?! (?:water|brew|drinks?|cuts?|press(?:ed)?|noodles?|bar|fish|milk))/,
  // 'You gave me lox spread instead of plain lox', 'you sent a large when I ordered a small'
  /\byou(?: guys| people|all)?(?: just| only)? (?:gave|sent|brought|made|sold|packed|delivered|charged|did|cut|put)\b.*\b(?:instead of|rather than|in place of|(?:when|but|and) (?:i|we) (?:(?:had |clearly |specifically )*(?:ordered|asked|paid|said|wanted)))\b/,
  /\b(?:ill|im|i am|i will|we|were|gonna|going to|will|might|about to) (?:(?:gonna|going|will|have|might|to|just) )*(?:sue|report you|call (?:a|my|our) (?:lawyer|attorney))\b|\b(?:hear from|talk(?:ed|ing)? to|get(?:ting)?) (?:a|my|our) (?:lawyer|attorney)\b|\btake (?:you|this) to court\b/,
  // 'It's swollen and red since you cut it'
  /\b(?:swollen|swelled|infected|pus|bleeding|burned|burning|blister\w*|rash|itchy|hurts?|hurting|sore|limping|red)\b.*\b(?:since|after|from (?:when|where)|because) you(?: guys| people)? (?:\w+ed|cut|did|put|had|gave)\b|\b(?:since|after) you(?: guys| people)? (?:\w+ed|cut|did|put|had|gave)\b.*\b(?:swollen|swelled|infected|pus|bleeding|burned|burning|blister\w*|rash|itchy|hurts?|hurting|sore|limping|red)\b/,
  // 'I asked for no onions and it's full of them'
  /\b(?:i|we) (?:specifically |clearly )?(?:asked for|ordered|paid for) .*\b(?:and|but) (?:(?:its|this is|that is|it was|it is) (?:full|covered|drowning|swimming|burning|loaded|way|so|too|nothing|not)|there(?:s| is| was| were) (?:hardly|barely|no|none|not)|(?:i|we) (?:only )?got|you (?:only )?(?:gave|sent)|(?:it|they) came)\b/,
  /\bcame with\b.*\b(?:i|we|my \w+)(?:m| am| was)? (?:vegetarian|vegan|allergic|asked|said|told you|ordered|dont eat|cant eat|specifically)\b/,
  /\b(?:says|reads|came out|came as|came with)\b.*\b(?:was|were) supposed to (?:be|say|have)\b/,
];

/** 'The roses you delivered Saturday', 'I was in Saturday for highlights': what the business did or made. */
const OF_OURS =
  /\b(?:the|that|this|those|these|my|our|a|an) (?:\w+ ){1,3}(?:that |which )?you(?: guys)? (?:delivered|for delivery|sent|sold|gave|made|brought|did|put (?:in|on)|fixed|repaired|installed|cut|packed|baked)\b|\bi (?:was|came) (?:in|by|there)\b.*\bfor\b|\bi (?:bought|picked up|got)\b.*\bfrom you\b|\b(?:i|we) (?:just )?(?:bought|picked up) (?:here |there )?(?:yesterday|today|this morning|\w+day|last \w+|the other day|(?:an?|two|three|few) \w+ ago)\b|\byou(?: guys)? (?:delivered|for delivery|sent|sold|gave) (?:me|us|her|him|them)\b/;
/** What they did, before or behind what came of it: 'my tire is flat again and you patched it on Monday'. */
const DONE_BY_US =
  /\byou(?: guys| people)?(?: just| only)? (?:(?!(?:moved|closed|opened|changed|mentioned|advertised|offered|recommended|called|asked|stopped|raised|posted|wanted|needed|charged)\b)\w{3,}ed|did|made|cut|put|sold|gave|sent|brought|built|hung) (?:it|them|him|her|that|this|these|those|me|my|our|in|on|up|last|is|are|was|has|have|keeps?|still|\w+day)\b/;
/** 'I had a bouquet delivered on Saturday and it's already all wilted': what was had from here, and how it turned out. */
const HAD =
  /\b(?:i|we|my \w+) (?:just )?(?:had|got|ordered|bought|picked up|received|took home) (?:an?|the|some|two|three|our|my|this|these) .*?\b(?:and|but) (?:now )?(?=(?:it|they|its|theyre|it is|they are|half|all|one|most|some)\b)/;
const ONCE_MORE = /\b(?:again|still|the same|already)\b/;
const TURNED_OUT =
  /\b(?:dead|dying|wilted|wilting|drooping|droopy|brown|broken|broke|leaking|leaks|peeling|chipped|cracked|torn|ripped|crooked|uneven|orange|patchy|expired|flat|loose|missing|dented|scratched|damaged|noisy|stuck)\b|\b(?:fell|fallen|came|coming|falling) (?:off|out|apart|loose|undone)\b|\bstopped (?:working|\w+ing)\b|\b(?:doesnt|dont|wont|didnt|isnt|arent|wasnt|werent|hasnt|cant|never)\b|\b(?:too|all) (?:short|long|tight|small|big|dark|light|dry|hard|sweet)\b/;

/** Something went wrong that the business did. */
export const blamesIn = (words: readonly string[]): boolean => blames(words.join(' '));

/** A turn is asked as a whole and by its parts, which often are the same. */
const blames = keeping(50, (said) => COMPLAINTS.some((pattern) => pattern.test(said)) || turnedOutIn(said));

function turnedOutIn(said: string): boolean {
  if (DONE_BY_US.test(said) && ONCE_MORE.test(said) && !isQuestion('', said.split(' '))) return true;
  const ours = OF_OURS.exec(said) ?? HAD.exec(said);
  return ours !== null && TURNED_OUT.test(said.slice(ours.index + ours[0].length)) && !isQuestion('', said.split(' '));
}

/** Where the rules end. */
const SURE = { complaint: 0.8, message: 0.92, other: 0.7 };

const FEW_WORDS = 5;

/** Reads `tokenise`d words, which are most likely about this; null when nobody needs to be told anything. */
export function forSomebodyIn(words: readonly string[], { intent, sure }: Proposal): ForSomebody | null {
  const said = words.join(' ');
  if ((ELSEWHERE_SENT.test(said) && !OF_PAPERS.test(said)) || declinesMessage(words)) return null;
  if (blamesIn(words)) return 'complaint';
  if (intent === 'complaint' && sure > SURE.complaint && words.length >= FEW_WORDS) return 'complaint';
  if (PASS_ON_SURELY.test(said) || OF_PAPERS.test(said)) return 'pass-on';
  // 'Call me a taxi' is no call back.
  if (intent === 'other' && sure > SURE.other && isQuestion('', words)) return null;
  // 'What if I'm running late?' asks for the rule.
  const patterns = SUPPOSED.test(said) ? PASS_ON.filter((pattern) => pattern !== LATE) : PASS_ON;
  if (patterns.some((pattern) => pattern.test(said))) return 'pass-on';
  return intent === 'message' && sure > SURE.message ? 'pass-on' : null;
}

/** 'I'd like to leave a message for Tony': what it is, is still to come. */
export const isBareRequest = (words: readonly string[]): boolean =>
  /\b(?:leave|take|give|pass)(?: \w+)? (?:message|note|word)(?: (?:for|to) (?:\w+ ){0,2}\w+)?(?: please)?$/.test(
    words.join(' '),
  );

/** What somebody wants to have sent to them. */
export type Sending = 'address' | 'hours' | 'menu' | 'order' | 'other';

const SENDING =
  /\b(?:text|email|e mail|send|mail|fax|whatsapp)(?: it| that| this| those| them)?(?: over)?(?: to)? (?:me|us|my (?:phone|cell|email|mobile))\b|\b(?:get|have) (?:\w+ ){1,6}(?:emailed|texted|mailed|faxed|sent)\b|\b(?:shoot|drop|send|fire) (?:me|us) (?:a|an|over a) (?:quick )?(?:text|email|e mail|message)\b/;
const OF: readonly (readonly [Sending, RegExp])[] = [
  ['order', /\b(?:when|once|if) (?:its|it|theyre|they|my|the|everything)\b|\bready\b/],
  ['address', /\b(?:address|directions|location|where you are|map)\b/],
  ['hours', /\b(?:hours|opening times|schedule)\b/],
  ['menu', /\bmenus?\b/],
];

/** What these words want to have texted or mailed to the caller; null when nothing. */
export function sendingIn(words: readonly string[]): Sending | null {
  const said = words.join(' ');
  if (!SENDING.test(said)) return null;
  return OF.find(([, pattern]) => pattern.test(said))?.[0] ?? 'other';
}

/** Something is ordered, whatever else is said. */
export const wantsIn = (words: readonly string[]): boolean =>
  /\b(?:id like|i want|i need|can i (?:get|have)|could i (?:get|have)|let me (?:get|have)|ill (?:have|take|get)|give me) (?!to\b(?! (?:come|be seen|see|book|order))|my money|a refund|you|him|her|his|your|somebody|someone|a call|a ring|a person|the (?:manager|owner|name)|(?:\w+ ){1,3}to (?:please |just )?(?:call|ring|phone|text|give (?:me|us) a|get (?:back|in touch)|reach|contact|explain|know)\b)/.test(
    words.join(' '),
  );

/** Where somebody is to call: the number itself, or 'other' where it is still to be told; null: here. */
export function reachIn(words: readonly string[]): string | null {
  // A '2018 F-150' is no number to call.
  return phoneAt(words) ?? phoneAt(words, /^\d{7}$/) ?? elsewhereIn(words);
}

const elsewhereIn = (words: readonly string[]): 'other' | null => (ELSEWHERE.test(words.join(' ')) ? 'other' : null);
const ELSEWHERE =
  /\b(?:another|a different|my (?:other|cell|mobile|work|office|home)) (?:phone )?number\b|\bnot (?:on )?this number\b|\bon my (?:cell|mobile)\b/;

/** 'Use my married name, Pam Osborne' */
export const namedIn = (text: string): string | null =>
  readName(/\bname(?:'s| is|,| was)? (?:it's |is )?([\p{L}' -]+)[.!]?$/iu.exec(text.trim())?.[1] ?? '');

/** 'I'd rather not say', 'no names' */
export const refusesIn = (words: readonly string[]): boolean =>
  /\b(?:rather not|not (?:going to|comfortable|giving|telling)|dont (?:want to|need to|have to|feel like|think you need) (?:\w+ )?(?:say|give|tell|leave|share|my)|no names?|wont (?:say|tell|give)|not telling|none of your business|just (?:tell|pass|put)|doesnt matter|anonymous\w*|skip (?:that|it|the name)|why do you need|prefer not)\b/.test(
    words.join(' '),
  );

/** 'And when will somebody call me?', of a message that is left. */
export const asksWhenCalled = (words: readonly string[]): boolean =>
  /\b(?:when|how soon|how long|what time)\b(?: \w+){0,6}? (?:call(?:s|ed|ing)?|get(?:s|ting)? back|hear (?:back|from)|reach(?:es)?)\b/.test(
    words.join(' '),
  );

/** 'I don't want a message', 'there is no message', 'no need to leave anything' */
export const declinesMessage = (words: readonly string[]): boolean =>
  /\b(?:no|dont (?:(?:want|need)(?: you)?(?: to (?:leave|take|write))?|take|write)|(?:not|isnt|wont|not going to) (?:be )?(?:here to |to )?(?:leav(?:e|ing)|want)|theres no|without) (?:an? |any |the |your )?(?:message|messages|word)\b|\b(?:dont (?:want|need) to|no need to|wont|not) (?:leave|leaving) (?:anything|something|one|any|a name|word)\b/.test(
    words.join(' '),
  );

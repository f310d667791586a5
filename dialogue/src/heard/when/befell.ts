/** What befell somebody, and what it does since: when that was is no wish to come then. */
const BEFELL = [
  'broke|broken|chipped|cracked|hurt|hurting|killing|aching|acting|fell|came|started|stopped|threw|throwing|vomited|lost',
  'twisted|pulled|tore|ripped|snapped|died|went|burned|picked|bought|brought|took|dropped off|ate|swallowed|happened|noticed|woke|hit|bent|popped|leaked',
  'leaking|flooded|bled|bleeding|fainted|slipped|tripped|bit|bitten|stung|spilled|dropped|scratched|dented|crashed|ran',
  'quit|blew|failed|backed|froze|jammed|limping|shaking|crying|stepped|banged|bumped|sprained|injured|overheated|stalled',
  'itching|swelled|busted|knocked|got (?:hurt|sick|stung|bit|bitten|stuck|worse|hit|loose)',
].join('|');
/** Of somebody who speaks for themselves what is done with is plain: 'I parked there', not 'get it fixed' nor 'you got anything'. */
const DONE_WITH =
  '(?<=(?<!\\b(?:have|has|had|do|does|did|can|could|would|will) )\\b(?:i|we|he|she|they|you|you guys|yall) (?:just |also |only |already |first |even )?)(?!(?:wanted|needed|hoped|liked|scheduled|rescheduled|booked|supposed|preferred|planned|moved|changed|cancell?ed|reserved|confirmed|offered|agreed|opened|closed|figured|guessed|decided|checked|expected|promised|asked|need|used|would)\\b)(?:[\\p{L}]{2,}ed|went|saw|paid|made|gave|sent|(?<!\\b(?:you|guys|yall) )got|left|found|felt|did)';
const MONTH = '(?:(?:january|february|march|april|may|june|july|august|september|october|november|december)\\b)';
const DAYPART = '(?:morning|afternoon|evening|night)';
const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const MOMENT = `(?:(?:late|early|on|over|at|around|about|like|again|just|earlier|all|back on) ){0,3}(?:this ${DAYPART}|this week(?:end)?|the weekend|today|tonight|yesterday(?: ${DAYPART})?|last (?:night|week(?:end)?|${WEEKDAY})|${WEEKDAY}(?: ${DAYPART})?|noon|lunch(?:time)?|dinner|breakfast|work|school|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})(?: (?:am|pm|oclock|o'clock)| in the ${DAYPART})|(?:a|an|\\w+) (?:minutes?|hours?|days?|weeks?|months?) ago|in ${MONTH})`;
/** A wish is not passed over: 'it broke, can I come today'. */
const WITHIN = "(?: (?!(?:and|so|but|can|could|do|does|is|need|needs|come|see|told|for)\\b)[\\p{L}'-]+){0,5}?";
const TOLD = new RegExp(
  `(\\b(?:${BEFELL}|${DONE_WITH})\\b${WITHIN})((?: ${MOMENT}\\b)+)(?=\\s*(?:$|[,.;!?]| (?:and|so|but|can|could|i|i'm|i'd|is|do|we|she|he|it|while|when|because)\\b))`,
  'giu',
);

/** The text without the moments at which something befell somebody: 'I broke my glasses this morning'. */
export const withoutBefallen = (text: string): string =>
  text
    .replace(GREETING, '')
    .replace(TOLD, '$1')
    .replace(HAD, '$1')
    .replace(DUE, '$1')
    .replace(EVENT, '$1')
    .replace(FROM, '$1');
/** 'My gel from Saturday chipped already', 'the tire from last Friday is flat again': when it was made is no wish to come then. */
const FROM = new RegExp(
  `(\\b(?:my|our|the|that|his|her) (?:(?!(?:appointment|appt|slot|visit|booking|reservation|one|time)\\b)[\\p{L}'’-]+ ){1,3}?)from (?:last |this past )?${MOMENT}(?=\\s+(?:has|have|is|are|was|were|already|just|keeps?|still|again|wo|does|is|are|${BEFELL})\\b)`,
  'giu',
);
/** 'Morning, I wanna come by around twelve thirty' greets, where 'morning, I could do ten' chooses. */
const GREETING =
  /^(?:(?:hi|hello|hey|oh|uh|um)[\s,]+)*(?:good\s+(?:morning|afternoon|evening)|(?:morning|afternoon|evening)(?=[\s,.!]+(?:there|this is|it['’]?s (?!good|better|best|fine|ok)\p{L}+|(?:i|we)(?:['’]?d| would)? (?:wan(?:t|na)|need|like|have|got|had|was|am|bought|ordered)|(?:i|we)['’]?(?:m|re|ve) (?!free|off|available|open)|(?:can|could|may) (?:i|we)|do you|are you)\b))/iu;
/** 'I've got a wedding on Saturday' tells why, and wishes for no Saturday. */
const EVENT = new RegExp(
  `(\\b(?:(?:i|we|he|she|they|my \\p{L}+)(?:['’](?:ve|s|re|m)| have| has| had)?(?: got| have| having| going to| in)?|there(?:['’]s| is))(?: to be at| to go to)? (?:an?|my|our|this|the|his|her|their)(?: (?!appointment)[\\p{L}'’]+){0,2}? (?:wedding|party|trip|flight|interview|prom|graduation|funeral|reunion|concert|recital|vacation|cruise|game|tournament|race|marathon|photo ?shoot|exam|presentation|deadline|surgery|baptism|shower|dinner|date))(?: coming up)?((?: ${MOMENT}\\b)+)`,
  'giu',
);
/** 'I had surgery in April', of a past that has no other sign. */
const HAD = new RegExp(
  `(\\b(?:i|we|he|she|they|my \\p{L}+)(?:['’](?:ve|s|d))? had(?: [\\p{L}'’]+){0,4}?) (?:(?:back|early|late) )*(?:in ${MONTH}|last \\p{L}+|\\p{L}+ \\p{L}+ ago)`,
  'giu',
);
/** 'We're due June 20th' is no wish to come then. */
const DUE = new RegExp(
  `(\\b(?:i['’]?m|we['’]?re|she['’]?s|i am|we are|she is|baby is|baby['’]?s|expecting|date is|my wife['’]?s) due)(?: on| around)? (?:${MONTH}(?: \\d{1,2}(?:st|nd|rd|th)?)?|the \\d{1,2}(?:st|nd|rd|th)?)`,
  'giu',
);

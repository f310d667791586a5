import { DONE, KIN, NAMED } from './words.ts';

const COUNT = '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d+)';
const FOR_WHAT = /\b(?:appointment|visit|slot) (?:for|about|to (?:get|have|see|discuss)) (.+)$/;
const PARTY = new RegExp(`\\b(?:table|reservation)s?(?: for (${COUNT}))?\\b`);
/** Where what it is about ends: a day, a wish, somebody else's. */
const ENDS =
  'the (?:day|week|month|one) (?:after|before)|the (?:first|second|third|fourth|last|very|\\d\\w*) (?:week|days?|half|part|of|thing)|first thing|end of|the week|mornings?|afternoons?|evenings?|weekends?|hang on|hold on|is there|is that|are there|are you|how|what|where|when|which|right (?:after|before|when)|just (?:after|before)|on|at|for|next|this|today|tonight|after|before|around|about|between|in|from|sometime|some time|please|as soon|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|can|could|do|does|would|will|is it|if|i|im|id|ive|we|you|my name|name|under|but|so|because|thanks|thank|appointment|visit|slot|session|booking|like|maybe|same|when|while|since|either|any ?time|whenever|whichever|preferably|hopefully|with|and (?:one|i|my|maybe|also|can|could|then|for|me|his|her|a name)';
const MORE = `(?: (?!(?:${ENDS})\\b)[a-z]+)*`;
const THING = new RegExp(
  `\\b(?:an?|my|some|the|her|his) ((?:(?:[a-z]+ ){1,2}and (?:an? )?)?(?:[a-z]+ )?(?:${NAMED})s?\\b${MORE})`,
);
const BARE = new RegExp(`\\b((?:${NAMED})s?\\b${MORE})`);
/** 'My crown came off', 'my roots done' */
const TROUBLE = new RegExp(
  `\\bmy ((?!(?:${KIN}|name|number|phone|time|day)\\b)[a-z]+(?: (?!(?:${ENDS})\\b)[a-z]+){0,2}? (?:${DONE}|is|are|has|have|been|hurts?|aches?|came|fell|broke|chipped|cracked|keeps?|needs?|wont|isnt|arent|looks?|feels?|makes?)\\b${MORE})`,
);
/** What nobody comes for: how to talk about it, when, and who. */
const NO_MATTER = `appointments?|appts?|bookings?|reservations?|visits?|times?|slots?|spots?|openings?|days?|dates?|little|bit|while|hours?|couple|few|lot|minute|second|moment|sec|quick|question|message|call|callback|ring|word|person|human|manager|owner|name|number|phone|cell|text|look|chance|earlier|later|different|another|other|new|one|first|last|next|earliest|soonest|latest|same|middle|morning|afternoon|evening|problem|issue|idea|feeling|hold|touch|doctor|dentist|somebody|someone|discount|refund|refill|prescription|results?|records?|forms?|receipt|copy|ride|ones|own|${KIN}|kids|children`;
/** 'An oil change', 'his shots', 'my brakes looked at': what is wished for, whatever the trade. */
const WISHED = new RegExp(
  `\\b(?:(?<=\\b(?:id|wed|hed|shed|theyd|would|i|we|they|really|just|also) )(?:like|love)|wants?|needs?|get|getting|have|having|book|schedule|do|due|come|here|hoping|looking|thinking) (?:(?:in|for|to|of|me|us|him|her|get|have|book|schedule|do|about) ){0,3}(?:an?|my|our|some|his|her|their|the) ((?:will(?= (?:done|drawn|written|made|changed)\\b)|(?!(?:${ENDS}|${NO_MATTER})\\b)[a-z]+)${MORE}(?:(?<= looked) at|(?<= (?:taken|let)) (?:in|up|out))?)`,
);

/** 'Our old upright needs tuning' */
const NEEDS_WORK = new RegExp(
  `\\b(?:my|our|the|his|her|their) ((?:[a-z]+ ){1,3}needs? (?:to be (?:[a-z]+ ){0,2}?[a-z]+ed|(?!seeing)[a-z]+ing)\\b${MORE})`,
);

/** 'Sit down with somebody about my taxes' */
const SPOKEN_ABOUT = new RegExp(
  `\\b(?:talk|sit down|meet|speak|consult|come in|be seen)(?: [a-z]+){0,4}? (?:about|regarding) (?:my |our |an? |the |some |his |her )?((?!(?:${ENDS}|${NO_MATTER}|that|it|this|an?|my)\\b)[a-z]+${MORE})`,
);

/** 'Bring my dog in tomorrow at eleven for a limp' */
const BROUGHT_FOR = new RegExp(
  `\\b(?:bring(?:ing)?|come|coming|stop|swing|be seen|see (?:me|us|him|her|my [a-z]+)|take a look at (?:[a-z]+ ){1,2}) ?(?:[a-z\\d]+ ){0,7}?for (?:an? |his |her |my |our |some |their )?((?!(?:${ENDS}|${NO_MATTER}|an?|his|her|my|our|some|their|this|that|it|him|them|good|free|sure|real|now|two|three|four|five|six|\\d+)\\b)[a-z]+${MORE})`,
);

/** What a thing, a part of the body or an animal is or does when something is wrong with it. */
const DOING =
  'hurting|aching|bleeding|throbbing|leaking|limping|scratching|shaking|sneezing|coughing|vomiting|throwing up|squeaking|squealing|grinding|rattling|making|acting|killing|bothering|stalling|overheating|slipping|skipping|falling|clicking|peeling|itching|sticking|burning|blowing (?:hot|cold|warm)|dripping|smoking';
const BEING =
  '(?:all |really |so |kind of |a little |a bit |too |pretty )?(?:loose|sore|stiff|swollen|stuck|itchy|red|puffy|infected|dead|flat|bent|broken|cracked|chipped|torn|overgrown|throbbing|numb|sensitive|mushy|soft|fuzzy|blurry|jammed|matted|wobbly|shaky|crooked|squeaky|clogged|backed up|frozen|busted|rusted|moldy)';
const AILS = [
  'broke|quit|conked out|gave out|shut off|busted|hurts?|aches?|itche?s?|chipped|cracked|snapped|split|tore|died|leaks?|slips?|squeaks?|sticks?|rattles?',
  `(?:is |are |been |keeps? |started |was )(?:${DOING})`,
  `(?:is|are|feels?|looks?|seems?) ${BEING}`,
  '(?:came|fell|popped|fallen|come) (?:off|out|loose|on|apart)|went (?:out|dead|flat|off)|stopped working|is (?:killing|bothering)',
  '(?:wont|doesnt|dont|isnt|not|hasnt|hasnt been|barely) (?:start|work|turn|open|close|stay|eat|drink|walk|hold|run|move|fit|starting|working|turning|closing|eating|eaten|drinking|walking|holding|running|fitting)',
  'feels? (?:\\w+ )?(?:weird|funny|off|wrong)|makes? (?:a|this|that|some|weird|funny)|(?:has|have|had|s|s had|s got) (?:a|an) (?:\\w+ )?(?:rash|lump|crack|hole|leak|limp|chip|tear|cough|fever)',
].join('|');
const THEIRS = '(?:my|our|his|her|the) (?!(?:order|food|pizza|card|bill|name|number|phone|line|(?:\\w+ )?neighbor)\\b)';
const TROUBLES: readonly RegExp[] = [
  new RegExp(`\\b${THEIRS}(?:[a-z]+ ){1,4}?(?:${AILS})\\b${MORE}`),
  // 'My tooth's killing me'
  new RegExp(`\\b${THEIRS}(?:[a-z]+ ){0,2}?[a-z]+s (?:been )?(?:${DOING}|${BEING})\\b${MORE}`),
  new RegExp(
    `\\bi(?: have| might have| may have)? (?:just |think i |kind of |kinda |accidentally |probably )*(?:broke|broken|chipped|cracked|hurt|pulled|twisted|sprained|tore|torn|tweaked|threw out|knocked out|bent|snapped|injured|strained|banged up|rolled|scratched|lost (?=(?:an?|my) (?:[a-z]+ )?(?:filling|crown|cap|tooth|contact|lens|nail)\\b)) (?:an?|my|the|part of my|one of my) [a-z]+${MORE}`,
  ),
  new RegExp(
    `\\b(?:ive got|i have|i got|ive had|(?:he|she|it)s got|(?:he|she|it) has|got|theres|there is|im having|im getting|makes?|making|hears?|hearing) (?:[a-z]+ ){0,4}?(?:toothache|backache|headaches?|pains?|aches?|rash|lump|bump|fever|infection|swelling|limp|cavity|abscess|flat tire|flat|leak|noise|squeak|rattle|ticks|fleas|worms|gash|pus)\\b${MORE}`,
  ),
  // 'Max isn't himself'
  /\b[a-z]+ (?:isnt|is not|hasnt been|hasnt really been|is just not|isnt really) (?:himself|herself|feeling well|acting right)\b/,
  /\bi (?:just )?(?:threw|put|pulled) my [a-z]+ out\b/,
  /\bi (?:cant|can barely|can hardly) (?:really |even )?(?:turn|move|bend|lift|raise|straighten|close|put (?:any )?weight on) (?:my [a-z]+|it)\b/,
];

/** 'I need somebody to look at my cat' */
const LOOKED_AT = new RegExp(
  `\\b(?:some|any)(?:one|body) to ((?:look at|check on|check out|take a look at) (?:my|our|his|her|their|the) (?!(?:${ENDS}|${NO_MATTER})\\b)[a-z]+${MORE})`,
);

/** What is wrong, in the caller's words; null when nothing is. */
export const troubleIn = (said: string): string | null =>
  TROUBLES.map((pattern) => pattern.exec(said)?.[0] ?? null).find((found) => found !== null) ?? null;

/** Whom it is for, not what. */
const PERSON =
  /^(?:(?:my|our|the|his|her) )?(?:little |older |younger )?(?:son|daughter|wife|husband|partner|mother|father|mom|dad|kids?|child|children|girl|boy|brother|sister|friend|us|me|myself)\b/;
const WHEN_BEGINS =
  /\b(?:on|at|for|next|this|today|tonight|after|before|around|between|in|from|some ?time|please|though|as soon|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b.*$/;

/** What an appointment is about, where the sentence tells it. */
export function aboutIn(said: string, text: string): string | null {
  const party = PARTY.exec(said);
  if (party) return party[1] ? `table for ${party[1]}` : 'table';
  const trouble = troubleIn(said)?.replace(/^(?:my|our|his|her|the|i) /, '');
  const thing = trouble ?? (TROUBLE.exec(said) ?? THING.exec(said) ?? BARE.exec(said))?.[1];
  const what = FOR_WHAT.exec(said)?.[1]?.replace(WHEN_BEGINS, '').trim();
  if (thing) return asWritten(thing, text);
  if (what && !PERSON.test(what) && !/^(?:my|me|the|a|an|us|myself|\d+)$/.test(what)) return what.replace(/^an? /, '');
  const work = NEEDS_WORK.exec(said)?.[1];
  if (work) return asWritten(work, text);
  const spoken = SPOKEN_ABOUT.exec(said)?.[1];
  if (spoken) return asWritten(spoken, text);
  const wished = WISHED.exec(said)?.[1] ?? BROUGHT_FOR.exec(said)?.[1] ?? LOOKED_AT.exec(said)?.[1];
  return wished ? asWritten(wished, text) : null;
}

/** 'For a chipped tooth', 'it's about a crown': told by itself, before it was asked. */
const BY_ITSELF =
  /^(?:(?:um|uh|oh|well|yes|yeah|so|and|it'?s|i have|i'?ve got|just)[\s,]+)*(?:for|about) ((?:an?|my|some) (?!son|daughter|wife|husband|mom|dad|friend|bit|little|few)[\p{L}' -]+[.!]?)$/iu;
export const forWhatIn = (text: string): string | null => BY_ITSELF.exec(text.trim())?.[1]?.replace(ENDING, '') ?? null;

const ENDING = /[.,!\s]+$/;
const BEFORE_MATTER = /^(?:(?:um|uh|oh|well|yes|yeah|it'?s|that'?s|just|for|about|i need|i want|to)[,\s]+)+/i;
const NOTHING = /^(?:no|nope|nah|nothing|skip|none|i'?d rather not|never mind)\b/i;

/** An answer to what it is about: without what leads to it; '' where there is nothing to tell, null where it asks back. */
export function matterIn(text: string): string | null {
  const said = text.trim().replace(ENDING, '');
  if (said === '' || said.endsWith('?')) return null;
  return NOTHING.test(said) && said.length < 30 ? '' : said.replace(BEFORE_MATTER, '');
}

/** 'It's Bea Kessler, and the address is …': the parts of an answer that tell who and where are not what it is about. */
export function beyondDetails(matter: string, details: readonly (string | null)[]): string {
  const known = details.flatMap((one) => one || []);
  if (!known.some((one) => matter.includes(one))) return matter;
  return matter
    .split(/[,.;!?]+(?=\s|$)|\band\b/i)
    .filter((part) => !known.some((one) => part.includes(one) || one.includes(part.trim())) && !OF_DETAILS.test(part))
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
}
const OF_DETAILS = /\b(?:names?|number|address|phone|cell|email)\b/i;

const NOTE =
  /(?:^|\b(?:you|please|also|and|to) )(?:please |also |just |maybe )*(?:note|mention|(?:make|put|add|leave) a note|(?:put|write)(?: down| in)?(?= that\b))(?: down| in there| on there)?(?: that| about| saying)? (?!(?:my|his|her|our|the|a|of)(?: \w+)? (?:number|name|phone|cell|email|on)\b|me\b|us\b|it\b|that\b|this\b|for\b|to\b|\d)([^?!]{4,120})/i;
/** What is to be written beside an appointment, in the caller's words. */
export const asideIn = (text: string): string | null => NOTE.exec(text)?.[1]?.replace(ENDING, '').trim() ?? null;

/** As it was said, to where another sentence begins: 'AC quit last night', and no more of 'it's 90 degrees in here'. */
function asWritten(said: string, text: string): string {
  const words = said.split(' ').map((word) => word.split('').join("['’]?"));
  const found = new RegExp(`\\b${words.join('[^\\p{L}\\d]+')}`, 'iu').exec(text)?.[0] ?? said;
  return (
    found
      .split(SENTENCE)[0]
      ?.replace(/(?:[\s,]+(?:and|but|so|it['’]?s|to|the|a|an|i|yesterday|last (?:night|week)))+$/i, '')
      .trim() ?? said
  );
}
const SENTENCE =
  /(?:[.;!?…]+\s+|,\s+(?=(?:it|i|we|he|she|they|my|is|are|can|could|do|does|what|how|when|where|and|but|so)\b)|\s+and\s+(?=(?:it|i|we|he|she|they)(?:['’]|\s)))/iu;

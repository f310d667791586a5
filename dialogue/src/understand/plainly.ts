import { asAsked } from '../heard/question.ts';
import { askedPlainly } from './plain/asked-so.ts';
import { broughtPlainly } from './plain/brought.ts';
import { clockPlainly } from './plain/clock.ts';
import { halvesPlainly } from './plain/halves.ts';
import { withoutRefused } from './plain/no-more.ts';
import { partsPlainly, putRight } from './plain/put-right.ts';
import { countedPlainly } from './plain/so-many-of-us.ts';
import { toldApartPlainly } from './plain/told-apart.ts';
import { typedPlainly } from './plain/typed.ts';

/** One after the other, before anything else. */
const FIRST: readonly ((text: string) => string)[] = [
  typedPlainly,
  withoutRefused,
  clockPlainly,
  broughtPlainly,
  askedPlainly,
  putRight,
  countedPlainly,
  partsPlainly,
  (text) => asMeant(text),
  asAsked,
  toldApartPlainly,
  halvesPlainly,
];

/** The same as it would be said at once: without a number that was taken back, and with what is to be done to a dish behind it. */
export const plainly = (text: string): string =>
  FIRST.reduce((said, step) => step(said), text)
    .replace(YEAH_NO, '')
    .replace(FALSE_START, '$1')
    .replace(THINKING, '$1')
    .replace(HOUR_FIRST, '$1')
    .replace(EXCEPTED, '$1okay$2 ')
    .replace(IF_THERE, '')
    .replace(THOUGH, '')
    .replace(BY_THE_WAY, ' ')
    .replace(WILL, '$1 will')
    .replace(IS, (_, ...[one, other, third]: (string | undefined)[]) => `${one ?? other ?? third} is`)
    .replace(HAS_BEEN, '$1 has')
    .replace(THE_WHOLE, '$1 entire')
    .replace(FOR_FAMILY, 'for us')
    .replace(WELL_MET, '$1hi, ')
    .replace(FOR_COURSE, '')
    .replace(SO_MANY_THINGS, '')
    .replace(NUMBER_AGAIN, '')
    .replace(IN_ALL, '')
    .replace(COMES_TO, '$<many> $<what>')
    .replace(COUNTED_BEHIND, (_, lead: string, what: string, many: string) => `${lead}${many} ${what}`)
    .replace(WISHED_SO, 'can I get $1')
    .replace(MADE_FOR_US, 'can I get ')
    .replace(NOT_THAT, '$1okay. ')
    .replace(NEVER_MIND, '$1okay. ')
    .replace(ANY_CHANCE, 'can I get ')
    .replace(THAT_WAS, "that's $1")
    .replace(NUMBER_ENDED, '$1 and ')
    .replace(READY_FOR, '$<before>at ')
    .replace(/\buntoasted\b/gi, 'not toasted')
    .replace(UNDONE, (_, verb: string) => DONE[verb.toLowerCase()] ?? '')
    .replace(/\bnothing (?:too|very|that|so|super)(?= \p{L}+y\b| hot\b)/giu, 'not too')
    .replace(ONE_THAT, ', ')
    .replace(ENDEARMENT, '')
    .replace(IN_TWENTY, '$& minutes')
    .replace(OFF_ALL, 'leave $<particle> $<what> on ')
    .replace(PARTICLE_BEHIND, '$<deed> $<particle> $<what>')
    .replace(TOASTED, 'make $1 toasted')
    .replace(SECOND_BUT, 'and a $<what> one')
    .replace(SECOND_OF, 'one more of ')
    .replace(SECOND_ONE, '$1another one ')
    .replace(SECOND_ALONE, 'another one')
    .replace(ONE_OF_EACH, 'one $1 and one $2')
    .replace(MADE_ALIKE, '$1')
    .replace(MADE_SO, (_, verb: string, what: string) => `${what} ${/^toast/i.test(verb) ? 'toasted' : 'warmed up'}`);

/** 'Leave the crema off', 'take the onions out of it' is 'leave off the crema', as it is said otherwise. */
const PARTICLE_BEHIND =
  /\b(?<deed>leave|keep|take|pull) (?<what>the (?!(?:\w+ )?(?:one|ones|rest|others?|whole|last|first|second|day|morning|afternoon|evening|week|dog|cat)\b)[\p{L}'’-]+(?: (?!(?:off|out|and|or|of|from|on|in|with|but)\b)[\p{L}'’-]+){0,2}) (?<particle>off|out)(?: (?:of )?(?:it|that|them|those|there))?(?=\s*(?:[,.;!?]|$)|\s+(?:and|please|but|with|then|too|thanks|for|if)\b)/giu;

/** 'Leave the cheese off all of them' */
const OFF_ALL =
  /\b(?:leave|keep|take|pull) (?<what>(?:the )?[\p{L}'’-]+(?: (?!(?:off|out|and|or|of|from|on|in|with|but)\b)[\p{L}'’-]+)?) (?<particle>off|out)(?: of)? (?=(?:all|any|both|each|either|every)\b)/giu;

const DONE: Readonly<Record<string, string>> = {
  cut: 'not cut',
  slice: 'not sliced',
  toast: 'not toasted',
  warm: 'not warmed',
  heat: 'not heated',
};
/** 'Don't slice it' */
const UNDONE =
  /\b(?:please )?(?:do not|don['’]?t|no need to|you don['’]?t (?:have|need) to) (cut|slice|toast|warm|heat)(?: (?:it|them|that|those))?(?: up)?(?=\s*(?:[.,;!?]|$)|\s+(?:please|and|thanks)\b)/gi;
/** 'Two steaks, the ones without the fat': of what was just named, and no more of it. */
const ONE_THAT =
  /(?<!\b(?:actually|make|change|swap|switch|instead|no|wait|sorry|rather)\b.*)(?<=\p{L}), (?:the|that) (?:ones?|kinds?|sorts?|types?|style|version)(?: that['’]?s| that are)? (?=(?:with|without)\b)/giu;

/** 'Uh, what was it, a shrimp burrito': who thinks aloud asks nothing; 'what's that come to' asks. */
const THINKING =
  /^(\s*(?:(?:hi|hey|hello|yeah|yes|okay|so|oh|um|uh|well)[\s,.!]+)*)(?:what was it(?: again)?|how do you (?:say|call) (?:it|that)|what(?:['’]s| do you call) (?:it|that)(?: called|(?=\s*[,.?\u2026]|\s+(?:an?|the|one)\b(?! (?:night|day|hour|head|person|guest|piece|pop|pound|plate|unit|session|visit|kid|child|month)\b)))|what did (?:s?he|they|my \p{L}+) want(?: again)?)[\s,.?\u2026]+(?=\S)/iu;
/** 'Everything but the cannoli, got it': what was told is said once more, and what it excepts is not wished for. */
const EXCEPTED =
  /((?:^|[.!?])\s*)(?:(?:okay|ok|oh|so|alright|right|great|good|yes|yeah|well|um|uh|and)[\s,]+)*(?:every ?thing|any ?thing|all(?: of)?(?: the| your| those| these| them)?(?: [\p{L}]+)?)(?: else)? (?:but|except(?: for)?|besides|apart from|other than)(?: (?:for|not))? (?:the |those |these |your |that )?[^.,!?]{2,60}[.,!?]+\s*(?:(?:got it|gotcha|okay|ok|good|great|right|understood|fine|perfect|noted|i see|makes sense|no problem)\b([.,!?]*)\s*)+/giu;
/** 'Yeah no, skip that one' agrees to nothing. */
const YEAH_NO = /^\s*(?:(?:oh|um|uh|well|okay|hm+)[\s,]+)*(?:yeah|yes|yep)[\s,]+(?=(?:no|nah|nope)\s*(?:[,.!]|$))/i;
/** 'Book mine at ten thirty first' names no thirty-first. */
const HOUR_FIRST =
  /\b((?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:thirty|fifteen|forty[ -]five))[\s,]+(?:first|then)\b/gi;
/** 'Thursday at ten, if you got it': nobody has said that they have something then. */
const IF_THERE =
  /,? if (?:you(?: guys)?|they|it|there|that)(?:['’](?:ve|s)|(?:['’](?:ve|s))?(?: got| have| has| is))(?: got)? (?:it|one|that|anything|something|room|time|any|free|available|open)\b|(?<=\b(?:morning|afternoon|evening|night|o['’]?clock|[ap]m)),? if you(?: guys)?(?:['’]re| are) (?:already |still )?open(?: (?:by |at )?(?:then|that time)| that (?:early|late))?\b/gi;
/** 'What's that run, by the way' asks for no way. */
const BY_THE_WAY = /,? ?\b(?:by the way|btw)\b,?/gi;
/** 'It's Carol Mendez though' */
const THOUGH = /,? though(?=\s*(?:[,.;!?]|$))/gi;

/** 'Do you guys, um, can I get a coffee': what was begun and let go of asks nothing. */
const FALSE_START =
  /^(\s*(?:(?:hi|hey|hello|yeah|yes|okay|so|oh|um|uh|good (?:morning|afternoon|evening)|there)[\s,.!]+)*)(?:do you(?: guys| have| still)?|can (?:i|you)|could (?:i|you)|i (?:want|need|was)|i(?:'d| would) like|let me|is there|are you(?: guys)?|what (?:is|are|do))[\s,.\u2026-]*(?:\b(?:um+|uh+|er+|hmm+|wait|sorry|actually)\b[\s,.\u2026-]*)+(?=(?:(?:can|could|may) (?:i|we)|let me|lemme|i(?:'ll|'d| want| need| would)|give me|gimme|do you|is|are|how|what)\b)/i;
const PRONOUN = "(?:i|you|he|she|it|we|they|that|this|there|here|what|who|where|when|how|why|let)['’]";
/** 'My husband'll have the chicken' */
const WILL = new RegExp(`\\b(?!${PRONOUN})(\\p{L}{2,})['’]ll\\b`, 'giu');
/** 'One's a turkey club', 'the tuna's on a roll', 'noon's perfect': no possession; 'the General Tso's with rice' is a name. */
const IS = new RegExp(
  [
    `\\b(?!${PRONOUN})(\\p{L}+)['’]s(?= (?:perfect|good|great|fine|okay|ok|best|better|ideal|what|where|gotta|gonna)\\b)`,
    `\\b(one)['’]s(?= \\p{L})`,
    `(?<=\\b(?:the|that|this|my|our|his|her) (?:\\p{L}+ )?)(\\p{L}+)['’]s(?= (?:an?|not|no|just|only|still|too|also|really|gonna|on (?:an?|the|rye|white|wheat|(?:mon|tues|wednes|thurs|fri|satur|sun)day))\\b)`,
  ].join('|'),
  'giu',
);

/** 'Cancel the whole thing', where subs and cakes come whole */
const THE_WHOLE =
  /\b((?:cancel|forget|scratch|scrap|drop|delete|undo|clear|erase|skip)(?: about)? (?:the|this|that|my|our)) whole(?= (?:thing|order|lot|bit)\b)/gi;
/** 'Dinner for the whole family', where platters come whole and in that size */
const FOR_FAMILY =
  /\bfor (?:the|my|our) (?:(?:whole|entire|big|little) )?(?:family|gang|crew|clan|household)(?=\s*(?:[,.;!?]|$)|\s+(?:so|and|it|its|it['’]s|tonight|today|tomorrow|this|please|but|because|on|here)\b)/gi;
/** 'My dog's been scratching' */
const HAS_BEEN = new RegExp(`\\b(?!${PRONOUN})(\\p{L}+)['’]s(?= been\\b)`, 'giu');

/** Words that sound like others, where only those others make a sentence: recognisers write them so, and people do. */
const asMeant = (text: string): string =>
  courteous(text)
    .replace(/\byou no\b(?=[\s,]+\p{L})/giu, 'you know')
    .replace(/\bonto of\b/gi, 'on two of')
    .replace(/\b(small|medium|large|iced|hot|decaf) of milk\b/gi, '$1 oat milk')
    .replace(/^(\s*)no way(?=[\s,]+(?:just|only|make|i|can|change|take)\b)/i, '$1no wait')
    .replace(THAN_NEXT, 'then')
    .replace(NUMBER_THEN, '$1, then');

/** 'The knots than a large pie': what comes next, unless it is more or other than that. */
const THAN_NEXT =
  /(?<!\b(?:more|less|fewer|greater|other|rather|better|worse|later|earlier|sooner|longer|bigger|larger|smaller|cheaper|hotter|spicier|sweeter|older|younger|different)(?: \S+){0,2} )\bthan\b(?=[\s,]+(?:an?|the|one|two|three|four|five|six|\d+|some|i|we|can|could)\b)/gi;

/** 'What's up, can I get …' greets, and asks nothing. */
const WELL_MET =
  /^(\s*(?:(?:hey|hi|hello|yo|yeah|okay|so)[\s,]+)*)(?:what['’]?s (?:up|going on|happening|good)|sup|yo|howdy)(?: (?:man|guys|boss|folks|there))?(?:[,.!?]+\s*|\s+(?=(?:can|could|let|lemme|gimme|give|i|i'd|i'll|we|we'd)\b))(?=\S)/i;

/** 'No, gracias, that's it' is English with good manners, 'hola, una pizza' is none. */
function courteous(text: string): string {
  const rest = COURTESIES.reduce((said, [theirs]) => said.replace(theirs, ' '), text);
  const isEnglish = /\b(?:a|an|the|i|can|could|is|it|that|no|yes|yeah|and|with|for|get|want|me|you|all)\b/i.test(rest);
  const isNone =
    /\b(?:una?|con|sin|para|quier\w+|quisiera|dos|tres|el|los|las|de|que|tiene\w*|necesito|puedo|usted)\b/i;
  return isEnglish && !isNone.test(rest)
    ? COURTESIES.reduce((said, [theirs, ours]) => said.replace(theirs, ours), text)
    : text;
}
const COURTESIES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:muchas )?gracias\b/gi, 'thank you'],
  [/\bpor favor\b/gi, 'please'],
  [/\b(?:hola|buenos dias|buenas (?:tardes|noches))\b/gi, 'hello'],
  [/\b(?:adios|hasta luego)\b/gi, 'goodbye'],
];

/** 'The knots, six then a large pie': the number is of what stands before. */
const NUMBER_THEN = /\b(two|three|four|five|six|seven|eight|nine|ten|twelve) then\b/gi;

/** 'Can you warm up a cinnamon roll for me': one is ordered, and how it is to be. */
const MADE_SO =
  /\b(?:can|could) you (?:please )?(warm up|heat up|toast) ((?:an?|one|two) [a-z]+(?: [a-z]+)?)(?: for (?:me|us))?(?=\s*(?:[.,?!]|$))/gi;

/** 'Toast it, please', where there is an avocado toast as well */
const TOASTED =
  /(?<=(?:^|[.,;!?]|\b(?:and|please|you|then|just|also))\s*)\btoast ((?:it|that|them|those|both|mine|(?:the|my) [a-z]+))(?: up)?\b/gi;

/** 'A second one of the burger' */
const SECOND_OF = /\b(?:a second(?: one)?|another(?: one)?) of (?=(?:the|those|these) \p{L})/giu;
/** 'Then a second one, but salmon': one of its kind, and no more of the same. */
const SECOND_BUT =
  /\b(?:(?:and|then|also)[\s,]+)+(?:a (?:second|third)|another|one more)(?: one)?[\s,]+but[\s,]+(?:this time[\s,]+)?(?:(?:an?|the) )?(?<what>(?!(?:with|without|no|in|on|make|for|to|extra|not|that|this|i|it|can|you|we|just|only)\b)[\p{L}'’-]+(?: (?!(?:with|without|no|in|on|for|and)\b)[\p{L}'’-]+){0,2})(?: (?:one|instead|please))*(?=\s*(?:$|[,.;!?]))/giu;
/** 'A white bunch and a second one red' */
const SECOND_ONE = /\b(and (?:then )?)a (?:second|third) one (?=(?:with |in |that['’]?s )?\p{L})/giu;
/** 'Let's do a second one' */
const SECOND_ALONE = /(?<=\b(?:do|get|have|take|add|make|want|need|and) )a second one(?=[\s.!]*$)/iu;
/** 'One of each, red and white', of two. */
const ONE_OF_EACH =
  /(?<=^\s*(?:(?:uh|um|oh|okay|ok|well|yeah|yes|so|let['’]?s do|i['’]ll (?:take|have|do)|do|give me|can i (?:get|do))[\s,.!]+)*|\btwo \p{L}[^.;!?]*, )one of each[\s,:.-]+(?:the )?(\p{L}[^,.;!?]*?) and (?:the )?(\p{L}[^,.;!?]*?)(?=(?: please)?[.!\s]*$)/iu;
/** 'One more of those, same way': one of what stands is as that is. */
const MADE_ALIKE =
  /\b((?:one more|another(?: one)?|a second(?: one)?) of (?:the|those|these) \p{L}+(?: \p{L}+)?)[,\s]+(?:(?:made|done|fixed) )?(?:exactly |just )?(?:the same(?: way)?|same way|like (?:that|the first)(?: one)?)(?=[\s.!]*$)/giu;

/** 'Could you have a BLT ready for five', 'do me a dozen bagels': what is wished for, whatever is done about it. */
const WISHED_SO =
  /\b(?:(?:can|could) you (?:guys )?(?:please |just |maybe )*(?:have|fix|put together|whip up)(?: (?:me|us)(?: up with)?)?|(?<!\b(?:can|could|would|will) you )(?:do|hook|set|fix) (?:me|us)(?: up with)?|put (?:me|us) down for) ((?:an?|one|two|three|four|five|six|\d+)\b)(?! (?:of (?:th|you)|favou?r|solid|table|reservation|appointment|delivery|refund|discount|deal|message|manager|chance|minute|second|person|people))/gi;

/** 'Can you slice me some ham', 'cut us two chops': what is done to it is how it is sold. */
const MADE_FOR_US =
  /\b(?:(?:can|could|would|will) you (?:guys )?(?:please |just |maybe )*)?(?:slice|cut|carve|weigh|wrap|pack|box|bag|pour|make|cook|fry|grill|mix|shave)(?: (?:up|out|off))? (?:me|us)(?: (?:up|out|off))? (?=(?:an?|half|some|the|one|two|three|four|five|six|eight|ten|twelve|\d+)\b)(?! ?(?:an? )?(?:solid|favou?r|deal|discount|table|appointment|break|check|receipt|while|minute|second|copy|offer|list)\b)/gi;

/** 'Alright, not that one then. What about the lentils': what was told of is refused, and nothing taken. */
const NOT_THAT =
  /^(\s*(?:(?:okay|ok|oh|alright|all right|well|hm+|no|so|um|uh|then|ah|right|yeah)[\s,.!]+)*)not (?:that|this)(?: one)?(?:,? then(?=\s*(?:[.,;!?]|$))[\s.,;!?]*|[\s.,;!?]+(?=(?:what|how|is|are|do|does|which|have)\b))/i;
/** 'Never mind. A big jar of honey then': what was asked about is let go of, and the honey is wished for. */
const NEVER_MIND =
  /^(\s*(?:(?:okay|ok|oh|alright|well|ah|then)[\s,.!]+)*)never ?mind(?: (?:that|it))?(?: then)?[.!]\s+(?=(?:(?:just|then|so|and|how about)[\s,]+)*(?:an?|one|two|three|four|five|six|some|i['’]ll|can i|could i|give me|let me)\b)/i;
/** 'Any chance to get that without the slaw' */
const ANY_CHANCE =
  /\b(?:is there )?any (?:chance|way) (?:to get|of getting|(?:i|we) (?:can|could|might|may) (?:get|have)|you (?:can|could) (?:do|make))\s+/gi;
/** 'Yeah, that was everything' */
const THAT_WAS = /\bthat was (everything|all|it)\b(?=\s*(?:$|[.,!?]|thanks|thank you|so\b|go ahead))/gi;

/** 'Ready for five' is a time, 'enough for five' is none. */
const READY_FOR =
  /\b(?<before>ready |(?:want|need|like) (?:it|them|that|this|everything) )for (?=(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})(?::\d\d| thirty| fifteen| forty five)?(?: ?o'?clock| ?[ap]\.?m\.?)?\s*(?:$|[.,?!]|and\b|please\b|today\b|tonight\b|tomorrow\b))/gi;

/** 'No thank you honey' wants none of it. */
const ENDEARMENT =
  /(?<=\b(?:thank you|thanks|please|hello|hi|hey|morning|afternoon|evening|yes|yeah|okay|sure)),? (?:honey|hon|dear|sugar|sweetie|love|baby)\b(?=\s*(?:[.,?!]|$))|(?<=\bthat['’]?s (?:it|all|everything)),? (?:man|dude|bro|buddy|boss)\b/gi;

/** 'I'll be there in twenty' */
const IN_TWENTY =
  /\b(?:there|over|by|back|come|ready) in (?:about |like |maybe )?(?:five|ten|fifteen|twenty|thirty|forty)(?=\s*(?:[.,;!?]|$))/gi;

/** 'At six thirty. One biryani': no number goes on behind a full stop. */
const NUMBER_ENDED = /\b(twenty|thirty|forty|fifty)[.,;]\s+(?=(?:one|two|three|four|five|six|seven|eight|nine)\b)/gi;

const NUMBER = '(?:a dozen|half a dozen|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})';
const AGAIN = '(?:no|nope|wait|actually|sorry|i mean|make (?:that|it)|or rather)';
/** 'And for dessert the pudding' counts no desserts. */
const FOR_COURSE =
  /\bfor (?:dessert|starters?|(?:the|my|our) mains?|drinks?|sides?|an? (?:appetizer|starter|main|drink|side|dessert)),? (?=(?:the|an?|i|we|can|could|let|give|one|two|three|four|some)\b)/gi;
/** 'Two things, a soup and a salad' counts neither. */
const SO_MANY_THINGS =
  /\b(?:(?:just|only|like) )?(?:two|three|four|five|six|a couple(?: of)?|a few) (?:things|items)[\s,.:;-]+(?=(?:an?|the|one|two|three|four|some|first)\b)/gi;
/** 'Four pastor, so that's seven all together': what it comes to was told by its parts. */
const IN_ALL = new RegExp(
  `(?<=\\p{L}.*)[\\s,.;\u2026-]+(?:and )?(?:so (?:(?:that|it)['’]?s |that makes |it makes )?|(?:that|it|which)(?:['’]s| is| makes) |makes |for )(?:just )?(?:it )?${NUMBER}(?: of (?:them|those))?(?: \\p{L}+)? (?:in all|all together|altogether|all in all|in total|total)(?=[.!?\\s]*$|,)`,
  'iu',
);
/** 'Eight soups. Wait, two don't want it, so six': what it comes to, of what was counted before. */
const COMES_TO = new RegExp(
  `(?<!number |combo |\\d )\\b(?:${NUMBER}) (?<what>(?:\\p{L}+ ){0,3}\\p{L}+)[\\s,.\u2026-]+(?=[^?]*\\b(?:wait|no|actually|don['’]?t|doesn['’]?t|can['’]?t|won['’]?t|isn['’]?t|not|cancell?ed|dropped|minus|less|only)\\b)(?!and\\b)[^?;]{3,70}?[\\s,.\u2026-]+(?:so|that['’]?s|make (?:it|that)) (?:just |only |make (?:it|that) )?(?<many>${NUMBER})(?=[.!\\s]*$)`,
  'giu',
);
/** 'Potting soil, the small, three of those': the number of what was named without one. */
const COUNTED_BEHIND = new RegExp(
  `^(\\s*(?:(?:hi|hey|hello|yeah|yes|okay|so|oh|um|uh|and|also|then|can i (?:get|have)|could i (?:get|have)|i(?:['’]d like|['’]ll (?:have|take)| want| need)|give me|let me (?:get|have)|for \\p{L}+)[\\s,.!]+)*)(?:(?:the|an?|one|some) )?((?!(?:${NUMBER}|the|an?|one|some)\\b)\\p{L}[^?!;]{2,60}?)[,.\u2026-]+ (?:and )?(?:i need |i['’]ll (?:have|take) |make (?:that|it) |give me )?(${NUMBER}) of (?:those|them|these)(?: please)?(?=[.!\\s]*$)`,
  'iu',
);

/** 'A dozen... no, half a dozen muffins': the number that was taken back before anything was counted. */
const NUMBER_AGAIN = new RegExp(
  `(?<!number |combo |\\d )\\b${NUMBER}[\\s,.\u2026-]+${AGAIN}(?:[\\s,]+${AGAIN})*[\\s,]+(?=${NUMBER}\\s+(?!${NUMBER})\\p{L})`,
  'giu',
);

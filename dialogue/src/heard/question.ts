import type { Piece } from '../understand/pieces.ts';
import { tokenise } from '../understand/words.ts';
import { ownerAsked } from './asked/owner.ts';
import { termsAsked } from './asked/terms.ts';
import { asksWait } from './asked/waits.ts';
import { MEANS_OF_PAYMENT } from './words/payment.ts';

/** What comes before the question itself: 'wait, actually, how much', 'oh and by the way, are you'. */
const FILLING =
  '(?:(?:hi|hello|hey|there|and|so|okay|alright|please|also|um|hmm|well|yeah|yes|oh|but|now|roughly|about|exactly|(?:actually|sorry|(?:no )?wait|hold on|hang on)(?! do (?:the|an?|one|two|three)\\b(?!.* (?:come|have|cost|include|need|taste|contain)\\b))|(?:one|a|just a) (?:sec|second|minute|moment)|excuse me|(?:1 |one |a )?quick question|real quick|tell me|remind me|out of curiosity|just (?:curious|wondering|asking)|while (?:i have you|im at it|were at it)|one more thing|one thing|before i forget|by the way) )*';
const ASKING = new RegExp(
  `^${FILLING}(?:what|whats|who|whos|whod|wholl|whose|when|why|how|hows|where|wheres|which|is|are|am|was(?! (?:no|supposed|meant|also|an?|one|two)\\b)|were(?= (?:you|they|there|any|we|those|these|your|my|the|all)\\b)|do(?! (?:it|its|that|thats|so|this)\\b)|does|did(?! i (?:just )?(?:say|order)\\b)|can|could|will|would|should(?! be\\b)|have|has|you(?: guys| all)?(?: (?:still|also|even|ever))? (?:got|have|carry|sell|serve)(?! (?:it|that|this|my|me|everything|a (?:good|great|nice|lovely))\\b))\\b`,
);

/** 'Pizza has which ingredients', 'the ingredients in it are what' */
const INVERTED = /\b(?:is|are|has|have|contains?|comes? with) (?:what|which)(?: ones?| \w+)?$/;
/** 'List the ingredients' */
const LISTING =
  /^(?:please )?(?:can you |could you )?(?:(?:list|name|describe|explain) (?:me )?(?:all |some of )?(?:the|your)|(?:give|show|read) me (?:a|the) list of)\b/;

/** Whether `tokenise`d words ask for something: by their mark, or by how they are put. */
export function isQuestion(text: string, words: readonly string[]): boolean {
  const said = words.join(' ');
  return /\?\s*$/.test(text) || ASKING.test(said) || isPutAsOne(said);
}
/** 'She's spayed already, does that matter' */
const TAIL =
  /\b(?:(?:is|was|would|will) (?:that|it|this)(?: be| still| going to be)? (?:okay|ok|fine|alright|all right|a problem|possible|an issue|normal|allowed|enough|too (?:late|early|much|soon))|(?:does|do|will|would|can) (?:that|it|this|they|he|she) (?:even |still |really )?(?:matter|count|work|hurt|bother|cost|change (?:anything|things)|make (?:a|any) difference))(?: (?:for|with|to) (?:\w+ ?){1,3})?$/;
/** 'If it breaks again am I covered' */
const BEHIND_CONDITION =
  /^(?:(?:and|so|okay|but|um|well) )*(?:if|when|once|say|suppose) (?:i|we|he|she|it|they|the|my|you|somebody|someone|nobody|no one)\b.*(?<!\b(?:if|when|and|or|where|what|how) )\b(?:am|is|are|do|does|did|can|could|will|would|should) (?:i|we|you|he|she|it|they|there|some(?:one|body)|any(?:one|body))\b/;
/** 'And bacon, how much is that', 'two shovels, what's that', 'if I got three of the plants, what does that come to' */
const PRICED =
  /^(?:(?:and|so|okay|oh|um|well|yeah|yes|also|then|alright|but|wait) )*(?!(?:i|we|id|ill|im|can|could|give|get|let|lets|make|add|and|so|okay|oh|um|well|yeah|yes|also|then|alright|but|wait) ).* (?:how much (?:extra |more )?(?:is|are|would|does|do)|what(?:s| is| are| does| do| would| will)) (?:that|it|they|those|these|this)(?: gonna| going to)?(?: (?:be|costs?|run|add|come to|go for|set me back))*(?: me| us)?(?: (?:now|then|together|all together|altogether))?$/;
const SUPPOSING = /^(?:(?:and|so|okay|but) )*if (?:i|we) (?:just )?\w+ /;
const isPutAsOne = (said: string): boolean =>
  PRICED.test(said) || INVERTED.test(said) || LISTING.test(said) || TAIL.test(said) || BEHIND_CONDITION.test(said);

/** What a question is for, where a topic has to know. */
export interface AskedFor {
  /** Whether something is done, how long it takes, what it costs: what a list of services tells. */
  list: boolean;
  /** Whether somebody is there, or takes callers. */
  around: boolean;
  delivery: boolean;
  /** Whether it goes to a place that is named: 'do you deliver to Bay Ridge'. */
  deliveryTo: boolean;
  /** Whether something is taken for money: 'do you take checks'. */
  payment: boolean;
  /** What bringing an order costs, or what it must come to for that. */
  terms: 'least' | 'fee' | null;
  /** Who the owner or the manager is. */
  owner: 'owner' | 'manager' | null;
  /** When somebody who was spoken of comes or leaves: 'what time's he done'. */
  whenThere: boolean;
  /** Behind what is told: 'she's spayed already, does that matter'. */
  behind: boolean;
  /** How long it takes, whatever dish it is of: 'how long you think', 'how long for a large pie'. */
  wait: boolean;
  /** When it is to be, in a question about that: 'if I need it tomorrow at one, is that enough notice'. */
  supposed: boolean;
  /** Whom to call: 'isn't there some number', 'is there anybody I can talk to'. */
  number: boolean;
  /** Of somebody else who was spoken of: 'what's their number'. */
  theirs: boolean;
  /** It is asked of something as it was chosen: 'what is it like that'. */
  asMade: boolean;
}

const OF_LIST =
  /\bhow (?:long|much)\b|\b(?:is|are) (?:\w+ ){1,3}free\b|\b(?:cost|price|charge|rate|fee|run me|take long|minutes|hours)\w*\b|\b(?:do|does|can) (?:you|they|your \w+)(?: guys| all)?(?: also| still| even)? (?:do|offer|have|give|provide|handle)\b|\b(?:what|tell me)\b.*\b(?:about|include\w*|services?)\b/;
const AROUND =
  /\b(?:in|here|there|around|working|available|back|free|off|taking|accepting|seeing|booked|busy)\b(?: (?:any )?(?:new|more) (?:\w+)| (?:(?:on|this|next) )?\w+days?| any(?:one|body)(?: new)?| today| tomorrow| tonight| this \w+| now| right now| yet)*$/;

const WHEN_THERE =
  /\b(?:what time|whats? time|when|whens|how late|till when)s?\b.*\b(?:he|she|they|hes|shes)\b(?: \w+){0,2}? ?(?:done|off|out|in|there|here|leaves?|leaving|finish(?:ed)?|starts?|back)$/;

/** Also without its own word: 'do you guys drop off in Red Hook'. */
const DELIVERY =
  /\bdeliver|\b(?:do|does|can|could|will|would) (?:you|they|yall|somebody|someone|anybody|anyone)(?: guys| all)? (?:(?:also|ever|even|still) )*(?:drop (?:(?:it|them|things|stuff|orders?|food) )?off|bring (?:it|them|food|stuff|things|orders) (?:out |over )?(?:to|here)|come out (?:to|as far))\b/;
const DELIVERY_TO =
  /\bdeliver\w*(?: \w+){0,2}? (?:out |over |up |down )?(?:to|in|into|around|near) (?!me\b|us\b|you\b|a\b|an\b|go\b)\w/;
const PAYMENT = new RegExp(
  `\\b(?:take|accept|pay (?:with|by|in|using)|paying (?:with|by|in)|use|is|are) (?:an? |my |the |any |all |credit |debit |personal |major )*(?:${MEANS_OF_PAYMENT}|discover|ebt)\\b(?! engine)`,
);
const SUPPOSED = /\bif (?:i|we) (?:need|needed|want|wanted|order|ordered|get|got) (?:it|them|that|this|those)\b/;
const NUMBER =
  /\b(?:(?<!\bmy (?:phone )?)numbers?|hot ?lines?|help ?lines?|poison (?:line|control|center))\b|\b(?:who|whom|some(?:one|body)|any(?:one|body)|where) (?:else )?(?:\w+ ){0,3}?(?:call|phone|talk to|speak (?:to|with))\b/;
const AS_MADE = /\b(?:like (?:that|this)|that way|this way|as (?:it )?is|with (?:all )?(?:that|this|everything))\b/;

export function askedFor(words: readonly string[], pieces: readonly Piece[]): AskedFor {
  const said = words.join(' ');
  return {
    list: OF_LIST.test(said),
    around: AROUND.test(said),
    delivery: DELIVERY.test(said),
    deliveryTo: DELIVERY_TO.test(said),
    payment: PAYMENT.test(said),
    terms: termsAsked(words),
    owner: ownerAsked(words),
    whenThere: WHEN_THERE.test(said),
    behind: TAIL.test(said),
    wait: asksWait(pieces),
    supposed: SUPPOSED.test(said),
    number: NUMBER.test(said),
    theirs: /\b(?:their|his|her)\b/.test(said),
    asMade: AS_MADE.test(said),
  };
}

const TAG =
  /(?<!\b(?:all|the|my|your|his|her|got|it|that['’]?s|far|on|get))[\s,]+(?:right|correct|yeah|huh|(?:is|are|do|does|was|has|have|can|wo)n['’]?t (?:it|he|she|they|you|there|that))\s*[?.!]*$/i;
const LED = /^(?:(?:and|so|but|oh|wait|um|okay)[\s,]+)*/i;
/** 'I don't get charged for that, do I?' */
const DENIED_TAG =
  /^(?:(?:and|so|but|oh|wait|um|okay)[\s,]+)*(?<who>i|you|we|it|they|that|there|he|she) (?:do|does|wo|ca|is|are|would|did)n['’]?t (?<rest>[^.?!]+?)[\s,]+(?<tag>do|does|will|can|is|are|would|did) \k<who>\s*[?.!]*$/iu;
/** Statements, and the questions that they are with a tag behind. */
const ASKED_AS: readonly (readonly [RegExp, string])[] = [
  [/^you(?: guys)? (do|can|could|will|would)(?= \w)/i, '$1 you'],
  [/^you(?: guys| ['’]?a?re|['’]?re) /i, 'are you '],
  [
    /^you(?: guys)? (?=(?:still |also |only )?(?:have|take|sell|see|open|close|deliver|accept|offer|carry|do|charge|make|serve)\b)/i,
    'do you ',
  ],
  [/^(it|that|there|he|she|\p{Lu}\p{L}+)['’]s (?=\w)/u, 'is $1 '],
  [/^(?:it|that|there)s (?=\w)/i, 'is it '],
  [/^(\p{L}+s|people|kids|children|they|i|we) (?=(?:get|pay|have to|need|come|go|count)\b)/iu, 'do $1 '],
  [/^they['’]?re (?=\w)/i, 'are they '],
  [/^(it|they|that|this|there|i|we|the \p{L}+) (is|are|was|can|could|does|do)(?= \w)/iu, '$2 $1'],
  [/^(it|that|this|the \p{L}+) (come|include|cost|open|close|start|take)s(?= \w)/iu, 'does $1 $2'],
  [/^(it|that|this|(?:the|your) (?:[\p{L}'’-]+ ){0,4}?[\p{L}'’-]+) (?:has|have|got)(?= \w)/iu, 'does $1 have'],
];

/** 'So the gluten free crust isn't safe for celiacs': it is asked, and nobody wishes for it. */
const OF_SAFETY =
  /^(?:(?:and|so|but|oh|wait|um|okay|then)[\s,]+)+(?<what>(?:the|your|that) [\p{L}'’ -]{2,40}?) (?<are>is|are)(?:n['’]?t| not)? (?<how>(?:safe|ok|okay|alright|fine|good) (?:for|with) [^.?!,]+)\s*[?.!]*$/iu;

/** 'You do see rabbits, right': what is stated is asked, and nobody agrees to anything. */
export function asAsked(text: string): string {
  const safe = OF_SAFETY.exec(text.trim())?.groups;
  if (safe) return `${safe.are} ${safe.what} ${safe.how}?`;
  const denied = DENIED_TAG.exec(text.trim())?.groups;
  if (denied) return `${denied.tag} ${denied.who} ${denied.rest}?`;
  const stated = text.trim().replace(TAG, '').replace(LED, '');
  const [pattern, question] = ASKED_AS.find(([one]) => one.test(stated)) ?? [];
  if (!TAG.test(text) || !pattern || question === undefined || /[.?!]/.test(stated)) return text;
  return `${stated.replace(pattern, question)}?`;
}

const TELLING =
  /^(?:(?:hi|hello|hey|and|so|okay|also|um|well|yeah|oh|listen|look) )*(?:i|im|ive|we|were|weve|my|our|its|this|that|there|theres|the|some(?:body|one)?|nobody|no one|one of|both|every|doctor|dr|apparently|since|after|yesterday|last (?:night|week|time)|a|an|you|your|youre|he|hes|she|shes|they|it)\b/;

/** It tells of something, and neither asks nor orders. */
export const isTelling = (text: string, words: readonly string[]): boolean =>
  TELLING.test(words.join(' ')) && !isQuestion(text, words);

/** What leads into a question: 'I'd like to find out if', 'can you tell me how'. */
const LEADING = new RegExp(
  `^${FILLING}(?:[a-z]+ ){0,6}?(?:(?:know|find out|ask|tell me|wonder|wondering|curious|figure out|heard)(?: you)?(?: about)? (?=(?:if|whether|what|whats|when|how|hows|why|who|which|where|that|there|the|your|some|more|any|anything)\\b)|(?:see|check|confirm|verify|assure me) (?=(?:if|whether|what|whats|when|how|that|there|for|i)\\b))`,
);
const DIRECT = new RegExp(
  `^${FILLING}(?:whats|what(?! (?:about|if)\\b)|when|how(?! about\\b)|hows|where|wheres|whereabouts|why(?! (?:dont|not)\\b)|who|whos|whod|wholl|which|any|anything|you(?: guys| all)?(?: (?:still|also|even|ever))? (?:got|have|carry|sell|serve|take|accept|rent|repair)(?! (?:it|that|this|them|the|my|me|off|out|everything|a (?:good|great|nice|lovely))\\b)|you(?:re| guys|re guys)? (?:still |again )?(?:where|open|closed)|till (?:when|what)|until (?:when|what)|from (?:when|what time)|by when|is|are|am|was|does|did|has|would|should|could|(?:were|do|have|can|may|will)(?= (?:i|you|we|he|she|it|they|there|the|my|your|our|any\\w*|some\\w*|people|kids|all|both)\\b)|do(?= (?!me\\b|us\\b|it\\b)(?:(?:those|these|that|this)(?: \\w+)?|\\w+(?: \\w+)?) (?:come|have|contain|include|need|cost|taste|last|get|pay|qualify)\\b)|got(?= (?:any|some)\\b))\\b`,
);
const DOING =
  'build|customi[sz]e|get|give|have|order|do|add|take|try|grab|bring|change|switch|swap|replace|make|put|cancel|remove|drop|leave|hold|pickup|go|start|place|book|reserve|schedule|come(?! (?:in |along |inside |back |over )*with (?:me|us|him|her)\\b)|move|skip|use|split|throw|toss|send|cut|slice|cook|double|include|set|fit me|squeeze|see me|see us|reschedule|push|deliver|pay|repeat|say|speak|talk|call';
const WHO =
  '(?:(?:i|we|you|they|he|she|it|that)(?: guys)?|(?:one|both|all|some) of (?:them|those|it)|(?:the|my|one) [a-z]+(?: one)?)';
/** Somebody wishes for something, or asks for it to be done. */
const WISHING = new RegExp(
  [
    '\\b(?:id (?:like|love|take|prefer|want|rather)|ill|(?<!\\b(?:do|does|did|will|would|should|might) )(?:i|we|they|he|she) (?:just |also |really |only )?(?:want|wants|need|needs|wanted|needed)(?! to (?:make|bake|cook|prepare|know))',
    `(?:can|could|may|might|should|would|will) ${WHO}(?: please| also| just| maybe| possibly)* (?:${DOING})`,
    `(?:i|we) (?:can|could|may|might) (?:please |also |just |maybe )*(?:${DOING})`,
    '(?:can|could) (?:it|that|they) be|(?:give|get|bring|let) (?:me|us)|make (?:it|that|them|those)|of (?:those|them)|okay (?:an?|one|two|three|four|five|six|then)',
    'lets|possible|able to|too late to|any way|mind|(?:how|what) about|what if|why dont (?:you|we|i)|go with|instead|(?<!\\b(?:sugar|dairy|milk|fat|nuts?|eggs?|caffeine|lactose|meat|pork|soy|alcohol|gluten|wheat|peanuts?|grain|sesame|fish|shellfish|seafood|garlic|onion) )free|available|availability|openings?)\\b',
  ].join('|'),
);

/** Work that is done for callers; what one business does, another fixes, sees or teaches. */
const WORK: readonly (readonly string[])[] = [
  ['do', 'work on', 'fix', 'repair', 'service', 'handle', 'practice', 'offer', 'teach', 'treat'],
  ['see', 'treat', 'take care of', 'look after'],
];
const ASKED_WORK = new RegExp(
  `\\b(?:do|does|can|could|will|would) (?:you|you guys|yall|they|your \\w+|anyone|anybody|somebody|someone)(?: there)?(?: also| even| still| just)? (${WORK.flat().join('|')})(?= \\w)`,
);

/** 'Do you handle divorces?': by which words the business may tell what it does; none when that is not asked. */
export function workIn(words: readonly string[]): readonly string[] {
  const verb = ASKED_WORK.exec(words.join(' '))?.[1];
  return verb ? [...new Set(WORK.filter((alike) => alike.includes(verb)).flat())] : [];
}

/** 'Do I need an X-ray before I can get a cleaning': what is only the time of what is asked. */
const BESIDE = / (?:before|after|until|when|while) (?:i|we|he|she|they|you|my \w+)(?: (?:can|could))? .*$/;

/** 'Alfajores, do you have the chocolate', 'and bacon, how much is that' */
const TOPIC_FIRST =
  /^(?:(?:and|also|okay|oh|so|um|uh) )*(?:the|that|those|your) (?!.*\bplease\b)(?:[a-z]+ ){1,6}?(?=(?:is|are|does|do|has|have|comes|come|can) (?:it|that|they|those|there|these)\b)|^(?:(?:and|also|okay) (?=(?!an? |the )[a-z]+(?: [a-z]+)? how much (?:is|are|would) (?:that|it|those|they)\b))?(?!(?:i|we|id|ill|can|could|give|get|let|lets|and|yes|yeah|no|okay|two|three|four|five|six) )(?:the |your )?[a-z]+(?: [a-z]+)? (?=(?:do you (?:guys )?(?:have|sell|carry|do)|how (?:much|big|many)) )/;

/** 'How long will you hold it for me', 'how soon can I pick it up': what is done is known, and how it is is asked. */
const OF_HOW = new RegExp(
  `^${FILLING}(?:how (?:long|soon|late|often|far|big|many (?:people|days|hours|times)) (?:will|would|can|could|do|does|should) (?:you|i|we|it|they|that)\\b)(?!.* (?:and|then) (?:i|can|could|ill|id)\\b)`,
);

/** A question that wishes for nothing: what it names is spoken of, and neither ordered nor changed. */
export const isMereQuestion = (text: string): boolean =>
  text
    .split(/[.?!]+(?=\s|$)/)
    .map((sentence) => tokenise(sentence).join(' '))
    .filter((said) => said !== '')
    .every((said) => {
      // 'If I needed a shovel, what's that' supposes a wish.
      const wished = PRICED.test(said) ? said.replace(SUPPOSING, '') : said;
      const asked = wished.replace(LEADING, '').replace(TOPIC_FIRST, '');
      const isOne = asked !== said || DIRECT.test(said) || isPutAsOne(said);
      return isOne && (OF_HOW.test(said) || !WISHING.test(asked.replace(BESIDE, '')));
    });

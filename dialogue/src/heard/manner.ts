import { FUNCTION_WORDS } from '../understand/words.ts';

/** How a thing is said, where that decides what comes of it. */
export interface Manner {
  /** It begins with a no that is none of a thing: not 'no one'. */
  refuses: boolean;
  /** It tells somebody to do something: 'take', 'put', 'change'. */
  commands: boolean;
  /** It asks whether there is something. */
  asksFor: boolean;
  /** One of several is meant: 'the other one'. */
  ofSeveral: boolean;
  /** Nobody has any, said to 'tell me if anyone has an allergy'. */
  nobody: boolean;
  /** What somebody must not eat is asked for, or what they can. */
  avoids: boolean;
  eats: boolean;
  /** Somebody is to be told, or to call; and it goes on with what was begun: 'about the bill'. */
  tells: boolean;
  goesOn: boolean;
  /** What was spoken of before is meant: 'call me about it'. */
  pointsBack: boolean;
  /** Somebody is to call or to be told, and not a word of what about: 'can the owner get back to me'. */
  callsOnly: boolean;
  /** 'Could you hold it for me?' */
  wishesOfThem: boolean;
  /** 'I want the fifty dollars back' */
  wantsBack: boolean;
  /** They call where they were told to: 'okay, I'm calling that number'. */
  callsThere: boolean;
  /** Somebody is spoken of and something is said of them: 'I did deliveries', 'the order is under Pike'. */
  narrates: boolean;
  /** How it stands with what is theirs: 'did my insurance approve the crown', 'how's my dog doing'. */
  ofTheirs: boolean;
  /** What is said behind a yes. */
  behindYes: string;
  /** Something went wrong with what was ordered before. */
  wentWrong: boolean;
  /** How it was when they had it: 'the cake I bought Sunday was raw'. */
  wasHad: boolean;
}

const REFUSES =
  /^(?:(?:oh|um|uh|ah|well|hmm) )*(?:no|nope|nah)\b(?! one\b)|\b(?:thanks|thank you) (?:anyway|all the same|though)\b/;
const COMMANDS = /^(?:take|leave|put|make|give|keep|change)\b/;
const ASKS_FOR = /\b((do|did|have|can) (you|i)|got|sell|serve|is there|are there|whats?|which|any)\b/;
const OF_SEVERAL = /\b(?:ones?|other|first|second|third)\b/;
const NOBODY =
  /^(?:no )?(?:none|nobody|no one|not (?:that i know of|any)|no nobody|nothing)(?: (?:here|at all|is|does|has(?: any)?|of us|that i know of|thanks|thank you))*$/;
const AVOIDS =
  /\b(?:avoid|stay away|keep away|not (?:eat|have)|cant (?:eat|have))\b|\b(?:which|what)(?: (?:of (?:the|your) )?\w+){0,3} (?:have|has|contains?|comes? with|got) (?:it|that|them|any|those)\b/;
const EATS =
  /\b(?:what|which|anything|something|is there|can (?:i|she|he|we|they))\b.*\b(?:eat|have|get|order|safe|okay|options?)\b|\b(?:safe|free)\b/;
const WAS_HAD = /\b(?:was|were|had|bought|found|tasted|\w+day)\b/;
const WENT_WRONG = /\b(forgot|forgotten|missing|missed|wrong|messed|screwed|cold|left out)\b/;

const TELLS =
  /\b(?:tell|let|ask)\b.*\b(?:him|her|them|know|someone|you|manager|owner|kitchen)\b|\b(?:call|ring|phone) me\b|\b(?:can|could|would|will) you (?:please |just |also |maybe )*(?:tell|remind|let) (?!me\b|us\b)\w+ /;
const GOES_ON = /^(?:and )?(?:to|at|by|on|via|from|about|because|with|before|after|no) /;
const POINTS_BACK =
  /\b(?:about|regarding|discuss|explain|arrange|with|over) (?:all (?:of )?)?(?:it|that|this|them|those|these)\b|\bpass (?:it|that|this) (?:on|along)\b|\b(?:find (?:it |that )?out|ask (?:them|him|her|somebody|someone|around)|(?:tell|let) (?:them|him|her|somebody|someone)(?: know)?(?: that i (?:asked|called))?)(?: (?:for me|please|then|and (?:call|let|text|ring|get back).*))*$/;
const OF_A_CALL = new Set(
  `owner manager boss chef doctor dentist stylist mechanic teacher office team staff front desk person human somebody someone anybody anyone
  call calls called calling ring phone text contact reach get getting speak talk message word leave pass touch hold when whenever possible
  soon asap later today tomorrow morning afternoon evening evenings best me us id im`.split(/\s+/),
);
const A_CALL = /\b(?:call|calls|ring|phone|text|contact|reach|tell|get back|speak|talk|message|in touch|know)\b/;
const WISHES_OF_THEM =
  /^(?:(?:and|oh|so|okay|ok|but|also|please) )*(?:can|could|would|will) (?:you|they|somebody|someone)(?: (?:guys|please|just|maybe))* (?:hold|keep|save|look|fix|replace|redo|send|mail|set|refund|leave|check|correct|sort|straighten|review|clear|get) (?:\w+ )*?(?:it|that|them|this|one|aside)\b/;
const WANTS_BACK =
  /\b(?:want|need|like|expect|get) (?:my |the |our |all |that |a )?(?:\w+ ){0,2}(?:money|dollars|bucks|deposit) back\b|\b(?:want|need|like|expect|just) (?:a |my |the )?(?:full )?(?:refund|replacement|discount)\b/;
const CALLS_THERE =
  /\b(?:im|ill|i will|let me|i am|we are|were|well)(?: just| gonna| going to)? (?:call(?:ing)?|dial(?:ing)?|try(?:ing)?|ring(?:ing)?) (?:that|them|it|this|the) ?(?:number|line|one|now|right|then|$)/;
const NARRATES =
  /^(?:(?:yes|yeah|yep|sure|okay|ok|so|well|oh|and|also|um|uh|but) )*(?:(?:i|im|ive|id|we|weve|wed|my|our|he|hes|she|shes|they|theyre|theyve|it|there|theres|you|your|youve|somebody|someone|nobody) \w+|(?:the|this|that) (?:\w+ ){0,2}?(?:is|was|are|were|has|had|\w+s under))\b/;
const OF_THEIRS =
  /\b(?:did|has|have|hasnt|havent|is|isnt|are|was|were|will|hows|how (?:is|are)|whens|when (?:is|are|will)|wheres|where (?:is|are)) (?:my|our)\b/;
const YES = /^(?:yes|yeah|yep|sure|ok(?:ay)?)(?: please)?(?: do)?[\s,.]*/i;

/** Reads `tokenise`d words, and the text they are of. */
export function mannerOf(words: readonly string[], text: string): Manner {
  const said = words.join(' ');
  return {
    refuses: REFUSES.test(said),
    commands: COMMANDS.test(said),
    asksFor: ASKS_FOR.test(said),
    ofSeveral: OF_SEVERAL.test(said),
    nobody: NOBODY.test(said),
    avoids: AVOIDS.test(said),
    eats: EATS.test(said),
    tells: TELLS.test(said),
    goesOn: GOES_ON.test(said),
    pointsBack: POINTS_BACK.test(said),
    callsOnly: A_CALL.test(said) && words.every((word) => OF_A_CALL.has(word) || FUNCTION_WORDS.has(word)),
    wishesOfThem: WISHES_OF_THEM.test(said),
    wantsBack: WANTS_BACK.test(said),
    callsThere: CALLS_THERE.test(said),
    narrates: NARRATES.test(said),
    ofTheirs: OF_THEIRS.test(said),
    behindYes: text.trim().replace(YES, ''),
    wentWrong: WENT_WRONG.test(said),
    wasHad: WAS_HAD.test(said),
  };
}

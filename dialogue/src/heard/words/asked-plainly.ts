import { statedAsAsked, turned, whatIsAskedIn } from './stated-as-asked.ts';

/** The many ways to ask one thing, as the plain question that they come to. */

/** What people speak of asking with, beside the question itself. */
const OF_ASKING = new Set(
  `i im ive id we weve you your yall guys folks me my us one more another other a an the some any and so oh but also just then of for to
  about with all first thing things something anything be been is was am have got had do did can could would will might may maybe
  probably kinda kind sort really actually happen here again hi hey hello there okay ok well um uh yeah yes please need want wanted wants like love
  trying meaning calling called hoping this that it thats its sorry before while real if not dont didnt couldnt cant no chance good thanks
  let lemme gimme someone somebody anybody anyone person right now still since what whats`.split(/\s+/),
);
/** One of these, or it is no talk about asking. */
const ASKS =
  /^(?:ask(?:ing|ed|s)?|question|tell|know|wonder(?:ing|ed)?|curious|remind|bother(?:ing)?|forget|forgot|find|finding|figure|figuring|idea|quick|stupid|dumb|silly|weird|random|check(?:ing)?|see|sure|understand|clear)$/;
/** What these say is not yet a question, and nothing is left unsaid: 'I forgot my card', 'I see'. */
const OF_THE_CALLER = /^(?:forgot|see|sure|check|quick|find|clear)$/;
const AROUND = new Set(['out', 'up', 'figure', 'wonder', 'small', 'little', 'dumb', 'stupid', 'silly', 'quick', 'on']);

const QUESTION =
  /^(?:(?:and|so|um|uh|but),? )*(?:do|does|did|is|are|was|were|can|could|will|would|should|have you|has|what|what['’]?s|which|who|who['’]?s|when|when['’]?s|where|where['’]?s|how|how['’]?s|why|any)\b(?! (?:you|if)[.?!]*$)(?! not\b| been\b)(?!\s*[,.!])/iu;
const JOINED = /^(?:(?:and|so|but|um|uh),? )+/iu;
const INDIRECT = /^(?:where|what|which|how|when|who)(?: \p{L}+){0,3}? (?:to|i|you|we)\b/iu;
const WHETHER = /^(?:if|whether(?: or not)?)\s+(?=\S+ \S)/iu;

interface Word {
  said: string;
  at: number;
  end: number;
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\d]+(?:['’][\p{L}]+)*/gu)].map(({ 0: one, index }) => ({
    said: one.toLowerCase().replace(/['’]/g, ''),
    at: index,
    end: index + one.length,
  }));

/** 'Maybe a stupid question but do you deliver', 'do you know if there is a lot': the question; null where nothing leads to it. */
function behindAsking(text: string): string | null {
  let asks = false;
  if (LATER.test(text) || RETHINKS.test(text)) return null;
  for (const [at, { said, end }] of wordsOf(text).entries()) {
    if (at > MOST) return null;
    if (ASKS.test(said)) asks = true;
    else if (!(OF_ASKING.has(said) || (asks && AROUND.has(said)) || AROUND.has(said))) return null;
    if (!asks) continue;
    const mark = /^[\s,.:;!—-]*/u.exec(text.slice(end))?.[0] ?? '';
    const rest = text.slice(end + mark.length).replace(JOINED, '');
    // 'I forgot', 'let me check' are over at a mark only.
    if (OF_THE_CALLER.test(said) && !/[,.:;—]/.test(mark) && !(WHETHER.test(rest) || INDIRECT.test(rest))) continue;
    if (WHETHER.test(rest)) return whetherIn(rest.replace(WHETHER, ''));
    if (CHOOSING.test(rest)) return null;
    if (QUESTION.test(rest)) return /[,.:;—]/.test(mark) ? rest : whatIsAskedIn(rest);
  }
  return null;
}
const whetherIn = (stated: string): string | null =>
  PAST.test(stated) || turned(stated) === null ? null : statedAsAsked(stated);
const MOST = 14;
/** 'Let me know if anything comes free' asks for nothing now, and 'I'm not sure if I can make it' for nothing at all. */
const LATER =
  /\b(?:let (?:me|us) know|(?:not sure|don['’]?t know|do not know|not certain) (?:if|whether|that) (?:i|we)\b)/iu;
/** 'You know what, forget the bagel' */
const RETHINKS = /^(?!.*\b(?:do|would|might|did|if) you know\b).*\byou know what\b(?!['’]?s\b)/iu;
/** 'I don't know what to get her' */
const CHOOSING =
  /^(?:(?:what|which)(?: \p{L}+)? to (?!park|bring|wear|expect|pay)|how to (?!get|find|reach|park|come)|(?:what|when|how much|how many)(?: \p{L}+)? (?:i|i['’]m|my)\b(?! (?:appointment|appt|booking)))/iu;

/** Behind the question: 'do you know', 'yes or no', 'is that right'. */
const BEHIND =
  /,?\s+(?:(?:do|would|might) you (?:happen to |even )?know|yes or no|or not|any idea|if you know|is (?:that|it) (?:right|true|correct)|am i right)\s*[?.!]*$/iu;
const TRUE = /\b(?:is (?:that|it) (?:right|true|correct)|am i right)\s*[?.!]*$/iu;
const HEARSAY =
  /^\W*(?:(?:hi|hello|hey|so|um|uh|and|oh|okay),? )*(?:i (?:heard|hear|read|saw|was told|think|thought|understand)|(?:somebody|someone|my \p{L}+|a friend(?: of mine)?|your (?:website|site|sign)|the (?:website|sign)|they)(?: \p{L}+)? (?:told me|tells me|says|said))(?: online)?(?: that)? (?=(?:you (?!(?:would|could|should|might|were|had)\b)|you['’]?re |there['’]?s |there (?:is|are) ))/iu;
const PAST = /^(?:i|you|we)(?: guys)? (?:\p{L}+ed|said|told|were|had|got|took|gave|made|called|closed|changed)\b/iu;

/** Frames that only ask whether there is something, or what it costs. */
const FRAMES: readonly (readonly [RegExp, string])[] = [
  [/^\W*(?:is there )?any chance (?:of|for) (?!\p{L}+ing\b)(?=\S)/iu, 'do you have '],
  [/^(?<lead>\W*(?:(?:and|so|or|okay|oh),? )?)(?:do|would|will) you (?:guys )?happen to (?=\S)/iu, '$<lead>do you '],
  [
    /^\W*(?:(?:and|so|but|oh|okay),? )*you(?: guys)? do(?:n['’]?t| not) happen to (?<what>[^?]+?),? do you\W*$/iu,
    'do you $<what>?',
  ],
  [
    /^\W*(?:(?:and|so|but|oh|okay),? )*(?<what>(?:it|that|they|there|(?:the|your|my) [^,?]+?) (?:is|are|was|were|does|do|can|will)(?:n['’]?t| not) [^?]+?),? (?:is|are|was|were|does|do|can|will) (?:it|that|they|there)\W*$/iu,
    'you know if $<what>',
  ],
  [
    /^\W*(?:(?:and|so|but|oh|okay),? )*you(?: guys)? would(?:n['’]?t| not) (?:happen to )?(?<what>have [^?]+?),? would you\W*$/iu,
    'do you $<what>?',
  ],
  [
    /^\W*(?:(?:and|so|but|oh|okay),? )*there would(?:n['’]?t| not) (?:happen to )?be (?<what>[^?]+?),? would there\W*$/iu,
    'is there $<what>?',
  ],
  [
    /^\W*(?:hi,? )?(?:i['’]?m|we['’]?re|i am|we are) (?:just )?looking for (?:a place|somewhere|some place|someone|somebody) (?:that|who) (?:has|does) (?=\S)/iu,
    'do you have ',
  ],
  [
    /^\W*(?:(?:and|so|okay|oh),? )*(?:how expensive (?:is|are)|what (?:am i|are we) looking at for|what['’]?s the damage (?:on|for)|what would (?:i|we) pay for|what (?:kind|sort) of money (?:is|are|for)|(?:the )?price (?:of|on|for)|what['’]?s it cost for) (?=\S)/iu,
    'how much is ',
  ],
  [
    /^\W*(?:(?:and|so|okay|oh|is|are),? )*(?<what>(?:[^\s,?]+ ){0,3}[^\s,?]+),? (?:is|are) (?:how much|expensive)\W*$/iu,
    'how much is $<what>?',
  ],
  [/^\W*(?:is|are) (?<what>[^,?]+?) expensive\W*$/iu, 'how much is $<what>?'],
  [/^\W*(?:(?:and|so|okay|oh),? )*got (?=(?:any|some)\b|[^,]*\?\W*$)/iu, 'do you have '],
];
const CHANCE =
  /^\W*(?:(?:and|so|hi|um|uh),? )*(?:is there )?any chance (?:that )?(?=(?:i|we|you|he|she|they|it|there)\b)/iu;

/** What is put in front of a question that comes in between. */
const BETWEEN =
  /^\W*(?:(?:(?:oh|um|uh|and|but|so|okay|ok|no|yeah|well|i['’]?m)[\s,]+)*(?:before (?:that|this|(?:we|you|i) (?:do|go|get|answer|say|start|finish|continue|book|place)(?: \p{L}+){0,3})|(?:hold|hang) on(?: a (?:sec|second|minute|moment))?|(?:one|just a|a) (?:sec|second|moment|minute)|wait(?: a (?:sec|second|minute|moment))?|(?:one|just one) (?:more|other|last|quick) (?:thing|question)|another (?:thing|question)|actually|sorry|real quick|first(?: of all| off)?(?=[,.:])|while i have you|while i['’]?m at it|by the way|also)(?: though)?[\s,.:!?…-]+)+(?=\p{L})/iu;

/** 'Hold on, do you take cash': what is asked, without how it came in between. */
export function withoutInterruption(said: string): string {
  const less = said.replace(BETWEEN, '').replace(BEHIND, '');
  return DOES_IT.test(less) ? said : less;
}
/** 'Actually do the rye' asks nothing. */
const DOES_IT = /^do (?:the|an?|one|two|three|four|it|that|those|my|this)\b/iu;

/**
 * 'I was wondering if you guys do keratin', 'you don't happen to do keratin, do you': 'do you do keratin'. Whatever answers the plain
 * question answers this one; what asks for nothing is as it was said.
 */
export function askedPlainly(said: string): string {
  if (/[.?!]\s+\S/.test(said.trim())) return said;
  const before = said.replace(BEHIND, '');
  const asked = QUESTION.test(before) || TRUE.test(said) ? before : said;
  const isTagged = asked !== said;
  const heard = HEARSAY.exec(asked)?.[0];
  const told = heard === undefined ? null : asked.slice(heard.length);
  if (told !== null && (isTagged || !PAST.test(told)) && (isTagged || !/,/.test(told))) return statedAsAsked(told);
  const chance = CHANCE.exec(asked)?.[0];
  if (chance !== undefined) return statedAsAsked(asked.slice(chance.length));
  const framed = FRAMES.reduce((text, [frame, plain]) => text.replace(frame, plain), asked);
  const behind = behindAsking(framed);
  if (behind !== null) return behind;
  if (framed !== asked) return framed;
  if (isTagged) return statedAsAsked(asked);
  return said;
}

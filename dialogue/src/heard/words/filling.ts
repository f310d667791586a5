import { askedPlainly } from './asked-plainly.ts';

/** What people say before and behind what they say, and means nothing by itself. */

/** Before any sentence: 'um, so', 'got it', 'let's see'. */
const HEARD =
  "(?:(?:hi|hey|hello),? (?:yes|yeah)|u+m+|u+h+|e+r+m?|a+h+|h+m+|o{2,}h?|like|well|so|now|got it|gotcha|got you|i see|i got you|i hear you|let me see|let['’]?s see|let me think|quick question|real quick|right|good|cool|nice|great|awesome|sweet|perfect|lovely|wonderful|excellent|fantastic|amazing|alright|all right|thanks(?: so much| a lot)?|thank you(?: so much| very much)?)";
/** What a sentence begins with, where no comma is heard before it. */
const BEGINS =
  "(?:and|then|can|could|may|do|does|did|is|are|was|will|would|what|what['’]s|whats|how|when|where|who|which|i|i['’](?:d|ll|m|ve)|id|ill|im|ive|we|we['’](?:d|ll)|you|let|let['’]s|lets|give|gimme|hi|hello|so|but|actually|wait|sorry)\\b";
/** Words that are said of dishes, too, are only filling in front of a comma: 'sweet tea', 'right side'. */
const LEAD = new RegExp(`^\\W*(?:(?:okay|ok|yeah|yes|oh|and) )?${HEARD}(?:[,.!…]+\\s*|\\s+(?=${BEGINS}))(?=\\S)`, 'iu');
/** They end, or are an answer, by themselves: 'great, thanks', 'right, that one'. */
const WORDS_LEFT = 4;
/** Fewer are, of what is no answer. */
const NO_ANSWER = /^\W*(?:and|also|plus|can|could|do|does|is|are|what|how|when|where)\W+\S+\W+\S/iu;

/** 'Sorry', 'actually': something is put right, unless it only comes besides. */
const RETORT =
  '(?:(?:oh|no|ah|uh|um) ?,? ?)*(?:sorry|actually|wait(?: a (?:sec|second|minute|moment))?|you know what|one (?:more|other|last) (?:thing|question)|(?:hold|hang) on(?: a (?:sec|second|minute|moment))?)';
const BESIDES = new RegExp(`^\\W*${RETORT}[,.!…]*\\s+(?=(?:oh,? )?(?:and|also|plus)\\b)`, 'iu');
const RETORTED = new RegExp(
  `^\\W*${RETORT}[,.!…]*\\s+(?=\\S)(?!(?:let me|lemme|i(?:['’]m|['’]ll| have| need| gotta| got| think| forgot)?|my|someone|somebody|what|huh|no)\\b(?! (?:['’]?d|would|want|wanna|need|was (?:calling|wondering|hoping))))`,
  'iu',
);

/** Behind a sentence, when it is spoken to somebody: 'ma'am', 'buddy'. */
const ADDRESSED =
  /,\s+(?:hon|hun|sweetie|sweetheart|dear|dearie|darling|love|buddy|bud|pal|man|dude|bro|boss|chief|sir|ma['’]?am|miss|my (?:friend|man|dear|love|guy))(?=\s*[.!?]*\s*$)/iu;
/** And when it is asked politely. */
const POLITE =
  /,?\s+(?:if (?:that|it)(?:['’]s| is|['’]d be| would be) (?:okay|ok|alright|all right|possible|cool|not too much trouble)|if you (?:do not|don['’]?t|wouldn['’]?t) mind|if you (?:could|can)(?: please)?|if possible|(?:that|it)(?:['’]?d| would| will|['’]?ll) be (?:great|awesome|perfect|wonderful|lovely|nice|good|cool|fantastic)|please and thank you)(?=\s*[.!]*\s*$)/iu;

/** Behind a question, which it does not answer. */
const THANKED =
  /^(?<asked>\W*(?:(?:and|so|okay|ok|oh|but),? )*(?:what|how|do|does|can|could|is|are|when|where|who|which|would|will)\b.*?),?\s+(?:thanks|thank you)(?: so much| very much)?(?=\s*[.!?]*\s*$)/iu;
/** 'A, um, a large one', 'can I, I get' */
const STUTTERED =
  /\b(an?|the|i|we|you|can|could|do|is|are|and|with|for|to|of|on|my|it['’]s|i['’]d|i['’]ll),\s+(?:u[hm]+,?\s+)?\1\b/giu;
/** 'I've never been there before, no': said again, and no answer to anything else. */
const DENIED_AGAIN = /(?<=\b(?:never|not|\p{L}+n['’]t)\b(?: [^\s,.!?]+){3,}),? no[.!]*\s*$/iu;
export const withoutNoAgain = (said: string): string => said.replace(DENIED_AGAIN, '');

const ASKS =
  "(?:(?:and|so|um|uh|but),? )?(?:do|does|is|are|was|what|what['\u2019]?s|how|when|where|where['\u2019]?s|who|who['\u2019]?s|which|can|could|will|would|have you|you (?:guys )?(?:have|take|got|deliver|do))\\b";
const SOMEBODY =
  '(?:my \\p{L}+|my \\p{L}+ \\p{L}+|somebody|someone|a friend(?: of mine)?|one of (?:my|our) \\p{L}+|he|she|they|everybody|everyone)';
/** That something will be asked, and why it is: 'I had a question', 'my wife wants to know', 'I'm new around here'. */
const ANNOUNCED = new RegExp(
  `^\\W*(?:(?:so|and|oh|hi|hey|hello|well|um|uh|yeah|okay),? )*(?:${[
    "i(?:['\u2019]m| was| am)? (?:just )?(?:call(?:ing|ed)|wondering|curious|asking|checking)(?: (?:to|and wanted to|because i wanted to|about something)(?: (?:ask|find out|check|see|know))?(?: (?:you )?(?:something|a question|about something))?)?",
    "i(?:['\u2019]ve)? (?:just )?(?:have|had|got) (?:a|one|another|this) (?:quick |small |little |silly |dumb |more |other )*(?:question|thing)(?: for you| to ask)?",
    'i (?:just )?(?:wanted|want|need|needed|meant|forgot) to (?:ask|know|check|find out)(?: you)?(?: something| a question| one thing)?',
    `${SOMEBODY} (?:wants? to know|wanted to know|(?:was|is|are|were) (?:asking|wondering)|asked(?: me(?: to (?:ask|check|find out))?)?|keeps? asking)`,
    "i(?:['\u2019]?m| was| am|['\u2019]ve been)? (?:just )?(?:looking|look(?:ed)?|went|checked) (?:at|on|over|through)? ?(?:your|the) (?:website|site|menu|page)(?: online)?(?: (?:and|but) (?:it does not|it doesn['\u2019]?t|it did not|it didn['\u2019]?t|i (?:could not|couldn['\u2019]?t|can['\u2019]?t|didn['\u2019]?t)) (?:say|see|find|tell)(?: it| anything| that)?)?",
    "(?:it does not|it doesn['\u2019]?t|your (?:website|site|menu) (?:doesn['\u2019]?t|does not)) say(?: (?:on|online|anywhere)(?: (?:the|your) (?:website|site|menu))?)?",
    "i(?:['\u2019]m| am) new (?:here|to|in|around)(?: (?:the|this|your|here))?(?: (?:neighborhood|area|town|city|place|block))?",
    "(?:this|it)(?:['\u2019]s| is) my first time(?: (?:calling|ordering|coming)(?: (?:here|there|you|in))?)?",
  ].join('|')})[,.:;]*\\s+(?=${ASKS})`,
  'iu',
);
/** The same behind it. */
const ANNOUNCED_BEHIND = new RegExp(
  `(?:,? (?:because|['\u2019]?cause|cuz|since) (?:${SOMEBODY} (?:wants? to know|wanted to know|(?:was|is|are|were) (?:asking|wondering)|asked(?: me)?)|(?:it|the website|your website|the menu) (?:doesn['\u2019]?t|does not|didn['\u2019]?t) say(?: (?:it )?(?:on|online|anywhere)(?: (?:the|your) (?:website|site|menu))?)?|i (?:couldn['\u2019]?t|can['\u2019]?t|didn['\u2019]?t) (?:find|see)(?: it| that)?(?: (?:online|anywhere|on (?:the|your) (?:website|site|menu)))?)|, (?:i (?:couldn['\u2019]?t|can['\u2019]?t|didn['\u2019]?t) (?:find|see)(?: it| that)?(?: (?:online|anywhere|on (?:the|your) (?:website|site|menu)))?|(?:i['\u2019]?m |i was )?just (?:wondering|curious|asking|checking)|do you know|i(?:['\u2019]m| am) (?:just )?trying to (?:figure out what to do|decide|figure (?:it|this|that) out|plan(?: ahead)?)))(?=\\s*[.?!]*\\s*$)`,
  'iu',
);
const IS_ASKED = new RegExp(`^\\W*${ASKS}`, 'iu');

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

/** 'Gotcha, do you take apple pay, ma'am' asks what 'do you take apple pay' does. */
export function withoutFilling(said: string): string {
  let text = said;
  for (;;) {
    const less: string = askedPlainly(text)
      .replace(BESIDES, '')
      .replace(LEAD, '')
      .replace(ADDRESSED, '')
      .replace(POLITE, '')
      .replace(THANKED, '$<asked>')
      .replace(STUTTERED, '$1')
      .replace(ANNOUNCED, '')
      .replace(ANNOUNCED_BEHIND, (tail, at: number, whole: string) => (IS_ASKED.test(whole.slice(0, at)) ? '' : tail));
    if (less === text || !(NO_ANSWER.test(less) || wordsIn(less) >= WORDS_LEFT)) return text;
    text = less;
  }
}

/** 'Sorry, two large pies', where nothing stands yet that could be put right. */
export function withoutRetort(said: string): string {
  const less = said.replace(RETORTED, '');
  return wordsIn(less) < WORDS_LEFT ? said : less;
}

import { numberAt } from '../../understand/numbers.ts';
import { tokenise } from '../../understand/words.ts';
import { isMereQuestion } from '../question.ts';

const COUNT = '(?:an?|the|one|two|three|four|five|six|\\d+|some|just|exactly)';
/** 'Mike wants a …', 'I'll have …' */
const WISHER =
  `(?:i(?:'ll| will) (?:\\w+ )?(?:have|take|get|do)|i(?:'d| would) (?:like|love)|i (?:want|need)|` +
  `(?:(?:my|his|her|our|the) \\w+(?: \\w+)?|(?!i\\b)[a-z]+)(?: (?:also |just )?(?:wants|needs|gets|takes|likes)|(?:'ll|'d| will| would) (?:also |just )?(?:have|like|love|take|get|do)|(?:'s| is) (?:having|getting|doing)))` +
  `(?= ${COUNT}\\b)`;
const WISHERS = new RegExp(
  `(?:[,;.]\\s*|\\s+and\\s+|\\s+(?:then|so)\\s+)(?:(?:and|then|so|uh|um|also)[\\s,]+)*(?=${WISHER})`,
  'i',
);
const ALIKE = /\bsame\b|\b(?:one|another|exactly|just) (?:just )?like (?:that|it|this|mine|his|hers|theirs)\b/i;
/** Behind what is the same, or takes something back: a dish of its own. */
export const ONE_MORE = new RegExp(`,\\s*(?:and|plus|also|then)\\s+(?=${COUNT}\\s)`, 'i');

/** Whether something is to be as what was ordered before it. */
export const isAlike = (text: string): boolean => ALIKE.test(text);

/** 'Mike wants a turkey on rye, Jen wants the same but no mayo': by those who want it, where one wants what another has. */
function wishersIn(text: string): string[] {
  if (!ALIKE.test(text)) return [];
  return text.split(WISHERS).flatMap((one) => (ALIKE.test(one) ? one.split(ONE_MORE) : one));
}

/** 'And could you cut it in half', behind a dish: what the kitchen is to do with it. */
const REQUESTS =
  /[,;.]*\s+(?:and\s+|also\s+|oh\s+|then\s+)*(?=(?:(?:can|could|would|will) (?:you|they|you guys) (?:please |also |maybe |just )*|please )(?:cut|slice|wrap|heat|warm|pack|bag|box|leave|label|split|separate|keep|cook|double bag)\b(?! (?:up )?(?:an?|one|two|three|some) ))/i;

/** Behind that, a question. */
const ASKED =
  /[,;.]\s*(?:(?:and|also|oh|but)[\s,]+)*(?=(?:what(?:'s| is| are)?|how|do you|does the|is there|are there) )/i;

/** What is said in one breath and done in turn; of one part only, where nothing has to be taken apart. */
export function breathsIn(text: string): string[] {
  const wishers = wishersIn(text);
  return (wishers.length > 1 ? wishers : [text])
    .flatMap((one) => {
      const [dish = '', ...asked] = one.split(REQUESTS);
      return [
        dish,
        ...asked
          .flatMap((request) => request.split(ONE_MORE))
          .flatMap((part) => part.split(ASKED))
          .flatMap((part) => part.split(/(?<=[?!])\s+/)),
      ];
    })
    .filter((one) => one.trim() !== '');
}

const IF_SO =
  /(?:^|[\s,;]+)(?:(?:and|so|'?cause|cuz|because)\s+)*if (?:so|you (?:guys )?(?:do|are|can|could)|you (?:guys )?have (?:it|that|them|any|some)|it (?:is|does)|they (?:are|do)|there (?:is|are))\b[\s,]*(?:then\s+)?(?=[a-z])/i;

/** 'How much is the reuben, and give me a knish', 'what's in the soup and can I get a roll' */
const AND_WISH =
  /[,;]?\s+(?:and|then|also|plus|okay|so)[\s,]+(?:(?:also|then|please|just|maybe)\s+)*(?=(?:give me|get me|gimme|let me (?:get|have|do)|i(?:'ll| will) (?:have|take|get|do)|i(?:'d| would) like|(?:can|could|may) (?:i|we) (?:also |just |please )?(?:get|have)|put me down for|throw in|add|i (?:want|need)) (?:an?|one|two|three|four|five|six|\d+|some|another)\b(?! (?:price|quote|minute|second|idea|question|copy)\b))/i;

/**
 * 'Do you have sourdough, 'cause if you do I'll take …', 'how much is the reuben, and give me a knish': a question, and what is wished for
 * behind it.
 */
export function questionFirst(text: string): string {
  const found = IF_SO.exec(text) ?? AND_WISH.exec(text);
  const asked = found ? text.slice(0, found.index).trim() : '';
  return found && asked !== '' && isMereQuestion(asked)
    ? `${asked.replace(/[?.]$/, '')}? ${text.slice(found.index + found[0].length)}`
    : text;
}

const COUNTED = '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\\d+|some|another)';
const LED = '(?:(?:and|oh|so|but|then|also|um|uh|well|okay|ok|alright|great|good|yeah|no|hm+),? )*';
const BEGINS =
  '(?:actually|wait|hold on|hang on|sorry|oh|you know what|on second thought|one more thing|know what|' +
  "(?:can|could|would|will) (?:you|i|we)\\b|may i|let me|let's|lemme|make (?:it|that|one|the|mine|those|them)|change|switch|swap|add|put|take|scratch|forget|never ?mind|skip|lose|cancel|drop|remove|delete|nix|hold off|leave off|get rid of|not (?:the|that)|no need for|minus the|(?:just|only) the|" +
  "(?:i|we) (?:don't|do not|won't|will not|think)|don't worry about|let's|i'm (?:gonna|going to|not)|we're|" +
  "i(?:'ll| will|'d| would|'m gonna| want| need)\\b|we(?:'ll| will|'d)\\b|give me|gimme|get me|throw in|" +
  "do you|does|is|are|how (?:much|late|long|big|many|spicy|hot)|what(?:'s|s)?|which|where(?:'s)?|when)\\b";
const CUT = new RegExp(
  `[,;]?\\s+(?:and|then|plus)\\s+(?=${LED}${BEGINS})|(?:[,;]|\\.{2,}|\u2026)\\s+(?=${LED}${BEGINS})`,
  'i',
);
const TAKES_BACK = new RegExp(
  `^${LED}(?:(?:actually|wait|hold on|hang on|sorry|you know what|know what|on second thought),? )*${LED}` +
    "(?:(?:can|could) you |please |let's |let me |just |i(?:'ll| will| think i'll|'m gonna) |we(?:'ll| can) )*" +
    "(?:skip|forget|scratch|scrap|drop|lose|cancel|remove|delete|nix|never ?mind|leave off|get rid of|no need for|minus|hold off|pass on|do without|not (?:the|that|do|have|get)|no |(?:just|only) (?:the|do|have|take)|take (?:off|the|that|it|both)|don't (?:worry|want|need|bother)|(?:i|we) (?:don't|do not|won't|will not) |i'm not |we're (?:fine|good|okay) without)",
  'i',
);

/** 'Actually skip the cookie', 'no, not the salad', 'just the pie then' */
export const takesBack = (breath: string): boolean => TAKES_BACK.test(breath);

const cut = (text: string, at: RegExp): string[] =>
  text
    .split(at)
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** 'A veggie burger and a lemonade, can you take the onions off': where what is said begins anew. */
export const beginnings = (sentence: string): string[] => cut(sentence, CUT);

const DISH = new RegExp(`[,;]?\\s+(?:and|plus)\\s+(?=${LED}${COUNTED} )`, 'i');

/** 'Let me have the large and a sympathy card': by what is counted. */
export const countedIn = (breath: string): string[] => cut(breath, DISH);

const ANEW =
  /[,;]\s+(?=(?:and )?(?:oh|wait|hold on|you know what|on second thought|one more thing),? (?:and|also|wait|actually|sorry|can|could|you know|one more)\b|(?:and |so |oh )*(?:what(?:'s| is) (?:my|the) total|how much (?:is|will|does|would) (?:that|it|all|everything|this)(?: all)? (?:so far|altogether|in all|gonna be|going to be|come to|be|together)|how much is (?:all (?:that|of (?:it|that))|everything)|what (?:do i have|have i got))\b)/i;
const BEHIND_QUESTION = new RegExp(
  `[,;?]*\\s+(?:and |oh and |so )?(?=(?:(?:hmm|hm|oh),? )*(?:okay|ok|alright|good|great|perfect|cool|fine),? (?:so |then |and |well )*(?:${COUNTED}|i(?:'ll|'d)|give me|let me|let's|can i|just) )`,
  'i',
);

const WISHED =
  /^\W*(?:(?:hi|hello|hey|and|so|okay|oh|yeah|um|uh|also|then|actually)[\s,]+)*(?:(?:can|could|may) (?:i|we) (?:please )?(?:get|have|do|order)|let me (?:get|have|do)|lemme get|give me|gimme|get me|order me|i(?:'ll| will) (?:have|take|get|do)|i(?:'d| would) like|i (?:want|need)|we(?:'ll| will) (?:have|take)|put me down for|add) (?=an?\b|one|two|three|four|some|another|the)/i;
/** 'Can I get a croissant, how much is that': who wishes for it does not only ask. */
const ITS_PRICE =
  /[,.;?]*\s+(?:and\s+)?(?=(?:how much (?:is|will|would|does|do|for) (?:that|it|they|those|i)\b|how much\s*\??$|tell me how much|what(?:'s| is| do| does| will| would) (?:that|it|i owe|i gonna|my total|the total|the damage|the price|it all)\b)(?! (?:like|made|come with|called)\b))/i;
const OF_MORE = /[,;]|\b(?:with|for|without|plus|and)\b/i;

function withPrice(text: string): string[] {
  const [wish = '', asked, ...more] = WISHED.test(text) ? cut(text, ITS_PRICE) : [text];
  if (asked === undefined || more.length > 0) return [text];
  return [wish, OF_MORE.test(asked) ? asked : 'How much is that?'];
}

const AND_DISH = new RegExp(`[,.;?]*\\s+(?:and|also|plus|oh and)\\s+(?:also\\s+|then\\s+)?(?=${COUNTED} )`, 'i');
const OF_PRICES = /\b(?:how much|cost|price|total|come to|charge)\b/i;

/** 'Do you take cards, and a cheesecake': what is asked, and what may be a dish behind it; prices are asked of both. */
export function askedThenNamed(text: string): [asked: string, named: string] | null {
  const found = AND_DISH.exec(text);
  const asked = found ? text.slice(0, found.index).trim() : '';
  if (!found || !isMereQuestion(asked) || OF_PRICES.test(asked)) return null;
  return [`${asked}?`, text.slice(found.index + found[0].length)];
}

/** 'Change the drink to a large, oh and no cheese on the bowl', 'how much are your tacos, alright, two of those then' */
export const begunAnew = (sentence: string): string[] =>
  cut(sentence, ANEW)
    .flatMap(withPrice)
    .flatMap((one) => {
      const [asked = '', ...wished] = cut(one, BEHIND_QUESTION);
      return wished.length === 1 && isMereQuestion(asked) ? [asked, ...wished] : one;
    });

/** 'Hm no, leave it', 'not five', 'leave it off if there is': of what was said right before it, and nothing without it. */
const OF_THE_LAST =
  /^(?:(?:h+m+|uh|um|oh|or|so)[\s,]+)*(?:no|nah|nope|not|never ?mind)\b|\bif (?:so|not|there (?:is|are)|(?:it|that|they) (?:does|is|has|do|are|have))\b/i;
/** 'Actually, make it a dozen of the knots' */
const CORRECTS = /^(?:(?:and|oh|no|wait|sorry)[\s,]+)*(?:actually|wait|sorry|make (?:it|that)|i meant)\b/i;

const numbersIn = (text: string): number[] => {
  const words = tokenise(text);
  return words.flatMap((word, at) => (/^an?$/.test(word) ? 1 : (numberAt(words, at)?.value ?? [])));
};

/** 'A kimchi. Three kimchi.', 'three smalls. Two margheritas and a pepperoni': sentences of which one tells more of another. */
export function isOneThing(sentences: readonly string[], dishesOf: (text: string) => readonly string[]): boolean {
  const named = new Set<string>();
  let counted: readonly number[] = [];
  for (const [at, text] of sentences.entries()) {
    const dishes = dishesOf(text);
    const numbers = numbersIn(text);
    const [sum = 0, ...others] = counted;
    const isShared = others.length === 0 && sum > 1 && numbers.reduce((all, one) => all + one, 0) === sum;
    const isAgain = dishes.some((dish) => named.has(dish)) && !CORRECTS.test(text);
    if (at > 0 && (OF_THE_LAST.test(text) || isAgain || isShared)) return true;
    for (const dish of dishes) named.add(dish);
    counted = numbers;
  }
  return false;
}

const BESIDE = /[,;.]+\s+(?:(?:oh|and|plus|also|then|uh|um)[\s,]+)*|\s+(?:and|plus)\s+(?:(?:also|then)\s+)?/gi;

/** 'Mild, and could I also get a rice pudding': each place where an answer may end and something else begin, or the other way round. */
export const inTwo = (text: string): { head: string; tail: string; joined: boolean }[] =>
  [...text.matchAll(BESIDE)].flatMap(({ index, 0: between }) => {
    const [head, tail] = [text.slice(0, index).trim(), text.slice(index + between.length).trim()];
    return head === '' || tail === '' ? [] : [{ head, tail, joined: /[.;]|and|plus/i.test(between) }];
  });

const SOME =
  '(?:(?:one|two|three|four|half|both|all|any|either|neither|none|each|every)\\b|the (?:first|second|third|other|rest)\\b)';
/** 'The tuna with no onion', 'the chicken ones get cheese': of what was named before, and how it is to be. */
const THE_ONE =
  "the (?!(?:same|usual|other|rest|whole|side)\\b)[\\p{L}'’-]+(?: (?!(?:with|without|no|and|on|for)\\b)[\\p{L}'’-]+){0,2} (?:with|without|no|extra|gets?|has|have|should have|needs?|wants?)\\b";
const OF_SOME = new RegExp(
  `[,;]\\s+(?:(?:and|but)\\s+)*(?=(?:half\\b|none\\b|neither\\b|every\\b|(?:one|two|three|both|all|each) of (?:the|them|those)\\b|(?:both|all) (?:with|without|no)\\b|(?:on |for )?the (?:first|second|third)\\b|on (?:one|two|half)\\b|(?:no|hold the|extra|leave off the|without) [^,;]+? on ${SOME}))`,
  'iu',
);

/** 'Whipped cream only on the strawberry' */
const ON_THE_ONE =
  "(?!(?:on|the|an?|one|two|three|both|all|half|no)\\b)[\\p{L}'’-]+(?: [\\p{L}'’-]+){0,2} (?:only |just )?on the (?!(?:side|half|other|first|second)\\b)[\\p{L}'’-]+(?: ones?)?\\s*(?:[,.;!]|$)";
const OF_ONES = new RegExp(
  `[,;]\\s+(?:(?:and|but)\\s+)*(?=${THE_ONE}|the [\\p{L}'’-]+(?: [\\p{L}'’-]+)? ones? \\p{L}|${ON_THE_ONE})`,
  'iu',
);

/** 'Two pitas, no lettuce on the second one': how some of what was just counted are to be, as it may be taken apart. */
export const someBehind = (text: string): string[][] =>
  /\banother\b/i.test(text) ? [] : [cut(text, OF_ONES), cut(text, OF_SOME)].filter(({ length }) => length > 1);

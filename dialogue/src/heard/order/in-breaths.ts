import { numberAt } from '../../understand/numbers.ts';
import { tokenise } from '../../understand/words.ts';
import { isMereQuestion } from '../question.ts';

const COUNT = '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\\d+|some|another)';
const LED = '(?:(?:and|oh|so|but|then|also|um|uh|well|okay|ok|alright|great|good|yeah|no|hm+),? )*';
const BEGINS =
  '(?:actually|wait|hold on|hang on|sorry|oh|you know what|on second thought|one more thing|know what|' +
  "(?:can|could|would|will) (?:you|i|we)\\b|may i|let me|let's|lemme|make (?:it|that|one|the|mine|those|them)|change|switch|swap|add|put|take|scratch|forget|never ?mind|skip|lose|cancel|" +
  "i(?:'ll| will|'d| would|'m gonna| want| need)\\b|we(?:'ll| will|'d)\\b|give me|gimme|get me|throw in|" +
  "do you|does|is|are|how (?:much|late|long|big|many|spicy|hot)|what(?:'s|s)?|which|where(?:'s)?|when)\\b";
const CUT = new RegExp(`[,;]?\\s+(?:and|then|plus)\\s+(?=${LED}${BEGINS})|[,;]\\s+(?=${LED}${BEGINS})`, 'i');

const cut = (text: string, at: RegExp): string[] =>
  text
    .split(at)
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** 'A veggie burger and a lemonade, can you take the onions off': where what is said begins anew. */
export const breathsOf = (sentence: string): string[] => cut(sentence, CUT);

const DISH = new RegExp(`[,;]?\\s+(?:and|plus)\\s+(?=${LED}${COUNT} )`, 'i');

/** 'Let me have the large and a sympathy card': by what is counted. */
export const countedIn = (breath: string): string[] => cut(breath, DISH);

const ANEW =
  /[,;]\s+(?=(?:and )?(?:oh|wait|hold on|you know what|on second thought|one more thing),? (?:and|also|wait|actually|sorry|can|could|you know|one more)\b|(?:and |so |oh )*(?:what(?:'s| is) (?:my|the) total|how much (?:is|will|does|would) (?:that|it|all|everything|this)(?: all)? (?:so far|altogether|in all|gonna be|going to be|come to|be|together)|how much is (?:all (?:that|of (?:it|that))|everything)|what (?:do i have|have i got))\b)/i;
const BEHIND_QUESTION = new RegExp(
  `[,;?]*\\s+(?:and |oh and |so )?(?=(?:(?:hmm|hm|oh),? )*(?:okay|ok|alright|good|great|perfect|cool|fine),? (?:so |then |and |well )*(?:${COUNT}|i(?:'ll|'d)|give me|let me|let's|can i|just) )`,
  'i',
);

/** 'Change the drink to a large, oh and no cheese on the bowl', 'how much are your tacos, alright, two of those then' */
export const begunAnew = (sentence: string): string[] =>
  cut(sentence, ANEW).flatMap((one) => {
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

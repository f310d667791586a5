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

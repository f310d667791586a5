import type { Menu } from '../../../understand/menu/menu.ts';
import { FUNCTION_WORDS, singular, tokenise } from '../../../understand/words.ts';

/** What is wished for without a name: 'I need to send something for the service', 'I don't know what to get her'. */
const WISH =
  '(?:need|needs|want|wants|wanna|like|love|looking for|look for|get|send|find|give|buy|pick (?:out|up)|order|take|bring|thinking of|in the mood for)';
const BETWEEN =
  "(?: (?:to|me|us|you|my|her|him|them|our|just|maybe|a|some|for|kind|sort|of|order|get|send|buy|find|give|pick|out|up|go|with|over|\\w+['’]s)){0,5}?";
const UNNAMED =
  '(?:(?:some )?flowers|something(?! (?:else|different|other|like (?:that|it)|is|to (?:change|say|ask|tell|cancel))\\b)|(?:gift(?! (?:cards?|certificates?|wrap\\w*|receipts?)\\b)|present|treat|surprise|little something)\\b)';
const SOMETHING = new RegExp(`\\b${WISH}${BETWEEN} (?:\\w+ )?${UNNAMED}`);
/** 'Something sweet for the kids' */
const BARE =
  /^(?:(?:hi|hey|hello|um|uh|well|so|maybe|just|okay) )*something (?!(?:else|different|other|is|wrong|went|happened|came|to (?:change|say|ask|tell))\b)/;
const AT_A_LOSS =
  /\b(?:dont|do not|not sure|no idea|havent decided|cant decide) (?:(?:really|quite|even) )?(?:know )?(?:what|which (?:one|ones)?) ?(?:to|i|we|id|should|would) (?:\w+ )?(?:get|send|order|have|give|buy|bring|pick|choose)\b/;
const USUAL =
  /\bwhat (?:do|would|should|could) (?:people|folks|others|most people|you|you guys|i|we) (?:usually |normally |typically |generally |even )?(?:send|give|bring|recommend|suggest)\b/;

/** Whether words wish for something that is sold, without its name. */
export function wantsUnnamed(words: readonly string[], shop: { name: string; menu: Menu }): boolean {
  const said = words.join(' ');
  return SOMETHING.test(said) || BARE.test(said) || AT_A_LOSS.test(said) || USUAL.test(said) || isOfTrade(said, shop);
}

/** 'I want to send wine to my aunt': what a business is called after is all that it sells, unless a kind of it is called so. */
function isOfTrade(said: string, { name, menu }: { name: string; menu: Menu }): boolean {
  const trade = tokenise(name)
    .filter((word) => word.length > MARK && !FUNCTION_WORDS.has(word) && menu.categoryAt([word], 0) === null)
    .map(singular);
  return trade.some((word) => new RegExp(`\\b${WISH}${BETWEEN} ${word}s?(?= (?:to|for|from|please)\\b|$)`).test(said));
}
/** Shorter words of a name are marks and numbers. */
const MARK = 3;

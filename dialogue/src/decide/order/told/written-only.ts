import { PASSED_ON_ONLY } from '../../../say/answers.ts';
import type { Menu } from '../../../understand/menu/menu.ts';
import { isOnMenu } from '../../../understand/plain/tired-of.ts';
import { FUNCTION_WORDS, singular, tokenise } from '../../../understand/words.ts';
import { offerMessage } from '../../answers/business-answers.ts';
import { PRICED } from '../../answers/knowledge.ts';
import { tell } from '../../answers/noted.ts';
import { sentencesOf } from '../../answers/owners-sentences.ts';
import type { Talk } from '../../talk.ts';

/** What a wish may be heard as where it names nothing on the menu. */
const WISHES = new Set(['order', 'start-order', 'order-ahead', 'catering', 'have', 'groups']);

/**
 * 'The office box for tomorrow', which the owner sells by a note and not by the menu: no dish is half that. What was written is
 * told, and somebody hears of the wish. True when it was one.
 */
export function takeWrittenOnly(talk: Talk): boolean {
  const { heard, facts, menu, state } = talk;
  const isWish =
    heard.acts.some(({ kind }) => kind === 'add' || kind === 'unknown-item') ||
    WISHES.has(heard.remark.intent) ||
    heard.wanting ||
    heard.manner.commands;
  if (!facts.orderingEnabled || facts.closed || heard.onlyAsking || heard.menuQuestion || !isWish) return false;
  if (heard.forSomebody !== null || state.asked.kind.startsWith('message')) return false;
  const isOrder = heard.acts.some((act) => act.kind === 'add' && act.wish.item.exact);
  const names = namesIn(heard.words, menu, isOrder);
  if (names.length === 0) return false;
  for (const note of facts.notes)
    for (const { text } of sentencesOf(note)) {
      const written = ` ${tokenise(text).map(singular).join(' ')} `;
      if (!PRICED.test(text) || OF_MORE.test(text) || !names.some((name) => written.includes(` ${name} `))) continue;
      tell(talk, { text, note });
      offerMessage(talk, PASSED_ON_ONLY);
      return true;
    }
  return false;
}

/** What comes on top of something, or with how it is had. */
const OF_MORE = /\b(?:extra|more|fee|minimum|deliver\w*|eat in|takeout)\b/i;

/**
 * Two words that name something together, and nothing on the menu: 'office box', 'baked ziti'. Beside dishes that are ordered only what
 * is called the one thing: 'two dozen bagels with four tubs, the office box'.
 */
function namesIn(words: readonly string[], menu: Menu, beside: boolean): string[] {
  return words.slice(0, -1).flatMap((word, at) => {
    if (beside && !/^(?:the|your|that)$/.test(words[at - 1] ?? '')) return [];
    const pair = [word, words[at + 1] ?? ''];
    const isName = pair.every((one) => /^(?!free|half|whole)[a-z]{3,}$/.test(one) && !FUNCTION_WORDS.has(one));
    return isName && !pair.every((one) => isOnMenu(one, menu)) ? pair.map(singular).join(' ') : [];
  });
}

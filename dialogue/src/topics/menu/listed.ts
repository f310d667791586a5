import { copied } from '../../copied.ts';
import { hear } from '../../decide/hear.ts';
import type { Talk } from '../../decide/talk.ts';
import { KINDS } from '../../heard/relevance/kinds.ts';
import { menuOf } from '../../understand/menu/menus-read.ts';
import { takeMenuQuestion } from './asked.ts';

const PRICE = KINDS.find(({ said }) => said === 'how much is');
const WHAT_IS = /\bwhat(?:['’]?s| is| are)\b/i;

/**
 * 'How much is a full groom for a large dog', of a business that has a list and takes no orders by phone: what it costs is told as a
 * shop tells it that does. True when it was told.
 */
export function tellListed(talk: Talk): boolean {
  const { facts, heard, state } = talk;
  const asks = heard.onlyAsking || heard.clauses.some(({ asking }) => asking);
  if (facts.orderingEnabled || facts.priceList.length === 0 || !asks) return false;
  const selling = { ...facts, orderingEnabled: true, menu: facts.priceList };
  const menu = menuOf(facts.priceList);
  const about = PRICE?.asks.test(heard.text) && state.booking?.about ? [`how much is ${state.booking.about}`] : [];
  // 'What's a bath for a small dog': of a thing with its size its price is asked.
  const asked = [heard.text, heard.text.replace(WHAT_IS, 'how much is'), ...about]
    .map((text) => hear(text, selling, menu))
    .find(
      ({ menuQuestion, menuNames }, at) =>
        menuQuestion?.about === 'price' && menuNames.dishes.length > 0 && (at !== 1 || menuNames.size !== null),
    );
  if (!asked) return false;
  const one: Talk = {
    ...talk,
    facts: selling,
    menu,
    heard: asked,
    state: { ...copied(state), booking: null, asked: { kind: 'help' } },
    say: [],
    notes: [],
    touched: new Set<number>(),
    ask: null,
    tool: null,
  };
  if (!takeMenuQuestion(one) || one.tool) return false;
  talk.say.push(...one.say);
  return one.say.length > 0;
}

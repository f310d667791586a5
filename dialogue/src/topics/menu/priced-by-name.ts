import type { Talk } from '../../decide/talk.ts';
import { calledSo } from '../../heard/asked/called-so.ts';
import { isAvailable } from '../../understand/menu/families.ts';
import { tellPrice } from './prices.ts';

/**
 * 'How much are the greek fries': of a dish by its whole name the menu tells, before any note that shares a word with it, and
 * though it can be chosen with another. True when that was all that was asked.
 */
export function tellPriceByName(talk: Talk): boolean {
  const { heard, menu, state, turn } = talk;
  const family = heard.priced !== '' && heard.onlyAsking ? calledSo(heard.priced, menu) : undefined;
  if (!family || !isAvailable(family)) return false;
  tellPrice(talk, family);
  state.topic = family.key;
  state.wondering = { turn: turn.turn, question: { about: 'price' }, dishes: [family.key], size: null, choices: [] };
  return true;
}

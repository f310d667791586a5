import type { Talk } from '../../decide/talk.ts';
import { calledWithSize } from '../../heard/asked/by-name.ts';
import { calledSo, namedAgain } from '../../heard/asked/named.ts';
import { priceWords } from '../../say/dishes.ts';
import { type Family, isAvailable } from '../../understand/menu/families.ts';
import { tellPrice } from './prices.ts';

/**
 * 'How much are the greek fries', and 'and the rice' behind it: of a dish by its whole name the menu tells, before any note that
 * shares a word with it, and though it can be chosen with another. True when that was all that was asked.
 */
export function tellPriceByName(talk: Talk): boolean {
  const { heard, menu, state, turn } = talk;
  const isPriced = heard.priced !== '' && heard.onlyAsking;
  // 'The small and the large' are several.
  const sized =
    isPriced && heard.menuNames.sizes.length < 2 ? calledWithSize(heard.priced.replace(AN, ''), menu) : null;
  const family = sized?.family ?? (isPriced ? calledSo(heard.priced, menu) : pricedAgain(talk));
  if (!family || !isAvailable(family)) return false;
  if (sized?.size) talk.say.push(`${priceWords(family, sized.size)}.`);
  else tellPrice(talk, family);
  state.topic = family.key;
  state.wondering = {
    turn: turn.turn,
    question: { about: 'price' },
    dishes: [family.key],
    size: sized?.size ?? null,
    choices: [],
  };
  return true;
}

const AN = /^(?:(?:is|are|was|do|does|would|will|for|on|of|an?|the|your) )+/;

/** Right behind what another costs, where nothing is ordered that it could come to. */
function pricedAgain({ heard, menu, state, turn }: Talk): Family | undefined {
  const { wondering, lines } = state;
  const isPrice = wondering?.turn === turn.turn - 1 && wondering.question.about === 'price';
  return isPrice && lines.length === 0 ? namedAgain(heard.words, menu) : undefined;
}

import type { Item } from '../../../heard/order/hypothesis.ts';
import { readOrder } from '../../../heard/order/read-order.ts';
import type { Family } from '../../../understand/menu/families.ts';
import type { Menu } from '../../../understand/menu/menu.ts';
import { PHRASE_WORDS } from '../../../understand/phrasebook.ts';
import { clauseStarts } from '../../../understand/words.ts';
import type { Heard } from '../../talk.ts';

/**
 * 'Then two tongue and two chorizo', behind what a taco costs: with its name behind each of what it has to be chosen with. Null
 * where something of it is nothing of the dish.
 */
export function kindsOfIt({ words, text, asking, acts }: Heard, family: Family, menu: Menu): string | null {
  const isOther = acts.some(
    (act) => act.kind === 'add' && act.wish.item.sure === 'certain' && act.wish.item.families[0] !== family.key,
  );
  if (asking || isOther) return null;
  const order = readOrder({ words, breaks: clauseStarts(text), dishless: true }, menu, PHRASE_WORDS);
  if (!order?.left.every(({ word }) => PHRASE_WORDS.has(word)) || order.items.length === 0) return null;
  return order.items.every((item) => isKindOf(item, family)) ? namedEach(text, order.items, family) : null;
}

/** It is counted, and told as much as it takes to order it. */
const isKindOf = ({ quantity, choices, strange }: Item, family: Family): boolean =>
  quantity !== null &&
  strange.length === 0 &&
  choices.every(({ choice, not }) => not || choice?.on.has(family.key)) &&
  choices.some((one) => isNeeded(one, family));

const isNeeded = ({ choice, not }: Item['choices'][number], { key }: Family): boolean =>
  !not && choice?.needed.has(key) === true;

function namedEach(text: string, items: readonly Item[], family: Family): string | null {
  let [said, from] = [text, 0];
  for (const item of items) {
    const words = item.choices.find((one) => isNeeded(one, family))?.words.split(' ') ?? [];
    const place = new RegExp(`\\b${words.join('[\\s-]+')}\\b`, 'giu');
    place.lastIndex = from;
    const found = place.exec(said);
    if (!found) return null;
    said = `${said.slice(0, place.lastIndex)} ${family.called}${said.slice(place.lastIndex)}`;
    from = place.lastIndex + family.called.length;
  }
  return said;
}

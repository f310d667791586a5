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
export function kindsOfIt(heard: Heard, family: Family, menu: Menu, isTheOne: boolean): string | null {
  const { words, text, asking, acts } = heard;
  const isOther = acts.some(
    (act) => act.kind === 'add' && act.wish.item.sure === 'certain' && act.wish.item.families[0] !== family.key,
  );
  if (asking || isOther) return null;
  const order = readOrder({ words, breaks: clauseStarts(text), dishless: true }, menu, PHRASE_WORDS);
  if (!order?.left.every(({ word }) => PHRASE_WORDS.has(word)) || order.items.length === 0) return null;
  // What was asked about, and of it this: that it has to be chosen says nothing more.
  const isMeant = isTheOne && order.items.length === 1 ? isOnIt : isNeeded;
  return order.items.every((item) => (isMeant === isOnIt || item.quantity !== null) && isKindOf(item, family, isMeant))
    ? namedEach(text, order.items, family, isMeant)
    : null;
}

/** It is told as much as it takes to order it. */
const isKindOf = ({ choices, strange }: Item, family: Family, isMeant: IsMeant): boolean =>
  strange.length === 0 &&
  choices.every(({ choice, not }) => not || choice?.on.has(family.key)) &&
  choices.some((one) => isMeant(one, family));

type IsMeant = (one: Item['choices'][number], family: Family) => boolean;
const isNeeded: IsMeant = ({ choice, not }, { key }) => !not && choice?.needed.has(key) === true;
const isOnIt: IsMeant = ({ choice, not }, { key }) => !not && choice?.on.has(key) === true;

function namedEach(text: string, items: readonly Item[], family: Family, isMeant: IsMeant): string | null {
  let [said, from] = [text.replace(/^\s*(?=the\b)/i, "I'll have "), 0];
  for (const item of items) {
    const words = item.choices.find((one) => isMeant(one, family))?.words.split(' ') ?? [];
    const place = new RegExp(`\\b${words.join('[\\s-]+')}\\b`, 'giu');
    place.lastIndex = from;
    const found = place.exec(said);
    if (!found) return null;
    said = `${said.slice(0, place.lastIndex)} ${family.called}${said.slice(place.lastIndex)}`;
    from = place.lastIndex + family.called.length;
  }
  return said;
}

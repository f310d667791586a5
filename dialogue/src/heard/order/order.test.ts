import { expect, it } from 'vitest';
import { converse } from '../../testing/conversation.ts';
import { cornerMenu } from '../../testing/corner-menu.ts';
import { readMenu } from '../../understand/menu/menu.ts';
import { PHRASE_WORDS } from '../../understand/phrasebook.ts';
import { clauseStarts, tokenise } from '../../understand/words.ts';
import { readOrder } from './read-order.ts';

const menu = readMenu(cornerMenu());

/** The dishes of the best reading: '2 medium cheese pizza: mushroom, no onion'. */
function read(said: string): string[] {
  const order = readOrder({ words: tokenise(said), breaks: clauseStarts(said) }, menu, PHRASE_WORDS);
  return (order?.items ?? []).map(({ quantity, size, dish, kind, choices, notes }) => {
    const on = choices.map(({ not, amount, choice, words }) =>
      [not ? 'no' : '', amount ?? '', choice?.name ?? words].filter(Boolean).join(' '),
    );
    const what = [quantity ?? '', size ?? '', dish?.families[0] ?? `any ${kind}`].filter((one) => one !== '').join(' ');
    return [what, [...on, ...notes].join(', ')].filter(Boolean).join(': ');
  });
}

it.each([
  ['a pepperoni and mushroom pizza', ['1 any Pizza: pepperoni, mushrooms']],
  ['two medium pizzas with pepperoni but hold the onions', ['2 medium any Pizza: pepperoni, no onions']],
  ['a large cheese pizza without a sausage on it', ['1 large cheese pizza: no sausage']],
  ['a large pie and do not put any mushrooms on it', ['1 large any Pizza: no mushrooms']],
  ['one large pizza and a small pizza with sausage', ['1 large any Pizza', '1 small any Pizza: sausage']],
  ['three small cheese pizzas, well done, and two cokes', ['3 small cheese pizza: well done', '2 coke']],
  ['a large cheese pizza with extra mushrooms and no sausage', ['1 large cheese pizza: extra mushrooms, no sausage']],
  ['a small cheese pizza and a medium', ['1 small cheese pizza', '1 medium cheese pizza']],
  ['six wings honey garlic with ranch', ['6 any Wings: honey garlic, ranch']],
])('%s', (said, dishes) => {
  expect(read(said)).toEqual(dishes);
});

it.each([
  [
    'two small cheese pizzas with onions, one of them with sausage',
    ['1 Cheese Pizza (Small, Onions)', '1 Cheese Pizza (Small, Sausage, Onions)'],
  ],
  [
    'two small cheese pizzas one with onions one with sausage',
    ['1 Cheese Pizza (Small, Onions)', '1 Cheese Pizza (Small, Sausage)'],
  ],
  [
    'four small cheese pizzas two onions two sausage',
    ['2 Cheese Pizza (Small, Onions)', '2 Cheese Pizza (Small, Sausage)'],
  ],
  ['three small cheese pizzas, sausage on one of them', ['2 Cheese Pizza (Small)', '1 Cheese Pizza (Small, Sausage)']],
  [
    'two small cheese pizzas, one with onions, one with sausage, both with mushrooms',
    ['1 Cheese Pizza (Small, Mushrooms, Onions)', '1 Cheese Pizza (Small, Mushrooms, Sausage)'],
  ],
  [
    'two small cheese pizzas with onions and one small cheese pizza with sausage',
    ['2 Cheese Pizza (Small, Onions)', '1 Cheese Pizza (Small, Sausage)'],
  ],
  [
    'a small cheese pizza with everything except onions and mushrooms',
    ['1 Cheese Pizza (Small, everything except onions and mushrooms)'],
  ],
  ['a small cheese pizza with sausage on the side', ['1 Cheese Pizza (Small, Sausage, sausage on the side)']],
  ['a small zesty cheese pizza', ['1 Cheese Pizza (Small, zesty)']],
])('hands out what was said: %s', async (said, lines) => {
  const call = converse({ menu: cornerMenu() });
  await call.say(said, "that's all", 'Dan', 'yes');
  expect(call.shop.orders[0]?.lines).toEqual(lines);
});

it('keeps what nobody knows from being another dish', () => {
  const order = readOrder({ words: tokenise('a large flurb pizza'), breaks: new Set() }, menu, PHRASE_WORDS);
  expect(order?.items.map(({ strange }) => strange)).toEqual([['flurb']]);
});

it.each(['hold the olives', 'make sure there is no olives', 'and i do not want olives on it', 'but please no olives'])(
  'leaves off what is denied: %s',
  async (denied) => {
    const call = converse();
    await call.say(`a large pepperoni with mushrooms ${denied}`, "that's all", 'Dan', 'yes');
    expect(call.shop.orders[0]?.lines).toEqual(['1 Large Pepperoni (Mushrooms, no olives)']);
  },
);

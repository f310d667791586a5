import { expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { group, menuOf } from './testing/strange-menu.ts';

const SIZE = group('Size', 1, 1, 'Small', 'Large');
const ON_IT = group('Toppings', 0, 4, 'Pepperoni', 'Mushrooms', 'Onions');

/** A shop where 'pie' is in the name of most of its pizzas. */
const menu = menuOf([
  ['Cheese Pie', 'Pizza', [SIZE, ON_IT]],
  ['Grandma Pie', 'Pizza', [ON_IT]],
  ['White Pie', 'Pizza', [SIZE, ON_IT]],
  ['Meat Lovers', 'Pizza', [SIZE, ON_IT]],
]);

it.each<[says: string, lines: string[]]>([
  ['a large pie with pepperoni', ['1 Cheese Pie (Large, Pepperoni)']],
  ['two large pies, one plain and the other one with onions', ['1 Cheese Pie (Large)', '1 Cheese Pie (Large, Onions)']],
  ['a large white pie with mushrooms', ['1 White Pie (Large, Mushrooms)']],
])('what goes on it tells which is meant by a word of many names: %s', async (says, lines) => {
  const call = converse({ menu });
  await call.say(says, "that's all", 'Dan', 'yes');
  expect(call.shop.orders[0]?.lines.toSorted() ?? []).toEqual(lines);
});

it('asks which is meant where nothing is told of it', async () => {
  expect(await converse({ menu }).say('a large pie')).toContain('Which pie would you like: Cheese Pie');
});

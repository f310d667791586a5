import { expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { cafeMenu } from './testing/strange-menu.ts';

it.each<[says: string[], lines: string[]]>([
  // What is a dish is that, though another may be on one.
  [['a bagel, everything, toasted with cream cheese'], ['1 Bagel (Everything, Cream cheese, Toasted)']],
  [
    ['a large latte', 'and a plain bagel with butter, not toasted'],
    ['1 Bagel (Plain, Butter, Not toasted)', '1 Latte (Large)'],
  ],
  [['a breakfast sandwich on a bagel with bacon'], ['1 Breakfast Sandwich (Bagel, Bacon)']],
  [['a breakfast sandwich', 'a bagel'], ['1 Breakfast Sandwich (Bagel)']],
])('%s', async (says, lines) => {
  const call = converse({ menu: cafeMenu() });
  await call.say(...says, "that's all", 'Dan', 'yes');
  expect(call.shop.orders[0]?.lines.toSorted()).toEqual(lines.toSorted());
});

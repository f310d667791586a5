import { expect, it } from 'vitest';
import { converse } from '../../testing/conversation.ts';
import { counterMenu, strangeMenu } from '../../testing/strange-menu.ts';

it.each([
  [
    ['two milk teas', "one's a large with no sugar, the other one regular, full sugar"],
    ['1 Milk Tea (Large, No sugar)', '1 Milk Tea (Regular, Full sugar)'],
  ],
  [
    ['three milk teas', 'one large, the others regular'],
    ['1 Milk Tea (Large)', '2 Milk Tea (Regular)'],
  ],
  [
    ['two fish and chips', "I'll take a large with tartar and she'll have a small"],
    ['1 Fish and Chips (Large, Tartar)', '1 Fish and Chips (Small)'],
  ],
  [
    ['two biryanis', "mine's lamb, hot, and make hers a mild chicken"],
    ['1 Biryani (Chicken, Mild)', '1 Biryani (Lamb, Hot)'],
  ],
  [
    ['two biryanis', 'the first with shrimp, the second with lamb, both medium, and a roti'],
    ['1 Biryani (Lamb, Medium)', '1 Biryani (Shrimp, Medium)', '1 Roti'],
  ],
])('each of several that were asked about has its own: %s', async (says, lines) => {
  const call = converse({ menu: strangeMenu() });
  await call.say(...says, "that's all", 'Dan', 'yes');
  expect(call.shop.orders[0]?.lines.toSorted()).toEqual(lines);
});

it('leaves what is another dish to be one', async () => {
  const call = converse({ menu: counterMenu() });
  await call.say('two stews', 'a cup, and a bowl, and one coke', "that's all", 'Dan', 'yes');
  expect(call.shop.orders[0]?.lines.toSorted()).toEqual(['1 Soda (Coke)', '1 Stew (Bowl)', '1 Stew (Cup)']);
});

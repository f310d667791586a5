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

it.each([
  [
    ['three tamales, two pork and one with no salsa, cheese', 'actually one chicken, the one without salsa'],
    ['1 Tamale (Chicken, no salsa)', '2 Tamale (Pork)'],
  ],
])('one of several is told by what it has or lacks: %s', async (says, lines) => {
  const call = converse({ menu: strangeMenu() });
  await call.say(...says, "that's all", 'Dan', 'yes');
  expect(call.shop.orders[0]?.lines.toSorted()).toEqual(lines);
});

it.each([
  [
    ['two cookies, one of them ginger', "no, that's all"],
    ['1 Cookie (Ginger)', '1 Cookie (Oatmeal)'],
  ],
  [
    ['three milk teas, one large', "that's it"],
    ['1 Milk Tea (Large)', '2 Milk Tea (Regular)'],
  ],
  [['a milk tea', "that's it", "that's all"], ['1 Milk Tea (Regular)']],
])('the one of which nothing was said is what is left: %s', async (says, lines) => {
  const call = converse({ menu: strangeMenu() });
  await call.say(...says, 'Dan', 'yes');
  expect(call.shop.orders[0]?.lines.toSorted()).toEqual(lines);
});

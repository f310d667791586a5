import { expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { counterMenu, strangeMenu } from './testing/strange-menu.ts';

it.each([
  [
    ['an egg sandwich on a bagel', 'and my husband will have the ginger'],
    ['1 Cookie (Ginger)', '1 Egg Sandwich (Bagel)'],
  ],
  [
    ['a lamb biryani', 'and my wife will have the shrimp, hot'],
    ['1 Biryani (Lamb)', '1 Biryani (Shrimp, Hot)'],
  ],
])('what another wants is a dish of its own: %s', async (says, lines) => {
  const call = converse({ menu: strangeMenu() });
  await call.say(...says, "that's all", 'Dan', 'yes');
  expect(call.shop.orders[0]?.lines.toSorted()).toEqual(lines);
});

it('puts what is still open on the dish that stands', async () => {
  const call = converse({ menu: counterMenu() });
  await call.say('pierogi', "I'll have the meat, pan-fried", "that's all", 'Dan', 'yes');
  expect(call.shop.orders[0]?.lines).toEqual(['1 Pierogi (Meat, Pan-fried)']);
});

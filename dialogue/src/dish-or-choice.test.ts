import { expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { cafeMenu, group, menuOf } from './testing/strange-menu.ts';

it.each<[says: string[], lines: string[]]>([
  // What is a dish is that, though another may be on one.
  [['a bagel, everything, toasted with cream cheese'], ['1 Bagel (Everything, Cream cheese, Toasted)']],
  [
    ['a large latte', 'and a plain bagel with butter, not toasted'],
    ['1 Bagel (Plain, Butter, Not toasted)', '1 Latte (Large)'],
  ],
  [['a breakfast sandwich on a bagel with bacon'], ['1 Breakfast Sandwich (Bagel, Bacon)']],
  [['a breakfast sandwich', 'a bagel'], ['1 Breakfast Sandwich (Bagel)']],
  // Another of the same has nothing of the first.
  [
    ['a large iced latte with oat milk', 'and a medium one hot, regular milk, extra shot'],
    ['1 Latte (Large, Oat, Iced)', '1 Latte (Medium, Whole, Hot, Extra shot)'],
  ],
  [
    ['a large oat latte', 'and two small ones'],
    ['1 Latte (Large, Oat)', '2 Latte (Small)'],
  ],
  // What somebody else has instead takes nothing from who ordered before.
  [
    ['two small lattes', "he'll have a baked ziti instead"],
    ['1 Baked Ziti', '2 Latte (Small)'],
  ],
  [['two small lattes', "actually I'll have a baked ziti instead"], ['2 Baked Ziti']],
  [['three cans, two cokes and a sprite'], ['1 Soda (Can, Sprite)', '2 Soda (Can, Coke)']],
  [['a latte, whatever size is the medium'], ['1 Latte (Medium)']],
  // A question puts nothing on what stands.
  [
    ['a small latte', 'do you have herbal tea? something without caffeine', 'chamomile please'],
    ['1 Latte (Small)', '1 Tea (Chamomile)'],
  ],
  [
    ['a salad with ranch', 'a baked ziti', 'could you put the dressing on the side?'],
    ['1 Baked Ziti', '1 Salad (Ranch, dressing on the side)'],
  ],
  [
    ['a salad with ranch', 'a baked ziti', 'can I get the dressing on the side please'],
    ['1 Baked Ziti', '1 Salad (Ranch, dressing on the side)'],
  ],
])('%s', async (says, lines) => {
  const call = converse({ menu: cafeMenu() });
  await call.say(...says, "that's all", 'Dan', 'yes');
  expect(call.shop.orders[0]?.lines.toSorted()).toEqual(lines.toSorted());
});

it.each<[says: string[], lines: string[]]>([
  // Some words of its name, behind what was chosen, are no second dish.
  [['a plain bagel with strawberry cream cheese'], ['1 Bagel with Cream Cheese (Plain, Strawberry)']],
  [
    ['a plain bagel with scallion cream cheese and a tub of strawberry cream cheese'],
    ['1 Bagel with Cream Cheese (Plain, Scallion)', '1 Cream Cheese Tub (Strawberry)'],
  ],
  // More of what is in there is no other choice of what it comes on.
  [['a lox sandwich on poppy, extra onion'], ['1 Lox Sandwich (Poppy, extra onion)']],
  [['a lox sandwich with extra onion on poppy'], ['1 Lox Sandwich (Poppy, extra onion)']],
])('of a bagel shop: %j', async (says, lines) => {
  const kinds = group('Bagel', 1, 1, 'Plain', 'Poppy', 'Onion');
  const spreads = ['Plain cream cheese', 'Scallion', 'Strawberry'];
  const call = converse({
    menu: menuOf([
      ['Bagel', 'Bagels', [kinds]],
      ['Bagel with Cream Cheese', 'Bagels', [kinds, group('Spread', 1, 1, ...spreads)]],
      ['Cream Cheese Tub', 'By the pound', [group('Flavor', 1, 1, ...spreads)]],
      ['Lox Sandwich', 'Sandwiches', [kinds], 'Lox, tomato and onion.'],
    ]),
    notes: [],
  });
  await call.say(...says, "that's all", 'Dan', 'yes');
  expect(call.shop.orders[0]?.lines.toSorted()).toEqual(lines);
});

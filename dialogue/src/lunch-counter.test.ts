import { expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { lunchMenu } from './testing/lunch-menu.ts';

it.each<[says: string[], lines: string[]]>([
  // What was asked of a dish, told with its name, orders no second one.
  [['fries', 'large fries'], ['1 Fries (Large)']],
  [
    ['a latte and fries', 'a large latte', 'iced latte', 'small fries'],
    ['1 Fries (Small)', '1 Latte (Large, Iced)'],
  ],
  [['two fries', 'two large fries'], ['2 Fries (Large)']],
  [
    ['fries', 'and a large fries', 'small'],
    ['1 Fries (Small)', '1 Fries (Large)'],
  ],
  [
    ['buffalo wings', 'and bbq wings'],
    ['1 Wings (Buffalo)', '1 Wings (BBQ)'],
  ],
  // A small word before what it is a kind of; what a sandwich is on.
  [['everything bagel'], ['1 Bagel (Everything)']],
  [['a bacon egg and cheese on a bagel'], ['1 Bacon, Egg & Cheese (Bagel)']],
  // Others that only happen to come to as many.
  [
    ['three everything bagels, two plain and a cinnamon raisin'],
    ['1 Bagel (Cinnamon raisin)', '2 Bagel (Plain)', '3 Bagel (Everything)'],
  ],
  // Another of the same, in another size; what comes in halves.
  [['two small fries and one large'], ['1 Fries (Large)', '2 Fries (Small)']],
  [
    ['two large lattes, hot', 'no wait, one large and one small'],
    ['1 Latte (Large, Hot)', '1 Latte (Small, Hot)'],
  ],
  // On all of them.
  [
    ['two everything bagels and one sesame, no butter on any of them'],
    ['1 Bagel (Sesame, no butter)', '2 Bagel (Everything, no butter)'],
  ],
  // Who is asked which several are, names each.
  [
    ['two burgers', 'a hamburger and a veggie burger', 'side salad', 'fries', 'french'],
    ['1 Hamburger (Side salad)', '1 Veggie Burger (French fries)'],
  ],
  // One more of the same, for somebody.
  [
    ['a large hot latte', 'and the same but iced for my husband'],
    ['1 Latte (Large, Hot)', '1 Latte (Large, Iced)'],
  ],
  // The plain ones of a kind.
  [['a hamburger with fries'], ['1 Hamburger (French fries)']],
  [['a hamburger', 'fries'], ['1 Hamburger (French fries)']],
  // A word that only one of those has which are asked about.
  [['a bagel with lox', 'plain'], ['1 Lox Bagel (Plain)']],
  // What is measured is counted by no dish.
  [['a double gelato, one scoop vanilla and one chocolate'], ['1 Gelato (Double, Vanilla, Chocolate)']],
  [['a double with onion rings'], ['1 Double Burger (Onion rings)']],
  // What was left off ends where something else begins.
  [
    ['a double with everything on it except tomato, and throw a fried egg on there, onion rings'],
    ['1 Double Burger (Onion rings, Fried egg, everything except tomato)'],
  ],
  [
    [
      "a veggie burger, no bun, sorry, a lettuce wrap if you've got it, and a diet coke, no, iced tea, unsweet",
      'side salad',
    ],
    ['1 Iced Tea (Unsweetened)', '1 Veggie Burger (Lettuce wrap, Side salad, no bun)'],
  ],
  [
    ['a BLT on rye with onion rings, no mayo on that, and a patty melt with sweet potato fries instead of the regular'],
    ['1 BLT (Rye, Onion rings, no mayo)', '1 Patty Melt (Sweet potato fries)'],
  ],
])('%s', async (says, lines) => {
  const call = converse({ menu: lunchMenu() });
  await call.say(...says, "that's all", 'Dan', 'yes');
  expect(call.shop.orders[0]?.lines.toSorted()).toEqual(lines.toSorted());
});

it.each(['pickup', 'for pickup please', "it's for pickup"])('%s, where the name is asked, is no miss', async (said) => {
  const call = converse({ menu: lunchMenu() });
  expect(await call.say('small fries', "that's all", said)).toBe('What name should I put on it?');
});

it('how it goes out is no dish', async () => {
  const call = converse({ menu: lunchMenu() });
  expect(await call.say("I'd like to do a pickup order, small fries")).toBe(
    'Okay, one small order of Fries. Anything else?',
  );
});

it('the cheapest of a kind is one of that kind', async () => {
  const call = converse({ menu: lunchMenu() });
  expect(await call.say("what's the cheapest burger")).toContain('Hamburger');
});

import { describe, expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { lunchMenu } from './testing/lunch-menu.ts';
import { menuOf } from './testing/strange-menu.ts';

/** What is objected to is put right, and nothing else. */
it.each<[says: string[], lines: string[]]>([
  [['a double with onion rings and a coke', "I didn't order a coke"], ['1 Double Burger (Onion rings)']],
  [['a small drip coffee', "no chips, I didn't order chips"], ['1 Drip Coffee (Small)']],
  [['a small drip coffee', "I don't want any other coffees"], ['1 Drip Coffee (Small)']],
  [['a double with no tomato and onion rings', 'I do want the tomato'], ['1 Double Burger (Onion rings)']],
  [
    ['a veggie burger with no bun and a side salad', 'no, I do want the lettuce wrap'],
    ['1 Veggie Burger (Lettuce wrap, Side salad, no bun)'],
  ],
  [
    ['two doubles with no tomato and onion rings', 'no, only one of them has no tomato'],
    ['1 Double Burger (Onion rings)', '1 Double Burger (Onion rings, no tomato)'],
  ],
  [
    ['a double with onion rings and everything except tomato', 'can I get a second one, same thing but with tomato'],
    ['1 Double Burger (Onion rings)', '1 Double Burger (Onion rings, everything except tomato)'],
  ],
  [['a hamburger with fries', 'onion rings actually'], ['1 Hamburger (Onion rings)']],
  [['a double with onion rings, bacon and a fried egg', 'nothing on the double'], ['1 Double Burger (Onion rings)']],
  [
    ['two everything bagels and two plain', "you've got two plain bagels, I only want one"],
    ['1 Bagel (Plain)', '2 Bagel (Everything)'],
  ],
  // In the place of what has gone, whoever says so.
  [
    ['a hamburger with onion rings and small fries', 'oh he says forget the fries, two sodas instead', 'coke'],
    ['1 Hamburger (Onion rings)', '2 Soda (Coke)'],
  ],
  [['a hamburger', "I'll do the rings as the side"], ['1 Hamburger (Onion rings)']],
  // Taken back before anything came of it.
  [['small fries', 'and a diet coke... actually never mind'], ['1 Fries (Small)']],
  // Told behind a no, with nothing between.
  [
    ['two small fries', 'no, one large one small'],
    ['1 Fries (Large)', '1 Fries (Small)'],
  ],
  [['half a dozen wings, half buffalo half bbq', 'just do buffalo then'], ['6 Wings (Buffalo)']],
])('%s', async (says, lines) => {
  const call = converse({ menu: lunchMenu() });
  await call.say(...says, "that's all", 'Dan', 'yes');
  expect(call.shop.orders[0]?.lines.toSorted()).toEqual(lines.toSorted());
});

it('what is objected to in the read-back takes nothing else off', async () => {
  const call = converse({ menu: lunchMenu() });
  await call.say('three everything bagels, two plain bagels and a cinnamon raisin bagel', "that's all", 'Dan');
  expect(await call.say("no, there's only one cinnamon raisin, plain")).toContain(
    'three Bagels, everything; two Bagels',
  );
});

it('who says none of those is asked no more', async () => {
  const call = converse({ menu: lunchMenu() });
  expect(await call.say('a burger and small fries', 'none of those')).toBe('Okay, I left that out. Anything else?');
});

describe('a question that nothing answers', () => {
  it('gives way at the fourth time: the rest can be ordered', async () => {
    const call = converse();
    await call.say('a bianca and a tiramisu', 'well', 'you know');
    const reply = await call.say('hm, right');
    expect(reply).toContain('Shall I leave it off?');
    await call.say('yes', 'Dan', 'yes');
    expect(call.shop.orders[0]?.lines).toEqual(['1 Tiramisu']);
  });
});

it('sets what was meant, where it was said to put right what stands', async () => {
  const call = converse();
  await call.say('two tiramisus and a small bianca', 'actually just one tirimasu', 'yes', "that's all", 'Dan', 'yes');
  expect(call.shop.orders[0]?.lines.toSorted()).toEqual(['1 Small Bianca', '1 Tiramisu']);
});

it('takes what is on half of something off again, where nothing is sold by halves', async () => {
  const size = [
    { name: 'Size', min: 1, max: 1, halves: false, choices: [{ name: 'Large', available: true, price: 0 }] },
  ];
  const toppings = {
    name: 'Toppings',
    min: 0,
    max: 5,
    halves: false,
    choices: [{ name: 'Mushrooms', available: true, price: 1 }],
  };
  const call = converse({ menu: menuOf([['White Pizza', 'Pizza', [...size, toppings]]]), notes: [] });
  expect(await call.say('a large white pizza, half mushrooms')).toContain('mushrooms on half');
  expect(await call.say('no, forget the mushrooms')).not.toContain('mushroom');
});

it.each([
  ['one bianca please, a large one, no lemon', ['1 Large Bianca (no lemon)']],
  ['one pepperoni, a large one with olives', ['1 Large Pepperoni (Olives)']],
])('one stays one, whatever is said of it behind: %s', async (said, lines) => {
  const call = converse();
  await call.say(said, "that's all", 'Dan', 'yes');
  expect(call.shop.orders[0]?.lines).toEqual(lines);
});

it('says sorry once in an answer, and them of several', async () => {
  const call = converse();
  expect(await call.say('two biancas', 'yes', 'okay', 'yes')).toBe(
    "Sorry, I need a size. Without that I can't order the two Biancas. Shall I leave them off?",
  );
});

import { describe, expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { notesOf } from './testing/facts.ts';
import { group, menuOf, type Row } from './testing/strange-menu.ts';

/** As people order at ordinary shops: halves, several of one thing told apart, what comes in cans and bottles. */
const SIZES = group('Size', 1, 1, 'Small', 'Medium', 'Large');
const TOPPINGS = group('Toppings', 0, 8, 'Pepperoni', 'Sausage', 'Mushrooms', 'Onions', 'Green peppers', 'Hot peppers');
const ROWS: Row[] = [
  ['Cheese Pizza', 'Pizza', [SIZES, TOPPINGS]],
  ['White Pizza', 'Pizza', [SIZES, TOPPINGS]],
  ['Caesar Salad', 'Salads'],
  ['Soda', 'Drinks', [group('Kind', 1, 1, 'Coke', 'Diet Coke', 'Sprite')], 'Can.'],
  ['Two Liter Soda', 'Drinks', [group('Kind', 1, 1, 'Coke', 'Diet Coke', 'Sprite')]],
  ['Italian Sub', 'Subs', [group('Size', 1, 1, 'Half', 'Whole')]],
  ['Cheeseburger', 'Burgers', [], 'Lettuce, tomato, onion, pickles.'],
  ['Classic Burger', 'Burgers', [], 'Lettuce, tomato, onion, pickles.'],
  ['French Fries', 'Sides', [group('Size', 1, 1, 'Small', 'Large')]],
  ['Sweet Potato Fries', 'Sides', [group('Size', 1, 1, 'Small', 'Large')]],
  ['Latte', 'Coffee and tea', [SIZES, group('Temperature', 0, 1, 'Hot', 'Iced'), group('Milk', 0, 1, 'Oat milk')]],
  ['Black Tea', 'Coffee and tea', [SIZES]],
  ['Drip Coffee', 'Coffee and tea', [SIZES, group('Temperature', 0, 1, 'Hot', 'Iced')]],
  ['Hot Chocolate', 'Coffee and tea', [SIZES]],
  [
    'Bagel',
    'Bakery',
    [group('Kind', 1, 1, 'Plain', 'Everything'), group('Spread', 0, 1, 'Butter'), group('Toasting', 0, 1, 'Toasted')],
  ],
  ['Muffin', 'Bakery'],
  ['Pork Dumplings', 'Starters', [group('Style', 1, 1, 'Steamed', 'Fried')]],
  ['Vegetable Dumplings', 'Starters', [group('Style', 1, 1, 'Steamed', 'Fried')]],
  [
    'Burrito',
    'Mains',
    [group('Filling', 1, 1, 'Chicken', 'Steak'), group('Beans', 0, 1, 'Black beans', 'Pinto beans')],
  ],
  ['Kids Burrito', 'Mains', [group('Filling', 1, 1, 'Chicken', 'Beans only')]],
  ['Fried Rice', 'Rice', [group('Kind', 1, 1, 'Chicken', 'Pork')]],
];
const shop = (...notes: string[]) =>
  converse({ menu: menuOf(ROWS), notes: notesOf('We take cash and cards.', ...notes) });

it.each<[says: string[], lines: string[]]>([
  // What is put on a half stays there, and comes off again.
  [['a large pepperoni with mushrooms on half'], ['1 Cheese Pizza (Large, Pepperoni, mushrooms on half)']],
  [
    ['a large pie, half of it sausage and onions, and a caesar'],
    ['1 Caesar Salad', '1 Cheese Pizza (Large, sausage on half, onions on the same half)'],
  ],
  [['a large pepperoni, half mushroom', 'forget the mushroom'], ['1 Cheese Pizza (Large, Pepperoni)']],
  [
    ['a large pepperoni, half mushroom... no you know what, forget the mushroom'],
    ['1 Cheese Pizza (Large, Pepperoni)'],
  ],
  [['a large white pizza', 'and sausage on just his half'], ['1 White Pizza (Large, sausage on half)']],
  [
    ['a large white pizza', 'can you do half of it sausage and onion?'],
    ['1 White Pizza (Large, sausage on half, onions on the same half)'],
  ],
  [
    ['two large cheese pizzas', 'put mushrooms on half of one of the cheese ones'],
    ['1 Cheese Pizza (Large)', '1 Cheese Pizza (Large, mushrooms on half)'],
  ],
  [['Can I get half pepperoni half mushroom?', 'large'], ['1 Cheese Pizza (Large, half pepperoni, half mushroom)']],
  [['Large pepperoni'], ['1 Cheese Pizza (Large, Pepperoni)']],
  [
    ['a large pizza with pepperoni on one half and mushrooms and onions on the other half'],
    ['1 Cheese Pizza (Large, pepperoni on half, mushrooms on half, onions on the same half)'],
  ],
  [
    ['two large pies, one plain and one with sausage and peppers, and a two liter coke'],
    ['1 Cheese Pizza (Large)', '1 Cheese Pizza (Large, Sausage, Green peppers)', '1 Two Liter Soda (Coke)'],
  ],
  // Each of several, told apart in any way.
  [['two Italian subs, a whole one and a half one'], ['1 Italian Sub (Half)', '1 Italian Sub (Whole)']],
  [['two medium lattes, a hot one and an iced one'], ['1 Latte (Medium, Hot)', '1 Latte (Medium, Iced)']],
  [
    ['Two lattes, medium, one of them iced with oat milk and the other one just regular, hot'],
    ['1 Latte (Medium, Hot)', '1 Latte (Medium, Iced, Oat milk)'],
  ],
  [
    ['three cheeseburgers, one with no pickles, one plain, and the other one just how it comes'],
    ['1 Cheeseburger', '1 Cheeseburger (no pickles)', '1 Cheeseburger (plain)'],
  ],
  [
    [
      'four bagels, two everything and two plain, all toasted, butter on the plain ones. And a dozen... no, half a dozen muffins',
    ],
    ['2 Bagel (Everything, Toasted)', '2 Bagel (Plain, Butter, Toasted)', '6 Muffin'],
  ],
  [
    ['two cheeseburgers and a hamburger, small fries with those'],
    ['1 Classic Burger', '2 Cheeseburger', '3 French Fries (Small)'],
  ],
  // What nothing is ordered without is which dish it is.
  [
    ['a caesar', 'and a coke', 'a can'],
    ['1 Caesar Salad', '1 Soda (Coke)'],
  ],
  [['a two liter coke, no diet'], ['1 Two Liter Soda (Coke)']],
  [['an order of dumplings, the pork ones, fried'], ['1 Pork Dumplings (Fried)']],
  [['a large iced coffee'], ['1 Drip Coffee (Large, Iced)']],
  [['a caesar, and can you toast a plain bagel for me'], ['1 Bagel (Plain, Toasted)', '1 Caesar Salad']],
  // A no that answers ends there, and what comes behind an 'and' is more.
  [
    ['four bagels, two everything and two plain', 'Not toasted, no. And a muffin'],
    ['1 Muffin', '2 Bagel (Everything)', '2 Bagel (Plain, not toasted)'],
  ],
  [
    ['a large white pizza', "oh and my wife can't stand onions so no onions on it"],
    ['1 White Pizza (Large, no onions)'],
  ],
  [["I'd like to order lunch", 'two caesars'], ['2 Caesar Salad']],
  // What is given along is given along, and a small word of a name is a part of it.
  [
    ['three coffees, two large with cream and sugar and one small black'],
    ['1 Drip Coffee (Small, black)', '2 Drip Coffee (Large, cream, sugar)'],
  ],
  [['a chicken burrito and a kids burrito with just beans'], ['1 Burrito (Chicken)', '1 Kids Burrito (Beans only)']],
])('%s', async (says, lines) => {
  const call = shop();
  await call.say(...says, "that's all", 'Dan', 'yes');
  expect(call.shop.orders[0]?.lines.toSorted()).toEqual(lines.toSorted());
});

describe('an address', () => {
  it.each([
    ['deliver to 12 Broadway, a large cheese pizza and a caesar', '12 Broadway'],
    ['two large cheese pizzas delivered to 45 Willow', '45 Willow'],
    [
      "I'd like a delivery, to 45 Willow Street, it's apartment 2. A large cheese pizza",
      '45 Willow Street, apartment 2',
    ],
  ])('%s', async (said, address) => {
    const call = shop('We deliver within 3 miles.');
    await call.say(said, "that's all", 'Dan', 'yes');
    expect(call.shop.orders[0]?.special).toContain(`for delivery to ${address}`);
    expect(call.shop.orders[0]?.lines[0]).toMatch(/^[12] Cheese Pizza \(Large\)$/);
  });

  it('and a number for the phone are no card beside a count', async () => {
    const call = shop();
    await call.say('two caesars, Dave Kim, 45 Willow Street apartment 3, 718 555 0199', "that's all", 'yes');
    expect(call.shop.orders[0]).toMatchObject({ name: 'Dave Kim', lines: ['2 Caesar Salad'] });
  });
});

describe('a yes with a question', () => {
  const asked = async (said: string) => {
    const call = shop();
    const reply = await call.say('a caesar', "that's all", 'Dan', said);
    return { call, reply };
  };

  it('that changes nothing is answered, and the order placed', async () => {
    const { call, reply } = await asked("Yes. And I'm paying cash, is that okay?");
    expect(reply).toContain('We take cash and cards.');
    expect(call.shop.orders).toHaveLength(1);
  });

  it('of anything else is answered, and asked again', async () => {
    const { call, reply } = await asked('Yes, how much is a large white pizza?');
    expect(reply).toContain('Shall I place the order?');
    expect(call.shop.orders).toHaveLength(0);
  });

  it('for something more adds it', async () => {
    const { call } = await asked('Yes, but can you add a sprite?');
    await call.say('the can', 'yes');
    expect(call.shop.orders[0]?.lines).toEqual(['1 Caesar Salad', '1 Soda (Sprite)']);
  });
});

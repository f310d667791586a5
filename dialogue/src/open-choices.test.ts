import { describe, expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { notesOf } from './testing/facts.ts';
import { group, menuOf } from './testing/strange-menu.ts';

const DIPS = group('Dip', 0, 2, 'Chive dip', 'Aioli');
const menu = menuOf([
  ['Pierogi', 'Sides', [group('Pieces', 1, 1, 'Eight', 'Sixteen'), group('Filling', 1, 1, 'Potato', 'Cheese'), DIPS]],
  ['Potato Pancakes', 'Sides'],
  ['Borscht', 'Soups', [group('Extras', 0, 2, 'Egg', 'Dill')]],
]);

describe('what is asked of a dish', () => {
  it('is answered before the rest is read', async () => {
    const call = converse({ menu });
    await call.say('Pierogi, please.');
    expect(await call.say('Sixteen then. Potato. No, cheese.')).toMatch(/^Okay, one Pierogi, sixteen and cheese\./);
  });
});

describe('a side that is none of the menu', () => {
  it('goes on the dish that can have it', async () => {
    const call = converse({ menu });
    await call.say('Eight potato pierogi.');
    expect(await call.say('And a side of aioli.')).toContain('aioli');
    expect(call.replies.at(-1)).not.toContain('Which');
  });

  it('is more of what the dish at hand has, and no other dish by that', async () => {
    const salads = group('Dressing', 1, 1, 'Aioli', 'Vinaigrette');
    const call = converse({
      menu: menuOf([
        ['Pierogi', 'Sides', [DIPS]],
        ['Leaf Salad', 'Salads', [salads]],
      ]),
    });
    await call.say('Pierogi with aioli, please.');
    expect(await call.say('Could we have two aiolis with that?')).toContain('2 aioli');
    expect(call.state()).toMatchObject({ lines: [{ family: 'pierogi' }] });
  });

  it('is not sold by itself elsewhere', async () => {
    const call = converse({ menu });
    await call.say('A borscht.');
    expect(await call.say('And a side of aioli.')).toContain("I don't see aioli on our menu");
  });
});

it('chooses none where all are refused', async () => {
  const call = converse({ menu });
  expect(await call.say('A borscht and a side.')).toContain('Which side would you like');
  expect(await call.say("Oh no, that's fine.")).toContain('I left that out');
});

it('puts on what comes in the place of what is left off', async () => {
  const call = converse({
    menu: menuOf([['Cobb Salad', 'Salads', [group('Toppings', 0, 4, 'Bacon', 'Egg', 'Avocado')]]]),
  });
  expect(await call.say('A Cobb salad, hold the bacon, put avocado instead.')).toMatch(
    /Cobb Salad, avocado and no bacon|no bacon and avocado/,
  );
});

it('tells the total so far to who asks what they owe', async () => {
  const call = converse({ menu });
  await call.say('A borscht.');
  expect(await call.say('So what do I owe you?')).toContain('in all');
});

it('takes another dish for another dish, and asks on', async () => {
  const bread = group('Bread', 1, 1, 'Rye', 'Pumpernickel');
  const call = converse({
    menu: menuOf([
      ['Brisket', 'Sandwiches', [bread]],
      ['Whitefish', 'Sandwiches', [bread]],
    ]),
  });
  await call.say('A brisket.');
  const reply = await call.say('And for my sister a whitefish, on rye.');
  expect(reply).toContain('one Whitefish, rye');
  expect(reply).toContain('Which bread for the Brisket');
});

describe('the only one of its kind that stands', () => {
  const pies = menuOf([
    ['Apple Pie', 'Pies', [group('Toppings', 0, 2, 'Cream', 'Nuts')]],
    ['Cherry Pie', 'Pies'],
    ['Cocoa', 'Drinks'],
  ]);

  it('is meant by its kind', async () => {
    const call = converse({ menu: pies });
    await call.say('An apple pie and a cocoa.');
    expect(await call.say('For the pie, could you go easy on the sugar?')).not.toContain('Which pie');
    expect(call.state()).toMatchObject({ lines: [{ notes: ['easy on the sugar'] }, {}] });
  });

  it('is one of several where another is wanted', async () => {
    const call = converse({ menu: pies });
    await call.say('An apple pie.');
    expect(await call.say('And another pie.')).toContain('Pie');
  });
});

describe('an order that is being taken', () => {
  it.each([
    'How many borschts do I have now?',
    'Is the borscht still on there?',
    "What's on my order?",
    'Did you get my borscht?',
  ])('is read out, and no dish described: %s', async (asked) => {
    const call = converse({ menu });
    await call.say('Two borschts.');
    expect(await call.say(asked)).toContain('So far I have two Borschts');
    await call.say("That's all.");
    expect(await call.say(asked)).toMatch(/two Borschts.*name/s);
  });

  it('is read out to who asks what they have', async () => {
    const call = converse({ menu, notes: notesOf('We deliver within two miles for $3.') });
    await call.say('A borscht.');
    expect(await call.say('What do I have so far?')).toContain('one Borscht');
  });

  it('is no earlier one', async () => {
    const call = converse({ menu, notes: notesOf('Delivery takes about fifty minutes.') });
    await call.say('A borscht.');
    expect(await call.say('And how long for delivery?')).not.toContain('earlier orders');
  });
});

describe('a size that is a number', () => {
  const tortes = menuOf([['Plum Torte', 'Tortes', [group('Size', 1, 1, 'Six inch', 'Ten inch')]]]);

  it('is told by its number where it is asked for', async () => {
    const call = converse({ menu: tortes });
    await call.say('A plum torte.');
    expect(await call.say('Ten.')).toMatch(/ten inch Plum Torte\. Anything else/);
    expect(call.state()).toMatchObject({ lines: [{ quantity: 1 }] });
  });

  it('is said as the menu has it', async () => {
    const quiches = menuOf([['Leek Quiche', 'Quiches', [group('Size', 1, 1, 'Eight inch', 'Twelve inch')]]]);
    expect(await converse({ menu: quiches }).say('A 12 inch leek quiche.')).toContain('one twelve inch Leek Quiche');
  });
});

it('writes on it what is asked for in a question, whatever the owner wrote of that', async () => {
  const call = converse({ menu, notes: notesOf('We gladly write on any pancake.') });
  await call.say('Potato pancakes, please.');
  await call.say('And a borscht, and could you write Good Luck Sam on the pancakes?');
  expect(JSON.stringify(call.state()).toLowerCase()).toContain('good luck sam');
});

describe('a dish that was offered', () => {
  const subs = menuOf([
    ['Eggplant Sub', 'Subs', [group('Size', 1, 1, 'Half', 'Whole'), group('Extras', 0, 3, 'Hot sauce', 'Provolone')]],
    ['Tofu Sub', 'Subs', [group('Size', 1, 1, 'Half', 'Whole')]],
    ['Ginger Tea', 'Drinks'],
  ]);

  it('is taken with what is said of it, and no sauce that was not named', async () => {
    const call = converse({ menu: subs });
    await call.say('Do you have eggplant subs?');
    const reply = await call.say('Okay, a whole with provolone, extra sauce.');
    expect(reply).toContain('Eggplant Sub');
    expect(reply).toContain('extra sauce');
    expect(reply).not.toContain('hot sauce');
  });

  it('said again as it was said back is the same one', async () => {
    const call = converse({ menu: subs });
    await call.say('And a ginger tea.');
    await call.say('Ginger tea.');
    expect(call.state()).toMatchObject({ lines: [{ quantity: 1 }] });
    await call.say('Another ginger tea.');
    expect(call.state()).toMatchObject({ lines: [{ quantity: 2 }] });
  });
});

import { describe, expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { strangeMenu } from './testing/strange-menu.ts';

async function ordered(says: readonly string[]): Promise<string[]> {
  const call = converse({ menu: strangeMenu() });
  await call.say(...says, "that's all", 'Dan', 'yes');
  return call.shop.orders[0]?.lines.toSorted() ?? [];
}

describe('pieces that are told apart', () => {
  it.each([
    [['two coffees one decaf'], ['1 Coffee', '1 Coffee (Decaf)']],
    [
      ['a lamb biryani, a chicken one and a shrimp one'],
      ['1 Biryani (Chicken)', '1 Biryani (Lamb)', '1 Biryani (Shrimp)'],
    ],
    [['raita on the side, two of those'], ['2 Raita (on the side)']],
    [['fish and chips twice, regular'], ['2 Fish and Chips (Regular)']],
    [['a dozen cookies, half oatmeal and half ginger'], ['6 Cookie (Ginger)', '6 Cookie (Oatmeal)']],
    [['three tamales, one of each'], ['1 Tamale (Cheese)', '1 Tamale (Chicken)', '1 Tamale (Pork)']],
    [['an order of roti, two orders actually'], ['2 Roti']],
    [['three rotis... no four'], ['4 Roti']],
    [['butter chicken, the hottest you have'], ['1 Butter Chicken (Hot)']],
    [['a milk tea, really big', 'the biggest you do'], ['1 Milk Tea (Large)']],
    [['a roti', 'nothing to drink then'], ['1 Roti']],
    [['tamale, one pork and two with cheese'], ['1 Tamale (Pork)', '2 Tamale (Cheese)']],
    [
      ['two lamb biryanis', 'one raita each', 'no scratch that, just the one raita'],
      ['1 Raita', '2 Biryani (Lamb)'],
    ],
    [
      ['a lamb biryani', 'a roti and a raita', 'no wait, just the roti'],
      ['1 Biryani (Lamb)', '1 Roti'],
    ],
    // What is taken back in a sentence is of that sentence, also while something else is asked about.
    [
      ['a tamale', 'a large milk tea, no make it two', 'pork'],
      ['1 Tamale (Pork)', '2 Milk Tea (Large)'],
    ],
    [['two pork tamales and one with cheese'], ['1 Tamale (Cheese)', '2 Tamale (Pork)']],
    [
      ['a regular milk tea', 'actually make that two milk teas one regular one large'],
      ['1 Milk Tea (Large)', '1 Milk Tea (Regular)'],
    ],
    [
      ['a lamb biryani', 'my wife wants one too, but with shrimp'],
      ['1 Biryani (Lamb)', '1 Biryani (Shrimp)'],
    ],
    [
      ['a lamb biryani and a coffee', 'the same biryani but hot'],
      ['1 Biryani (Lamb)', '1 Biryani (Lamb, Hot)', '1 Coffee'],
    ],
    [
      ['a lamb biryani, a chicken one and a shrimp one', 'the shrimp one should be hot and the other two medium'],
      ['1 Biryani (Chicken, Medium)', '1 Biryani (Lamb, Medium)', '1 Biryani (Shrimp, Hot)'],
    ],
  ])('%s', async (says, lines) => {
    expect(await ordered(says)).toEqual(lines);
  });
});

describe('what can be chosen and is a dish as well', () => {
  it.each([
    [['an egg sandwich on a biscuit with a sausage patty'], ['1 Egg Sandwich (Biscuit, Sausage patty)']],
    [['a brisket plate with potato salad and beans'], ['1 Brisket Plate (Potato salad, Baked beans)']],
    [['a half pound of brisket'], ['1 Brisket by the Pound (Half pound)']],
    [
      ['two regular fish and chips', 'mushy peas with one of the fish'],
      ['1 Fish and Chips (Mushy peas, Regular)', '1 Fish and Chips (Regular)'],
    ],
    [
      ['butter chicken and four roti', 'and rice', 'white'],
      ['1 Butter Chicken (White rice)', '4 Roti'],
    ],
    [['a large milk tea half sugar'], ['1 Milk Tea (50% sugar, Large)']],
    [['a large milk tea', 'thirty percent sugar'], ['1 Milk Tea (30% sugar, Large)']],
    [['a butter chicken medium spicy with white rice'], ['1 Butter Chicken (Medium, White rice)']],
  ])('%s', async (says, lines) => {
    expect((await ordered(says)).map(sorted).toSorted()).toEqual(lines.map(sorted).toSorted());
  });
  const sorted = (line: string) =>
    line.replace(/\((.*)\)/, (_, all: string) => `(${all.split(', ').toSorted().join(', ')})`);
});

describe('what is said of something else changes nothing', () => {
  it.each([
    // Of a dish that is not there.
    [['a lamb korma', 'and a large limeade, no wait, two'], ['1 Lamb Korma']],
    [['a lamb korma', 'And a large limeade. No wait, two.'], ['1 Lamb Korma']],
    // In the place of what has gone already.
    [
      ['a butter chicken, a lamb korma and a raita', 'take the korma off and give me a biryani instead, lamb'],
      ['1 Biryani (Lamb)', '1 Butter Chicken', '1 Raita'],
    ],
    // Of a question.
    [['a coffee', 'do you have sugar free milk tea?'], ['1 Coffee']],
  ])('%s', async (says, lines) => {
    expect(await ordered(says)).toEqual(lines);
  });
});

it('takes what is chosen of what was asked about', async () => {
  expect(await ordered(['what kinds of cookie do you have?', 'ginger, please'])).toEqual(['1 Cookie (Ginger)']);
});

it('leaves alone what is none of both', async () => {
  const says = ['a raita', 'two egg sandwiches on a bagel, one with bacon', 'no onions on either one'];
  expect(await ordered(says)).toEqual([
    '1 Egg Sandwich (Bagel, Bacon, no onions)',
    '1 Egg Sandwich (Bagel, no onions)',
    '1 Raita',
  ]);
});

it('keeps a dish until it is known which takes its place', async () => {
  const call = converse({ menu: strangeMenu() });
  await call.say('a raita and a roti', 'change the raita to brisket');
  expect(await call.say('never mind, the raita is fine')).not.toContain('left');
  expect(JSON.stringify(call.state())).toContain('"family":"raita"');
});

it('takes a dish before a question in the same breath', async () => {
  const call = converse({ menu: strangeMenu() });
  expect(await call.say('an egg sandwich with uh what breads do you have')).toMatch(/one Egg Sandwich.*english muffin/);
});

it.each([
  ["that's all Wade", 'Wade'],
  ["Sheila I'll collect, that's all", 'Sheila'],
  ["That's everything. Ty. Pickup.", 'Ty'],
  ['thats all jun', 'Jun'],
])('hears the name in %s', async (said, name) => {
  const call = converse({ menu: strangeMenu() });
  await call.say('a raita');
  expect(await call.say(said)).toContain(`for ${name}`);
});

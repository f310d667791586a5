import { expect, it } from 'vitest';
import { converse } from './testing/index.ts';
import { group, menuOf } from './testing/strange-menu.ts';

/** Counts that are put right are the counts, and come on top of nothing. */
const menu = menuOf([
  ['Leek Tart', 'Tarts'],
  ['Barley Soup', 'Soups'],
  ['Plum Juice', 'Drinks', [group('Size', 1, 1, 'Regular', 'Large')]],
  ['Fizz', 'Drinks', [group('Flavor', 1, 1, 'Pear', 'Mint')]],
]);
const stands = async (...said: string[]): Promise<string[]> => {
  const call = converse({ menu, notes: [] });
  await call.say(...said);
  const sizeOf = (variant: string | null) =>
    (/large|regular/i.exec(variant ?? '') ?? []).map((one) => one.toLowerCase());
  return call
    .lines()
    .map(({ family, quantity, notes, variantId }) => [quantity, ...sizeOf(variantId), family, ...notes].join(' '))
    .toSorted();
};

it.each([
  "and it's one leek tart and one barley soup",
  'make that one leek tart and one barley soup',
  'no its one leek tart not two and one barley soup not two',
  "hold on, it's supposed to be one leek tart and one barley soup",
  'one leek tart and one barley soup is what I said',
  'no just one of each',
  'both of them, one each',
  'change it to one of each',
])('two and two, %s', async (said) => {
  const now = await stands('a mint fizz', 'two leek tarts and two barley soups', said);
  expect(now).toEqual(['1 barley soup', '1 fizz mint', '1 leek tart']);
});

it.each([
  'make that one regular and one large',
  'no one regular one large',
  "it's one regular, one large",
  'and its one regular plum juice and one large plum juice',
])('two large ones, %s', async (said) => {
  expect(await stands('two large plum juices', said)).toEqual(['1 large plum juice', '1 regular plum juice']);
});

it.each(['no make that one regular two large', "it's one regular two large"])('three, %s', async (said) => {
  const now = await stands('two regular plum juices and one large', said);
  expect(now).toEqual(['1 regular plum juice', '2 large plum juice']);
});

it('hears a regular one beside a large one', async () => {
  expect(await stands('two plum juices one large one regular')).toEqual(['1 large plum juice', '1 regular plum juice']);
});

it('takes nothing off what was not spoken of', async () => {
  const now = await stands('six leek tarts', 'two pear fizz and two mint fizz', 'no, just one of each');
  expect(now).toEqual(['1 fizz mint', '1 fizz pear', '6 leek tart']);
});

it('adds what comes on top', async () => {
  expect(await stands('a leek tart and a barley soup', 'and another leek tart')).toEqual([
    '1 barley soup',
    '2 leek tart',
  ]);
});

const counter = menuOf([
  ['Rye Roll', 'Rolls', [group('Add', 0, 2, 'Add Cheese', 'Extra Kraut'), group('Spread', 1, 1, 'Butter', 'Mustard')]],
  ['Cheese Plate', 'Plates', [group('Kind', 1, 1, 'Cheese', 'Ham')]],
]);
const rolls = async (...said: string[]): Promise<string[]> => {
  const call = converse({ menu: counter, notes: [] });
  await call.say(...said);
  return call
    .lines()
    .map(({ family, quantity, notes }) => [quantity, family, ...notes].join(' '))
    .toSorted();
};

it.each([
  'no the cheese goes on the mustard one',
  'no, put the cheese on the mustard one, not on the butter one',
  'the cheese was for the other one',
])('moves what was put on the wrong one: %s', async (said) => {
  const now = await rolls('two rye rolls, one with butter and one with mustard', 'add cheese to the butter one', said);
  expect(now).toEqual(['1 rye roll butter', '1 rye roll mustard add cheese']);
});

it('puts on one of them what a dish is called like', async () => {
  expect(await rolls('three rye rolls with butter', 'one of the rolls with cheese')).toEqual([
    '1 rye roll butter add cheese',
    '2 rye roll butter',
  ]);
});

it('knows whose is whose, where both were told apart in one breath', async () => {
  const now = await rolls('two rye rolls one with mustard for her and mine with butter', 'can you add cheese on mine');
  expect(now).toEqual(['1 rye roll butter add cheese', '1 rye roll mustard']);
});

it('sells several of what ends in a u', async () => {
  const menuOfSoups = menuOf([
    ['Shoyu', 'Soups'],
    ['Miso', 'Soups'],
  ]);
  const call = converse({ menu: menuOfSoups, notes: [] });
  await call.say('two shoyus, please');
  expect(call.lines().map(({ quantity }) => quantity)).toEqual([2]);
});

it.each([
  ['Bronwyn. No allergies.', 'Bronwyn'],
  ['Xochitl X O C H I T L', 'Xochitl'],
])('hears a name that is none of the known ones: %s', async (said, name) => {
  const call = converse({ menu, notes: [] });
  await call.say('a leek tart', "that's all", said);
  expect(JSON.stringify(call.state())).toContain(`"name":"${name}"`);
});

it('counts what is ordered for a day', async () => {
  const call = converse({ menu, notes: [] });
  expect(await call.say("i'd like to order two for friday, the leek tart")).not.toContain('2 PM');
});

it.each(['I mean the leek tart', 'I meant the leek tart has butter, right'])(
  'counts nothing more of what was just ordered and is named again: %s',
  async (said) => expect(await stands('two leek tarts', said)).toEqual(['2 leek tart']),
);

it.each(['no, make that one large Margherita', 'make that three large Margheritas', 'make that one large Margherita'])(
  'is of the line that is named as it stands: %s',
  async (said) => {
    const call = converse();
    await call.say('two large Margheritas', said);
    expect(call.lines()).toMatchObject([{ quantity: said.includes('three') ? 3 : 1, notes: [] }]);
  },
);

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

import { describe, expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { group, menuOf } from './testing/strange-menu.ts';

/** What is told of several at once, and of which of them: parts of a dish, dishes of a kind, a drink that comes with one. */
const SIZE = group('Size', 1, 1, 'Small', 'Large');
const BREAD = group('Bread', 1, 1, 'Rye', 'Roll', 'Hero');
const ADD = group('Add', 0, 2, 'Feta', 'Bacon');
const menu = menuOf([
  ['Trout Sandwich', 'Sandwiches', [SIZE, BREAD]],
  ['Egg Salad Sandwich', 'Sandwiches', [SIZE, BREAD]],
  ['Beet Sandwich', 'Sandwiches', [SIZE, BREAD]],
  ['Leek Soup', 'Soups', [SIZE]],
  ['Pea Soup', 'Soups', [SIZE]],
  ['Dumplings', 'Plates', [group('Filling', 1, 1, 'Pork', 'Leek', 'Trout')]],
  ['Barn Burger', 'Burgers', [ADD]],
  ['Barn Burger Meal', 'Meals', [SIZE, group('Drink', 1, 1, 'Cola', 'Lemonade', 'Ginger beer')]],
  ['Fountain Soda', 'Drinks', [SIZE, group('Kind', 1, 1, 'Cola', 'Lemonade', 'Ginger beer')]],
]);

async function standing(...said: string[]): Promise<string[]> {
  const call = converse({ menu, notes: [] });
  await call.say(...said);
  const lines = call.lines();
  return lines
    .map(({ quantity, family, variantId, notes }) =>
      [quantity, family, ...(/ (.+)$/.exec(variantId ?? '')?.slice(1) ?? []), ...notes].join(' ').toLowerCase(),
    )
    .toSorted();
}

it.each([
  'two sandwiches, both large on a hero, one trout and one beet',
  "two sandwiches, both large on a hero, one's trout, the other beet",
  'two sandwiches, one trout and one beet, both large on a hero',
])('what both are: %s', async (said) => {
  expect(await standing(said)).toEqual(['1 beet sandwich large hero', '1 trout sandwich large hero']);
});

it('what all are, of three', async () => {
  expect(await standing('three soups, all large, two leek and one pea')).toEqual([
    '1 pea soup large',
    '2 leek soup large',
  ]);
});

describe('which is which', () => {
  it.each([
    'dumplings with pork and a second one with leek',
    'two dumplings, one pork and one leek',
    'two dumplings, one of each, pork and leek',
  ])('%s', async (said) => {
    expect(await standing(`can I get ${said}`)).toEqual(['1 dumplings leek', '1 dumplings pork']);
  });

  it.each(['one of each, pork and leek', 'one pork and one leek'])('once it is asked: %s', async (said) => {
    expect(await standing('two dumplings', said)).toEqual(['1 dumplings leek', '1 dumplings pork']);
  });

  it.each(['one large and the rest small', 'one large, the rest small', 'one large and the other two small'])(
    'the rest: %s',
    async (said) => {
      expect(await standing(`three pea soups, ${said}`)).toEqual(['1 pea soup large', '2 pea soup small']);
    },
  );

  it.each(['feta on just one', 'feta on only one', 'feta on just one of them', 'one with feta'])(
    'on one: %s',
    async (said) => {
      expect(await standing(`two barn burgers, ${said}`)).toEqual(['1 barn burger', '1 barn burger feta']);
    },
  );
});

describe('the drink that comes with it', () => {
  it.each([
    'a large barn burger meal, ginger beer to drink',
    'a barn burger meal ginger beer to drink, make it large',
    'a large barn burger meal and a ginger beer to drink',
    'a large barn burger meal with ginger beer to drink',
  ])('%s', async (said) => {
    expect(await standing(said)).toEqual(['1 barn burger meal large ginger beer']);
  });

  it('is one of its own beside what comes with none', async () => {
    expect(await standing('a barn burger and a large lemonade to drink')).toEqual([
      '1 barn burger',
      '1 fountain soda large lemonade',
    ]);
  });
});

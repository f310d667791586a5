import { describe, expect, it } from 'vitest';
import { converse } from './testing/index.ts';
import { group, menuOf } from './testing/strange-menu.ts';

/** What is said of one of several, of the others, and of what is somebody's. */

const ADD = group('Add', 0, 3, 'Bacon', 'Grilled onions', 'Cheddar');
const BREAD = group('Bread', 1, 1, 'Rye', 'Sourdough');
const MENU = menuOf([
  ['Hamburger', 'Burgers', [ADD], 'Beef, onion, pickles.'],
  ['Garden Burger', 'Burgers', [ADD], 'Beans, onion, pickles.'],
  ['Turkey Club', 'Sandwiches', [BREAD]],
  ['Grilled Cheese', 'Sandwiches', [BREAD]],
  ['Tuna Melt', 'Sandwiches', [BREAD]],
  ['Lemonade', 'Drinks'],
]);

const standing = async (...says: string[]) => {
  const call = converse({ menu: MENU, notes: [] });
  await call.say(...says);
  return call.lines().map(({ quantity, family, notes }) => [quantity, family, ...notes].join(' '));
};

describe('one of them, and the others', () => {
  it.each([
    [
      'no onions on the hamburger, bacon on the other',
      ['1 hamburger no onions', '2 garden burger bacon', '1 lemonade'],
    ],
    [
      'no pickles on the hamburger, bacon on the others',
      ['1 hamburger no pickles', '2 garden burger bacon', '1 lemonade'],
    ],
    // What it is made with is no choice that is called so as well.
    ['no onions on the hamburger, onions on the others', ['1 hamburger no onions', '2 garden burger', '1 lemonade']],
  ])('%s', async (says, lines) => {
    expect(await standing('a lemonade, a hamburger and two garden burgers', says)).toEqual([
      ...lines.slice(2),
      ...lines.slice(0, 2),
    ]);
  });

  it('counts the other two', async () => {
    const says = [
      'a hamburger, two garden burgers and a lemonade',
      'bacon on the hamburger',
      'no onions on the other two',
    ];
    expect(await standing(...says)).toEqual(['1 hamburger bacon', '2 garden burger no onions', '1 lemonade']);
  });
});

describe('two of a kind, each its own', () => {
  const TWO = 'two sandwiches, one on rye and the other on sourdough';

  it('is not presumed to be the one that is called after cheese', async () => {
    expect(await standing(TWO)).toEqual([]);
  });

  it.each([
    ['a turkey club and a tuna melt', ['1 turkey club rye', '1 tuna melt sourdough']],
    ['both turkey clubs', ['1 turkey club rye', '1 turkey club sourdough']],
    ['turkey clubs', ['1 turkey club rye', '1 turkey club sourdough']],
  ])('%s', async (says, lines) => {
    expect(await standing(TWO, says)).toEqual(lines);
  });
});

describe("somebody's", () => {
  it.each([
    ['a hamburger for my husband and a garden burger for my daughter', 'he wants bacon on his', 'bacon', ''],
    ['a hamburger for my husband and a garden burger for my daughter', 'hers with bacon', '', 'bacon'],
    ['a hamburger for him and a garden burger for her', 'he wants bacon with his', 'bacon', ''],
    ['a hamburger for him and a garden burger for her', "she doesn't want any onions", '', 'no onions'],
    ['my son wants a hamburger, and a garden burger for me', "mine's with bacon", '', 'bacon'],
    ['a hamburger for Mike and a garden burger for Anna', "bacon on Mike's", 'bacon', ''],
    ['a hamburger for Mike and a garden burger for Anna', "Anna's without onions", '', 'no onions'],
  ])('%s, %s', async (first, then, his, hers) => {
    expect(await standing(first, then)).toEqual([`1 hamburger ${his}`.trim(), `1 garden burger ${hers}`.trim()]);
  });
});

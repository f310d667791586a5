import { describe, expect, it } from 'vitest';
import type { MenuFact } from './facts.ts';
import { converse } from './testing/conversation.ts';
import { group, menuOf } from './testing/strange-menu.ts';

const SIZE = group('Size', 1, 1, 'Small', 'Large');
const nursery = (): MenuFact[] =>
  menuOf([
    ['Fern Basket', 'Plants', [SIZE, group('Extras', 0, 3, 'Gift ribbon', 'Clay pot', 'Plant food')]],
    ['Rose Bush', 'Plants', [group('Color', 1, 1, 'Red', 'White')]],
    ['Potting Soil', 'Soil'],
  ]);
const cafe = (): MenuFact[] =>
  menuOf([
    ['Waffle', 'Breakfast', [group('On top', 0, 3, 'Berries', 'Whipped cream', 'Banana')], 'Two, with syrup'],
    ['Mocha', 'Coffee', [SIZE, group('Extras', 0, 2, 'Oat milk', 'Extra shot')]],
    ['Orange Juice', 'Drinks'],
  ]);

/** What was just told of a dish that stands is what 'it' means. */
describe('an extra that was told of', () => {
  it.each<[says: string[], lines: string[], menu: () => MenuFact[]]>([
    [
      ['a small fern basket', 'how much is a clay pot', 'okay, put it in'],
      ['1 Fern Basket (Small, Clay pot)'],
      nursery,
    ],
    [
      ['a small fern basket', 'do you have plant food?', 'can you add that, and two bags of potting soil'],
      ['1 Fern Basket (Small, Plant food)', '2 Potting Soil'],
      nursery,
    ],
    [['two waffles', 'do those come with berries', 'add them please'], ['2 Waffle (Berries)'], cafe],
    [['a waffle', 'is banana on that', 'yes please'], ['1 Waffle (Banana)'], cafe],
    [
      ['a waffle and a small mocha', 'what does an extra shot cost', "I'll have that then"],
      ['1 Waffle', '1 Mocha (Small, Extra shot)'],
      cafe,
    ],
    [['a small mocha', 'how much is the large mocha', 'make it that then'], ['1 Mocha (Large)'], cafe],
  ])('%j', async (says, lines, menu) => {
    const call = converse({ menu: menu(), notes: [] });
    await call.say(...says, "that's all", 'Dan', 'yes');
    expect(call.shop.orders[0]?.lines.toSorted()).toEqual(lines.toSorted());
  });

  it('goes again, and not what it was put on', async () => {
    const call = converse({ menu: cafe(), notes: [] });
    await call.say(
      'a waffle and a small mocha',
      'add an extra shot to the mocha',
      'actually, take it off',
      "that's all",
      'Dan',
      'yes',
    );
    expect(call.shop.orders[0]?.lines.toSorted()).toEqual(['1 Mocha (Small)', '1 Waffle']);
  });

  it('is no second dish, and asking what it costs puts nothing on', async () => {
    const call = converse({ menu: cafe(), notes: [] });
    await call.say('a waffle');
    expect(await call.say('and berries, how much is that')).not.toContain('Waffle, berries');
    expect(await call.say('do bananas cost extra')).not.toContain('Waffle, banana');
  });
});

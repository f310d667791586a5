import { describe, expect, it } from 'vitest';
import type { MenuFact } from './facts.ts';
import { converse } from './testing/conversation.ts';
import { group, menuOf } from './testing/strange-menu.ts';

const feedStore = (): MenuFact[] =>
  menuOf([
    ['Hen Pellets', 'Feed', [group('Bag', 1, 1, '10 pound', '50 pound')], 'For layers'],
    ['Scratch Grain', 'Feed', [group('Bag', 1, 1, '10 pound', '50 pound')], 'Cracked corn and oats'],
    ['Water Trough', 'Barn', [group('Size', 1, 1, 'Compact', 'Standard', 'Giant')]],
    ['Heat Lamp', 'Barn', [group('Bulb', 0, 1, 'Red', 'White')]],
    ['Straw and Shavings', 'Bedding', []],
    ['Salt Block', 'Feed', []],
    ['Oyster Shell', 'Feed', []],
  ]);

/** What was spoken of, refused, told behind a reason or said once more. */
it('takes no number of something for a time', async () => {
  const call = converse({ menu: feedStore(), notes: [] });
  await call.say(
    'I need that at nine thirty tonight',
    'six salt blocks',
    'bump the salt blocks to eight',
    "that's all",
    'Dan',
    'yes',
  );
  expect(call.shop.orders[0]).toMatchObject({ lines: ['8 Salt Block'], wanted: '2026-11-21T21:30' });
});

it('keeps the time that an order was supposed for', async () => {
  const call = converse({ menu: feedStore(), notes: [] });
  await call.say(
    'if we need it tomorrow, two pm, is that enough notice',
    'okay, six salt blocks',
    "that's all",
    'Dan',
    'yes',
  );
  expect(call.shop.orders[0]).toMatchObject({ wanted: '2026-11-22T14:00' });
});

it('finishes what is agreed to with more than a yes', async () => {
  const call = converse({ menu: feedStore(), notes: [] });
  await call.say('a salt block', 'alright, see you in a bit');
  expect(await call.say('oh yeah, that was everything, go ahead and put it in')).toContain('name');
});

describe('what was said before', () => {
  it.each<[says: string[], lines: string[]]>([
    // What is refused is not taken, and what comes next is.
    [
      ["what's in the hen pellets", 'okay, not that one then. how much is the salt block', "I'll take two of those"],
      ['2 Salt Block'],
    ],
    [
      ['how much is the salt block', 'okay that, and three oyster shells'],
      ['1 Salt Block', '3 Oyster Shell'],
    ],
    [['how much is the water trough', 'is there parking', 'alright, the giant one then'], ['1 Water Trough (Giant)']],
    [['how much is the water trough', "hm, I'll do the middle size"], ['1 Water Trough (Standard)']],
    // The big one, of what is measured.
    [['a bag of hen pellets, the big one'], ['1 Hen Pellets (50 pound)']],
    [
      ['a large hen pellets and a salt block', 'forget the salt block, just the hen pellets and an oyster shell'],
      ['1 Hen Pellets (50 pound)', '1 Oyster Shell'],
    ],
    // Reasons, before and behind.
    [['two salt blocks', "oh nice. wait, there's some goats coming, make it four salt blocks"], ['4 Salt Block']],
    [['three oyster shells', "make that two oyster shells, I've got enough feed already"], ['2 Oyster Shell']],
    [
      ['two salt blocks', 'how much is the salt block', "then I need four of those, my herd's about two hundred acres"],
      ['4 Salt Block'],
    ],
    [
      [
        'six salt blocks',
        'how much is the oyster shell',
        'one of those then. And actually bump the salt blocks to eight',
      ],
      ['1 Oyster Shell', '8 Salt Block'],
    ],
    // Specified, and no second one.
    [
      ['a heat lamp and a salt block', 'the red lamp by the way, not the white'],
      ['1 Heat Lamp (Red)', '1 Salt Block'],
    ],
    [['one straw with the shavings'], ['1 Straw and Shavings']],
    [
      ['a heat lamp', 'any chance to get that with the white bulb', 'yeah that was everything'],
      ['1 Heat Lamp (White)'],
    ],
  ])('%j', async (says, lines) => {
    const call = converse({ menu: feedStore(), notes: [] });
    await call.say(...says, "that's all", 'Dan', 'yes');
    expect(call.shop.orders[0]?.lines.toSorted()).toEqual(lines.toSorted());
  });
});

import { describe, expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { group, menuOf } from './testing/strange-menu.ts';

const SIDE = group('Side', 1, 1, 'Fries', 'Rice', 'Slaw');
const DRINK = group('Drink', 1, 1, 'Apple juice', 'Milk', 'Lemonade');
const menu = menuOf([
  ['Lamb Plate', 'Plates', [SIDE]],
  ['Kids Plate', 'Plates', [SIDE, DRINK]],
  ['Cod Sandwich', 'Sandwiches', [group('Add', 0, 2, 'Hot sauce', 'Hot peppers')], 'Cod, green pepper, tartar sauce.'],
  ['Fries', 'Sides'],
  ['Rice', 'Sides'],
  ['Fountain Drink', 'Drinks', [group('Kind', 1, 1, 'Cola', 'Lemonade')]],
  ['Bottled Water', 'Drinks'],
  ['Tulip Bunch', 'Flowers'],
  ['Greeting Card', 'Cards', [group('Occasion', 1, 1, 'Birthday', 'Get well')]],
  ['Teddy Bear', 'Gifts'],
]);

async function ordered(says: readonly string[]): Promise<string[] | undefined> {
  const call = converse({ menu, notes: [] });
  await call.say(...says, "that's all", 'no allergies', 'Dan', 'yes');
  return call.shop.orders[0]?.lines.toSorted();
}

describe('what comes in the place of what was chosen', () => {
  it.each<[says: string[], lines: string[]]>([
    [['a lamb plate with fries', 'instead of the fries, can I have the rice with that'], ['1 Lamb Plate (Rice)']],
    [['a lamb plate with fries', 'rather than fries, could you do rice?'], ['1 Lamb Plate (Rice)']],
    [['a lamb plate with fries', 'in place of the fries can she get the slaw'], ['1 Lamb Plate (Slaw)']],
    [['a lamb plate with rice instead of the fries'], ['1 Lamb Plate (Rice)']],
    [['a lamb plate with rice not fries'], ['1 Lamb Plate (Rice)']],
    [
      ['two lamb plates with fries', 'on one of them could they do rice in place of the fries'],
      ['1 Lamb Plate (Fries)', '1 Lamb Plate (Rice)'],
    ],
    [
      ['two kids plates with slaw and apple juice', 'one of them wants milk instead of the juice'],
      ['1 Kids Plate (Slaw, Apple juice)', '1 Kids Plate (Slaw, Milk)'],
    ],
    [
      ['two kids plates with slaw and apple juice', 'one with milk instead of the juice'],
      ['1 Kids Plate (Slaw, Apple juice)', '1 Kids Plate (Slaw, Milk)'],
    ],
    // What a meal comes with is a drink by itself as well.
    [['a cod sandwich and a lemonade'], ['1 Cod Sandwich', '1 Fountain Drink (Lemonade)']],
    [
      ['a cod sandwich and a lemonade', 'no lemonade, give me a bottled water instead'],
      ['1 Bottled Water', '1 Cod Sandwich'],
    ],
  ])('%j', async (says, lines) => {
    expect(await ordered(says)).toEqual(lines);
  });
});

describe('a part by its whole name', () => {
  it.each([
    [['a cod sandwich', 'no tartar sauce on the cod'], '1 Cod Sandwich (no tartar sauce)'],
    [['a cod sandwich, hold the tartar sauce'], '1 Cod Sandwich (no tartar sauce)'],
    [['a cod sandwich with extra tartar sauce'], '1 Cod Sandwich (extra tartar sauce)'],
    [['a cod sandwich, no green peppers'], '1 Cod Sandwich (no green peppers)'],
  ])('%j', async (says, line) => {
    expect(await ordered(says)).toEqual([line]);
  });
});

describe('what is to stand on a card', () => {
  it.each<[says: string[], lines: string[]]>([
    [['a tulip bunch, and on the little card just put happy birthday mom'], ['1 Tulip Bunch (happy birthday mom)']],
    [['a tulip bunch', 'put love from all of us on the card'], ['1 Tulip Bunch (love from all of us)']],
    [['a tulip bunch', 'sign it love Grandma'], ['1 Tulip Bunch (love Grandma)']],
    [['a tulip bunch', 'the card should say get well Bob'], ['1 Tulip Bunch (get well Bob)']],
    [['a tulip bunch', 'on the card can you write thinking of you'], ['1 Tulip Bunch (thinking of you)']],
    [
      ['a tulip bunch', 'the card message is welcome home, and can I also get a teddy bear'],
      ['1 Teddy Bear', '1 Tulip Bunch (welcome home)'],
    ],
    [
      ['a birthday greeting card and a tulip bunch', 'on the card write happy 30th Sue'],
      ['1 Greeting Card (Birthday, happy 30th Sue)', '1 Tulip Bunch'],
    ],
  ])('%j', async (says, lines) => {
    expect(await ordered(says)).toEqual(lines);
  });
});

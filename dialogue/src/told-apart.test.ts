import { describe, expect, it } from 'vitest';
import type { MenuFact } from './facts.ts';
import { converse } from './testing/conversation.ts';
import { group, menuOf } from './testing/strange-menu.ts';

const HEAT = group('Heat', 1, 1, 'Mild', 'Fiery');
const ADDED = group('Add', 0, 3, 'Egg', 'Corn', 'Bean sprouts');
const ramen = (): MenuFact[] =>
  menuOf([
    ['Miso Ramen', 'Bowls', [ADDED], 'Noodles, scallions, pork, nori'],
    ['Curry Udon', 'Bowls', [HEAT, group('Meat', 1, 1, 'Chicken', 'Beef')]],
    ['Hot Pot', 'Bowls', [HEAT]],
    ['Green Tea', 'Drinks'],
  ]);

/** Identical lines come apart: what is said of one is none of the other's. */
describe('one of them', () => {
  it.each<[says: string[], lines: string[]]>([
    [
      ['two miso ramens', 'one of them no scallions, and on the other one no pork but put corn'],
      ['1 Miso Ramen (Corn, no pork)', '1 Miso Ramen (no scallions)'],
    ],
    [
      ['three miso ramens', 'on one of those ramens no nori'],
      ['1 Miso Ramen (no nori)', '2 Miso Ramen'],
    ],
    [
      ['two miso ramens and two green teas', 'one of the ramens with egg and one without pork'],
      ['1 Miso Ramen (Egg)', '1 Miso Ramen (no pork)', '2 Green Tea'],
    ],
    [
      ['two miso ramens', 'the first one no nori and the second one extra scallions'],
      ['1 Miso Ramen (extra scallions)', '1 Miso Ramen (no nori)'],
    ],
    [
      ['two miso ramens', 'put egg on one of them and corn on the other'],
      ['1 Miso Ramen (Corn)', '1 Miso Ramen (Egg)'],
    ],
    [
      ['two curry udons, one chicken, one beef', 'the udons both fiery'],
      ['1 Curry Udon (Fiery, Beef)', '1 Curry Udon (Fiery, Chicken)'],
    ],
    // As hot as what it takes the place of.
    [
      [
        'two curry udons with beef, one mild and one fiery',
        'scrap the mild udon, make that a hot pot instead, same heat',
      ],
      ['1 Curry Udon (Fiery, Beef)', '1 Hot Pot (Mild)'],
    ],
    // Another of what stands, and another dish that is called so.
    [
      ['a curry udon, beef, mild', 'and a second one that has chicken'],
      ['1 Curry Udon (Mild, Beef)', '1 Curry Udon (Mild, Chicken)'],
    ],
  ])('%j', async (says, lines) => {
    const call = converse({ menu: ramen(), notes: [] });
    await call.say(...says, "that's all", 'Dan', 'yes');
    expect(call.shop.orders[0]?.lines.toSorted()).toEqual(lines.toSorted());
  });
});

import { describe, expect, it } from 'vitest';
import type { MenuFact } from './facts.ts';
import { converse } from './testing/conversation.ts';
import { group, menuOf } from './testing/strange-menu.ts';

const FILLING = group('Extras', 0, 3, 'Feta', 'Halloumi', 'Avocado', 'Olives');
const deli = (): MenuFact[] =>
  menuOf([
    ['Falafel Pita', 'Pitas', [FILLING], 'Falafel, pickled turnip, tahini'],
    ['Lamb Pita', 'Pitas', [FILLING], 'Lamb, red onion, tzatziki'],
    ['Lunch Box', 'Boxes', [], 'A pita, slaw and an apple'],
    ['Baklava', 'Sweets', []],
    ['Date Bar', 'Sweets', []],
    ['Mint Tea', 'Drinks', []],
  ]);

/** What comes takes the place of what was named, on a dish and of one. */
describe('one thing instead of another', () => {
  it.each<[says: string[], lines: string[]]>([
    [
      ['a lamb pita', "my wife can't stand onion so could you do feta instead of the onion"],
      ['1 Lamb Pita (Feta, no onion)'],
    ],
    [
      ['a falafel pita', 'but he hates turnip, could I get olives in place of the turnip'],
      ['1 Falafel Pita (Olives, no turnip)'],
    ],
    [['two lamb pitas', "I'd like avocado rather than tzatziki on those"], ['2 Lamb Pita (Avocado, no tzatziki)']],
    [['a lunch box', 'can he have chips instead of the apple'], ['1 Lunch Box (chips instead of apple)']],
    // What was asked about is what comes.
    [['a baklava', 'do you have date bars', 'one of those instead of the baklava'], ['1 Date Bar']],
    [
      ['a baklava and a mint tea', 'how much is the date bar', "I'll have that one instead"],
      ['1 Date Bar', '1 Mint Tea'],
    ],
    [
      ['a mint tea and a baklava', 'do you have date bars?', 'yeah, swap the baklava for two of those'],
      ['1 Mint Tea', '2 Date Bar'],
    ],
  ])('%j', async (says, lines) => {
    const call = converse({ menu: deli(), notes: [] });
    await call.say(...says, "that's all", 'Dan', 'yes');
    expect(call.shop.orders[0]?.lines.toSorted()).toEqual(lines.toSorted());
  });
});

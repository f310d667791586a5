import { describe, expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';

async function ordered(says: readonly string[]): Promise<string[]> {
  const call = converse();
  await call.say(...says, "that's all", 'Dan', 'yes');
  return call.shop.orders[0]?.lines.toSorted() ?? [];
}

describe('what stands is named without a verb', () => {
  it.each([
    [
      ['a house salad with ranch and a large pepperoni', 'the salad no tomato'],
      ['1 House Salad (Ranch, no tomato)', '1 Large Pepperoni'],
    ],
    [
      ['a large pepperoni and a small cheese', 'on the pepperoni extra sauce, well done'],
      ['1 Large Pepperoni (extra sauce, well done)', '1 Small Cheese'],
    ],
    [
      ['a large pepperoni and a small cheese', 'can you cut the pepperoni in squares'],
      ['1 Large Pepperoni (cut in squares)', '1 Small Cheese'],
    ],
    [
      ['a house salad with ranch', 'and a lemon soda', 'make the dressing blue cheese'],
      ['1 House Salad (Blue cheese)', '1 Lemon Soda'],
    ],
  ])('%s', async (says, lines) => {
    expect(await ordered(says)).toEqual(lines);
  });
});

describe('of one thing the last word counts', () => {
  it.each([
    [['a large pepperoni, no onions', 'no olives, not no onions'], ['1 Large Pepperoni (no olives)']],
    [['a large pepperoni, no honey', 'put the honey back on'], ['1 Large Pepperoni']],
    [['a large pepperoni, light sauce', 'actually extra sauce'], ['1 Large Pepperoni (extra sauce)']],
    [['two cannoli', 'okay never mind, just one cannoli then'], ['1 Cannoli']],
    [['a large pepperoni', 'is the tiramisu made here?', 'okay skip that'], ['1 Large Pepperoni']],
    [
      ['a large pepperoni', 'actually can I also get a large cheese'],
      ['1 Large Cheese', '1 Large Pepperoni'],
    ],
  ])('%s', async (says, lines) => {
    expect(await ordered(says)).toEqual(lines);
  });
});

describe('each has their own', () => {
  it.each([
    [
      ['a large pepperoni, and my wife wants a small cheese', 'mushrooms on mine'],
      ['1 Large Pepperoni (Mushrooms)', '1 Small Cheese'],
    ],
    [
      ['a small cheese for my son and a large pepperoni', 'make his a large'],
      ['1 Large Cheese', '1 Large Pepperoni'],
    ],
    [
      ['two large pepperonis, one with olives, one with sausage, no honey on the olives one'],
      ['1 Large Pepperoni (Olives, no honey)', '1 Large Pepperoni (Sausage)'],
    ],
    [
      ['a lemon soda', 'actually make it two lemon sodas, one with no ice'],
      ['1 Lemon Soda', '1 Lemon Soda (no ice)'],
    ],
  ])('%s', async (says, lines) => {
    expect(await ordered(says)).toEqual(lines);
  });
});

it('notes what counters give along', async () => {
  expect(await ordered(['a lemon soda with two straws, and a tiramisu'])).toEqual([
    '1 Lemon Soda (two straws)',
    '1 Tiramisu',
  ]);
});

it.each([
  [['a large pepperoni with black olives'], ['1 Large Pepperoni (Olives)']],
  [['two small pepperoni with sausage and black olives'], ['2 Small Pepperoni (Sausage, Olives)']],
])('what only describes a choice is no wish of its own: %s', async (says, lines) => {
  expect(await ordered(says)).toEqual(lines);
});

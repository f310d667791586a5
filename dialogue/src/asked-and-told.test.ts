import { describe, expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { giftMenu } from './testing/gift-menu.ts';
import { CLOSING } from './testing/index.ts';

async function ordered(says: readonly string[], more = {}): Promise<string[]> {
  const call = converse(more);
  await call.say(...says, ...CLOSING);
  return call.shop.orders[0]?.lines.toSorted() ?? [];
}
const GIFTS = { menu: giftMenu() };

describe('what comes with something, or costs more, is only asked', () => {
  it.each([
    [['a cheese basket', 'do those come with crackers or is that extra'], ['1 Cheese Basket']],
    [['a cheese basket', 'would it be extra to put honey in it'], ['1 Cheese Basket']],
    [['a small fruit basket', 'does that come with dried figs or is that more'], ['1 Fruit Basket (Small)']],
  ])('%s', async (says, lines) => {
    expect(await ordered(says, GIFTS)).toEqual(lines);
  });

  it.each([[['a large pepperoni', 'do these come with olives or is that extra'], ['1 Large Pepperoni']]])(
    '%s',
    async (says, lines) => {
      expect(await ordered(says)).toEqual(lines);
    },
  );
});

describe('what is excepted, and what somebody does not do, is no wish', () => {
  it.each([
    [['okay so everything but the tea tin, got it. a cheese basket please'], ['1 Cheese Basket']],
    [['a cheese basket', "she's not eating it, but no olives, she's being careful"], ['1 Cheese Basket (no olives)']],
  ])('%s', async (says, lines) => {
    expect(await ordered(says, GIFTS)).toEqual(lines);
  });

  it.each([
    [
      ['a small pepperoni', 'no honey, he has never liked it', "my son's not having that. actually make it two"],
      ['2 Small Pepperoni (no honey)'],
    ],
    [["a large pepperoni, no onions, he's being good"], ['1 Large Pepperoni (no onions)']],
  ])('%s', async (says, lines) => {
    expect(await ordered(says)).toEqual(lines);
  });
});

it('a word of a name takes the place of nothing that stands', async () => {
  expect(await ordered(['a small fruit basket', 'and one of the get well balloons'], GIFTS)).toEqual([
    '1 Balloon (Get Well)',
    '1 Fruit Basket (Small)',
  ]);
});

describe('what is sold by the dozen is counted in dozens', () => {
  it.each([
    [
      ['two dozen red tulips', 'no wait, one dozen red and one dozen white'],
      ['1 Dozen Tulips (Red)', '1 Dozen Tulips (White)'],
    ],
    [['a dozen yellow tulips', 'actually three dozen'], ['3 Dozen Tulips (Yellow)']],
    [
      ['a dozen red tulips', 'and a dozen white'],
      ['1 Dozen Tulips (Red)', '1 Dozen Tulips (White)'],
    ],
  ])('%s', async (says, lines) => {
    expect(await ordered(says, GIFTS)).toEqual(lines);
  });
});

it.each([
  [
    ['a tulip bunch', 'and something to put the tulips in, a ceramic pot'],
    ['1 Ceramic Pot', '1 Tulip Bunch'],
  ],
  [['a tea tin and a cheese basket', 'scrap the cheese basket, just do two of the tea tins'], ['2 Tea Tin']],
  [['two tea tins', "actually just one, she's not thirsty"], ['1 Tea Tin']],
  [['two tea tins', 'what time do you close today', "let's say five then"], ['2 Tea Tin']],
])('what else is named stays as it is: %s', async (says, lines) => {
  expect(await ordered(says, GIFTS)).toEqual(lines);
});

it.each(['I need some flowers for the funeral', 'one of those flower things for her hair'])(
  'a kind of things is asked about and not ordered: %s',
  async (said) => {
    const call = converse(GIFTS);
    const reply = await call.say(said);
    expect(reply).toMatch(/Flower Wreath\?/);
    expect(reply).not.toMatch(/Okay, one/);
  },
);

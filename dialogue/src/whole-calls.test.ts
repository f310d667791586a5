import { describe, expect, it } from 'vitest';
import type { BusinessFacts } from './facts.ts';
import { converse } from './testing/conversation.ts';
import { cornerMenu } from './testing/corner-menu.ts';
import { salsMenu } from './testing/menu.ts';

async function ordered(says: readonly string[], more: Partial<BusinessFacts> = {}): Promise<string[]> {
  const call = converse(more);
  await call.say(...says, "that's all", 'Dan', 'yes');
  return call.shop.orders[0]?.lines.toSorted() ?? [];
}

describe('the same once more, and what is different about it', () => {
  it.each([
    [
      ['a large pepperoni', 'my wife wants the same but with olives'],
      ['1 Large Pepperoni', '1 Large Pepperoni (Olives)'],
    ],
    [
      ['a large pepperoni with olives, no honey', 'one for my brother, same thing but sausage instead of the olives'],
      ['1 Large Pepperoni (Olives, no honey)', '1 Large Pepperoni (Sausage, no honey)'],
    ],
    [
      ['a large pepperoni, no honey', 'and another one with everything'],
      ['1 Large Pepperoni (everything)', '1 Large Pepperoni (no honey)'],
    ],
    [['a large pepperoni and my buddy wants the same but small'], ['1 Large Pepperoni', '1 Small Pepperoni']],
    [['a large pepperoni with olives', 'two more of the same'], ['3 Large Pepperoni (Olives)']],
  ])('%s', async (says, lines) => {
    expect(await ordered(says)).toEqual(lines);
  });
});

describe('changes without a verb', () => {
  it.each([
    [
      ['a large pepperoni and a small cheese', 'switch the sizes'],
      ['1 Large Cheese', '1 Small Pepperoni'],
    ],
    [
      ['a large pepperoni and a large cheese', 'the second one olives'],
      ['1 Large Cheese (Olives)', '1 Large Pepperoni'],
    ],
    [
      ['a large pepperoni, thin crust, with olives', 'make that a large cheese instead'],
      ['1 Large Cheese (Thin crust)'],
    ],
  ])('%s', async (says, lines) => {
    expect(await ordered(says)).toEqual(lines);
  });
});

describe('how much is meant', () => {
  it('counts orders where callers count pieces', async () => {
    expect(await ordered(['a dozen garlic knots'])).toEqual(['2 Garlic Knots']);
    expect(await ordered(['two garlic knots'])).toEqual(['2 Garlic Knots']);
  });

  it('tells the kitchen of two dishes in one', async () => {
    const lines = await ordered(['a large half hawaiian half cheese'], { menu: cornerMenu() });
    expect(lines).toEqual(['1 Hawaiian Pizza (Large, one half hawaiian pizza, the other cheese pizza)']);
  });
});

it.each([
  [['do the garlic knots have nuts? okay, three of those'], ['3 Garlic Knots']],
  [
    ['a large pepperoni', 'is the tiramisu made here? then one of those. and a lemon soda'],
    ['1 Large Pepperoni', '1 Lemon Soda', '1 Tiramisu'],
  ],
])('takes sentences in turn: %s', async (says, lines) => {
  expect(await ordered(says)).toEqual(lines);
});

it('hears a name beside what ends the order', async () => {
  const call = converse();
  expect(await call.say('a large pepperoni', "that's it. Xavier")).toContain('for Xavier');
});

it('orders nothing to a question without its first word', async () => {
  const call = converse();
  await call.say("y'all got garlic knots");
  expect(call.state()).toMatchObject({ lines: [] });
});

describe('sizes by their measure', () => {
  const [pie] = salsMenu();
  const menu = pie
    ? ['14', '18'].map((inches) => ({ ...pie, id: inches, name: `Plain Pie, ${inches}"`, optionGroups: [] }))
    : [];

  it.each([
    ['actually switch the pie to the eighteen', 'Okay, one 18 inch Plain Pie.'],
    ['make it three', 'Okay, three 14 inch Plain Pies.'],
  ])('%s', async (says, told) => {
    const call = converse({ menu });
    await call.say('a fourteen inch plain pie');
    expect(await call.say(says)).toContain(told);
  });
});

import { describe, expect, it } from 'vitest';
import type { MenuFact } from './facts.ts';
import { converse } from './testing/conversation.ts';
import { cornerMenu } from './testing/corner-menu.ts';
import { menuKeyterms } from './understand/menu/keyterms.ts';

/** What the owner wrote that callers also say, by the names of dishes, choices and sizes. */
const SAID: Readonly<Record<string, string[]>> = {
  'Cheese Pizza': ['pie', 'the number four', 'margarina'],
  'Hawaiian Pizza': ['pineapple pie'],
  Coke: ['pop', 'the usual'],
  Sprite: ['the usual'],
  Mushrooms: ['shrooms', 'fungi'],
  'Two liter': ['big bottle'],
};
const saidFor = ({ name }: { name: string }) => SAID[name] ?? [];

const menu: MenuFact[] = cornerMenu().map((item) => ({
  ...item,
  aliases: saidFor(item),
  optionGroups: item.optionGroups.map((group) => ({
    ...group,
    choices: group.choices.map((choice) => ({ ...choice, aliases: saidFor(choice) })),
  })),
}));

async function ordered(...said: string[]): Promise<readonly string[]> {
  const call = converse({ menu });
  await call.say(...said, "that's all", 'Dan', 'yes');
  return call.shop.orders[0]?.lines ?? [];
}

describe('what callers also say', () => {
  it.each([
    ['two large number fours please', ['2 Cheese Pizza (Large)']],
    ['one medium #4 and 2 small number 4s', ['1 Cheese Pizza (Medium)', '2 Cheese Pizza (Small)']],
    ['a small number four and a pop, in a can', ['1 Cheese Pizza (Small)', '1 Coke (Can)']],
    ['three pops, big bottles', ['3 Coke (Two liter)']],
    ['a large pie', ['1 Cheese Pizza (Large)']],
    ['can i get a large pie with shrooms', ['1 Cheese Pizza (Large, Mushrooms)']],
    ['a medium pineapple pie', ['1 Hawaiian Pizza (Medium)']],
    ['a large hawaiian pie', ['1 Hawaiian Pizza (Large)']],
    ['a large cheese pizza with fungi but no onions', ['1 Cheese Pizza (Large, Mushrooms, no onions)']],
  ])('is a name: %s', async (said, lines) => {
    expect(await ordered(said)).toEqual(lines);
  });

  it('is asked about where two dishes have it', async () => {
    const call = converse({ menu });
    expect((await call.say('the usual please')).toLowerCase()).toMatch(/coke.*sprite|sprite.*coke/);
  });

  it('answers a question', async () => {
    expect(await ordered('a large cheese pizza', 'add shrooms')).toEqual(['1 Cheese Pizza (Large, Mushrooms)']);
  });

  it('is nothing in parts, and nothing that only resembles it', async () => {
    expect(await ordered('a large cheese pizza', 'what number is that')).toEqual(['1 Cheese Pizza (Large)']);
    const call = converse({ menu });
    await call.say('a large hawaiian pizza', "it's for bob", "that's all", 'yes');
    expect(call.shop.orders[0]?.lines).toEqual(['1 Hawaiian Pizza (Large)']);
  });

  it('names the kind where every dish of it is called so', async () => {
    const za = cornerMenu().map((item) => ({ ...item, aliases: item.category === 'Pizza' ? ['za'] : [] }));
    const call = converse({ menu: za });
    await call.say('a large hawaiian za', "that's all", 'Dan', 'yes');
    expect(call.shop.orders[0]?.lines).toEqual(['1 Hawaiian Pizza (Large)']);
    expect((await converse({ menu: za }).say('a large za')).toLowerCase()).toMatch(/which.*cheese.*hawaiian/);
  });

  it('is expected by the ears', () => {
    expect(menuKeyterms(menu)).toEqual(expect.arrayContaining(['the number four', 'pop', 'shrooms', 'big bottle']));
  });
});

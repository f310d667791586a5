import { describe, expect, it } from 'vitest';
import { CLOSING, converse } from './testing/index.ts';
import { group, menuOf } from './testing/strange-menu.ts';

/** A change that fits several dishes is of the one that the call points at, and else it is asked which it is of. */

const FILLING = group('Filling', 1, 1, 'Beef', 'Bean');
const SIZE = group('Size', 1, 1, '12 ounce', '16 ounce');
const MENU = menuOf([
  ['Cheese Pie', 'Pies', [], 'Onion and cheddar.'],
  ['Leek Pie', 'Pies', [], 'Leek and onion.'],
  ['Empanada', 'Snacks', [FILLING]],
  ['Cider', 'Drinks', [SIZE]],
  ['Cocoa', 'Drinks', [SIZE]],
  ['Flan', 'Sweets'],
]);
const BOTH = 'a cheese pie and a beef empanada';

const standing = async (...says: string[]) => {
  const call = converse({ menu: MENU, notes: [] });
  const reply = await call.say(...says);
  return { reply, lines: call.lines().map(({ quantity, family, notes }) => [quantity, family, ...notes].join(' ')) };
};

describe('where two were named in one breath', () => {
  it.each(['make it four', 'no, four please', 'change that to four', 'it should be four'])('%s', async (says) => {
    expect(await standing(BOTH, says)).toEqual({
      reply: 'Which one: the Cheese Pie or the Empanada?',
      lines: ['1 cheese pie', '1 empanada beef'],
    });
  });

  it.each([
    ['the cheese pie', ['4 cheese pie', '1 empanada beef']],
    ['the second one please', ['1 cheese pie', '4 empanada beef']],
    ['both of them', ['4 cheese pie', '4 empanada beef']],
    ['the empanada, and a flan', ['1 cheese pie', '4 empanada beef', '1 flan']],
    ['never mind', ['1 cheese pie', '1 empanada beef']],
    ['make the cheese pie two', ['2 cheese pie', '1 empanada beef']],
  ])('and then %s', async (says, lines) => {
    expect((await standing(BOTH, 'make it four', says)).lines).toEqual(lines);
  });

  it.each(['no onions on the pie', 'take the pie off', 'cancel that'])('%s', async (says) => {
    const { reply, lines } = await standing('a cheese pie, a leek pie', says);
    expect(reply).toBe('Which one: the Cheese Pie or the Leek Pie?');
    expect(lines).toEqual(['1 cheese pie', '1 leek pie']);
  });

  it('asks among those two, whatever stood before', async () => {
    expect((await standing('a flan', BOTH, 'make it four')).reply).not.toContain('Flan');
  });

  it('asks again, once, where something else is said, and tells that nothing else was changed', async () => {
    expect((await standing(BOTH, 'make it four', 'and a flan')).reply).toMatch(/one Flan\. Which one: /);
    expect((await standing(BOTH, 'make it four', 'and a flan', 'another flan')).reply).toContain(
      "I've changed nothing else.",
    );
  });
});

it('asks which, where all of them were read back', async () => {
  expect((await standing('a cheese pie', 'a flan', "that's all", 'Dan', 'actually make it two')).reply).toMatch(
    /^Which one: /,
  );
});

it('goes on to the end of the order behind the answer', async () => {
  const call = converse({ menu: MENU, notes: [] });
  await call.say(BOTH, 'make it two', 'the pie, the cheese one', ...CLOSING);
  expect(call.shop.orders[0]?.lines).toEqual(['2 Cheese Pie', '1 Empanada (Beef)']);
});

it.each<[title: string, says: string[], lines: string[]]>([
  ['added alone in the turn before', ['a cheese pie', 'a flan', 'make it four'], ['1 cheese pie', '4 flan']],
  [
    'whatever was asked since',
    ['a cheese pie', 'a flan', 'when do you close', 'make it four'],
    ['1 cheese pie', '4 flan'],
  ],
  ['changed in the turn before', [BOTH, 'make the pie two', 'no, three'], ['3 cheese pie', '1 empanada beef']],
  [
    'the only one of that kind',
    ['a cheese pie and a flan', 'no onions on the pie'],
    ['1 cheese pie no onions', '1 flan'],
  ],
])('takes the one that is pointed at: %s', async (_, says, lines) => {
  expect((await standing(...says)).lines).toEqual(lines);
});

it('takes a number for a size, where one comes in that', async () => {
  const call = converse({ menu: MENU, notes: [] });
  expect(await call.say('a flan and a twelve ounce cider', 'it should be sixteen')).toContain('one 16 ounce Cider');
  expect(await call.say('make it two')).toContain('two 16 ounce Ciders');
});

it('takes a number for no time, but where one was talked of', async () => {
  const call = converse({ menu: MENU, notes: [] });
  expect(await call.say('a flan', 'change that to four')).not.toContain('PM');
  await call.say("I'll pick it up at seven tonight", 'make it eight');
  expect(call.lines()).toMatchObject([{ quantity: 4 }]);
});

it('hears a name as no badly heard onions', async () => {
  const onions = menuOf([['Cheese Pizza', 'Pizza', [group('Toppings', 0, 3, 'Onions', 'Ham')]]]);
  const call = converse({ menu: onions, notes: [] });
  await call.say('a cheese pizza', "that's all, it's for Ann", 'yes');
  expect(call.shop.orders).toMatchObject([{ name: 'Ann', lines: ['1 Cheese Pizza'] }]);
});

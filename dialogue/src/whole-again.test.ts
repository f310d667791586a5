import { describe, expect, it } from 'vitest';
import { converse } from './testing/index.ts';
import { menuOf } from './testing/strange-menu.ts';

/** An order that is named as a whole is that order, whatever stood before, and is not had twice. */
const menu = menuOf([
  ['Leek Tart', 'Tarts'],
  ['Onion Tart', 'Tarts'],
  ['Barley Soup', 'Soups'],
  ['Plum Juice', 'Drinks'],
]);
const stands = async (...said: string[]): Promise<string[]> => {
  const call = converse({ menu, notes: [] });
  await call.say(...said);
  return call.lines().map(({ family, quantity, notes }) => [quantity, family, ...notes].join(' '));
};
const RIGHT = ['1 barley soup', '2 leek tart'];

describe.each(['two leek tarts and one barley soup', 'three leek tarts and two barley soups'])(
  '%s, and then',
  (before) => {
    it.each([
      '{it}',
      'no no I want three things total. {it}',
      'no, three altogether, {it}',
      'that should be three, {it}',
      "so all in all it's {it}",
      'the whole order should be {it}',
      'just {it}, take everything else off',
      'cancel the rest, just {it}',
      '{it}, nothing else',
      "no, it's {it}. nothing else",
      'let me say it again, {it}',
      'once more, {it}',
      '{it}, I told you',
      'no you misheard, {it}',
      'listen, {it}, okay?',
      "so that's {it} in all",
    ])('%s', async (said) => {
      const now = await stands(before, said.replace('{it}', 'two leek tarts and one barley soup'));
      expect(now.toSorted()).toEqual(RIGHT);
    });
  },
);

it('leaves none of a kind that was counted in all', async () => {
  const now = await stands(
    'two leek tarts, an onion tart and a plum juice',
    'no no, I want three tarts altogether. two leek tarts and one onion tart',
  );
  expect(now.toSorted()).toEqual(['1 onion tart', '1 plum juice', '2 leek tart']);
  const less = await stands(
    'two onion tarts and a plum juice',
    'no, two tarts total. one leek tart and one onion tart',
  );
  expect(less.toSorted()).toEqual(['1 leek tart', '1 onion tart', '1 plum juice']);
});

it('keeps what was said of one of several', async () => {
  const call = converse({ menu, notes: [] });
  await call.say('two leek tarts and a barley soup', 'make one of the leek tarts without cheese');
  await call.say('so two leek tarts and one barley soup');
  expect(call.lines().map(({ quantity, notes }) => [quantity, ...notes].join(' '))).toEqual(
    expect.arrayContaining(['1 no cheese']),
  );
  expect(call.lines().reduce((sum, { quantity }) => sum + quantity, 0)).toBe(3);
});

it.each([
  'and one leek tart and one barley soup',
  'also one leek tart and one barley soup',
  'can I also get one leek tart and one barley soup',
  'can you add one leek tart and one barley soup',
  'and for my son one leek tart and one barley soup',
  'plus one leek tart and one barley soup',
  'my wife wants one leek tart and one barley soup too',
])('orders more where more is asked for: %s', async (said) => {
  expect((await stands('one leek tart and one barley soup', said)).toSorted()).toEqual([
    '2 barley soup',
    '2 leek tart',
  ]);
});

import { describe, expect, it } from 'vitest';
import { converse } from './testing/index.ts';
import { menuOf } from './testing/strange-menu.ts';

/** A menu that numbers its dishes, in what is written of them or in their names, is ordered from by numbers. */
const written = menuOf([
  ['Leek Roll', 'Rolls', [], 'With chili jam. Number one.'],
  ['Bean Roll', 'Rolls', [], 'With mint. Number two.'],
  ['Egg Roll', 'Rolls', [], 'Number twenty one.'],
]);
const named = menuOf([
  ['1. Leek Roll', 'Rolls'],
  ['2. Bean Roll', 'Rolls'],
  ['21. Egg Roll', 'Rolls'],
]);

describe.each([
  ['in what is written', written],
  ['in its name', named],
])('numbers %s', (_, menu) => {
  it.each([
    ['number two please', '1 bean roll'],
    ['the number two', '1 bean roll'],
    ['two number ones', '2 leek roll'],
    ["can I get three number two's", '3 bean roll'],
    ['number twenty one', '1 egg roll'],
    ['gimme a number one and a number two', '1 leek roll, 1 bean roll'],
    ['#2 please', '1 bean roll'],
    ["I'll have a number one and two number twenty ones", '1 leek roll, 2 egg roll'],
  ])('%s', async (said, stands) => {
    const call = converse({ menu, notes: [] });
    await call.say(said);
    const lines = call.lines().map(({ quantity, family }) => `${quantity} ${family.replace(/^\d+\W*/, '')}`);
    expect(lines.join(', ')).toBe(stands);
  });

  it.each(['what is your number', 'my number is two one two, 555 0147', 'your phone number please'])(
    'orders nothing by another number: %s',
    async (said) => {
      const call = converse({ menu, notes: [] });
      await call.say(said);
      expect(call.lines()).toEqual([]);
    },
  );
});

import { expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { group, menuOf } from './testing/strange-menu.ts';

/** So many of a kind, and then which: what is told behind is those, and no more. */
const menu = menuOf([
  ['Spinach Pie', 'Pies by the slice'],
  ['Leek Pie', 'Pies by the slice'],
  ['Pumpkin Pie', 'Pies by the slice'],
  ['Family Pie Box', 'Boxes', [], 'Eight slices. Feeds five to six.'],
  ['Fountain Soda', 'Drinks', [group('Kind', 1, 1, 'Cola', 'Lemon', 'Root beer')]],
  ['Iced Tea', 'Drinks'],
]);

it.each([
  ['five pies, three leek and two pumpkin', ['2 Pumpkin Pie', '3 Leek Pie']],
  [
    'three sodas, a cola, a lemon and a root beer',
    ['1 Fountain Soda (Cola)', '1 Fountain Soda (Lemon)', '1 Fountain Soda (Root beer)'],
  ],
  ['two sodas, a lemon and a root beer', ['1 Fountain Soda (Lemon)', '1 Fountain Soda (Root beer)']],
])('%s', async (said, wanted) => {
  const call = converse({ menu, notes: [] });
  await call.say(said, "that's all", 'pickup', 'no allergies', 'Dan', 'yes');
  expect(call.shop.orders[0]?.lines.toSorted()).toEqual(wanted);
});

it('asks which they are, where none is told', async () => {
  const call = converse({ menu, notes: [] });
  expect(await call.say('can I get five pies')).toMatch(/which .*Spinach Pie, Leek Pie or Pumpkin Pie/i);
  expect(call.state()).toMatchObject({ lines: [] });
});

it('is a wish, whatever it is for, where a kind is called by its last word', async () => {
  const bakery = menuOf([
    ['Plum Cake', 'Whole cakes'],
    ['Nut Cake', 'Whole cakes'],
    ['Rye Roll', 'Rolls'],
  ]);
  const reply = await converse({ menu: bakery, notes: [] }).say(
    "I need a cake for my daughter's birthday, it's on Sunday",
  );
  expect(reply).toMatch(/which .*Plum Cake or Nut Cake/i);
});

it.each([
  ['a rye melt on seeded and a plain roll', ['1 Roll (Plain)', '1 Rye Melt (Seeded)']],
  ['a rye melt on seeded, and two plain rolls', ['1 Rye Melt (Seeded)', '2 Roll (Plain)']],
  ['a rye melt on a plain roll', ['1 Rye Melt (Plain)']],
])('sells by itself what another dish comes on: %s', async (said, wanted) => {
  const kinds = group('Roll', 1, 1, 'Plain', 'Seeded', 'Onion');
  const rolls = menuOf([
    ['Roll', 'Rolls', [kinds]],
    ['Rye Melt', 'Melts', [kinds]],
  ]);
  const call = converse({ menu: rolls, notes: [] });
  await call.say(said, "that's all", 'pickup', 'no allergies', 'Dan', 'yes');
  expect(call.shop.orders[0]?.lines.toSorted()).toEqual(wanted);
});

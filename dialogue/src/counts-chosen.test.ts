import { expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { group, menuOf } from './testing/strange-menu.ts';

/** Counts that are choices of a dish, sizes that only one dish comes in, and what is said of which of several portions. */
const menu = menuOf([
  ['Bone-in Wings', 'Wings', [group('Count', 1, 1, '6 pieces', '12 pieces', '24 pieces')], 'With celery.'],
  ['Crunchy Wings', 'Wings', [group('Count', 1, 1, '6 pieces', '12 pieces')], 'Breaded breast meat.'],
  ['Crunchy Lunch Box', 'Boxes', [group('Side', 1, 1, 'Slaw', 'Fries')], 'Four crunchy wings, a side and a drink.'],
  ['Corn Muffin', 'Sides', [], 'One piece with butter.'],
  ['Fried Onions', 'Sides', [], 'With a dip.'],
  ['Slaw', 'Sides'],
  ['Spare Ribs', 'Grill', [group('Size', 1, 1, 'Half slab', 'Full slab')], 'With a corn muffin.'],
  [
    'Catfish Sandwich',
    'Sandwiches',
    [group('Style', 1, 1, 'Blackened', 'Fried'), group('Add', 0, 2, 'Cheddar', 'Fried egg')],
    'With onions, lettuce and pickles.',
  ],
  ['Fried Pickles', 'Sides'],
  ['Soda', 'Drinks', [group('Kind', 1, 1, 'Cola', 'Lemon', 'Peach tea'), group('Size', 1, 1, 'Medium', 'Large')]],
  ['Jug of Peach Tea', 'Drinks'],
  ['Udon', 'Noodles', [group('Size', 1, 1, 'Regular', 'Large')], 'Wheat noodles with seaweed.'],
  ['Kitsune', 'Noodles', [group('Size', 1, 1, 'Regular', 'Large')], 'Wheat noodles with sweet tofu.'],
  ['Nabeyaki', 'Noodles', [group('Size', 1, 1, 'Regular', 'Large')], 'Noodles with tofu, shrimp, egg and mushrooms.'],
]);

it.each([
  ['12 pieces, please', '12 pieces'],
  ['twelve pieces', '12 pieces'],
  ["I'll do the twelve piece please", '12 pieces'],
  ['6 pieces', '6 pieces'],
  ['the twenty four', '24 pieces'],
  ['twelve of them', '12 pieces'],
])('takes what was offered as the answer: %s', async (said, count) => {
  const call = converse({ menu, notes: [] });
  expect(await call.say('bone-in wings please')).toMatch(/Which count for the Bone-in Wings: 6 pieces, 12 pieces/);
  expect(await call.say(said)).toContain(`one order of Bone-in Wings, ${count}`);
  expect(call.state()).toMatchObject({ lines: [{ quantity: 1, notes: [count] }] });
});

it.each([
  ['24 of the bone-in wings please', ['1 Bone-in Wings (24 pieces)']],
  ['bone-in wings, twelve, and a slaw', ['1 Bone-in Wings (12 pieces)', '1 Slaw']],
  ['twelve crunchy and a slaw', ['1 Crunchy Wings (12 pieces)', '1 Slaw']],
  ['twelve wings, the bone in ones', ['1 Bone-in Wings (12 pieces)']],
  ['a full slab, two corn muffins and a slaw', ['1 Slaw', '1 Spare Ribs (Full slab)', '2 Corn Muffin']],
  ['two half slabs and a slaw', ['1 Slaw', '2 Spare Ribs (Half slab)']],
  ['a peach tea, medium, and a slaw', ['1 Slaw', '1 Soda (Peach tea, Medium)']],
  [
    'two catfish sandwiches, one blackened, one fried, no pickles on the fried one',
    ['1 Catfish Sandwich (Blackened)', '1 Catfish Sandwich (Fried, no pickles)'],
  ],
  [
    'two blackened catfish sandwiches, one without pickles, and both with a fried egg',
    ['1 Catfish Sandwich (Blackened, Fried egg)', '1 Catfish Sandwich (Blackened, Fried egg, no pickles)'],
  ],
  [
    'a blackened catfish sandwich, no lettuce, onions on the side, and a slaw',
    ['1 Catfish Sandwich (Blackened, no lettuce, onions on the side)', '1 Slaw'],
  ],
  ['a blackened catfish sandwich, no pickles', ['1 Catfish Sandwich (Blackened, no pickles)']],
  ['a slaw, a large cola and an order of corn muffins', ['1 Corn Muffin', '1 Slaw', '1 Soda (Cola, Large)']],
  ['a regular noodles with the tofu and a slaw', ['1 Kitsune (Regular)', '1 Slaw']],
])('%s', async (said, wanted) => {
  const call = converse({ menu, notes: [] });
  await call.say(said, "that's all", 'pickup', 'no allergies', 'Dan', 'yes');
  expect(call.shop.orders[0]?.lines.toSorted()).toEqual(wanted);
});

it('asks what a count costs, and not so many orders', async () => {
  const priced = menuOf([
    ['Bone-in Wings', 'Wings', [{ ...group('Count', 1, 1, '6 pieces', '24 pieces'), choices: COUNTS }]],
  ]);
  const call = converse({ menu: priced, notes: [] });
  expect(await call.say('how much are twenty four bone-in wings')).toContain('$29.00 for one order of Bone-in Wings');
});
const COUNTS = [
  { name: '6 pieces', price: 0, available: true },
  { name: '24 pieces', price: 20, available: true },
];

it.each(['can you make the noodles a large', 'make it a large', 'make the noodles large'])(
  'makes what is still to be told larger, called by its kind: %s',
  async (said) => {
    const call = converse({ menu, notes: [] });
    await call.say('some noodles please', said, 'the kitsune', "that's all", 'pickup', 'no allergies', 'Dan', 'yes');
    expect(call.shop.orders[0]?.lines).toEqual(['1 Kitsune (Large)']);
  },
);

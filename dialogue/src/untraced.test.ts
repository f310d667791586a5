import { expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { group, menuOf, type Row } from './testing/strange-menu.ts';

/** A plant shop, where what is said of a standing order comes in fragments. */
const ROWS: Row[] = [
  ['Fern', 'Plants', [group('Pot', 0, 1, 'Clay pot', 'Glazed pot')], 'Shade, soft fronds'],
  ['Ivy', 'Plants', [group('Pot', 0, 1, 'Clay pot', 'Glazed pot')], 'Climbing, evergreen'],
  ['Orchid', 'Plants', [], 'In bloom, with moss and a stake'],
  ['Rose Bush', 'Plants', [group('Color', 1, 1, 'Red', 'White')]],
  ['Trowel', 'Tools'],
];
const shop = () => converse({ menu: menuOf(ROWS) });

it.each<[says: string[], lines: string[]]>([
  // The old number tells which is meant.
  [
    ['six ferns', 'two orchids', 'sorry, I said six, I meant four'],
    ['2 Orchid', '4 Fern'],
  ],
  [
    ['six ferns and two trowels', 'three, not two'],
    ['3 Trowel', '6 Fern'],
  ],
  [
    ['six ferns and two trowels', 'did I say six? five'],
    ['2 Trowel', '5 Fern'],
  ],
  [
    ['six ferns and two trowels', 'the two should be a three'],
    ['3 Trowel', '6 Fern'],
  ],
  // What is chosen on the ones that were named.
  [
    ['three ferns and two ivies', "that's all", 'Dan', 'the climbing ones in a glazed pot'],
    ['2 Ivy (Glazed pot)', '3 Fern'],
  ],
  [['two red rose bushes and a white rose bush', 'scratch the white one, all red'], ['3 Rose Bush (Red)']],
  [
    ['an orchid and a fern', 'moss off the orchid'],
    ['1 Fern', '1 Orchid (no moss)'],
  ],
])('%s', async (says, lines) => {
  const call = shop();
  await call.say(...says, "that's all", 'Dan', 'yes');
  expect(call.shop.orders[0]?.lines.toSorted()).toEqual(lines.toSorted());
});

it('asks what to change where only one more dish would come of an exchange', async () => {
  const call = shop();
  await call.say('an orchid and a fern', "that's all", 'Dan');
  expect(await call.say('swap the fern, trowel')).toMatch(/What should it be\?$|trowel/i);
  expect(call.state()).not.toMatchObject({ lines: [{ family: 'orchid' }, { family: 'fern' }, { family: 'trowel' }] });
});

it('asks which dish is meant where none was spoken of', async () => {
  const call = shop();
  await call.say('an orchid');
  expect(await call.say('two of that too')).not.toMatch(/^(?:What|Anything) else\?$/);
});

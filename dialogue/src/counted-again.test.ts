import { expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { group, menuOf } from './testing/strange-menu.ts';

/** A count that is put right, or parted, in the breath that told it. */
const nursery = menuOf([
  ['Fern', 'Plants', [group('Size', 0, 1, 'Small', 'Large')]],
  ['Herb Tray', 'Plants', [group('Herb', 1, 1, 'Basil', 'Mint'), group('Add', 0, 1, 'Saucer')]],
]);

it.each([
  ['Five large ferns... no, four is plenty', 'four Ferns, large'],
  ['six ferns, hmm, three will do', 'three Ferns'],
  ["Two ferns. Actually one's fine", 'one Fern'],
  ['nine ferns, well, seven should be enough', 'seven Ferns'],
])('counts what was meant: %s', async (says, counted) => {
  expect(await converse({ menu: nursery }).say(says)).toContain(`${counted}.`);
});

it.each([
  'six herb trays, mint, but two of those with a saucer',
  'six mint herb trays and two of them with a saucer please',
])('counts them once: %s', async (says) => {
  const reply = await converse({ menu: nursery }).say(says);
  expect(reply).toMatch(/four (?:orders of )?Herb Trays?, mint; and two (?:orders of )?Herb Trays?, mint and saucer/);
});

it.each<[says: string, lines: string[]]>([
  ['forget the fern, make it three herb trays', ['3 Herb Tray (Mint)']],
  ['scrap the fern, make that four mint herb trays', ['4 Herb Tray (Mint)']],
  // Of which none stands, they take its place.
  ['forget the fern, make it a herb tray with basil', ['1 Herb Tray (Basil)', '2 Herb Tray (Mint)']],
])('counts what stands behind what was taken off: %s', async (says, lines) => {
  const call = converse({ menu: nursery });
  await call.say('two mint herb trays and a fern', says, "that's all", 'no allergies', 'Dan', 'yes');
  expect(call.shop.orders[0]?.lines.toSorted()).toEqual(lines);
});

import { expect, it } from 'vitest';
import { converse } from './testing/index.ts';
import { group, menuOf } from './testing/strange-menu.ts';

/** What is said of all of them is said of each, also beside what is said of one; what one can be, each of several can. */
const menu = menuOf([
  ['Leek Roll', 'Rolls', [group('Extra', 0, 3, 'Cheese', 'Chili jam'), group('Heat', 0, 1, 'Mild', 'Hot')]],
  ['Bean Roll', 'Rolls', [group('Extra', 0, 3, 'Cheese', 'Chili jam'), group('Heat', 0, 1, 'Mild', 'Hot')]],
  ['Oat Drink', 'Drinks', [group('Size', 0, 1, 'Regular', 'Large')]],
]);
const stands = async (...said: string[]): Promise<string[]> => {
  const call = converse({ menu, notes: [] });
  await call.say(...said);
  return call
    .lines()
    .map(({ quantity, family, notes }) => [quantity, family, ...notes.toSorted()].join(' '))
    .toSorted();
};

it.each([
  'actually make it three, one with cheese, and no mayo on any of them',
  'make it three, one with cheese, and hold the mayo on all of them',
  'make it three, one with cheese and no mayo on each of them',
])('beside what is said of one: %s', async (said) => {
  expect(await stands('two bean rolls', said)).toEqual(['1 bean roll cheese no mayo', '2 bean roll no mayo']);
});

it.each(['leave the mayo off all of them', 'leave the mayo off of all of them', 'keep mayo off all of them'])(
  'leaves off, and adds nothing: %s',
  async (said) => {
    expect(await stands(`three bean rolls, ${said}`)).toEqual(['3 bean roll no mayo']);
    expect(await stands('three bean rolls', said)).toEqual(['3 bean roll no mayo']);
  },
);

it.each(['one hot one mild', 'one hot and one mild', "one's hot, one's mild", 'make one hot and the other mild'])(
  'of what was ordered, whatever else comes so: %s',
  async (said) => {
    expect(await stands('two bean rolls', said)).toEqual(['1 bean roll hot', '1 bean roll mild']);
  },
);

it('names the sizes that can be chosen, and no other', async () => {
  expect(await converse({ menu, notes: [] }).say('a medium oat drink')).toContain('comes in regular or large');
});

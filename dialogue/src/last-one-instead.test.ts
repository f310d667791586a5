import { describe, expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { group, menuOf } from './testing/strange-menu.ts';

/** What is put right right behind it takes the place of what was said, of whatever kind both are. */
const MENU = [
  ['Leek Tart', 'Tarts'],
  ['Bottled Cider', 'Drinks'],
  ['Rye Bread', 'Bakery'],
  ['Mushroom Soup', 'Soups'],
  ['Seed Cake', 'Sweets'],
] as const;
const menu = menuOf([
  ...MENU.map(([name, category]): [string, string] => [name, category]),
  ['Wrap', 'Wraps', [group('Filling', 1, 1, 'Egg', 'Trout', 'Beetroot')]],
]);
const pairs = MENU.map(([name], at): [string, string] => [
  name.toLowerCase(),
  (MENU[(at + 2) % MENU.length]?.[0] ?? '').toLowerCase(),
]);

async function standing(...said: string[]): Promise<string[]> {
  const call = converse({ menu, notes: [] });
  await call.say(...said);
  const lines = call.lines();
  return lines.map(({ quantity, family, notes }) => [quantity, family, ...notes].join(' ')).toSorted();
}

describe('of the only one', () => {
  it.each([
    'actually do a {B}',
    'actually do the {B}',
    'actually a {B} instead',
    'oh wait, a {B} instead',
    'you know what, a {B} instead',
    'no, I said a {B}',
    'no no, a {B}',
    'sorry, I meant a {B}',
    'on second thought, a {B}',
    'cancel that, a {B}',
    'actually can I switch to a {B}',
    "I'd rather have a {B}",
    'no wait, a {B}',
  ])('%s', async (text) => {
    for (const [a, b] of pairs)
      expect(await standing(`can I get a ${a}`, text.replace('{B}', b)), `${a}, ${b}`).toEqual([`1 ${b}`]);
  });

  it.each(['no no, {B}', 'can I switch to {B}', 'cancel that, {B}'])('of what is chosen: %s', async (text) => {
    expect(await standing('an egg wrap', text.replace('{B}', 'trout'))).toEqual(['1 wrap trout']);
  });
});

it.each(['actually add a {B}', 'also a {B}', 'and a {B}'])('%s is another', async (text) => {
  for (const [a, b] of pairs)
    expect(await standing(`can I get a ${a}`, text.replace('{B}', b)), `${a}, ${b}`).toEqual(
      [`1 ${a}`, `1 ${b}`].toSorted(),
    );
});

it('takes off what is cancelled, and puts nothing in its place', async () => {
  expect(await standing('a leek tart', 'a seed cake', 'cancel that')).not.toContain('1 seed cake');
});

it('is a dish of its own, though what it is called after can be had on the one that stands', async () => {
  const bacon = menuOf([
    ['Cheeseburger', 'Burgers', [group('Add', 0, 2, 'Bacon', 'Pickles')]],
    ['Bacon Cheeseburger', 'Burgers'],
  ]);
  const call = converse({ menu: bacon, notes: [] });
  await call.say('a cheeseburger', 'actually do a bacon cheeseburger');
  expect(call.state()).toMatchObject({ lines: [{ quantity: 1, family: 'bacon cheeseburger', notes: [] }] });
});

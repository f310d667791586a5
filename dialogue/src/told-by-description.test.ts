import { describe, expect, it } from 'vitest';
import { CLOSING, converse } from './testing/index.ts';
import { group, menuOf, type Row } from './testing/strange-menu.ts';

const ROWS: Row[] = [
  ['Mandu', 'Small plates', [], 'Eight, filled with beef and glass noodles.'],
  ['Haemul Pajeon', 'Small plates', [], 'Crisp pancake with squid and scallions.'],
  ['Kalguksu', 'Noodles', [], 'Knife cut, in clam broth with zucchini.'],
  ['Jjajangmyeon', 'Noodles', [], 'In black bean sauce with pork.'],
  ['Bibimbap', 'Rice', [], 'Five vegetables, a fried egg on top.'],
  ['Kimchi Rice', 'Rice', [], 'With ham and a fried egg.'],
  ['Garden Stew', 'Stews', [], 'Tofu and mushrooms. Vegan.'],
  ['Party Tray', 'Trays', [group('Size', 1, 1, '12 pieces', '24 pieces', '36 pieces')], 'Rice rolls of all kinds.'],
];
const KITCHEN = { menu: menuOf(ROWS) };

const GARDEN: Row[] = [
  ['Spring Bouquet', 'Bouquets', [], 'Tulips, freesias and willow.'],
  ['Moonlight Bouquet', 'Bouquets', [], 'White orchids and ferns.'],
  ['Flower Box', 'Gifts', [], 'Dried, for the wall.'],
  ['Tulip Bunch', 'By the bunch', [], 'Ten stems.'],
  ['Rose Bunch', 'By the bunch', [], 'Ten stems.'],
];
const FLORIST = { menu: menuOf(GARDEN) };

const COUNTER = {
  menu: menuOf([
    ['Egg Roll', 'Starters', [], 'Pork and cabbage, one piece.'],
    ['Spring Rolls', 'Starters', [], 'Vegetable, two pieces.'],
    ['Lunch Combo', 'Lunch', [group('Side', 1, 1, 'Egg roll', 'Can of soda')]],
  ]),
};

async function ordered(facts: typeof KITCHEN, ...says: string[]) {
  const call = converse(facts);
  await call.say(...says, ...CLOSING);
  return call.shop.orders[0]?.lines;
}

describe('a dish told by what it is or what is in it', () => {
  it.each([
    ['dumplings please', '1 Mandu'],
    ['can I get some dumplings', '1 Mandu'],
    ['the pancake with the squid', '1 Haemul Pajeon'],
    ['the noodles in clam broth', '1 Kalguksu'],
    ['the pork noodles', '1 Jjajangmyeon'],
    ["I'll have the one with the zucchini", '1 Kalguksu'],
    ['two of the vegan stews', '2 Garden Stew'],
    ['the biggest tray', '1 Party Tray (36 pieces)'],
    ['the middle tray', '1 Party Tray (24 pieces)'],
  ])('%s', async (said, line) => {
    expect(await ordered(KITCHEN, said)).toEqual([line]);
  });

  it('is not looked for in a name that is counted', async () => {
    const says = ['a couple of egg rolls', 'my sister wants one as well, so three egg rolls'];
    expect(await ordered(COUNTER, ...says)).toEqual(['3 Egg Roll']);
  });

  it('of two that are so, asks which', async () => {
    const call = converse(KITCHEN);
    expect(await call.say('the one with the egg on it')).toMatch(
      /Which .*Bibimbap.*Kimchi Rice|Which .*Kimchi Rice.*Bibimbap/,
    );
    await call.say('the Bibimbap', ...CLOSING);
    expect(call.shop.orders[0]?.lines).toEqual(['1 Bibimbap']);
  });

  it('is not taken where a choice is answered that something else is made with', async () => {
    const call = converse({
      menu: menuOf([
        ['Soft Serve', 'Ices', [group('Flavor', 1, 1, 'Vanilla', 'Pistachio')]],
        ['Trifle', 'Puddings', [], 'Sponge, vanilla custard and pistachio.'],
      ]),
    });
    await call.say('a soft serve', 'vanilla, please', ...CLOSING);
    expect(call.shop.orders[0]?.lines).toEqual(['1 Soft Serve (Vanilla)']);
  });

  it('is not taken by one chance word of a name', async () => {
    const call = converse(FLORIST);
    expect(await call.say('a flower, please')).toContain('Which');
    expect(await call.say('the bouquet with the orchids')).toContain('one Moonlight Bouquet');
  });
});

describe('what stands is meant by what is in it', () => {
  it.each([
    ['take off the one with the orchids', ['1 Spring Bouquet']],
    ['the one with the willow, leave that off', ['1 Moonlight Bouquet']],
    ['make it two of the one with the ferns', ['1 Spring Bouquet', '2 Moonlight Bouquet']],
  ])('%s', async (said, lines) => {
    expect(await ordered(FLORIST, 'a spring bouquet and a moonlight bouquet', said)).toEqual(lines);
  });
});

it.each([
  ['a spring bouquet and two of the orchid ones', ['1 Spring Bouquet', '2 Moonlight Bouquet']],
  ['a rose bunch and two tulip ones', ['1 Rose Bunch', '2 Tulip Bunch']],
])('ones are of the kind that was named before: %s', async (said, lines) => {
  expect(await ordered(FLORIST, said)).toEqual(lines);
});

it.each(['leave the egg off', 'keep the egg out of it', 'but take the egg off please'])(
  'what the particle stands behind is left off: %s',
  async (said) => {
    expect(await ordered(KITCHEN, `a bibimbap, ${said}`)).toEqual(['1 Bibimbap (no egg)']);
  },
);

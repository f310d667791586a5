import { expect, it } from 'vitest';
import { converse } from './testing/index.ts';
import { group, menuOf } from './testing/strange-menu.ts';

/** Dishes that are named by what they are, by what tells them from the rest, or twice behind one another. */
const menu = menuOf([
  ['Laksa', 'Soups', [], 'Coconut broth, rice noodles, prawns, mint.'],
  ['Barley Soup', 'Soups'],
  ['Rye Toastie', 'Toasties', [group('Filling', 1, 1, 'Kassler', 'Gouda')], 'With pickles and mustard.'],
  ['Plum Dumpling', 'Dumplings'],
  ['Leek Dumpling', 'Dumplings', [], 'With walnuts.'],
  ['Quince Fizz', 'Drinks', [group('Size', 1, 1, 'Small', 'Large')], 'Quince tea, bubbles.'],
  ['Two Dumpling Lunch', 'Lunches', [group('Dumplings', 1, 2, 'Plum', 'Leek'), group('Drink', 1, 1, 'Fizz', 'Water')]],
  ['Pot Roast', 'Plates', [group('Sides', 2, 2, 'Mash', 'Kale', 'Barley soup')]],
  ['Cured Neck', 'Counter', [group('Weight', 1, 1, 'Half pound', 'One pound'), group('Slice', 0, 1, 'Thin', 'Thick')]],
  ['Cured Loin', 'Counter', [group('Weight', 1, 1, 'Half pound', 'One pound'), group('Slice', 0, 1, 'Thin', 'Thick')]],
]);
const stands = async (...said: string[]): Promise<string[]> => {
  const call = converse({ menu, notes: [] });
  await call.say(...said);
  return call
    .lines()
    .map(({ family, quantity, notes }) => [`${quantity} ${family}`, ...notes.toSorted()].join('; '))
    .toSorted();
};

it.each([
  ['the prawn noodle soup, the laksa, no mint', ['1 laksa; no mint']],
  ['the laksa, the prawn noodle soup', ['1 laksa']],
  ['the barley soup, the laksa and a plum dumpling', ['1 barley soup', '1 laksa', '1 plum dumpling']],
])('%s', async (said, lines) => {
  expect(await stands(said)).toEqual(lines);
});

it('hears the word that the menu says of a dish as part of its name', async () => {
  expect(await stands('a small quince tea')).toEqual(['1 quince fizz']);
});

it.each(['the gouda, no pickles', 'let me have the gouda, hold the pickles'])(
  'takes what was asked about, %s',
  async (said) => {
    expect(await stands('do you have rye toasties', said)).toEqual(['1 rye toastie; gouda; no pickles']);
  },
);

it('takes one of those that were just told to be there', async () => {
  expect(await stands('do you have dumplings', 'the leek one, no walnuts')).toEqual(['1 leek dumpling; no walnuts']);
});

it.each(['then a second one, but plum', 'and another one, but plum'])('%s', async (said) => {
  expect(await stands('a dumpling, the leek one', said)).toEqual(['1 leek dumpling', '1 plum dumpling']);
});

it('counts no dumplings that a lunch holds', async () => {
  const lunch = ['1 two dumpling lunch; leek; plum; water'];
  expect(await stands('can I do the lunch with the two dumplings', 'one plum and then one, uh, leek', 'water')).toEqual(
    lunch,
  );
});

it('takes what is said with a lunch for what belongs to it', async () => {
  expect(await stands('a pot roast with kale and a barley soup')).toEqual(['1 pot roast; barley soup; kale']);
});

it.each([
  ['can you slice me some neck, half a pound, thin please', ['1 cured neck; half pound; thin']],
  ['half a pound of neck, sliced thick', ['1 cured neck; half pound; thick']],
  ['half a pound of neck and the same of the loin', ['1 cured loin; half pound', '1 cured neck; half pound']],
])('%s', async (said, lines) => {
  expect(await stands(said)).toEqual(lines);
});

it('has the same of another', async () => {
  const both = ['1 cured loin; half pound; thin', '1 cured neck; half pound; thin'];
  expect(await stands('half a pound of neck, thin', 'and the same of the loin')).toEqual(both);
});

it.each([
  ['two laksas, one is for my son, he hates mint', ['1 laksa', '1 laksa; no mint']],
  ['a laksa for my son, he hates mondays', ['1 laksa']],
])('%s', async (said, lines) => {
  expect(await stands(said)).toEqual(lines);
});

it('loses none of two when one is for somebody', async () => {
  expect(await stands('two laksas', 'one is for my son')).toEqual(['2 laksa']);
});

it.each(['no, skip that one', 'yeah no, skip that one'])('lets go of what was only asked about, %s', async (said) => {
  expect(await stands('a laksa', 'what is in the leek dumpling', said)).toEqual(['1 laksa']);
  expect(await stands('a laksa', 'what is in the leek dumpling', `${said}, just a plum dumpling`)).toEqual([
    '1 laksa',
    '1 plum dumpling',
  ]);
});

it('leaves out what nobody chooses, however much else is ordered', async () => {
  const call = converse({ menu, notes: [] });
  await call.say('a laksa', "a dumpling and that's all");
  for (const said of ['one barley soup', 'one laksa', 'one barley soup', 'one laksa', 'one barley soup'])
    await call.say(said);
  expect(call.replies.filter((reply) => reply.includes('Which dumpling')).length).toBeLessThan(6);
  expect(call.replies.join(' ')).toContain("I've left out the dumpling");
});

it.each([
  ['a dozen dumplings, the leek ones', ['12 leek dumpling']],
  ['two dumplings, the leek ones, and a laksa', ['1 laksa', '2 leek dumpling']],
])('keeps the count, %s', async (said, lines) => {
  expect(await stands(said)).toEqual(lines);
});

it('makes a dish the combo that it is sold in', async () => {
  const meals = menuOf([
    ['Field Burger', 'Burgers', [group('Patty', 1, 1, 'Single', 'Double')]],
    [
      'Field Combo',
      'Combos',
      [group('Patty', 1, 1, 'Single', 'Double'), group('Side', 1, 1, 'Fries', 'Slaw')],
      'Field burger with a side.',
    ],
    ['Slaw', 'Sides'],
  ]);
  const call = converse({ menu: meals, notes: [] });
  await call.say('a field burger, double, no onions', 'make mine a combo, with slaw');
  expect(call.lines().map(({ family, notes }) => [family, ...notes.toSorted()])).toEqual([
    ['field combo', 'double', 'no onions', 'slaw'],
  ]);
});

it('takes what is named while it is asked which for that, whatever is said before it', async () => {
  const lunch = ['1 two dumpling lunch; leek; no nuts; plum; water'];
  expect(await stands('a two dumpling lunch, plum and leek', 'no nuts, and a water')).toEqual(lunch);
});

import { describe, expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { group, menuOf, type Row } from './testing/strange-menu.ts';

/** What is said of a dish holds for every other: `{A}` with its `{i}` in it, `{o}` and `{p}` on it, and `{B}` beside. */
const ADD = group('Add', 0, 3, 'Bacon', 'Feta', 'Avocado');
const SIZE = group('Size', 1, 1, 'Small', 'Large');
const DISHES: [name: string, made: string][] = [
  ['Mushroom Burger', 'Beef, onions, ketchup'],
  ['Gyro Pita', 'Lamb, onions, mint'],
  ['Club Wrap', 'Turkey, lettuce, mayo'],
  ['Leek Pie', 'Leeks, butter, mustard seed'],
];
const ROWS: Row[] = [
  ...DISHES.map(([name, made]): Row => [name, 'Mains', [ADD], `${made}.`]),
  ['House Salad', 'Salads', [SIZE, ADD], 'Lettuce, radish.'],
  ['Lunch Combo', 'Combos', [group('Side', 1, 1, 'Rice', 'Noodles'), group('Drink', 1, 1, 'Root beer', 'Lemonade')]],
  ['Root Beer Float', 'Drinks'],
  ['Noodles', 'Sides'],
  ['Bottled Water', 'Drinks'],
  ['Rice Pudding', 'Dessert'],
];
const menu = menuOf(ROWS);
const low = (name: string): string => name.toLowerCase();
const partsOf = (made: string): string => low(made.split(', ')[1] ?? '');

async function talk(...said: string[]) {
  const call = converse({ menu, notes: [] });
  const reply = await call.say(...said);
  const lines = call.lines().map(({ quantity, family, notes }) => [quantity, family, ...notes].join(' '));
  return { call, reply, lines: lines.toSorted() };
}

/** What stands at each dish where that is not what is wanted. */
async function otherwise(said: readonly string[], want: readonly string[]): Promise<string[][]> {
  const missed: string[][] = [];
  for (const [name, made] of DISHES) {
    const of = (text: string) =>
      text.replaceAll('{A}', low(name)).replaceAll('{i}', partsOf(made)).replaceAll('{B}', 'rice pudding');
    const { lines } = await talk(...said.map(of));
    if (lines.join() !== want.map(of).toSorted().join()) missed.push(lines);
  }
  return missed;
}

const READ_BACK = "a {B} for pickup, name's Tom, no allergies, that's all";

describe('what nobody is allergic to is no way to have a dish', () => {
  it.each([
    "a {A}, no allergies, name's Tom, pickup",
    'hi, a {A} for pickup, no allergies or anything, Tom',
    "let me get a {A}, nobody's allergic, name's Tom, I'll pick it up",
    'a {A} no allergies for pickup',
    'pickup for Tom, a {A}, there are no allergies',
  ])('%s', async (text) => expect(await otherwise([text], ['1 {A}'])).toEqual([]));

  it('no nuts, allergic', async () => {
    const { call } = await talk('a club wrap', "it's Tom, and no peanuts, allergic");
    expect(call.state()).toMatchObject({ allergies: ['peanuts'] });
  });
});

describe('what is missing in the read-back comes to it', () => {
  it.each([
    'there was also a {A}',
    'I also had a {A}',
    'no, we had a {A} too',
    'you missed the {A}',
    'you left out the {A}',
    'the {A} is missing',
    'where is the {A}',
    "didn't I say a {A} as well",
    'and there was supposed to be a {A}',
    "that's right, and I also had a {A}",
  ])('%s', async (text) => expect(await otherwise([READ_BACK, text], ['1 {B}', '1 {A}'])).toEqual([]));
});

describe('several of one dish told apart', () => {
  it.each<[string, string[]]>([
    ['two {A}s, plus one without {i}', ['2 {A}', '1 {A} no {i}']],
    ['give me two {A}s, and a third one with bacon', ['2 {A}', '1 {A} bacon']],
    ['two {A}s, and one more without {i}', ['2 {A}', '1 {A} no {i}']],
    ['four {A}s, half with {i}, half without', ['2 {A}', '2 {A} no {i}']],
    ['two {A}s, bacon on one and feta on the other', ['1 {A} bacon', '1 {A} feta']],
    ['two {A}s, the first with bacon, the second with feta', ['1 {A} bacon', '1 {A} feta']],
    ['two {A}s, add bacon to one', ['1 {A}', '1 {A} bacon']],
    ['a {A} with bacon and a plain one', ['1 {A} bacon', '1 {A} plain']],
    ['a {A} and another {A}, that one no {i}', ['1 {A}', '1 {A} no {i}']],
    ['three {A}s, two normal, one no {i}', ['2 {A}', '1 {A} no {i}']],
  ])('%s', async (text, want) => expect(await otherwise([text], want)).toEqual([]));

  it.each<[string, string[]]>([
    ['a {A} and a {B}, the {A} with bacon', ['1 {A} bacon', '1 {B}']],
    ['two {A}s and a {B}, the {A}s with no {i}', ['2 {A} no {i}', '1 {B}']],
    ['two {A}s and a {B}, and the {A}s get feta', ['2 {A} feta', '1 {B}']],
  ])('%s', async (text, want) => expect(await otherwise([text], want)).toEqual([]));
});

describe('what is told before the dish goes on it', () => {
  it.each<[string, string[]]>([
    ['with bacon, a {A}', ['1 {A} bacon']],
    ['with bacon and feta, two {A}s please', ['2 {A} bacon feta']],
    ['bacon and feta on a {A}', ['1 {A} bacon feta']],
    ['no {i}, extra bacon, a {A}', ['1 {A} bacon no {i} extra bacon']],
    ['with no {i}, two {A}s', ['2 {A} no {i}']],
    ['with avocado, can I get a {A}', ['1 {A} avocado']],
    ['a {A} that has feta on it', ['1 {A} feta']],
    ['a {A} with bacon instead of {i}', ['1 {A} bacon no {i}']],
  ])('%s', async (text, want) => expect(await otherwise([text], want)).toEqual([]));

  it.each(['small, with feta, house salad', 'with feta, a small house salad', 'feta. small. house salad.'])(
    '%s',
    async (text) => expect((await talk(text)).reply).toContain('one small House Salad, feta'),
  );

  it.each([
    'a lunch combo, noodles instead of rice, root beer',
    'a lunch combo with noodles and a root beer',
    'lunch combo with noodles instead of the rice and a root beer',
  ])('%s', async (text) => expect((await talk(text)).lines).toEqual(['1 lunch combo noodles root beer']));
});

describe('what is asked in passing', () => {
  it.each([
    'anything without {i}',
    'what do you have with no {i}',
    "which ones don't have {i}",
    'something without {i}',
  ])('%s', async (text) => {
    for (const [name, made] of DISHES.slice(0, 3)) {
      const { reply, lines } = await talk('a bottled water', text.replace('{i}', partsOf(made)));
      expect(reply).toMatch(/^The menu names no /);
      expect(reply).not.toContain(name);
      expect(lines).toEqual(['1 bottled water']);
    }
  });

  it.each(['a {A}, how much is that', "a {A}, what's the price", 'a {A} - how much', 'prices on the {A}'])(
    '%s',
    async (text) => {
      for (const [name] of DISHES)
        expect((await talk(text.replace('{A}', low(name)))).reply, `${name}`).toMatch(/\$\d/);
    },
  );

  it.each(['cash only?', "it's not cash only is it", 'is it just cash'])('%s', async (text) => {
    const { reply, lines } = await talk('a club wrap', text);
    expect(reply).toMatch(/cash|card/i);
    expect(lines).toEqual(['1 club wrap']);
  });

  it.each(['can you have it ready by six', "would six o'clock work", 'and I want it for six'])('%s', async (text) => {
    const { call, lines } = await talk('a club wrap', text);
    expect(lines).toEqual(['1 club wrap']);
    expect(call.state()).toMatchObject({ wanted: expect.stringMatching(/T(?:06|18):00$/) });
  });
});

describe('what was read back', () => {
  it.each(['the {A}', 'it is the {A}', 'the first one'])('asks what is to become of %s', async (text) => {
    for (const [name] of DISHES) {
      const of = (said: string) => said.replaceAll('{A}', low(name));
      const first = of("a {A} and a rice pudding for pickup, name's Tom, no allergies, that's all");
      const { reply, lines } = await talk(first, 'no', of(text));
      expect(reply, `${name}`).toBe(`What should I do with the ${name}: take it off, or change it?`);
      expect(lines).toHaveLength(2);
      expect((await talk(first, 'no', of(text), 'take it off')).lines).toEqual(['1 rice pudding']);
    }
  });

  it('is not told again with its price', async () => {
    const { reply, call } = await talk(
      "a club wrap for pickup, name's Tom, no allergies, that's all",
      'how much is that',
    );
    expect(reply).toMatch(/^\$\S+ in all, for Tom\. Is that right\?$/);
    expect(await call.say('can you read that back')).toContain("So that's one Club Wrap.");
  });
});

it.each([
  'give me a {B}, no no, a {A}',
  'a {B}, nah, a {A}',
  'a {B}, no hang on, a {A}',
  'a {B}, well no, rather a {A}',
])('put right at once: %s', async (text) => expect(await otherwise([text], ['1 {A}'])).toEqual([]));

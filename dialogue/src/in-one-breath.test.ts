import { describe, expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { group, menuOf } from './testing/strange-menu.ts';

/** What is said in one breath leaves what it leaves when it is said one after the other, whatever the dishes are. */
const DISHES = ['Lamb Kebab', 'Onion Soup', 'Fish Tacos', 'Veggie Burger', 'Iced Tea', 'Pork Dumplings', 'Apple Cake'];
const FILLINGS = ['Barbacoa', 'Chorizo', 'Tofu', 'Mushroom'];
const menu = menuOf([
  ...DISHES.map((name): [string, string] => [name, name.includes('Burger') ? 'Burgers' : 'Plates']),
  ['Rice Bowl', 'Bowls', [group('Filling', 1, 1, ...FILLINGS), group('Extras', 0, 3, 'Cheese', 'Sour cream')]],
  ['Lemonade, small', 'Drinks'],
  ['Lemonade, large', 'Drinks'],
]);
const low = (name: string): string => name.toLowerCase();
const one = (name: string): string =>
  name.endsWith('s') ? `an order of ${low(name)}` : `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${low(name)}`;
const pairs = DISHES.map((name, at): [string, string] => [name, DISHES[(at + 3) % DISHES.length] ?? '']);

async function standing(...said: string[]): Promise<string[]> {
  const call = converse({ menu, notes: [] });
  await call.say(...said);
  const lines = call.lines();
  return lines
    .map(({ quantity, family, variantId, notes }) => [quantity, family, variantId, ...notes].join(' '))
    .toSorted();
}

/** Of {A}, which stands, and {B}. */
const FOLLOWING = [
  'make that two',
  'and {B}',
  'actually, make it three of those',
  'and can I get {B}',
  'how much is {B}',
  'put no salt on that',
  "that's it, for pickup",
  'make it a double order',
  'scratch that last one',
];

describe('two turns in one', () => {
  it.each(FOLLOWING)('%s', async (text) => {
    for (const [a, b] of pairs) {
      const [first, then] = [`${one(a)} please`, text.replace('{B}', one(b))];
      const apart = await standing(first, then);
      expect(await standing(`${first}. ${then}`), `${a}, ${b}`).toEqual(apart);
      expect(await standing(`${first}, oh wait, and ${then.replace(/^and |^actually, /, '')}`), `${a}, ${b}`).toEqual(
        apart,
      );
    }
  });

  it('asks first and wishes then', async () => {
    for (const [a, b] of pairs)
      for (const text of ['how much is {A}, okay then {B} please', "what's in the {A}, alright, {B} then"])
        expect(await standing(text.replace('{A}', low(a)).replace('{B}', one(b))), `of ${text}`).toEqual(
          await standing(one(b)),
        );
  });

  it.each([
    ['a lamb kebab. three lamb kebabs', ['3 lamb kebab']],
    ['three plates for us. two lamb kebabs and an onion soup', ['1 onion soup', '2 lamb kebab']],
  ])('tells more of what was said: %s', async (said, lines) => {
    expect((await standing(said)).map((line) => line.replace(/ \S+$/, ''))).toEqual(lines);
  });
});

const MARKS = [
  ', no,',
  ', no wait,',
  ', sorry,',
  ', I mean',
  ', or no,',
  ', actually',
  '. No, sorry,',
  ', uh, scratch that,',
];

describe('what is put right in the same breath', () => {
  it.each(MARKS)('a dish: %s', async (mark) => {
    for (const [a, b] of pairs) {
      expect(await standing(`can I get ${one(a)}${mark} ${one(b)}`), `of ${a}`).toEqual(await standing(one(b)));
      expect(await standing(`an iced tea and ${one(a)}${mark} ${one(b)} please`), `of ${a}`).toEqual(
        await standing(`an iced tea and ${one(b)} please`),
      );
    }
  });

  it.each(MARKS)('what is chosen on it, and its size: %s', async (mark) => {
    for (const [at, filling] of FILLINGS.entries())
      expect(
        await standing(`a rice bowl with ${low(FILLINGS[(at + 1) % FILLINGS.length] ?? '')}${mark} ${low(filling)}`),
      ).toEqual(await standing(`a rice bowl with ${low(filling)}`));
    expect(await standing(`a large${mark} small lemonade and a lamb kebab`)).toEqual(
      await standing('a small lemonade and a lamb kebab'),
    );
  });

  it.each([
    ['a rice bowl with tofu, no cheese', ['1 rice bowl tofu no cheese']],
    ['a lamb kebab and a veggie burger, no onion', ['1 lamb kebab', '1 veggie burger no onion']],
  ])('is nothing that is left off: %s', async (said, lines) => {
    expect((await standing(said)).map((line) => line.replace(/(?<=^\d \w+ \w+) \S+/, ''))).toEqual(lines);
  });
});

describe('what was ordered last', () => {
  it.each([
    ['make it a double order', 2],
    ['double that', 2],
  ])('is so many: %s', async (said, many) => {
    for (const [a] of pairs)
      expect(
        (await standing(`${one(a)} please`, said)).map((line) => line.slice(0, 1)),
        `of ${a}`,
      ).toEqual([String(many)]);
  });

  it.each(['scratch that last one', 'cancel that last one', 'actually lose that last one'])(
    'goes: %s',
    async (said) => {
      for (const [a, b] of pairs)
        expect(await standing(`${one(a)} please`, `and ${one(b)}`, said), `of ${a}`).toEqual(
          await standing(`${one(a)} please`),
        );
    },
  );
});

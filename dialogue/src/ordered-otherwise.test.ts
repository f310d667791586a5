import { describe, expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { group, menuOf } from './testing/strange-menu.ts';

/** Two ways to order one thing come to the same: each is tried with every third dish of a menu, the next one with the others. */
const DISHES = [
  'Apple Pie',
  'Beef Short Rib Plate',
  'Black and White Cookie',
  'Chips and Salsa',
  'Double Cheeseburger',
  'Hummus with Pita',
  'Iced Coffee',
  'Onion Rings',
  'Side of Broth',
];
const TOPPED = [
  ['Club Wrap', 'turkey'],
  ['Lentil Stew', 'carrot'],
  ['Garden Melt', 'tomato'],
] as const;
const menu = menuOf([
  ...DISHES.map((name): [string, string] => [name, 'Plates']),
  ['Club Wrap', 'Wraps', [group('Add', 0, 2, 'Avocado', 'Feta')], 'Turkey, lettuce, mayo.'],
  ['Lentil Stew', 'Stews', [group('Add', 0, 2, 'Avocado', 'Feta')], 'Brown lentils, carrot, mint.'],
  ['Garden Melt', 'Melts', [group('Add', 0, 2, 'Avocado', 'Feta')], 'Tomato, cheddar, sprouts.'],
  ['Lamb Korma', 'Curries', [group('Heat', 1, 1, 'Mild', 'Medium', 'Hot')]],
  ['Paneer Tikka', 'Curries', [group('Heat', 1, 1, 'Mild', 'Medium', 'Hot')]],
]);
const low = (name: string): string => name.toLowerCase();
const one = (name: string): string =>
  name.endsWith('s') ? `an order of ${low(name)}` : `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${low(name)}`;
const several = (name: string): string => (name.endsWith('s') ? low(name) : `${low(name)}s`);
const pairs = DISHES.map((name, at): [string, string] => [name, DISHES[(at + 4) % DISHES.length] ?? '']);
const pairsFor = (text: string): [string, string][] => pairs.filter((_, at) => (at + text.length) % 3 === 0);

async function standing(...said: string[]): Promise<string[]> {
  const call = converse({ menu, notes: [] });
  await call.say(...said);
  expect(call.shop.orders).toEqual([]);
  return call
    .lines()
    .map(({ quantity, family, notes }) => [quantity, family, ...notes].join(' '))
    .toSorted();
}

const with_ = (text: string, [a, b]: readonly [string, string]): string =>
  text
    .replaceAll('{A}', low(a))
    .replaceAll('{As}', several(a))
    .replaceAll('{a}', one(a))
    .replaceAll('{B}', low(b))
    .replaceAll('{b}', one(b));

/** What stands after these, of a first and a second dish, and so many of them: beside what should. */
async function comesTo(said: readonly string[], many: readonly [number, number]): Promise<[string[], string[]]> {
  const [got, want]: [string[], string[]] = [[], []];
  for (const pair of pairsFor(said.join())) {
    const left = pair.flatMap((name, at) => (many[at] ? [`${many[at]} ${low(name)}`] : []));
    got.push(...(await standing(...said.map((text) => with_(text, pair)))));
    want.push(...left.toSorted());
  }
  return [got, want];
}

describe('taken back, a dish is as if it had not been ordered', () => {
  it.each([
    "I'm gonna pass on the {A}",
    "I think I'll skip the {A}",
    "we'll do without the {A}",
    "don't worry about the {A}",
    "I won't have the {A} after all",
    "actually we're fine without the {A}",
    "I'm not gonna do the {A}",
    'let me just have the {B}',
    "let's just do the {B}",
    "I'll stick with just the {B}",
  ])('%s', async (text) => {
    const [got, want] = await comesTo(['{a} and {b}', text], [0, 1]);
    expect(got).toEqual(want);
  });

  it.each(['{b} and {a}. Skip the {A}', '{b} and {a}, actually no {A}', "{b} and {a}. We don't need the {A} anymore"])(
    'in the same breath: %s',
    async (text) => {
      const [got, want] = await comesTo([text], [0, 1]);
      expect(got).toEqual(want);
    },
  );
});

describe('what was read back is put right, and nothing is placed', () => {
  const READ_BACK = ["that's all", 'no allergies', 'Tom'];
  it.each<[string, [number, number]]>([
    ['yes but three {As}', [3, 1]],
    ['almost, I need three {As}', [3, 1]],
    ['should be three {As}', [3, 1]],
    ["that's three {As}, not two", [3, 1]],
    ['not two, three {As}', [3, 1]],
    ['I only said one {A}', [1, 1]],
    ['there was no {A}', [0, 1]],
    ['everything but the {A}', [0, 1]],
    ["take the {A} off and it's good", [0, 1]],
  ])('%s', async (text, many) => {
    for (const pair of pairsFor(text)) {
      const call = converse({ menu, notes: [] });
      await call.say(with_('two {As} and {b}', pair), ...READ_BACK);
      expect(await call.say(with_(text, pair)), `${pair[0]}, ${pair[1]}`).toMatch(/Is that right\?$/);
      expect(call.shop.orders).toEqual([]);
      const left = pair.flatMap((name, at) => (many[at] ? [`${many[at]} ${low(name)}`] : []));
      expect(
        call
          .lines()
          .map(({ quantity, family }) => `${quantity} ${family}`)
          .toSorted(),
      ).toEqual(left.toSorted());
    }
  });
});

describe('one more, and more of each', () => {
  it.each<[string, string, [number, number]]>([
    ['{a} for me', 'he wants one too', [2, 0]],
    ['{a}', 'one for my wife too', [2, 0]],
    ['{a} and {b}', 'two of each please', [2, 2]],
    ['{a} and {b}', 'double everything', [2, 2]],
    ['two things, {a} and {b}', 'can I get a fork', [1, 1]],
  ])('%s / %s', async (first, then, many) => {
    const [got, want] = await comesTo([first, then], many);
    expect(got).toEqual(want);
  });

  it.each(['{a} for me, same for her', 'my wife wants {a}, me too'])('%s', async (text) => {
    const [got, want] = await comesTo([text], [2, 0]);
    expect(got).toEqual(want);
  });
});

describe('some of what was counted', () => {
  it.each<[string, string[], string[]]>([
    ['one', ['two {D}s', 'one of the two without {i}'], ['1 {d}', '1 {d} no {i}']],
    ['the second', ['two {D}s, no {i} on the second one'], ['1 {d}', '1 {d} no {i}']],
    ['the first', ['two {D}s, the first one without {i}'], ['1 {d}', '1 {d} no {i}']],
    ['half', ['four {D}s, half of them without {i}'], ['2 {d}', '2 {d} no {i}']],
    ['two of four', ['four {D}s', 'two of the four with no {i}'], ['2 {d}', '2 {d} no {i}']],
    ['none', ['three {D}s, none of them with {i}'], ['3 {d} no {i}']],
    ['either', ['two {D}s', 'no {i} on either one'], ['2 {d} no {i}']],
    ['the other one', ['two {D}s, one without {i}', 'same for the other one'], ['2 {d} no {i}']],
    ['the rest', ['three {D}s, one without {i}', 'the rest too'], ['3 {d} no {i}']],
    ['another', ['a {D}', 'another {D}, no {i} this time'], ['1 {d}', '1 {d} no {i}']],
    ['another so', ['a {D}', 'and one for my husband with avocado'], ['1 {d}', '1 {d} avocado']],
    ['a plain one', ['a {D} with avocado', 'and a plain one'], ['1 {d}', '1 {d} avocado']],
    ['one without', ['a {D} with avocado', 'and one without avocado'], ['1 {d}', '1 {d} avocado']],
    ['everything', ['one {D} with everything and one without {i}'], ['1 {d}', '1 {d} no {i}']],
  ])('%s', async (_, said, left) => {
    for (const [dish, part] of TOPPED) {
      const of = (text: string) =>
        text.replaceAll('{D}', low(dish)).replaceAll('{d}', low(dish)).replaceAll('{i}', part);
      expect(await standing(...said.map(of)), `${dish}`).toEqual(left.map(of).toSorted());
    }
  });
});

describe('an answer, a question or a price beside a dish', () => {
  it.each(['mild, and {b}', 'uh mild, and could I also get {b}', 'also {b}. And mild', 'mild please and {b}'])(
    'asked how hot: %s',
    async (text) => {
      for (const name of ['Lamb Korma', 'Paneer Tikka'])
        for (const pair of pairsFor(text))
          expect(await standing(`a ${low(name)}`, with_(text, pair)), `${pair[0]}, ${pair[1]}`).toEqual(
            [`1 ${low(name)} mild`, `1 ${low(pair[1])}`].toSorted(),
          );
    },
  );

  it.each(['do you take cards, and {b}', 'how long will that take, and {b}', 'are you open till nine, and also {b}'])(
    'asked: %s',
    async (text) => {
      const [got, want] = await comesTo(['{a}', text], [1, 1]);
      expect(got).toEqual(want);
    },
  );

  it.each(['can I get {a}, how much is that', "I'll have {a} and what's my total", 'give me {a} please, how much?'])(
    'with its price: %s',
    async (text) => {
      for (const pair of pairsFor(text)) {
        const call = converse({ menu, notes: [] });
        expect(await call.say(with_(text, pair)), `${pair[0]}`).toMatch(/\$\d/);
        expect(call.lines().map(({ family }) => family)).toEqual([low(pair[0])]);
      }
    },
  );
});

import { describe, expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { menuOf } from './testing/strange-menu.ts';

/**
 * What is said of one dish holds for every other: each sentence is tried with each dish of a menu in its turn, and what stands
 * afterwards is known without a reading of it. `{A}` and `{B}` stand, `{C}` comes.
 */
const DISHES = [
  'Apple Pie',
  'Beef Short Rib Plate',
  'Black and White Cookie',
  'Chicken Livers',
  'Chips and Salsa',
  'Double Cheeseburger',
  'Hummus with Pita',
  'Iced Coffee',
  'Mushroom Burger',
  'Onion Rings',
  'Pork Dumplings',
  'Side of Broth',
];
const menu = menuOf([
  ...DISHES.map((name): [string, string] => [name, name.includes('Burger') ? 'Burgers' : 'Plates']),
  ['Leek Pie', 'Pies', [], 'Leeks, butter, sour cream.'],
  ['Lentil Stew', 'Stews', [], 'Brown lentils, carrot, mint.'],
]);
const low = (name: string): string => name.toLowerCase();
const one = (name: string): string =>
  name.endsWith('s') ? `an order of ${low(name)}` : `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${low(name)}`;
const several = (name: string): string => (name.endsWith('s') ? low(name) : `${low(name)}s`);
/** Three different ones for each sentence, each dish once in each place. */
const threes = DISHES.map((name, at): [string, string, string] => [
  name,
  DISHES[(at + 5) % DISHES.length] ?? '',
  DISHES[(at + 8) % DISHES.length] ?? '',
]);

async function standing(...said: string[]): Promise<string[]> {
  const call = converse({ menu, notes: [] });
  await call.say(...said);
  const lines = call.lines();
  return lines.map(({ quantity, family, notes }) => [quantity, family, ...notes].join(' ')).toSorted();
}

const with_ = (text: string, [a, b, c]: readonly [string, string, string]): string =>
  text.replaceAll('{A}', low(a)).replaceAll('{As}', several(a)).replaceAll('{B}', low(b)).replaceAll('{C}', one(c));

describe('what takes the place of a dish', () => {
  it.each([
    'never mind the {A}, {C} please',
    'instead of the {A}, give me {C}',
    'not the {A}, {C}',
    'drop the {A}, better do {C}',
    'you know what, lose the {A} and give me {C}',
    'actually forget the {A}, do {C}',
  ])('%s', async (text) => {
    for (const [a, b, c] of threes)
      expect(await standing(`${one(a)} and ${one(b)}`, with_(text, [a, b, c])), `${a}, ${b}, ${c}`).toEqual(
        [`1 ${low(b)}`, `1 ${low(c)}`].toSorted(),
      );
  });

  it.each(['do the {B} instead', 'actually do the {B} instead', 'can I get the {B} instead', 'the {B} instead please'])(
    'of the only one: %s',
    async (text) => {
      for (const [a, b, c] of threes)
        expect(await standing(`${one(a)} please`, with_(text, [a, b, c])), `${a}, ${b}`).toEqual([`1 ${low(b)}`]);
    },
  );

  it.each(['one {A} and {C} instead of the two {As}', 'can one of those be {C}', 'make one of the {As} {C}'])(
    'of one of two: %s',
    async (text) => {
      for (const [a, b, c] of threes)
        expect(await standing(`two ${several(a)}`, with_(text, [a, b, c])), `${a}, ${c}`).toEqual(
          [`1 ${low(a)}`, `1 ${low(c)}`].toSorted(),
        );
    },
  );
});

describe('how many', () => {
  it.each([
    ['can you do three of the {As} instead of two', 3],
    ['make it three of the {As}', 3],
    ['take one of the {As} off', 1],
    ['just one {A}', 1],
  ])('%s', async (text, many) => {
    for (const [a, b, c] of threes)
      expect(await standing(`two ${several(a)} and ${one(b)}`, with_(text, [a, b, c])), `${a}`).toEqual(
        [`${many} ${low(a)}`, `1 ${low(b)}`].toSorted(),
      );
  });
});

it.each(['actually add {C}', 'oh and {C} too', 'could I also get {C}'])('what comes besides: %s', async (text) => {
  for (const [a, b, c] of threes)
    expect(await standing(`${one(a)} please`, with_(text, [a, b, c])), `${a}, ${c}`).toEqual(
      [`1 ${low(a)}`, `1 ${low(c)}`].toSorted(),
    );
});

it.each(['how much is the {A}', "what's the price of the {A}", 'what do you charge for the {A}'])(
  'the price by its whole name: %s',
  async (text) => {
    for (const three of threes) {
      const call = converse({ menu, notes: [] });
      expect(await call.say(with_(text, three))).toMatch(new RegExp(`${three[0]}.* \\$\\d`));
      expect(call.state()).toMatchObject({ lines: [] });
    }
  },
);

it.each(['and the {B}', 'okay, and the {B}', 'what about the {B}'])('and of another behind it: %s', async (text) => {
  for (const [a, b, c] of threes) {
    const call = converse({ menu, notes: [] });
    await call.say(`how much is the ${low(a)}`);
    expect(await call.say(with_(text, [a, b, c]))).toMatch(new RegExp(`${b}.* \\$\\d`));
    expect(call.state()).toMatchObject({ lines: [] });
  }
});

it.each(['leave off the leeks on the leek pie', 'hold the leeks on the leek pie', 'take the leeks off the leek pie'])(
  'what it is called after is no dish: %s',
  async (text) => {
    expect(await standing('a leek pie and a lentil stew', text)).toEqual(['1 leek pie no leeks', '1 lentil stew']);
  },
);

it.each([
  'do you put butter on the leek pie',
  'do you guys use butter in the leek pie',
  'is there butter in the leek pie',
])('what is in it is told: %s', async (text) => {
  expect(await converse({ menu, notes: [] }).say(text)).toMatch(/^Yes\..*Leeks, butter/);
});

it.each(['what do you get with the lentil stew', "what's in the lentil stew"])('what it is: %s', async (text) => {
  expect(await converse({ menu, notes: [] }).say(text)).toContain('Brown lentils');
});

describe('what somebody is allergic to', () => {
  const FOODS = [
    ['Apple Pie', 'apples'],
    ['Beef Short Rib Plate', 'beef'],
    ['Chicken Livers', 'chicken'],
    ['Iced Coffee', 'coffee'],
    ['Mushroom Burger', 'mushrooms'],
    ['Onion Rings', 'onions'],
    ['Leek Pie', 'leeks'],
    ['Lentil Stew', 'lentils'],
  ] as const;

  it.each([
    "wait, she's allergic to {food}",
    "oh no, my son's allergic to {food}, I forgot",
    'hold on, he is allergic to {food}',
  ])('orders nothing: %s', async (text) => {
    for (const [dish, food] of FOODS) {
      const call = converse({ menu, notes: [] });
      await call.say(`${one(dish)} please`, text.replace('{food}', food));
      expect(call.state(), `${food}`).toMatchObject({
        lines: [{ quantity: 1, family: low(dish), notes: [] }],
        unclear: [],
      });
      expect(call.replies.at(-1), `${food}`).toContain(`${food} allergy`);
    }
  });

  it.each([
    "wait, she's allergic to {food}, I forgot. do the hummus with pita instead",
    "oh he's allergic to {food}, make it the hummus with pita",
    'my wife is allergic to {food}. do the hummus with pita instead',
  ])('may have another dish take its place: %s', async (text) => {
    for (const [dish, food] of FOODS) {
      const call = converse({ menu, notes: [] });
      await call.say(`${one(dish)} please`, text.replace('{food}', food));
      expect(call.state(), `${food}`).toMatchObject({
        lines: [{ quantity: 1, family: 'hummus with pita' }],
        unclear: [],
      });
      expect(call.replies.at(-1), `${food}`).toContain(`${food} allergy`);
    }
  });
});

describe('what means nothing changes nothing', () => {
  const LEADS = [
    'gotcha,',
    'I see,',
    'oh okay,',
    "let's see,",
    'great, so',
    'right,',
    'sweet,',
    'quick question,',
    'hi yes,',
  ];
  const TAILS = [', hon', ", ma'am", ', buddy', ', if you could', ", that'd be great", ', if possible'];

  it.each(LEADS)('before it: %s', async (lead) => {
    for (const [a, b] of threes) {
      expect(await standing(`${lead} can I get two ${several(a)} and ${one(b)}`), `${a}, ${b}`).toEqual(
        [`2 ${low(a)}`, `1 ${low(b)}`].toSorted(),
      );
      const call = converse({ menu, notes: [] });
      await call.say(`${one(b)} please`);
      expect(await call.say(`${lead} how much is the ${low(a)}`), `${a}`).toMatch(new RegExp(`${a}.* \\$\\d`));
      expect(call.state(), `${a}`).toMatchObject({ lines: [{ quantity: 1, family: low(b), notes: [] }] });
    }
  });

  it.each(TAILS)('behind it: %s', async (tail) => {
    for (const [a, b] of threes)
      expect(await standing(`${one(b)} please`, `can you add two ${several(a)}${tail}`), `${a}, ${b}`).toEqual(
        [`2 ${low(a)}`, `1 ${low(b)}`].toSorted(),
      );
    expect(await standing('a leek pie and a lentil stew', `no leeks on the pie${tail}`)).toEqual([
      '1 leek pie no leeks',
      '1 lentil stew',
    ]);
  });

  it.each(['sorry,', 'actually,', 'oh wait,', 'you know what,', 'one more thing,', 'hold on,'])(
    'nor does what puts nothing right: %s',
    async (lead) => {
      for (const [a, b] of threes)
        expect(await standing(`${lead} can I get two ${several(a)} and ${one(b)}`), `${a}, ${b}`).toEqual(
          [`2 ${low(a)}`, `1 ${low(b)}`].toSorted(),
        );
    },
  );
});

it.each([
  'wait, how much is the {A}',
  'actually, how much is the {A}',
  'sorry, how much did you say the {A} was',
  'no wait, how much was the {A} again',
  'hold on, what does the {A} cost',
])('a price is asked, and nothing put in the place of what stands: %s', async (text) => {
  for (const three of threes) {
    const call = converse({ menu, notes: [] });
    await call.say(`${one(three[1])} please`);
    expect(await call.say(with_(text, three)), `${three[0]}`).toMatch(new RegExp(`${three[0]}.* \\$\\d`));
    expect(call.state(), `${three[0]}`).toMatchObject({ lines: [{ quantity: 1, family: low(three[1]), notes: [] }] });
  }
});

it.each([
  "I don't want the {A} anymore",
  "I don't think I want the {A} anymore",
  "I can't do the {A} anymore",
  'I hate the {A}',
])('nobody who is tired of a dish is tired of life: %s', async (text) => {
  for (const three of threes)
    expect(await converse({ menu, notes: [] }).say(with_(text, three))).not.toMatch(/988|911/);
});

it.each([
  "life isn't worth it anymore",
  "there's no point in any of this anymore",
  'I just want it all to be over',
  'I feel so hopeless tonight',
])('but despair is heard whatever is sold: %s', async (text) => {
  expect(await converse({ menu, notes: [] }).say(text)).toContain('988');
});

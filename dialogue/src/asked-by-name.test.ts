import { describe, expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { group, menuOf } from './testing/strange-menu.ts';

/**
 * Of a dish or a kind that is called by its whole name the menu tells, whatever notes share a word with it, and nothing is ordered:
 * each sentence is tried with each dish.
 */
const CUP = group('Size', 1, 1, 'Cup', 'Bowl');
const menu = menuOf([
  ['Leek Soup', 'Soups', [CUP], 'Leeks, potatoes, cream.'],
  ['Lentil Soup', 'Soups', [CUP], 'Brown lentils, carrot.'],
  ['Mac and Cheese', 'Sides', [CUP], 'Elbows, cheddar.'],
  ['Collard Greens', 'Sides', [CUP], 'Cooked with turkey.'],
  ['Iced Tea', 'Drinks', [CUP], 'Made here every morning.'],
  ['Brisket', 'Plates', [group('Side', 1, 1, 'Mac and cheese', 'Collard greens', 'Iced tea')], 'Half a pound.'],
  ['Lunch Combo', 'Plates', [group('Drink', 1, 1, 'Iced tea', 'Cola')], 'A soup and a drink.'],
  ['Taco', 'Tacos', [], 'One taco.'],
  ['Fish Taco', 'Tacos', [], 'Battered cod.'],
]);
const NOTES = [
  'The lentil soup is vegan, the leek soup has cream in it.',
  'Collard greens, mac and cheese and wings are made in the same kitchen.',
  'Every plate comes with cornbread. Iced tea is refilled for free.',
  'The brisket is often sold out by 8 PM.',
  'We have beer and other drinks when you eat in.',
  'Tacos are half price on Tuesdays.',
].map((text, at) => ({ kind: 'memory' as const, id: `${at}`, label: '', text }));
const SIZED = ['Leek Soup', 'Lentil Soup', 'Mac and Cheese', 'Collard Greens', 'Iced Tea'];
const call = () => converse({ menu, notes: NOTES });
const PLACES: readonly (readonly string[])[] = [[], ['a brisket with cola please'], ['two fish tacos', "that's all"]];

/** Asks it of each at each place, where nothing that stands may change. */
async function expectOfEach(names: readonly string[], text: string, told: (name: string) => RegExp): Promise<void> {
  for (const name of names)
    for (const before of PLACES) {
      const one = call();
      await one.say(...before);
      const { lines } = one.state() as { lines: unknown[] };
      const reply = await one.say(text.replace('{A}', name.toLowerCase()));
      expect(reply, `${name} behind ${before.join(' / ')}`).toMatch(told(name));
      expect(one.state()).toMatchObject({ lines });
    }
}

describe('a dish by its whole name', () => {
  it.each([
    'you still have the {A}',
    'do you guys still make the {A}',
    'have you got any {A} left',
    'is the {A} still available today',
  ])('whether there is any: %s', async (text) => {
    await expectOfEach(SIZED, text, (name) => new RegExp(`^Yes, we do\\. ${name}`));
  });

  it.each(['are you out of the {A}', 'is the {A} sold out'])('whether it is gone: %s', async (text) => {
    await expectOfEach(SIZED, text, (name) => new RegExp(`^No, we have it\\. ${name}`));
  });

  it.each([
    'what sizes does the {A} come in',
    'how many sizes of {A} do you have',
    'does the {A} come in different sizes',
    'how big is the {A}',
  ])('its sizes: %s', async (text) => {
    await expectOfEach(SIZED, text, (name) => new RegExp(`The ${name} comes in cup and bowl`));
  });

  it.each(["what's in the {A}", 'what do I get with the {A}', 'tell me about the {A}', 'what comes on the {A}'])(
    'what it is: %s',
    async (text) => {
      await expectOfEach(SIZED, text, (name) => new RegExp(`^${name}: \\w+`));
    },
  );

  it.each([
    "what's the bowl of {A}",
    'how much is the {A} in a bowl',
    'how much is the {A}, the bowl',
    "what's a bowl {A} cost",
  ])('what a size costs: %s', async (text) => {
    await expectOfEach(
      ['Leek Soup', 'Lentil Soup', 'Iced Tea'],
      text,
      (name) => new RegExp(`^The bowl ${name} is \\$9`),
    );
  });

  it('tells the note of what is often gone', async () => {
    expect(await call().say('do you have the brisket')).toContain('sold out by 8 PM');
  });
});

it.each([
  'what drinks does the {A} come with',
  'which drinks can I get with the {A}',
  'what are the drink choices for the {A}',
])('what can be chosen on it: %s', async (text) => {
  await expectOfEach(['Lunch Combo'], text, () => /iced tea and cola/i);
});

describe('a kind by its whole name', () => {
  it.each([
    'what {A} do you have',
    'what kinds of {A} do you guys have',
    'what do you have for {A}',
    'what {A} you got',
    'can you go over the {A}',
    'which {A} are there',
  ])('is listed: %s', async (text) => {
    const KINDS = { Soups: /Leek Soup and Lentil Soup/, Drinks: /Iced Tea/, Tacos: /Taco and Fish Taco/ };
    for (const [kind, told] of Object.entries(KINDS)) await expectOfEach([kind], text, () => told);
  });
});

it.each(['are there any soups without egg', 'do you have any soups with no nuts', 'which soups are egg free'])(
  'those of it that do not list something, behind what is written of it: %s',
  async (text) => {
    const listed = menu.map((item) => ({
      ...item,
      allergens: item.name === 'Leek Soup' ? ['egg', 'tree nuts'] : ['wheat'],
    }));
    const one = converse({ menu: listed, notes: NOTES });
    await one.say('two fish tacos please');
    expect(await one.say(text)).toMatch(/doesn't list \w+ for the Lentil Soup\./);
    expect(one.state()).toMatchObject({ lines: [{ quantity: 2, family: 'fish taco', notes: [] }] });
  },
);

it.each(['what is your cheapest soup', "what's the least expensive of your sides"])(
  'prices are ranked by the menu: %s',
  async (text) => {
    expect(await call().say(text)).toMatch(/\$9\.00/);
  },
);

it.each(['what can I get for ten bucks', 'what could we have for about ten dollars'])('%s', async (text) => {
  expect(await call().say(text)).toMatch(/For that there's|around/);
});

it.each(['anything without dairy', 'anything without nuts', 'what do you have without eggs'])(
  'asks for dishes, and changes none: %s',
  async (text) => {
    const one = call();
    await one.say('two fish tacos', text);
    expect(one.state()).toMatchObject({ lines: [{ quantity: 2, family: 'fish taco', notes: [] }] });
  },
);

it.each(['is the leek soup and mac and cheese nut free', 'do you have any soups under twenty dollars'])(
  'names nobody: %s',
  async (text) => {
    const one = call();
    await one.say('two fish tacos for pickup', "that's all", text);
    expect(one.state()).toMatchObject({ name: null, asked: { kind: 'name' } });
  },
);

describe('behind what a dish costs', () => {
  it.each(["and what's in it", "and what's on that", 'what comes with it'])('what it is: %s', async (text) => {
    for (const name of ['Leek Soup', 'Collard Greens', 'Fish Taco']) {
      const one = call();
      await one.say(`how much is the ${name.toLowerCase()}`);
      expect(await one.say(text)).toMatch(new RegExp(`^${name}: \\w+`));
    }
  });

  it.each(['and for the {A}', 'and the {A}', 'okay and for the {A}'])('what another costs: %s', async (text) => {
    for (const name of ['Mac and Cheese', 'Collard Greens', 'Fish Taco']) {
      const one = call();
      await one.say('how much is the taco');
      expect(await one.say(text.replace('{A}', name.toLowerCase()))).toMatch(new RegExp(`${name}.* \\$9`));
      expect(one.state()).toMatchObject({ lines: [] });
    }
  });
});

it.each([
  'how much is the {A}, and give me a fish taco',
  'how much is the {A} and can I get a fish taco',
  "what's in the {A} and I'll take a fish taco",
  'do you have the {A}, and let me get a fish taco',
])('a question, and what is wished for in the same breath: %s', async (text) => {
  for (const name of SIZED) {
    const one = call();
    expect(await one.say(text.replace('{A}', name.toLowerCase())), `${name}`).toMatch(new RegExp(name, 'i'));
    expect(one.state(), `${name}`).toMatchObject({ lines: [{ quantity: 1, family: 'fish taco', notes: [] }] });
  }
});

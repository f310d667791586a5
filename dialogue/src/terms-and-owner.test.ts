import { describe, expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { menuOf } from './testing/strange-menu.ts';

/** One number, or one name, that is asked for: the sentence that has it, and nothing ordered, lost or changed by it. */
const menu = menuOf([
  ['Gluten-Free Pie', 'Pies'],
  ['Reuben', 'Sandwiches', [], 'Corned beef, Swiss, sauerkraut.'],
  ['Cola', 'Drinks'],
]);
const SHOPS = [
  [
    'Delivery takes 30 to 45 minutes.',
    'We deliver within a mile and a half, $3 fee, minimum order $20.',
    'Problems with an order go to Marty, the owner.',
  ],
  [
    'We deliver to Park Slope and Gowanus. Delivery is $3 and the minimum is $20. We bring it in 40 minutes.',
    'Cards from $10.',
    'Marty owns the place.',
  ],
] as const;
const noted = (texts: readonly string[]) =>
  texts.map((text, at) => ({ kind: 'memory' as const, id: `${at}`, label: '', text }));

describe.each(SHOPS)('%s', (...texts) => {
  const call = () => converse({ menu, notes: noted(texts) });

  it.each([
    ['is delivery free', '$3'],
    ['how much is delivery', '$3'],
    ['what do you charge to deliver', '$3'],
    ["what's the delivery fee", '$3'],
    ['is there a minimum', '$20'],
    ['how much do I have to order for delivery', '$20'],
    ['do I need to spend a certain amount to get it delivered', '$20'],
  ])('%s', async (said, told) => {
    for (const before of [[], ['a reuben please'], ['a reuben and a cola for pickup', "that's all"]]) {
      const one = call();
      await one.say(...before);
      const { lines } = one.state() as { lines: unknown[] };
      const reply = await one.say(said);
      expect(reply).toContain(told);
      expect(reply).not.toMatch(/minutes|Gowanus|Pie/);
      expect(one.state()).toMatchObject({ lines });
    }
  });

  it.each(["who's in charge there", 'who owns the place', "what's the owner's name", 'who is the manager'])(
    '%s',
    async (said) => {
      expect(await call().say(said)).toContain('Marty');
    },
  );
});

it.each(['the reuben has sauerkraut, right', "the reuben comes with sauerkraut, doesn't it"])(
  'what is stated with a tag is asked: %s',
  async (said) => {
    const one = converse({ menu, notes: [] });
    expect(await one.say(said)).toMatch(/^Yes\. Reuben: Corned beef/);
    expect(one.state()).toMatchObject({ lines: [] });
  },
);

it.each(['what do you recommend', "what's good there"])('%s', async (said) => {
  expect(await converse({ menu, notes: [] }).say(said)).toMatch(/there's the|People like/);
});

describe('what was left there', () => {
  it.each([
    "I think I left my jacket there on Saturday, it's a blue one",
    'oh I also left my umbrella there at lunch yesterday',
    'I forgot my glasses at your place last night',
  ])('is passed on with an order, which stands: %s', async (said) => {
    const one = converse({ menu, notes: [] });
    await one.say('a reuben for pickup', said);
    expect(one.state()).toMatchObject({ lines: [{ quantity: 1, family: 'reuben' }], special: [] });
    await one.say("that's all", 'Ann Miller', 'yes');
    expect(one.shop.orders).toHaveLength(1);
    expect(one.shop.messages).toMatchObject([{ text: said }]);
  });
});

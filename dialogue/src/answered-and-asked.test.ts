import { describe, expect, it } from 'vitest';
import { converse } from './testing/index.ts';

const NOTES = [
  'Cannoli are only on weekends, Saturday and Sunday, until they are sold out.',
  'Free parking is behind the building, off Mill Lane.',
  'Party trays: 24 garlic knots for 60 dollars, one day ahead.',
  'The Family Box, twelve slices with four dips, is 72 dollars.',
  'No reservations except for groups of ten or more; Darlene books those.',
].map((text, at) => ({ text, kind: 'memory' as const, id: `n${at}`, label: '' }));
const shop = () => converse({ notes: NOTES, callerName: null });

describe('an answer and a question behind it', () => {
  it.each([
    'Helen Park, do you have parking',
    "it's Helen Park. do you have parking?",
    'Helen Park, and do you have parking',
  ])('come to both: %s', async (said) => {
    const call = shop();
    await call.say('two garlic knots for pickup', "that's all");
    expect(await call.say(said)).toContain('behind the building');
    expect(call.state()).toMatchObject({ name: 'Helen Park' });
  });
});

describe('what the owner wrote', () => {
  it.each(['can I book a table for two tonight', 'table for eight on sunday', 'book me a table for tonight'])(
    'is told of tables, and the wish is passed on: %s',
    async (said) => {
      expect(await shop().say(said)).toMatch(/No reservations except.*leave a message/);
    },
  );

  it.each(["I'd like the family box", 'give me a family box for tomorrow', 'I want the Family Box, the 72 dollar one'])(
    'is sold by a note, and no dish is half that: %s',
    async (said) => {
      const call = shop();
      expect(await call.say(said)).toMatch(/72 dollars.*pass it on/);
      expect(call.lines()).toEqual([]);
    },
  );

  it('of party trays keeps nobody from what is on them', async () => {
    const call = shop();
    expect(await call.say('two garlic knots for pickup, for Dan', "that's all")).not.toContain('Party trays');
  });
});

it.each(["no I don't want a tiramisu", "nah, I don't want the tiramisu", 'no we do not need a tiramisu'])(
  'what is denied is not ordered: %s',
  async (said) => {
    const call = shop();
    await call.say(said);
    expect(call.lines()).toEqual([]);
  },
);

it.each([
  'you gave me a cannoli instead of a tiramisu, like I paid 15 bucks',
  'you sent a large when I ordered a small and it was twenty dollars',
])('a complaint with goods or money in it is passed on whole: %s', async (said) => {
  const call = shop();
  await call.say(said, 'Rob Hill');
  expect(call.lines()).toEqual([]);
  expect(call.shop.messages[0]?.text).toContain(said);
});

it('no dish is taken for what an allergy is to', async () => {
  const call = shop();
  await call.say('a tiramisu, my son has an allergy', 'and two garlic knots');
  expect(call.state()).toMatchObject({ allergies: ['not named'] });
  expect(call.lines()).toHaveLength(2);
});

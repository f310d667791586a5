import { describe, expect, it } from 'vitest';
import { avenueMenu } from './testing/avenue-menu.ts';
import { converse } from './testing/index.ts';

async function ordered(...says: string[]): Promise<string[] | undefined> {
  const call = converse({ menu: avenueMenu() });
  await call.say(...says, "that's all", 'Dan', 'yes');
  return call.shop.orders[0]?.lines.toSorted();
}

describe('an order in one breath', () => {
  it.each<[string, string[]]>([
    ['a calzone with ham and spinach', ['1 Cheese Calzone (Ham, Spinach)']],
    ['three sodas, two cokes and a ginger ale', ['1 Can of Soda (Ginger ale)', '2 Can of Soda (Coke)']],
    ['a large cheese pizza and two cans of coke', ['1 Cheese Pizza (Large)', '2 Can of Soda (Coke)']],
    ['three cans of coke one ginger ale', ['1 Can of Soda (Ginger ale)', '3 Can of Soda (Coke)']],
    ['a kids tenders for the kid', ['1 Kids Tenders']],
    ['a sicilian pizza, just plain', ['1 Cheese Pizza (Sicilian)']],
    [
      'twenty wings, ten hot and ten garlic parm, blue cheese, and a large fry',
      [
        '1 Bone-in Wings (10, Buffalo hot, Blue cheese)',
        '1 Bone-in Wings (10, Garlic parmesan, Blue cheese)',
        '1 Fries (Large)',
      ],
    ],
    [
      'do you guys, um, can I get a dozen bagels, like four plain, four everything and the rest sesame, and one large coffee black',
      ['1 Coffee (Large, black)', '1 Dozen Bagels (4 plain, 4 everything, the rest sesame)'],
    ],
    [
      'bacon egg and cheese on an everything, salt pepper ketchup',
      ['1 Bacon Egg and Cheese (Everything bagel, Salt pepper ketchup)'],
    ],
    ['bacon egg and cheese on an everything bagel', ['1 Bacon Egg and Cheese (Everything bagel)']],
    [
      'a bagel, whole wheat, and a lox sandwich on a plain bagel, regular cream cheese, no onion on that',
      ['1 Bagel (Whole wheat)', '1 Nova Lox Sandwich (Plain bagel, Plain cream cheese, no onion)'],
    ],
    [
      "lemme do the Cobb with grilled chicken, no blue cheese, a kids tenders, and my husband'll have the spicy crispy chicken",
      ['1 Cobb Salad (Grilled chicken, no blue cheese)', '1 Crispy Chicken Sandwich (Spicy)', '1 Kids Tenders'],
    ],
    ["one's a BLT on rye with mayo, and one's a kids tenders", ['1 BLT (Rye, Mayo)', '1 Kids Tenders']],
    ['a mac and cheese and a lemonade, regular', ['1 Fountain Drink (Lemonade, Regular)', '1 Mac and Cheese']],
  ])('%s', async (said, lines) => {
    expect(await ordered(said)).toEqual(lines);
  });

  it('takes a pint, of pints and quarts, for a small one without a doubt', async () => {
    const call = converse({ menu: avenueMenu() });
    expect(await call.say('a small shrimp fried rice')).toBe('Okay, one pint Shrimp Fried Rice. Anything else?');
  });

  it('asks which sandwich, where one of them happens to have mustard', async () => {
    const call = converse({ menu: avenueMenu() });
    expect(await call.say('can I get a sandwich with mustard')).toMatch(/^Which sandwich would you like/);
    expect(await call.say('the BLT')).toMatch(/BLT, mustard/);
  });

  it('hears what somebody is allergic to, and orders what is named like another allergen', async () => {
    const call = converse({ menu: avenueMenu() });
    const said =
      "my daughter's allergic to peanuts, is the rice okay for her? If so one sesame chicken with white rice";
    expect(await call.say(said)).toContain("I'll put the peanuts allergy on your order");
    await call.say("that's all", 'Dan', 'yes');
    expect(call.shop.orders[0]).toMatchObject({ lines: ['1 Sesame Chicken (White rice)'], allergies: 'peanuts' });
  });
});

it.each(['no allergies, yeah that’s right', 'Yes, that’s right. No allergies.'])(
  'places an order by a yes beside the allergies that it asked for: %s',
  async (said) => {
    const call = converse({ menu: avenueMenu() });
    await call.say('a large fry', "that's all", 'Dan', said);
    expect(call.shop.orders).toHaveLength(1);
  },
);

describe('beside an order', () => {
  it.each(["that's all, it's for Alex, I'll be there in twenty minutes", "it's for Alex, I'll be there in twenty"])(
    'the time that somebody needs to come puts nothing on a dish: %s',
    async (said) => {
      const call = converse({ menu: avenueMenu() });
      await call.say('a kids tenders', said, "that's all", 'yes');
      expect(call.shop.orders[0]?.lines).toEqual(['1 Kids Tenders']);
    },
  );

  it('a name is a name, though a dish begins like it', async () => {
    const call = converse({ menu: avenueMenu() });
    await call.say('a kids tenders', "that's all", 'Tom Bradley, no allergies', 'yes');
    expect(call.shop.orders[0]).toMatchObject({ name: 'Tom Bradley' });
  });

  it.each(['can you read the whole thing back to me?', 'just read me back what you have'])(
    'all of it is read back: %s',
    async (said) => {
      const call = converse({ menu: avenueMenu() });
      await call.say('a kids tenders');
      expect(await call.say(said)).toContain('So far I have one order of Kids Tenders');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { avenueMenu } from './testing/avenue-menu.ts';
import { converse } from './testing/index.ts';

async function ordered(...says: string[]): Promise<string[] | undefined> {
  const call = converse({ menu: avenueMenu() });
  await call.say(...says, "that's all", 'Dan', 'yes');
  return call.shop.orders[0]?.lines.toSorted();
}

describe('an order that is given up', () => {
  it.each([
    'cancel the order',
    "I don't want the order anymore, sorry",
    'I need to cancel my order',
    "you know what, forget it, I'll call somebody else",
    "never mind, I'll just come in",
  ])('is thrown away whole: %s', async (said) => {
    const call = converse({ menu: avenueMenu() });
    await call.say('a large fry and a BLT on rye');
    expect(await call.say(said)).toMatch(
      /^(?:Okay, I've cleared that\. Nothing was ordered\.|Okay, nothing is ordered\.)/,
    );
    await call.say("that's all", 'Dan', 'yes');
    expect(call.shop.orders).toEqual([]);
  });
});

describe('an order that stands', () => {
  it.each([
    "I'll just come in to pick it up",
    "I'll just come in",
    "I'll call somebody else to pick it up",
    "I'll find somewhere else to park",
    'what happens if I have to cancel?',
    'is there a fee if I have to cancel',
    'do I have to cancel the order if I run late?',
  ])('is not given up by %s', async (said) => {
    expect(await ordered('a large fry and a BLT on rye', said)).toHaveLength(2);
  });
});

describe('what is put right', () => {
  it.each<[string[], string[]]>([
    [
      [
        'a Cobb with grilled chicken and a spicy crispy chicken sandwich',
        "the cobb should be crispy chicken and the sandwich isn't spicy",
      ],
      ['1 Cobb Salad (Crispy chicken)', '1 Crispy Chicken Sandwich (Regular)'],
    ],
    [['a dozen bagels and a black and white cookie', 'no cookie, just the bagels'], ['1 Dozen Bagels']],
    [['a dozen bagels and a black and white cookie', 'take the cookie off, just the bagels'], ['1 Dozen Bagels']],
    [
      ['a blt on rye and a small coffee', "so that's a blt on rye with mayo and a small coffee"],
      ['1 BLT (Rye, Mayo)', '1 Coffee (Small)'],
    ],
    [
      ['a blt on rye and a kids tenders', 'oh sorry, I meant a spicy crispy chicken sandwich'],
      ['1 Crispy Chicken Sandwich (Spicy)', '1 Kids Tenders'],
    ],
    [
      ['a large cheese pizza with ham and a calzone with spinach', 'no ham on the pizza, the ham goes in the calzone'],
      ['1 Cheese Calzone (Ham, Spinach)', '1 Cheese Pizza (Large)'],
    ],
    [['a sesame chicken with white rice', 'the rice should be brown'], ['1 Sesame Chicken (Brown rice)']],
  ])('%j', async (says, lines) => {
    const placed = await ordered(...says);
    expect(placed?.map((line) => line.replace('(Spinach, Ham)', '(Ham, Spinach)'))).toEqual(lines);
  });
});

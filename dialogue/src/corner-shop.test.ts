import { describe, expect, it } from 'vitest';
import { CLOSING, type Conversation, converse, cornerMenu } from './testing/index.ts';

/** A shop with one pizza that everything goes on: callers name what goes on it, not the pizza. */
const cornerShop = (): Conversation => converse({ menu: cornerMenu(), notes: [] });

describe('what is said in place of a dish, or before it', () => {
  it.each<[title: string, says: string[], lines: string[]]>([
    ['a topping and a kind', ['large pepperoni pizza'], ['1 Cheese Pizza (Large, Pepperoni)']],
    ['two toppings', ['a medium pepperoni and mushroom pizza'], ['1 Cheese Pizza (Medium, Pepperoni, Mushrooms)']],
    [
      'two halves',
      ['can I get a large pizza half pepperoni half mushroom'],
      ['1 Cheese Pizza (Large, Pepperoni on the first half, Mushrooms on the second half)'],
    ],
    [
      'one and the other',
      ['two medium pizzas, one with sausage and the other with onions'],
      ['1 Cheese Pizza (Medium, Sausage)', '1 Cheese Pizza (Medium, Onions)'],
    ],
    [
      'a bottle, beside a dish that has none',
      ['an italian sub and a two liter coke'],
      ['1 Italian Sub', '1 Coke (Two liter)'],
    ],
    ['a bottle in figures', ['a 2 liter of coke'], ['1 Coke (Two liter)']],
    ['a bottle that there is not', ['a two liter of sprite'], ['1 Sprite']],
    ['the only dish of its kind', ['six wings honey garlic'], ['1 Chicken Wings (6 pieces, Honey garlic)']],
    [
      'how many, with what and in what',
      ['let me get a dozen wings, buffalo, with ranch'],
      ['1 Chicken Wings (12 pieces, Buffalo, Ranch)'],
    ],
  ])('%s', async (_title, says, lines) => {
    const call = cornerShop();
    await call.say(...says, ...CLOSING);
    expect(call.shop.orders[0]?.lines).toEqual(lines);
  });

  it.each<[title: string, says: string[], lines: string[]]>([
    [
      'what goes on the pizza that is asked for',
      ['a large pizza with everything on it', 'ok pepperoni sausage and mushrooms'],
      ['1 Cheese Pizza (Large, Pepperoni, Mushrooms, Sausage)'],
    ],
    [
      'another one after all',
      ['six wings, buffalo', 'no wait honey garlic'],
      ['1 Chicken Wings (6 pieces, Honey garlic)'],
    ],
    [
      'what was asked about',
      ['what sauces do you have for the wings', 'six honey garlic', 'with ranch'],
      ['1 Chicken Wings (6 pieces, Honey garlic, Ranch)'],
    ],
    ['two orders of so many', ['two orders of six wings, buffalo'], ['2 Chicken Wings (6 pieces, Buffalo)']],
    ['a can, in answer', ['a coke', 'a can please'], ['1 Coke (Can)']],
    ['cans', ['three cans of coke'], ['3 Coke (Can)']],
    ['a closing as people say it', ['a sprite', "yeah that's gonna do it"], ['1 Sprite']],
  ])('hears %s', async (_title, says, lines) => {
    const call = cornerShop();
    await call.say(...says, ...CLOSING);
    expect(call.shop.orders[0]?.lines).toEqual(lines);
  });

  it('asks how many where they are not sold so', async () => {
    expect(await cornerShop().say('ten buffalo wings')).toContain(
      'Which count for the Chicken Wings: 6 pieces or 12 pieces?',
    );
  });
});

describe('answers to the last questions', () => {
  it('hears one word for the way out', async () => {
    const call = converse({ delivery: true });
    expect(await call.say('a tiramisu', "that's all")).toBe('Is that for pickup or delivery?');
    expect(await call.say('pickup')).toContain('What name should I put on it?');
  });

  it('hears that somebody comes for it, before it asks', async () => {
    const call = converse({ delivery: true });
    await call.say('a tiramisu, my son will be coming to pick it up', "that's all", 'Dan', 'yes');
    expect(call.shop.orders[0]?.way).toBe('pickup');
  });

  it('takes a street, and then its number', async () => {
    const call = converse({ delivery: true });
    await call.say('a tiramisu for delivery', "that's all");
    expect(await call.say("it's uh Oak Avenue")).toBe('And what is the number?');
    await call.say('number forty two', 'Jan', 'yes');
    expect(call.shop.orders[0]?.way).toBe('delivery: forty two Oak Avenue');
  });

  it('takes a number in pieces', async () => {
    const call = converse({ callerPhone: null });
    expect(await call.say('a tiramisu', "that's all", 'Jack')).toBe("What's a good phone number for the order?");
    expect(await call.say('seven one eight')).toBe('Go on, please.');
    expect(await call.say('five five five')).toBe('And the rest?');
    await call.say('oh one four two', 'yes');
    expect(call.shop.orders[0]?.phone).toBe('7185550142');
  });
});

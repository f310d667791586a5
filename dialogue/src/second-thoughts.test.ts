import { describe, expect, it } from 'vitest';
import { CLOSING, converse, cornerMenu } from './testing/index.ts';

describe('a caller who thinks again', () => {
  it.each<[title: string, says: string[], lines: string[]]>([
    [
      'takes off the second',
      ['a large cheese and a large mushroom please', 'no wait, cancel the second one', 'and add a tiramisu'],
      ['1 Large Cheese', '1 Tiramisu'],
    ],
    [
      'keeps it after all',
      ['a small bianca and an antipasto', 'actually forget the antipasto', 'no keep it, sorry'],
      ['1 Small Bianca', '1 Antipasto, family'],
    ],
    ['keeps what nobody took off', ['a small bianca', 'keep it'], ['1 Small Bianca']],
    [
      'takes another, and then just one',
      ['a large mushroom', 'hmm no, you know what, the pepperoni but small', 'just the pepperoni, nothing else'],
      ['1 Small Pepperoni'],
    ],
    ['says it again with its size', ['my wife says margherita. large margherita'], ['1 Large Margherita']],
    [
      'wants the same with more on it',
      ['a large cheese with olives', 'and another one the same but with sausage'],
      ['1 Large Cheese (Olives)', '1 Large Cheese (Sausage, Olives)'],
    ],
    [
      'wants it without and with',
      ['a small pepperoni without honey but with olives'],
      ['1 Small Pepperoni (Olives, no honey)'],
    ],
    ['asks for more of it', ['how much is a tiramisu', 'okay two of those'], ['2 Tiramisu']],
    [
      'tells one after the other',
      ['I want to place two separate orders', 'the first one is a large cheese', 'and the second is a small pepperoni'],
      ['1 Large Cheese', '1 Small Pepperoni'],
    ],
    [
      'wants it on after all',
      ['a house salad with ranch, no tomato', 'no, leave the tomato on'],
      ['1 House Salad (Ranch)'],
    ],
    ['takes the special', ['what are your specials today', 'how much is it', "I'll take two"], ['2 Grandma Pie']],
    ['takes the only one with it', ['something with mushrooms maybe', 'the small one'], ['1 Small Mushroom']],
  ])('%s', async (_title, says, lines) => {
    const call = converse();
    await call.say(...says, ...CLOSING);
    expect(call.shop.orders[0]?.lines).toEqual(lines);
  });

  it('is corrected after the read-back, not added to', async () => {
    const call = converse();
    await call.say('a small cheese and a tiramisu', "that's all", 'Jo', "no that's wrong, it's a large cheese", 'yes');
    expect(call.shop.orders[0]?.lines).toEqual(['1 Large Cheese', '1 Tiramisu']);
  });

  it.each(['no you forgot the garlic knots', 'you missed the garlic knots'])(
    'adds what was left out: %s',
    async (said) => {
      const call = converse();
      await call.say('a tiramisu', "that's all", 'Al', said, "that's it", 'yes');
      expect(call.shop.orders[0]?.lines).toEqual(['1 Tiramisu', '1 Garlic Knots']);
    },
  );

  it('does not close the order with a no that was not understood', async () => {
    const call = converse();
    expect(await call.say('a tiramisu', 'no wait, cancel the third one')).not.toContain('name');
    expect(await call.say('and a cannoli')).toContain('Okay, one Cannoli.');
  });

  it('keeps the day of an order for later, and promises no minutes for it', async () => {
    const call = converse({ readyMinutes: 20 });
    await call.say("I'd like to place an order for tomorrow at six pm", 'a tiramisu', "that's all");
    expect(await call.say('Dan')).not.toContain('minutes');
    await call.say('yes');
    expect(call.shop.orders[0]).toMatchObject({ special: null, wanted: '2026-11-22T18:00' });
  });

  it.each([
    ['it is Sean, S E A N', 'Sean'],
    ['no, Stan. S-T-A-N', 'Stan'],
  ])('spells the name that was read back wrong: %s', async (said, name) => {
    const call = converse();
    await call.say('a grandma pie', "that's it", 'Shawn', said, 'yes');
    expect(call.shop.orders[0]).toMatchObject({ name, lines: ['1 Grandma Pie'] });
  });
});

describe('a question on the way', () => {
  it.each([
    ['hi is the kitchen still open?', "Yes, we're open until"],
    ["who's this?", "an automated assistant for Sal's Brick Oven"],
    ['do you have any coupons?', 'Shall I take a message'],
    ['are you guys hiring', 'Shall I take a message'],
    ["I'm lactose intolerant", "I'll put the lactose allergy on your order"],
    ['can I still order?', 'Sure. What can I get you?'],
    ['do you have anything gluten free', "There's gluten-free crust to choose"],
    ['hi is this Walgreens?', "This is Sal's Brick Oven."],
    ['Hi, this is Jessica calling from Google business listings', 'leave a message?'],
    ['hola, quiero una pizza grande de queso por favor', 'I only speak English for now. Would you'],
    ['how many people does a large feed?', "I don't have that here"],
  ])('%s', async (said, answer) => {
    expect(await converse().say(said)).toContain(answer);
  });

  it('about what could go on it adds nothing', async () => {
    const call = converse();
    expect(await call.say('a large cheese', 'do you have olives?')).toBe(
      'Yes, we have olives for $2.00 more. What else?',
    );
    expect(await call.say('ok add olives')).toContain('one large Cheese pizza, olives');
    expect(await converse().say('how much is a large cheese', 'and with mushrooms?')).toContain('it is $2.50 more');
  });

  it('for sizes is about the dish at hand', async () => {
    const call = converse({ menu: cornerMenu() });
    expect(await call.say('a hawaiian pizza', 'what sizes do you have?')).toMatch(
      /^Hawaiian Pizza is \$15\.00 for small/,
    );
  });
});

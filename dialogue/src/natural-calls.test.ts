import { describe, expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { harborFacts } from './testing/facts.ts';

describe('what is on the order is changed as it is said', () => {
  it.each([
    [['three orange sodas', 'take one of the orange sodas off'], '2 Orange Soda'],
    [['three orange sodas', 'I only want one orange soda'], '1 Orange Soda'],
    [['two orange sodas', 'double the orange sodas'], '4 Orange Soda'],
  ])('%s', async (says, line) => {
    const call = converse();
    await call.say(...says, "that's all", 'Dan', 'yes');
    expect(call.shop.orders[0]?.lines).toEqual([line]);
  });
});

describe('what of the order is meant', () => {
  it.each([
    [['two margheritas, one large and one small', 'drop the small one'], ['1 Large Margherita']],
    [
      ['a large cheese and a large pepperoni', 'make the pepperoni a small', 'add olives to the other one'],
      ['1 Large Cheese (Olives)', '1 Small Pepperoni'],
    ],
    [
      ['two large pepperoni', 'can one of them have no honey', 'and the other extra cheese'],
      ['1 Large Pepperoni (Extra cheese)', '1 Large Pepperoni (no honey)'],
    ],
    [['two small margheritas, hers without basil'], ['1 Margherita, small', '1 Margherita, small (no basil)']],
    [
      ['three cannoli', 'make one of them a tiramisu'],
      ['2 Cannoli', '1 Tiramisu'],
    ],
    [
      ['a large pepperoni and a lemon soda', 'put extra cheese on it'],
      ['1 Large Pepperoni (Extra cheese)', '1 Lemon Soda'],
    ],
    [
      ['a large pepperoni and a lemon soda', 'no, the soda should be orange'],
      ['1 Large Pepperoni', '1 Orange Soda'],
    ],
    [['do you have garlic knots? okay two of those and a lemon soda'], ['2 Garlic Knots', '1 Lemon Soda']],
    [
      ['what about garlic knots', "I'll have those and a lemon soda"],
      ['1 Garlic Knots', '1 Lemon Soda'],
    ],
    [['a large pepperoni', "what's on the margherita", "I'll have that instead"], ['1 Large Margherita']],
    [
      ['five large pizzas, two pepperoni, two cheese and a margherita'],
      ['2 Large Pepperoni', '2 Large Cheese', '1 Large Margherita'],
    ],
    [['two large pepperoni', 'can you cut them in squares'], ['2 Large Pepperoni (cut them in squares)']],
    [['a large pepperoni with mushrooms on half'], ['1 Large Pepperoni (Mushrooms on the first half)']],
  ])('%s', async (says, lines) => {
    const call = converse();
    await call.say(...says, "that's all", 'Dan', 'yes');
    expect(call.shop.orders[0]?.lines.toSorted()).toEqual(lines.toSorted());
  });
});

it.each([
  'how long would a large pepperoni take',
  'will the large pepperoni be enough for four people',
  'I heard the cannoli are great',
  'my friend had the calzone last week and loved it',
])('orders nothing to what is told or asked: %s', async (said) => {
  const call = converse();
  await call.say(said);
  expect(call.state()).toMatchObject({ lines: [] });
});

describe('nothing that was wished for is passed over in silence', () => {
  it.each([
    ['a large pepperoni with artichokes', "I don't see artichokes"],
    ['a sprite and two cannoli', "I don't see sprite"],
    ['can I get a diet coke and a large cheese', "I don't see diet coke"],
    ['a caesar salad with anchovy', 'one Caesar Salad, with anchovy'],
  ])('%s', async (said, told) => {
    expect(await converse().say(said)).toContain(told);
  });
});

it('tells the price of another size instead of ordering it', async () => {
  const call = converse();
  expect(await call.say('how much is the large margherita', 'and a small one?')).toContain('$14.00');
});

it.each([
  'how much is a large one of the pepperoni',
  'price of a pepperoni pizza large',
  'what does a large pepperoni cost',
])('orders nothing to: %s', async (said) => {
  const call = converse();
  expect(await call.say(said)).toContain('$22.00');
  expect(call.state()).toMatchObject({ lines: [] });
});

describe('an allergy', () => {
  it('is noted and answered with what the menu says, never a promise', async () => {
    const call = converse();
    const reply = await call.say('my daughter has a severe peanut allergy, what can she eat?');
    expect(reply).toContain("The menu doesn't list peanut for the");
    expect(reply).toContain("I can't promise");
    expect(await call.say('a large pepperoni', "that's all", 'Dan')).toContain('Allergies: peanut');
  });
});

it('asks nobody for a card number, and keeps none', async () => {
  const call = converse();
  const reply = await call.say('my card is four one one one one one one one one one one one one one one one');
  expect(reply).toContain("Please don't tell me card numbers");
  expect(JSON.stringify(call.state())).not.toContain('1111');
});

describe('a complaint leaves something behind', () => {
  it.each(['my pizza last night was cold', 'there was a hair in my salad yesterday'])('%s', async (said) => {
    const call = converse();
    await call.say(said, 'Maria', 'no that is all');
    expect(call.shop.messages).toMatchObject([{ caller_name: 'Maria', text: said }]);
  });

  it.each([
    'this pizza was burnt to a crisp',
    'you guys charged my card twice',
    'can the doctor call me back my filling fell out',
    'tell Rosa that the flour comes tomorrow instead of Thursday',
    'I have been waiting an hour and a half for my food',
    'your driver hit my mailbox and left',
  ])('and so does what is for somebody else: %s', async (said) => {
    const call = converse();
    await call.say(said, 'Maria');
    expect(call.shop.messages).toMatchObject([{ caller_name: 'Maria', text: said }]);
  });

  it('and a yes is no voicemail', async () => {
    const call = converse({ handOff: 'voicemail' });
    await call.say('can I speak to the manager', 'yes', 'he overcharged my card by ten dollars');
    expect(call.shop.messages).toMatchObject([{ text: 'he overcharged my card by ten dollars' }]);
  });
});

describe('days that are asked about', () => {
  it.each([
    ['are you open on christmas?', 'December 25, Christmas Day'],
    ['are you open on the 25th', 'Wednesday, November 25'],
    ["what about new year's day", "January 1, New Year's Day"],
    ['are you open on thanksgiving', 'closed on Thursday, November 26'],
  ])('%s', async (said, answer) => expect(await converse().say(said)).toContain(answer));
});

it.each([
  ['I need a cleaning Wednesday next week at ten', 'Wednesday, November 25 at 10 AM'],
  ['Tuesday at eleven, I mean ten', 'Tuesday, November 24 at 10 AM'],
  ['half five on Tuesday', '4:30'],
])('hears a time as people say it: %s', async (said, answer) => {
  const call = converse(harborFacts());
  expect(await call.say(said)).toContain(answer);
});

it('takes an hour with its part of the day for that hour', async () => {
  const call = converse(harborFacts());
  expect(await call.say('I need an appointment on Tuesday', 'then four in the afternoon')).toContain('4 PM');
});

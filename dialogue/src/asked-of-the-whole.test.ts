import { describe, expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { notesOf } from './testing/facts.ts';

/** What is asked of the order as a whole, and what is asked before it is agreed to. */

const NOTES = notesOf(
  'Takeout is ready in 15 minutes.',
  'Delivery takes an hour or so, 90 minutes in the rain.',
  'There is a lot behind the store, parking is free.',
);
const shop = (delivery = true) => converse({ delivery, notes: NOTES });

describe('the sum of all that is ordered', () => {
  it.each([
    'how much do they cost together',
    'and what does it come to',
    'what would both of those be',
    'how much is the whole thing',
    "what's all of that run me",
    'what am I looking at altogether',
    'how much do I owe',
  ])('%s', async (asked) => {
    const call = shop();
    await call.say('a large margherita and a lemonade', 'how much is the lasagna');
    expect(await call.say(asked)).toContain('So far I have');
  });

  it('is none of what was named', async () => {
    const call = shop();
    await call.say('a large margherita');
    expect(await call.say('how much is a lemonade all together')).not.toContain('So far I have');
  });
});

describe('asked at the read-back', () => {
  const atReadBack = async () => {
    const call = shop(false);
    await call.say('a large margherita', "that's all", 'pickup', 'Kim Soto');
    return call;
  };

  it.each([
    ['where would I leave the car?', 'There is a lot behind the store'],
    ['how long you figure', 'Takeout is ready in 15 minutes.'],
    ['do you give out balloons', "I don't have that here"],
  ])('%s', async (asked, answer) => {
    const call = await atReadBack();
    const reply = await call.say(asked);
    expect(reply).toContain(answer);
    expect(reply).toContain('Shall I place the order?');
    await call.say('yes');
    expect(call.shop.orders).toHaveLength(1);
  });
});

it.each([
  ['a large margherita for delivery to 22 Baltic Street', 'Delivery takes an hour or so', 'Takeout is ready'],
  ["a large margherita, I'll pick it up", 'Takeout is ready in 15 minutes.', 'Delivery takes'],
])('tells the wait of the way in which it goes out: %s', async (order, told, untold) => {
  const call = shop();
  await call.say(order);
  const reply = await call.say("how long's that gonna take");
  expect(reply).toContain(told);
  expect(reply).not.toContain(untold);
});

import { describe, expect, it } from 'vitest';
import { converse } from './testing/index.ts';

/** A firm that is called by what is sold here orders none of it. */

describe('whoever calls from a firm', () => {
  it.each([
    'hi this is Dave from Hawaiian Pizza Supply, can the manager call me back about the bill',
    "it's Tina with Garlic Knots Wholesale, can the manager ring me",
    'this is Gary at Pepperoni Brothers, can the owner call me',
    'have the owner call Pepperoni Brothers please, this is Gary',
  ])('orders nothing: %s', async (said) => {
    const call = converse({ callerName: null });
    await call.say(said);
    expect(call.lines()).toEqual([]);
  });

  it('is named with it in the message', async () => {
    const call = converse({ callerName: null });
    await call.say("it's Tina with Garlic Knots Wholesale, can the manager ring me");
    expect(call.shop.messages).toMatchObject([{ caller_name: 'Tina from Garlic Knots Wholesale' }]);
  });

  it.each([
    ['two large pepperoni for Dave from accounting', 1],
    ["hi it's George from Athens, I want a large pepperoni", 1],
  ])('orders what is wanted: %s', async (said, lines) => {
    const call = converse({ callerName: null });
    await call.say(said);
    expect(call.lines()).toHaveLength(lines);
  });
});

it('passes a wish for a call on that is told beside what is taken off', async () => {
  const call = converse({ callerName: null });
  await call.say('a large pepperoni', "no I don't want a pepperoni, I want the owner to call me", 'Dave');
  expect(call.shop.messages).toMatchObject([{ caller_name: 'Dave' }]);
});

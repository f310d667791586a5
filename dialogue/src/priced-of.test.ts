import { describe, expect, it } from 'vitest';
import { notesOf } from './testing/facts.ts';
import { converse } from './testing/index.ts';

/** What a dish that was spoken of costs, in a size and a number that are told alone; and until when it is open. */

const SPECIAL = {
  notes: notesOf('Friday special: a large pepperoni pizza and two sodas for $25.', 'Lunch is served until 3 PM.'),
};

describe('behind what a dish is', () => {
  it.each([
    ["what's that in a large", /large Margherita is \$19\.50/],
    ['and in a large?', /large Margherita is \$19\.50/],
    ['how much is that one in a small', /small Margherita is \$14/],
    ["what's the biggest one run", /large Margherita is \$19\.50/],
    ['how much would two larges be', /\$39\.00/],
    ['how much are the small and the large', /small Margherita is \$14.*large Margherita is \$19\.50/],
  ])('its price is told: %s', async (said, told) => {
    const call = converse(SPECIAL);
    await call.say("what's on the margherita");
    expect(await call.say(said)).toMatch(told);
    expect(JSON.stringify(call.state())).toMatch(/"lines":\[\]/);
  });
});

it.each(['how late are you there on Tuesday', 'how late do you go on Tuesdays'])(
  'hours are told of the day: %s',
  async (said) => expect(await converse(SPECIAL).say(said)).not.toMatch(/Lunch/),
);

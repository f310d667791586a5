import { describe, expect, it } from 'vitest';
import { converse, harborFacts } from './testing/index.ts';

/** Three times on Monday morning were offered. */
async function offered() {
  const made = converse(harborFacts({ callerName: 'Priya Nair' }));
  await made.say('a filling, Monday morning');
  expect(made.replies.at(-1)).toContain('Monday, November 23');
  return made;
}

describe('a wish said to what was offered', () => {
  it.each([
    ["I'm at school mornings so anything after two, any day is fine", /at (?:2|2:30|3|3:30) PM/],
    ['whichever, as long as it is past two', /at (?:2|2:30|3|3:30) PM/],
    ['any day in December, whatever you have', /December/],
  ])('chooses none of those that it excludes: %s', async (said, found) => {
    const made = await offered();
    const reply = await made.say(said);
    expect(reply).toMatch(found);
    expect(reply).toContain('Which would you like?');
  });

  it('takes the first where all are the same', async () => {
    const made = await offered();
    await made.say("it doesn't matter, you choose");
    expect(made.replies.at(-1)).not.toContain('Which would you like?');
  });

  it.each([
    'no, scrap Monday, make it Tuesday at two',
    "forget Monday, let's say Tuesday at two",
    'never mind that, Tuesday at two is better',
    'cancel that one, could you do Tuesday at two instead',
  ])('stands in place of the one before: %s', async (said) => {
    const made = await offered();
    expect(await made.say(said)).toContain('Tuesday, November 24 at 2 PM');
  });

  it.each(['never mind', 'actually cancel that', "forget it, I'll just come by on Tuesday"])(
    'ends it where there is none: %s',
    async (said) => {
      const made = await offered();
      expect(await made.say(said)).toContain('nothing is booked');
    },
  );
});

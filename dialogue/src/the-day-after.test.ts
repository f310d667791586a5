import { describe, expect, it } from 'vitest';
import { converse, harborFacts } from './testing/index.ts';

/** Days that are seen from one that was spoken of before, whatever for. It is Saturday, November 21. */

const closed = { enabled: false, intervals: [] };
const CLIMBING = harborFacts({ businessName: 'Northgate Climbing' });

describe('behind opening hours', () => {
  it.each(['and the day after?', 'what about the following day', 'okay, and the day after, are you open then'])(
    'asks the same of another day: %s',
    async (said) => {
      const call = converse(CLIMBING);
      await call.say('how late are you open Wednesday');
      expect(await call.say(said)).toMatch(/Thursday, November 26/);
    },
  );

  it.each([
    'the day after then, around two',
    "let's say the following day at two",
    'could I come the day after at two',
  ])('a visit is wished for then: %s', async (said) => {
    const call = converse(CLIMBING);
    await call.say('are you open on Monday');
    expect(await call.say(said)).toMatch(/Tuesday, November 24 at 2 PM/);
  });
});

describe('a weekday behind another', () => {
  it.each(['what about the Monday after that', 'could we do the following Monday', 'the Monday after, please'])(
    'is seen from what was offered: %s',
    async (said) => {
      const call = converse(CLIMBING);
      await call.say('do you have anything Monday at two');
      expect(await call.say(said)).toMatch(/Monday, November 30/);
    },
  );
});

it('offers the day behind the one that is not to be had', async () => {
  const call = converse({ ...CLIMBING, hours: { ...CLIMBING.hours, monday: closed } });
  expect(await call.say('can I come Monday the 23rd')).toMatch(/closed/);
  expect(await call.say('the day after then, in the afternoon')).toMatch(/Tuesday, November 24 at noon/);
});

it.each(['I have a thing that night', "it's for my sister's party that evening", "we're driving home after that"])(
  'what is done on that day asks for no other time: %s',
  async (said) => {
    const call = converse(CLIMBING);
    await call.say('can I come Monday at ten for a lesson', 'Ada Okoye');
    expect(await call.say(said)).toMatch(/Monday, November 23 at 10 AM/);
  },
);

import { describe, expect, it } from 'vitest';
import { converse, harborFacts } from './testing/index.ts';

/** A waiting list and a message that were begun are left at the first wish for a time that can be had. */

const PIANOS = harborFacts({ businessName: 'Keys and Strings', callerName: 'Ada Okoye' });
const WISHES = [
  'can you fit me in Monday at ten for a tuning',
  "hm, let's do Monday at ten then",
  'is there anything Monday at ten',
  'I want an appointment Monday at ten',
];

describe.each([
  ['the waiting list', ['put me on the waiting list']],
  ['the waiting list, read back', ['put me on the waiting list for Wednesday']],
  ['the text of a message', ['can I leave a message']],
])('amid %s', (_, before) => {
  it.each(WISHES)('an appointment is looked for: %s', async (said) => {
    const call = converse(PIANOS);
    await call.say(...before);
    expect(await call.say(said)).toMatch(/Monday, November 23 at 10 AM/);
    await call.say('a tuning', 'yes');
    expect(call.shop.calendar.waiting).toEqual([]);
  });
});

it('another day for the list is one for the list', async () => {
  const call = converse(PIANOS);
  await call.say('put me on the waiting list for Wednesday');
  expect(await call.say('no, make it Thursday')).toMatch(/waiting list: .*Thursday, November 26/);
});

it.each(["that's okay, no list", "I don't want a waiting list"])('is let go of: %s', async (said) => {
  const call = converse(PIANOS);
  await call.say('put me on the waiting list');
  expect(await call.say(said)).toMatch(/not on the waiting list/);
});

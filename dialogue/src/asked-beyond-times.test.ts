import { describe, expect, it } from 'vitest';
import { asksBeyondTimes } from './heard/asked/beyond-times.ts';
import { notesOf } from './testing/facts.ts';
import { converse, harborFacts } from './testing/index.ts';

/** A question that asks for no time to come, whatever day or 'later' stands in it, leaves what was wished for as it is. */

const BOATS = harborFacts({
  businessName: 'Eastport Sailing School',
  notes: notesOf(
    'A first lesson is $80; seniors pay half on Mondays.',
    'Cancel two days ahead, otherwise we charge a third of it.',
    'Ines teaches every day; Tomas is away on Fridays.',
  ),
});

describe('what is asked', () => {
  it.each([
    'is that still the price on a Sunday',
    'do you charge more on weekends',
    'what if it rains that morning',
    'say I get seasick, do I still pay',
    'would it matter if we came in two cars',
    'are seniors cheaper on Mondays',
    'does Tomas teach on Fridays',
    'how early should we be there',
    "it's my first time, do I need shoes for that",
  ])('is something else than a time: %s', (said) => expect(asksBeyondTimes(said)).toBe(true));

  it.each([
    'does Sunday at two work for a lesson',
    'do you have Monday',
    'what if we made it Sunday',
    'is there anything cheaper on Monday',
    'is Ines free Friday',
    'how about the day after',
    'which day is good for beginners',
    'can you note that I wear glasses',
    'and how much is it, and can I come Sunday instead',
  ])('is a time or a deed: %s', (said) => expect(asksBeyondTimes(said)).toBe(false));
});

describe('at the read-back', () => {
  it.each([
    ['does the senior thing count on Sundays too', /Monday, November 23 at 10 AM/],
    ['what if I need to change the day later', /Monday, November 23 at 10 AM/],
    ['is it more if my sister comes along', /Monday, November 23 at 10 AM/],
    ['does Tomas work that day', /Tomas is away on Fridays\. .*Monday, November 23 at 10 AM/],
    ["if something comes up and I can't come, do I get charged", /a third of it\. .*Monday, November 23 at 10 AM/],
  ])('what was read back stands behind the answer: %s', async (said, kept) => {
    const call = converse(BOATS);
    await call.say('can I book a lesson for Monday at ten', 'Ada Okoye');
    const reply = await call.say(said);
    expect(reply).toMatch(kept);
    expect(reply).toMatch(/Shall I book it\?$/);
    await call.say('yes');
    expect(call.shop.calendar.booked).toMatchObject([{ at: '2026-11-23 10:00' }]);
  });
});

it('begins no appointment where none is wished for', async () => {
  const call = converse(BOATS);
  await call.say('are seniors cheaper');
  expect(await call.say('does that count on Sunday too')).not.toMatch(/Which would you like/);
});

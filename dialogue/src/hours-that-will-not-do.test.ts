import { describe, expect, it } from 'vitest';
import type { BusinessFacts } from './facts.ts';
import { converse, harborFacts } from './testing/index.ts';

const ID = '00000000-0000-4000-8000-000000000001';
/** Harbor Dental, open on weekdays from nine to five; it is Saturday, November 21. */
const call = (more: Partial<BusinessFacts> = {}) => converse(harborFacts({ callerName: 'Priya Nair', ...more }));

describe('an hour that will not do', () => {
  it.each(["I can't do noon", "noon doesn't work", 'not noon', "noon's no good"])(
    'leaves the others: %s',
    async (said) => {
      const made = call();
      await made.say('a cleaning Tuesday afternoon');
      expect(await made.say(said)).toBe('I have Tuesday, November 24 at 12:30 PM or 1 PM. Which would you like?');
    },
  );

  it.each(["I can't do two", "two doesn't work for me"])('is not read back again: %s', async (said) => {
    const made = call();
    await made.say('a cleaning Tuesday at two');
    expect(await made.say(said)).toBe('I have Tuesday, November 24 at 1 PM, 1:30 PM or 2:30 PM. Which would you like?');
  });
});

it.each([
  ['how about the same time Wednesday', '2026-11-25 14:00'],
  ['Wednesday at the same time', '2026-11-25 14:00'],
])('the same time is the one that was wished for, where others were offered: %s', async (said, at) => {
  const made = call();
  made.shop.calendar.taken.add('2026-11-24 14:00');
  await made.say('a cleaning Tuesday at two', said, 'yes');
  expect(made.shop.calendar.booked).toMatchObject([{ at }]);
});

describe('a day that is told by another', () => {
  it.each([
    'I was wondering if I could get in a week from Tuesday at four for a cleaning',
    'a cleaning a week from Tuesday at four',
  ])('%s', async (said) => {
    expect(await call().say(said)).toContain('Tuesday, December 1 at 4 PM');
  });
});

it.each([
  "what's Tuesday at two look like for a cleaning",
  'hi there, how are you, listen, I was hoping to come in Tuesday at two for a cleaning',
  "I'm looking to come in on Tuesday at two, a cleaning",
])('is a wish: %s', async (said) => {
  expect(await call().say(said)).toContain('Tuesday, November 24 at 2 PM');
});

describe('whose it is', () => {
  it('is written with it, where the name of the caller does not say so', async () => {
    const made = call();
    await made.say("I'd like an appointment for my mom, a cleaning, Tuesday at two", 'yes');
    expect(made.shop.calendar.booked).toMatchObject([{ customer_name: 'Priya Nair', notes: 'cleaning; for my mom' }]);
  });

  it('is told by the name, where that is asked for', async () => {
    const made = call({ callerName: null });
    await made.say("I'd like an appointment for my mom, a cleaning, Tuesday at two", 'Rosa Nair', 'yes');
    expect(made.shop.calendar.booked).toMatchObject([{ customer_name: 'Rosa Nair', notes: 'cleaning' }]);
  });
});

it.each([['can I move my appointment to Wednesday at eleven', '2026-11-25 11:00']])(
  'what would be done is asked, and not done: %s',
  async (first, at) => {
    const made = call();
    made.shop.calendar.booked.push({ booking_id: ID, customer_name: 'Priya Nair', at: '2026-11-24 14:00' });
    await made.say(first, 'so you would cancel the other one?', 'yes');
    expect(made.shop.calendar.booked).toMatchObject([{ at }]);
  },
);

it('another one is looked up in the midst of a new one, which goes on', async () => {
  const made = call();
  await made.say('a cleaning Tuesday at two');
  expect(await made.say('is my other appointment still on?')).toMatch(
    /^I don't find .*Tuesday, November 24 at 2 PM.*Shall I book it\?$/,
  );
  await made.say('yes');
  expect(made.shop.calendar.booked).toMatchObject([{ at: '2026-11-24 14:00' }]);
});

import { describe, expect, it } from 'vitest';
import { notesOf } from './testing/facts.ts';
import { converse, harborFacts } from './testing/index.ts';

/** What is asked and told in the midst of an appointment: it is answered or kept, and the appointment goes on. */

const GYM = harborFacts({
  businessName: 'Northgate Climbing',
  notes: notesOf('We are at 31 Quay Road, behind the market.', 'A belay course takes two hours and costs $60.'),
});

function member() {
  const call = converse({ ...GYM, callerName: 'Ada Okoye' });
  const booking_id = '00000000-0000-4000-8000-000000000001';
  call.shop.calendar.booked.push({ booking_id, at: '2026-11-27 10:00', customer_name: 'Ada Okoye' });
  return call;
}

describe('a question in the midst of a move', () => {
  it.each([
    ["you're still on Quay Road, right?", /31 Quay Road/],
    ['what time do you close that day', /Tuesday, November 24/],
    ['when am I down for again?', /You have Friday, November 27 at 10 AM\./],
  ])('is answered, and what was asked is asked again: %s', async (said, answer) => {
    const call = member();
    const asked = await call.say('can I move my appointment to Tuesday at two');
    expect(await call.say(said)).toMatch(answer);
    expect(call.replies.at(-1)?.endsWith(asked)).toBe(true);
    await call.say('yes');
    expect(call.shop.calendar.booked).toMatchObject([{ at: '2026-11-24 14:00' }]);
  });
});

describe('a moment seen from the visit', () => {
  it.each([
    'could we drop the shoes off the night before',
    'can he eat that morning',
    'should I pay the day before',
    'do I have to stretch beforehand',
  ])('is no other time for it: %s', async (said) => {
    const call = converse(GYM);
    await call.say('can I book a belay course for Monday at ten', 'Ada Okoye');
    expect(await call.say(said)).toMatch(/So that's Monday, November 23 at 10 AM/);
  });

  it('still is one where somebody wants to come then', async () => {
    const call = converse(GYM);
    await call.say('can I book a belay course for Tuesday at ten', 'Ada Okoye');
    expect(await call.say('could I come the day before')).toMatch(/Monday, November 23 at 10 AM/);
  });
});

describe('one sentence', () => {
  it.each([
    [
      'can you change me from ten to eleven on Friday',
      /from Friday, November 27 at 10 AM to Friday, November 27 at 11 AM/,
    ],
    ['I have something with you on Friday at ten, can it be later', /I have Friday, November 27 at 10:30 AM/],
    ["my Friday ten o'clock, can you swap it for the afternoon", /I have Friday, November 27 at noon/],
    ['I want to cancel Friday, actually no, can I make it Monday instead', /to Monday, November 23 at 10 AM\?$/],
  ])('names the appointment and what is to become of it: %s', async (said, reply) => {
    expect(await member().say(said)).toMatch(reply);
  });

  it('that wants it sooner than the day that cannot be kept is offered the days before', async () => {
    const call = member();
    await call.say("I can't make Friday");
    expect(await call.say('anything sooner?')).toMatch(/I have Saturday|I have Monday, November 23/);
    await call.say('anything earlier than Tuesday');
    expect(call.replies.at(-1)).toMatch(/Monday, November 23/);
  });
});

describe('what is told', () => {
  it('goes with the appointment, word for word', async () => {
    const call = converse(GYM);
    await call.say('can I book a belay course for Monday at ten', 'Ada Okoye');
    expect(await call.say("oh and it's my sister's birthday")).toMatch(/belay course.*it's my sister's birthday/);
    expect(await call.say("it's the green gate, knock hard")).toMatch(/it's the green gate.*knock hard/);
  });

  it('of an address is put right', async () => {
    const call = converse(GYM);
    await call.say('can somebody come Monday at ten for a wall inspection', "it's 24 Elm Street", 'Ada Okoye');
    expect(await call.say('no wait, 42 Elm Street')).toMatch(/42 Elm Street/);
    expect(await call.say('no, 44 not 42')).toMatch(/44 Elm Street\. Shall I book it\?$/);
    expect(call.replies.at(-1)).not.toMatch(/\b(?:24|42)\b/);
  });

  it('of a need that the owner writes of wishes for an appointment, whatever else it sounds like', async () => {
    const call = converse(harborFacts({ notes: notesOf('A chimney sweep is $80.') }));
    await call.say('hi, my stove is due for a chimney sweep');
    expect(call.replies.at(-1)).toMatch(/Which day and time/);
  });
});

describe('two at the same time', () => {
  it('come one after the other where one is booked at a time, each under their own name', async () => {
    const call = converse(GYM);
    await call.say(
      'I need a lesson for me and one for my son at the same time Monday',
      'ten',
      "his name's Max, he's six",
    );
    await call.say("I'm Paul", 'yes', 'yes');
    expect(call.shop.calendar.booked).toMatchObject([
      { at: '2026-11-23 10:00', customer_name: 'Paul' },
      { at: '2026-11-23 10:30', customer_name: 'Max' },
    ]);
  });

  it('counts who sits at a table', async () => {
    const call = converse(harborFacts({ notes: notesOf('Corkage is $15.') }));
    await call.say("we're eight for Monday at ten", 'Cole');
    expect(call.replies.at(-1)).toMatch(/table for eight/);
    expect(await call.say('make it nine people')).toMatch(/table for nine/);
  });
});

describe('two at once, where the owner wrote that they can', () => {
  const SPA = harborFacts({ notes: notesOf('We have two massage tables, so couples can come together.') });

  it('are one appointment, and asked about it stands', async () => {
    const call = converse(SPA);
    expect(await call.say('my husband and I want to come in for massages on Monday')).toMatch(
      /^We have two massage tables/,
    );
    expect(await call.say('can you do both of us at the same time?')).toMatch(
      /^We have two massage tables.*Which would you like\?$/,
    );
    await call.say('ten', 'Simone', 'yes');
    expect(call.shop.calendar.booked).toMatchObject([{ at: '2026-11-23 10:00', customer_name: 'Simone' }]);
  });

  it('follow each other for what that is not', async () => {
    expect(await converse(SPA).say('my husband and I want facials on Monday')).toMatch(/one at a time/);
  });
});

it('keeps the day that was told with a question for the hours', async () => {
  const call = converse(GYM);
  await call.say('I need a lesson', 'Tuesday, first thing, when do you open');
  expect(await call.say('yeah ten then')).toMatch(/Tuesday, November 24 at 10 AM/);
});

it.each(["yes please, and her name's Pepper", "his name's Otto by the way, yes"])(
  'the name of the one who is seen is told beside it: %s',
  async (said) => {
    const call = converse(harborFacts({ businessName: 'Paws Animal Hospital' }));
    await call.say('my dog needs his shots on Tuesday at nine', 'Ann Lee');
    await call.say(said);
    if (!call.shop.calls.includes('book_slot')) await call.say('yes');
    expect(call.shop.calendar.booked.at(-1)).toMatchObject({ customer_name: 'Ann Lee' });
  },
);

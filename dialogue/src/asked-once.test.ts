import { describe, expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { harborFacts, notesOf } from './testing/facts.ts';

/** No detail is asked for ever, and what answers something else is no detail. */

const plain = () => converse(harborFacts());

describe('what it is about', () => {
  it.each([
    ['book Biscuit for shots Tuesday at ten', 'Biscuit for shots'],
    ['got a nail in my tire, anything Tuesday at ten', 'nail in my tire'],
    ['Tuesday at ten for an alignment please', 'alignment'],
  ])('is told by the wish itself: %s', async (said, about) => {
    expect(await plain().say(said, 'Ann Lee')).toContain(`about: ${about}`);
  });

  it.each([
    ['yes', 'yes'],
    ['Rosa Lee', 'yes'],
    ['okay', 'Tuesday'],
  ])('is asked once more, then it goes on: %s, %s', async (...answers) => {
    const call = plain();
    await call.say('can I come in Tuesday at ten', ...answers);
    expect(await call.say('um')).not.toMatch(/what is it about/i);
  });

  it('is no other time, which is taken', async () => {
    const call = plain();
    await call.say('can I come in Tuesday at ten');
    expect(await call.say('make it eleven actually')).toContain('Tuesday, November 24 at 11 AM');
  });
});

it('asks nothing a third time in the same words', async () => {
  const call = plain();
  await call.say('a cleaning Tuesday at ten');
  const name = 'What name should I put it under?';
  expect(await call.say('do you take Cigna')).toContain(name);
  expect(await call.say('and MetLife, do you take that')).toContain('Just a name will do.');
});

describe('whose name it is', () => {
  it.each([
    ['Bella', "that's the dog's name, I'm Carla Reyes", 'for Carla Reyes', 'dog: Bella'],
    ['Priya Nair', "it's for Asha, Asha Nair", 'for Asha Nair', 'cleaning'],
  ])('%s, %s', async (first, then, name, note) => {
    const reply = await plain().say('a cleaning Tuesday at ten', first, then);
    expect(reply).toContain(name);
    expect(reply).toContain(note);
  });

  it('is who calls, and not whom they are late for', async () => {
    const call = plain();
    await call.say('this is Grace Kim, running ten minutes late for Dana, sorry');
    expect(call.shop.messages).toMatchObject([{ caller_name: 'Grace Kim' }]);
  });
});

describe('two in one breath', () => {
  it('each at its own time', async () => {
    const call = plain();
    await call.say('two cleanings Tuesday, nine and ten', 'Ann Lee', 'yes', 'Bo Lee', 'yes');
    expect(call.shop.calendar.booked.map(({ at }) => at)).toEqual(['2026-11-24 09:00', '2026-11-24 10:00']);
  });

  it('each with their own name beside', async () => {
    const call = plain();
    await call.say('cleanings for my kids Jack and Mia Tuesday at nine', 'Ann Lee', 'yes', 'yes');
    expect(call.shop.calendar.booked).toMatchObject([
      { notes: expect.stringContaining('for Jack') },
      { notes: expect.stringContaining('for Mia') },
    ]);
  });
});

it('looks for no hour behind the one that somebody has', async () => {
  const call = plain();
  await call.say(
    'a cleaning Tuesday at ten',
    'Ann Lee',
    'yes',
    "actually I'm booked Tuesday at ten, could I come later",
  );
  await call.say('eleven', 'yes');
  expect(call.shop.calendar.booked).toMatchObject([{ at: '2026-11-24 11:00' }]);
});

it('begins none at the hour of one that is under another number', async () => {
  const call = plain();
  const reply = await call.say('I need to move my appointment Tuesday at ten, it is under my husband');
  expect(reply).toContain('Shall I take a message');
  expect(call.shop.calls).toEqual(['find_bookings']);
});

it.each(["no, I'll just come by", 'thanks'])('lets go of one that was barely begun: %s', async (said) => {
  expect(await plain().say('my crown came off, can you fix that', said)).toContain('nothing is booked');
});

it.each(['can you fax my records to Dr. Kim', 'could somebody send my x-rays over to my new dentist'])(
  'passes on what is done in the office: %s',
  async (said) => {
    const call = plain();
    await call.say(said, 'Ann Lee');
    expect(call.shop.messages).toMatchObject([{ text: said }]);
  },
);

describe('no part of a wish is passed over', () => {
  it.each([
    ['tune up Tuesday at ten, and could they look at the thermostat while they are at it', 'tune up; thermostat'],
    ["our AC quit last night and it's 90 degrees in here, anything Tuesday at ten", "AC quit; it's 90 degrees in here"],
    ['my mother passed away and I need someone to help me with her will, Tuesday at ten', 'my mother passed away'],
  ])('%s', async (said, told) => expect(await plain().say(said, 'Ann Lee')).toContain(told));

  it('nor whose mother calls', async () => {
    const call = plain();
    const reply = await call.say('a cleaning Tuesday at ten', 'Owen Price', "I'm his mom, Dana");
    expect(reply).toContain("for Owen Price, about: cleaning; I'm his mom, Dana");
  });
});

it.each(['June Park', 'Owen Sunday', 'Grace Field', 'Eve Black'])(
  'hears %s as a name where one is asked for',
  async (name) => {
    const reply = await plain().say('a cleaning Tuesday at ten', name);
    expect(reply).toMatch(/Tuesday.*at 10 AM/);
    expect(reply).toContain(`for ${name}`);
  },
);

it.each(['Not Today', 'Hold On', 'Never Mind', 'One Moment'])('and %s as none', async (said) => {
  expect(await plain().say('a cleaning Tuesday at ten', said)).not.toContain('Shall I book it');
});

it('keeps to the hours that were told when another one is not free', async () => {
  const call = plain();
  const reply = await call.say('anything today after two, I have to leave by four', 'three fifteen');
  expect(reply).not.toMatch(/\b(?:1:|5 PM|4:30)/);
});

it.each([
  ['can I bring my car in Friday for an inspection', 'No inspections on Friday.'],
  ['does Remy have anything Friday', 'Remy is off Fridays.'],
])('tells what the owner wrote of that day before a time is offered: %s', async (said, told) => {
  const call = converse(harborFacts({ notes: notesOf('No inspections on Friday.', 'Remy is off Fridays.') }));
  expect(await call.say(said)).toBe(`${told} Which other day would suit you?`);
});

it('says who this is before it goes on', async () => {
  const call = plain();
  expect(await call.say('hi, is this the animal hospital? I need a refill')).toContain('This is Harbor Dental.');
});

it('adds the name that is told after an alarm', async () => {
  const call = plain();
  await call.say("my husband can't breathe", 'Linda Brooks');
  expect(call.shop.messages.at(-1)).toMatchObject({ caller_name: 'Linda Brooks' });
});

it.each(['first time there, yeah', 'could we do the 90 minute one instead'])(
  'picks nothing at the read-back by "%s"',
  async (said) => {
    const call = plain();
    await call.say('a cleaning Tuesday between ten and noon', 'ten thirty', 'Ann Lee');
    expect(await call.say(said, 'um, sorry')).not.toMatch(/at (?:10|11) AM|1 PM/);
    await call.say('yes');
    expect(call.shop.calendar.booked).toMatchObject([{ at: '2026-11-24 10:30' }]);
  },
);

it('keeps what is told behind a name, and says nothing twice', async () => {
  const call = plain();
  const reply = await call.say(
    "our piano hasn't been tuned since we moved, anything Tuesday at ten",
    'Greg Ito, we have two dogs in the house',
  );
  expect(reply).toContain("piano hasn't been tuned since we moved; we have two dogs in the house.");
});

it.each(['do you rent bikes', 'do you sell scooters'])('is not told of something else: %s', async (said) => {
  const call = converse(harborFacts({ notes: notesOf('Bikes left over 30 days are charged $2 a day.') }));
  expect(await call.say(said)).not.toContain('$2');
});

it('is no wish to come when a child is due', async () => {
  expect(await plain().say("we're due June 20th and I'd like to come in for a cleaning")).toContain('Which day');
});

it('goes on behind a polite word, and keeps no day as the reason', async () => {
  const call = plain();
  await call.say("I'd like to come in about my wisdom tooth");
  expect(await call.say('Oh okay. Then Tuesday the twenty fourth, half past ten?')).toContain('10:30 AM');
});

it('looks for one more on the day of the one before', async () => {
  const call = plain();
  await call.say('a cleaning Wednesday at ten', 'Ann Lee', 'yes');
  expect(await call.say('Yeah, I need one more at eleven.')).toContain('Wednesday, November 25 at 11 AM');
});

describe('several times are offered', () => {
  it.each(['okay, thanks a lot', 'okay', 'yes'])('and %s chooses none of them', async (said) => {
    expect(await plain().say('a cleaning on Tuesday', said)).toContain('Which would you like?');
  });

  it.each(["okay, I'm not ready to book, thank you", "we're not ready yet"])('and %s lets go of all', async (said) => {
    expect(await plain().say('a cleaning on Tuesday', said)).toContain('nothing is booked');
  });
});

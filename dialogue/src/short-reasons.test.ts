import { describe, expect, it } from 'vitest';
import { notesOf } from './testing/facts.ts';
import { converse, harborFacts } from './testing/index.ts';

const harbor = (...notes: string[]) => converse(harborFacts({ notes: notesOf(...notes) }));

describe('the reason is told without the wish, the moment and the greeting', () => {
  it.each([
    ["Hi there, I'd like to get in for a cleaning with Dr. Ramos Tuesday at ten", 'cleaning with Dr Ramos'],
    ['I was wondering if you had anything Tuesday at ten for a hot shave', 'hot shave'],
    ["hello, I'd like to see Dr. Patel about my dog's ear, Tuesday at ten", "Dr Patel about my dog's ear"],
    [
      'I chipped a tooth on a piece of bread, can you believe it? Tuesday at ten?',
      'I chipped a tooth on a piece of bread',
    ],
  ])('%s', async (said, about) => {
    expect(await harbor().say(said, 'Ann Lee')).toContain(`about: ${about}. Shall`);
  });

  it('nor with a later choice', async () => {
    const call = harbor();
    await call.say('anything on Tuesday for a hot shave', "okay what about Wednesday, the latest you've got");
    expect(await call.say('Ann Lee')).toContain('about: hot shave. Shall');
  });

  it('and a question beside a yes is kept without the yes', async () => {
    const call = harbor();
    await call.say('a cleaning Tuesday at ten', 'Ann Lee');
    expect(await call.say('Yeah. How long does that usually take?')).toContain('cleaning; How long does that');
  });
});

describe('more than two of them', () => {
  it.each([
    ['haircuts for me and my two boys Tuesday at nine, back to back', 3],
    ["there's four of us and we need blowouts Tuesday at nine", 4],
  ])('are booked one after the other: %s', async (said, count) => {
    const call = harbor();
    await call.say(said, 'Rob Delaney', ...Array<string>(count).fill('yes'));
    expect(call.shop.calendar.booked.map(({ at, customer_name }) => [at.slice(11), customer_name])).toEqual(
      ['09:00', '09:30', '10:00', '10:30'].slice(0, count).map((at) => [at, 'Rob Delaney']),
    );
  });

  it('and who stops is told how many are', async () => {
    const call = harbor();
    await call.say('haircuts for me and my two boys Tuesday at nine', 'Rob Delaney', 'yes', 'yes');
    expect(await call.say('oh, never mind that one')).toContain('Only the first 2 are booked.');
  });
});

describe('a weekday by its name alone', () => {
  it('is of the week that was spoken of', async () => {
    const call = harbor();
    await call.say('a cleaning sometime the week after next');
    expect(await call.say('Thursday at two then')).toContain('Thursday, December 3 at 2 PM');
  });

  it('or of a day that was offered', async () => {
    const call = harbor();
    expect(await call.say('a cleaning on December 3rd')).toContain('Thursday, December 3');
    expect(await call.say('Thursday at four')).toContain('Thursday, December 3 at 4 PM');
  });

  it('else the one to come', async () => {
    expect(await harbor().say('a cleaning on Wednesday at two')).toContain('Wednesday, November 25 at 2 PM');
  });
});

it('both days that were asked about are offered', async () => {
  expect(await harbor().say('a cleaning, do you have Tuesday or Wednesday?')).toContain(
    'Tuesday, November 24 at 9 AM or 9:30 AM; or Wednesday, November 25 at 9 AM or 9:30 AM',
  );
});

it('somebody who is off rules out no day of somebody else', async () => {
  const call = harbor('Dr. Patel and Dr. Nguyen. Dr. Patel is off on Tuesdays.');
  expect(await call.say('a cleaning with Dr. Nguyen on Tuesday at ten')).toContain('Tuesday, November 24 at 10 AM');
});

describe('one that is not found', () => {
  it('keeps its hour, which is no wish for another day', async () => {
    const call = harbor();
    const said = await call.say("I've got an appointment with Dr. Ng on Tuesday at two, can we do it next week?");
    expect(said).toContain('Monday, November 23 at 9 AM, 9:30 AM or 10 AM');
  });

  it('stands, and is told to stand', async () => {
    const call = harbor();
    await call.say("I've got an appointment with Dr. Ng on Tuesday at two for my crown, can we do Wednesday at ten?");
    expect(await call.say('Ann Lee')).toContain('in place of one under another number on Tuesday, November 24 at 2 PM');
    expect(await call.say('yes')).toContain("I can't see the old one, so I haven't cancelled it");
    expect(await call.say('And the old one, is that off now?')).toContain("I haven't cancelled it");
    expect(call.shop.calendar.booked).toHaveLength(1);
  });
});

it.each(["Eight's good", 'nine thirty works'])('a time is nobody: %s', async (said) => {
  const call = harbor();
  await call.say('an oil change Tuesday at ten');
  expect(await call.say(said)).toMatch(/November 24 at (?:8|9:30) AM|November 24 at 9:30|nothing.*at 8 AM/);
});

it('what befell somebody last night is no wish for tonight', async () => {
  const said = await harbor().say("my son's had a toothache since last night, could somebody see him Monday?");
  expect(said).toContain('Monday, November 23 at 9 AM');
});

describe('what a question named', () => {
  it('is what the wish behind it is about', async () => {
    const call = harbor("Women's cut $65, men's cut $40.");
    await call.say("How much is a women's cut?", 'Okay. Can I get one on Tuesday, say ten?');
    expect(await call.say('Ruth Kim')).toContain("about: women's cut. Shall");
  });

  it('is the day of an hour behind it, unless it is closed then', async () => {
    const call = harbor();
    await call.say('you guys open Wednesday?');
    expect(await call.say('cool, put me down for a tire rotation at ten then')).toContain(
      'Wednesday, November 25 at 10',
    );
    const closed = harbor();
    await closed.say('you guys open Sunday?');
    expect(await closed.say('put me down for a tire rotation at ten then')).toContain('Monday, November 23 at 10');
  });
});

describe('one of those that were offered', () => {
  it.each([
    ['The last one of those.', '10 AM'],
    ["I'll take that one.", '9 AM'],
  ])('%s', async (said, at) => {
    const call = harbor();
    await call.say('a cleaning Tuesday', said);
    expect(await call.say('Ann Lee')).toContain(`Tuesday, November 24 at ${at}, for Ann Lee`);
    await call.say("I'll take it");
    expect(call.shop.calendar.booked).toHaveLength(1);
  });
});

it('a hygienist or a doctor who is asked for stands with the reason', async () => {
  const call = harbor();
  await call.say('Can I see Dr. Ramos on Tuesday at ten about a filling that fell out?');
  expect(await call.say('Peter Novak')).toContain('about: filling that fell out with Dr Ramos. Shall');
});

it('what is wished for beside a choice is told or kept', async () => {
  const call = harbor();
  await call.say("my car's making a grinding noise when I brake, anything Tuesday?");
  await call.say('nine thirty works. And could I get a loaner for the day?');
  expect(await call.say('Sylvia Marsh')).toContain('could I get a loaner for the day');
});

it('"my two kids, they get out at noon" makes appointments and moves none', async () => {
  const call = harbor();
  await call.say(
    'I wanted to make appointments for my two kids, they both need their checkups. Anything Friday? They get out at noon on Fridays.',
    'twelve thirty',
    'Grace Lindholm',
    'yes',
    'yes',
  );
  expect(call.shop.calendar.booked.map(({ at }) => at)).toEqual(['2026-11-27 12:30', '2026-11-27 13:00']);
});

it('what is told behind a name stays whole', async () => {
  const call = harbor();
  await call.say('a family photo session Tuesday at ten');
  expect(await call.say('Greg Ito, 4 of us plus the dogs')).toContain(
    'family photo session; 4 of us plus the dogs. Shall',
  );
});

it('a service is told by its length', async () => {
  const services = [30, 60, 90].map((minutes) => ({
    id: `7f3c1d52-0000-4000-8000-0000000000${minutes}`,
    name: `Massage ${['short', 'long', 'extra long'][minutes / 30 - 1]}`,
    minutes,
    priceCents: null,
    doers: [],
  }));
  const call = converse(harborFacts({ services }));
  await call.say("I'd like a massage Tuesday at ten");
  expect(await call.say('the ninety minute one')).toContain('Tuesday, November 24 at 10 AM');
  expect(await call.say('Ann Lee')).toContain('Massage extra long, for Ann Lee');
});

it('both of two who come are booked beside a question', async () => {
  const call = harbor();
  await call.say('Hi, my sister and I would like pedicures Tuesday at noon, can you take both of us?', 'Dee Ramsey');
  expect(await call.say('yes')).toContain("What is your sister's name?");
});

it('of tomorrow nobody says its weekday, where a later day is spoken of', async () => {
  const call = harbor();
  await call.say('a cleaning next Thursday at nine', 'Gloria Stein');
  expect(await call.say("wait, no, I'll be away then. Sunday, same time")).not.toContain('November 22');
});

it('who will just come by wishes for no time', async () => {
  expect(await harbor().say("Okay, I'll come by tomorrow then. Thanks.")).toContain("You're welcome");
});

it.each([
  ["I lost a filling. I'm free any afternoon next week except Tuesday.", 'I lost a filling'],
  ['I need to have my wedding gown taken in next week', 'wedding gown taken in'],
  ["My inspection's up at the end of the month. Could I do Tuesday?", "My inspection's up"],
])('when somebody is free is no reason: %s', async (said, about) => {
  const call = harbor();
  await call.say(said, 'the first one');
  expect(await call.say('Miles Archer')).toContain(`about: ${about}. Shall`);
});

it('what both need is needed by each', async () => {
  const call = harbor();
  await call.say(
    'My husband and I both need physicals for our life insurance. Anything Tuesday at ten?',
    'Carla Jensen',
  );
  await call.say('yes', 'Mark Jensen', 'yes');
  expect(call.shop.calendar.booked).toMatchObject([
    { customer_name: 'Carla Jensen', notes: 'physicals for our life insurance' },
    { customer_name: 'Mark Jensen', notes: 'physicals for our life insurance' },
  ]);
});

it('a question behind the read-back changes no time', async () => {
  const call = harbor();
  await call.say('a bang trim Tuesday any time after two', 'two thirty', 'Ines');
  expect(await call.say("Yep, that's right. Do I have to wash it first?")).toContain('November 24 at 2:30 PM');
});

it('who cannot come to one that is not found makes no other', async () => {
  const call = harbor();
  const said = await call.say("Hey, this is Sofia, I had a blowout at four on Monday, I'm not gonna make it, sorry.");
  expect(said).toContain('Shall I take a message');
  expect(call.shop.calendar.held).toBeNull();
});

it('an age counts nobody', async () => {
  const said = await harbor('We see children from age 3.').say(
    'Can I bring my two year old in for her checkup Tuesday?',
  );
  expect(said).toContain('We see children from age 3.');
});

it('a name under somebody else is a name', async () => {
  const call = harbor();
  await call.say('I need to have my night guard checked. Tuesday at ten?');
  const said = await call.say("Put it under my husband's name, Dale Everett.");
  expect(said).toContain('for Dale Everett, about: night guard checked. Shall');
});

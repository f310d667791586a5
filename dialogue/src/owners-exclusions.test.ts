import { describe, expect, it } from 'vitest';
import { notesOf } from './testing/facts.ts';
import { converse, harborFacts } from './testing/index.ts';

const shop = (...notes: string[]) => converse(harborFacts({ notes: notesOf(...notes) }));

describe('what is told of a person or a thing and the owner keeps away', () => {
  it.each([
    ['No cleaning during the first trimester or with a fever.', "a cleaning on Friday at two, I'm ten weeks pregnant"],
    ['We work on all makes except Tesla.', "a checkup on Friday at two, it's a Tesla"],
    ['We do not service bikes bought before 2005.', 'a tune up on Friday at two, I bought it in 1998'],
    ['No dogs with fleas, please.', 'a bath on Friday at two, he has fleas'],
    ['Crowns and root canals are not booked by phone.', 'I need a root canal on Friday at two'],
    ["We don't book tattoo removals over the phone.", 'a tattoo removal on Friday at two'],
  ])('is not booked: %s %s', async (note, said) => {
    const call = shop(note);
    expect(await call.say(said)).toBe(`${note} Would you like to leave a message?`);
    expect(call.state()).toMatchObject({ booking: null, message: said });
  });

  it('is heard of the appointment that is being made', async () => {
    const call = shop('We work on all makes except Tesla.');
    await call.say('a checkup on Friday at two');
    expect(await call.say("it's a Tesla")).toContain('except Tesla');
    expect(call.state()).toMatchObject({ booking: null });
  });

  it.each([
    ['No cleaning during the first trimester.', "a cleaning on Friday at two, I'm six months pregnant"],
    ['No cleaning during the first trimester.', "an exam on Friday at two, I'm ten weeks pregnant"],
    ['No cleaning with a fever.', 'a cleaning on Friday at two, no fever or anything'],
    ['We work on all makes except Tesla.', "a checkup on Friday at two, it's a Subaru"],
    ['We do not service bikes bought before 2005.', 'a tune up on Friday at two, I bought it in 2021'],
  ])('and nobody else is: %s %s', async (note, said) => {
    expect(await shop(note).say(said)).toContain('Friday, November 27 at 2 PM is free.');
  });

  it('is booked for who wants it all the same', async () => {
    const call = shop('No cleaning with a fever.');
    await call.say('a cleaning on Friday at two, I have a fever');
    expect(await call.say('book the cleaning for Friday at two anyway')).toContain('November 27 at 2 PM');
  });
});

describe('what must not be done', () => {
  const NOTES = [
    'If somebody smells gas or their brakes are gone they must not drive it, tell them to have it towed.',
    "We tow with Reggie's Towing, (718) 555-0377.",
  ];

  it.each([
    'My brake pedal goes straight to the floor, can I bring it in right now?',
    'I have no brakes',
    'my brakes just failed',
  ])('comes before any time, with whom to call: %s', async (said) => {
    const reply = await shop(...NOTES).say(said);
    expect(reply).toContain('You must not drive it. Please have it towed.');
    expect(reply).toContain('555-0377');
    expect(reply).not.toContain('Which would you like');
  });

  it('is said again to who asks for it', async () => {
    const call = shop(...NOTES);
    await call.say('I have no brakes');
    expect(await call.say('is it safe to drive')).toContain('You must not drive it.');
  });

  it('is nothing to whose brakes squeal', async () => {
    expect(await shop(...NOTES).say('a brake check on Friday at two, they squeal a bit')).not.toContain('must not');
  });
});

describe('a house that is closed from one date to another', () => {
  const call = () => shop("We're closed November 26 to November 30 for vacation.");

  it('is closed on each of them', async () => {
    expect(await call().say('are you open on November 27th')).toMatch(/^We're closed November 26/);
    expect(await call().say('a cleaning on November 27th at two')).toContain('closed November 26');
  });

  it('and on no other', async () => {
    expect(await call().say('are you open on December 2nd')).not.toContain('closed');
  });
});

describe('the note that says what was asked', () => {
  it.each([
    [
      'how much is mulch',
      'Mulch is $4.50 a bag or $38 a yard loose.',
      'We deliver bulk mulch and soil, $60 within 10 miles, two yard minimum.',
    ],
    ['who does billing', 'Billing questions go to Tanya, mornings only.', 'Our therapists are Rosa and Kim.'],
    [
      'what time do you actually stop cooking',
      'Kitchen stops taking orders 15 minutes before closing.',
      'Orders are usually ready in 15 minutes.',
    ],
    ["my car won't start, can you come get it", "We tow with Reggie's Towing.", 'Loaner cars: one, first come.'],
    ["what's the soup today", 'The soup today is split pea.', 'Soup comes with bread.'],
  ])('%s', async (said, note, other) => {
    const reply = await shop(other, note).say(said);
    expect(reply).toContain(note);
    expect(reply).not.toContain(other);
  });

  it('is none where no age is written', async () => {
    const call = shop(
      "We're hiring weekend cashiers.",
      "Kids' planting workshop first Saturday of the month, $8 a child.",
    );
    await call.say('are you hiring');
    expect(await call.say("he's fifteen, is that old enough")).not.toContain('workshop');
  });
});

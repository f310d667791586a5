import { describe, expect, it } from 'vitest';
import { notesOf } from './testing/facts.ts';
import { converse, harborFacts } from './testing/index.ts';

const shop = (...notes: string[]) => converse(harborFacts({ notes: notesOf(...notes) }));

describe('what the owner wrote is not done is told before an appointment for it', () => {
  it.each([
    ["We don't do weddings.", "I'd like to book you for my wedding on Friday at two"],
    ["We don't see children under 3.", 'I need an exam for my 2 year old on Friday'],
    ["We don't take dogs under 4 months.", 'I have a ten week old puppy, can I bring him in Monday at nine'],
    ['You must be 18 with a photo ID.', "can my daughter get an appointment Friday, she's sixteen"],
    ['We do no hand or face tattoos.', 'can I come in Wednesday at one for a tattoo on my hand'],
    ["We don't do Botox or fillers.", 'I wanna book Botox for next Tuesday'],
  ])('%s %s', async (note, said) => {
    const call = shop(note);
    expect(await call.say(said)).toBe(`${note} Would you like to leave a message?`);
    expect(call.state()).toMatchObject({ booking: null, message: said });
  });

  it.each([
    ["We don't do weddings.", "it's not a wedding, I need a portrait on Friday at two"],
    ["We don't see children under 3.", 'I need an exam for my 4 year old on Friday at two'],
    ["We don't take appointments on Sundays.", 'I need a cleaning on Friday at two'],
    ['We do no hand or face tattoos.', 'on the other hand, make it a cleaning on Friday at two'],
  ])('and of nothing else: %s %s', async (note, said) => {
    expect(await shop(note).say(said)).not.toContain(note);
  });

  it('once', async () => {
    const call = shop("We don't do weddings.");
    await call.say("I'd like to book you for my wedding on Friday at two");
    expect(await call.say('I want to book it anyway, a wedding portrait Friday at two')).toContain(
      'November 27 at 2 PM',
    );
  });
});

describe('a short note is told whole where one of its sentences does not name what is asked', () => {
  it.each([
    ['do you take Amex', 'We accept cash, Visa and Venmo. No American Express.'],
    ['do you see parrots', 'We treat dogs, cats and rabbits. We do not see birds or reptiles.'],
    ['is Discover all right', 'Visa and Mastercard are fine. We do not take Discover.'],
  ])('%s', async (said, note) => {
    expect(await shop(note, 'Nail trims are $20.').say(said)).toContain(note);
  });
});

describe('what the owner wrote for guests is no instruction', () => {
  it.each([
    ['does my dog need a leash', 'Please keep dogs on a leash.'],
    ['my son lost a tooth when he fell, what do I do with it', 'If a tooth is knocked out, keep it in milk.'],
    ['who should I ask for, I want a woman', 'Ask for Linda if you prefer a woman.'],
    ['can I eat before the surgery', "Don't eat for eight hours before surgery."],
  ])('%s', async (said, note) => {
    expect(await shop(note).say(said)).toContain(note);
  });

  it.each(['Please keep it short and friendly.', 'Please be polite about dogs.', 'Never talk about dogs.'])(
    'and this is one: %s',
    async (note) => {
      expect(await shop(note).say('tell me about your dogs, be short')).not.toContain(note);
    },
  );
});

it('that no tables are reserved is all that is said of one', async () => {
  const call = converse({ notes: notesOf("We don't take reservations, but there is rarely a wait before 6:30.") });
  expect(await call.say('can I get a table for six on Friday around seven')).toMatch(
    /reservations.*\. What else can I help with\?$/,
  );
});

describe('what is only told', () => {
  it('is answered by the note, and seen to', async () => {
    const call = shop('Flats are fixed while you wait, $15.');
    expect(await call.say('I just got a flat tire')).toMatch(/^Flats are fixed while you wait.*(?:day|message)/);
  });

  it('of something lost is no matter of payment', async () => {
    expect(await shop('We take cash and all cards.').say('I think I left my umbrella there on Sunday')).not.toContain(
      'cash',
    );
  });

  it('with a plan of payment says nothing of what is done', async () => {
    expect(await shop('We offer payment plans through CareCredit.').say('do you do root canals')).not.toContain(
      'plans',
    );
  });
});

describe('a sentence of the owner answers what is asked', () => {
  it.each([
    ['do you do dip', ["We don't do acrylics."], "We don't do acrylics."],
    ["how long's the mole thing take", ['Parking in the garage is free for two hours.'], 'two hours'],
    ['do you take Delta Dental', ['We take Delta Dental and Cigna. We do not take Medicaid.'], 'Medicaid'],
  ])('%s', async (said, notes, never) => {
    expect(await shop(...notes).say(said)).not.toContain(never);
  });

  it.each([
    ['how much to tune a spinet', 'A standard tuning is 160 dollars.'],
    ['do you go out to Long Beach', 'We come to you anywhere in Queens and Nassau County.'],
    ['can I drop him off at eleven', 'Drop off is from 7 to 10.'],
    ['do you take Delta Dental', 'We take Delta Dental and Cigna.'],
  ])('%s', async (said, note) => {
    expect(await shop(note, 'We do not take Medicaid.').say(said)).toContain(note);
  });
});

import { describe, expect, it } from 'vitest';
import { notesOf } from './testing/facts.ts';
import { converse, harborFacts } from './testing/index.ts';

const REMY = '7f3c1d52-0000-4000-8000-000000000001';
const JO = '7f3c1d52-0000-4000-8000-000000000002';
const at = (id: number, name: string, doers = [REMY, JO]) => ({
  id: `7f3c1d52-0000-4000-8000-00000000001${id}`,
  name,
  minutes: 30,
  priceCents: null,
  doers,
});
const STAFF = {
  persons: [
    { id: REMY, name: 'Remy' },
    { id: JO, name: 'Jo' },
  ],
  services: [at(1, 'Manicure'), at(2, 'Pedicure'), at(3, 'Mole removal')],
};
const plain = () => converse(harborFacts());
const staffed = () => converse(harborFacts(STAFF));

describe('what is told beside a wish goes with the appointment, and is read back', () => {
  it.each([
    ['I need to bring my dog in Tuesday at ten for a limp, he bites', 'he bites'],
    ["I need a cleaning Tuesday at ten, it's our first visit", "it's our first visit"],
    ['a cleaning Tuesday at ten please, I walk with a cane', 'I walk with a cane'],
    ['our upright needs tuning Tuesday at ten, the address is 41-18 Bell Boulevard', '41-18 Bell Boulevard'],
  ])('%s', async (said, note) => {
    const call = plain();
    expect(await call.say(said, 'Ann Lee')).toContain(note);
    await call.say('yes');
    expect(call.shop.calendar.booked).toMatchObject([{ notes: expect.stringContaining(note) }]);
  });

  it('of the one who is brought the name, and the caller has their own', async () => {
    const call = plain();
    const reply = await call.say(
      'I need to bring my dog in Tuesday at ten',
      "his name is Walt, mine's Kyle",
      "he's limping",
    );
    expect(reply).toContain("for Kyle, about: he's limping; his name is Walt.");
  });

  it('but who and where they are is not what it is about', async () => {
    const call = plain();
    expect(await call.say('an appointment Tuesday at ten', "It's Bea Kessler")).toContain('What is it about?');
  });
});

describe('when something befell somebody is no wish for it', () => {
  it.each(['I broke my glasses this morning', 'my tooth started hurting last night', 'I hurt my back on Saturday'])(
    '%s',
    async (said) => expect(await plain().say(said)).toContain('Which day and time would suit you?'),
  );
  it('a wish behind it is', async () => {
    expect(await plain().say('my filling fell out yesterday, can I come in Tuesday at ten', 'Ann')).toContain(
      'November 24 at 10 AM',
    );
  });
});

describe('in the middle of it', () => {
  it('a question is answered from what the owner wrote, and the question stands', async () => {
    const note = 'Please cancel at least 24 hours ahead, otherwise there is a $50 fee.';
    const call = converse(harborFacts({ notes: notesOf(note) }));
    await call.say('a cleaning Tuesday at ten', 'Ann Lee', 'yes', 'I need to cancel my appointment');
    const asked = await call.say('wait, do I have to pay something if I cancel now?');
    expect(asked).toContain(note);
    expect(asked).toContain('Shall I cancel it?');
    await call.say('yes');
    expect(call.shop.calendar.booked).toEqual([]);
  });

  it.each([
    ["yes please. and that's S Z Y M A N S K I", 1],
    ['yes, S Z Y M A N S K Y', 0],
  ])('%s', async (said, booked) => {
    const call = plain();
    await call.say('this is Anna Szymanski, a cleaning Tuesday at ten', said);
    expect(call.shop.calendar.booked).toHaveLength(booked);
  });
});

describe('two services in one breath are two appointments', () => {
  it.each(['a mani pedi on Tuesday at ten', 'a manicure and a pedicure on Tuesday at ten'])('%s', async (said) => {
    const call = staffed();
    expect(await call.say(said)).toContain('one at a time: Manicure first, and Pedicure right after it.');
    await call.say('Ann Lee', 'yes', 'yes');
    expect(call.shop.calendar.booked).toMatchObject([{ at: '2026-11-24 10:00' }, { at: '2026-11-24 10:30' }]);
  });

  it('and a time of the next one is its own', async () => {
    const call = staffed();
    await call.say('a mani pedi on Tuesday at ten', 'Ann Lee, and the pedicure at two', 'yes', 'yes');
    expect(call.shop.calendar.booked).toMatchObject([{ at: '2026-11-24 10:00' }, { at: '2026-11-24 14:00' }]);
  });

  it('of a choice one', async () => {
    expect(await staffed().say('a manicure or a pedicure on Tuesday at ten')).toContain('Manicure or Pedicure?');
  });
});

describe('persons and services', () => {
  it('a word of one service alone means it', async () => {
    expect(await staffed().say("I've got a mole I want taken off, Tuesday at ten", 'Ann Lee')).toContain(
      'Mole removal',
    );
  });

  it('somebody else does what stands, at the same time', async () => {
    const call = staffed();
    call.shop.calendar.booked.push({
      booking_id: '00000000-0000-4000-8000-000000000001',
      at: '2026-11-24 10:00',
      customer_name: 'Mo',
      person_id: REMY,
    });
    await call.say("I'm down for a manicure with Remy on Tuesday but could Jo do it instead");
    expect(call.state()).toMatchObject({ booking: { doing: 'move', person: JO } });
  });

  it('whose time was asked about is who is booked', async () => {
    const call = staffed();
    expect(await call.say('is Jo taking anybody new?')).toContain('you can book with Jo here');
    await call.say('a manicure then, Tuesday at ten');
    expect(call.state()).toMatchObject({ booking: { person: JO } });
  });
});

it('what was not understood is offered to be passed on, in the words that were said', async () => {
  const call = plain();
  const said = ['the thing with the blue one there', 'with the one that you put there'];
  await call.say(...said, 'Ann Lee');
  expect(call.shop.messages).toEqual([{ caller_name: 'Ann Lee', text: said.join('. ') }]);
});

describe('what comes in the middle', () => {
  it('a time and a name in one answer are both taken', async () => {
    const call = plain();
    await call.say('a cleaning on Tuesday morning');
    expect(await call.say("9:30. it's Walter Diaz")).toContain('November 24 at 9:30 AM, for Walter Diaz');
  });

  it('an address that is told too early stands in the notes', async () => {
    const call = plain();
    const reply = await call.say('a cleaning on Tuesday morning', 'Mrs. Levin, 77 Ocean Parkway, apartment 3F', '9:30');
    expect(reply).toMatch(/for Mrs Levin, about: cleaning; .*77 Ocean Parkway, apartment 3F/);
  });

  it('whoever wants to be called leaves what was told of the appointment', async () => {
    const call = plain();
    await call.say('a cleaning on Tuesday morning', 'just have somebody call me', 'Ann Lee');
    expect(call.shop.messages).toMatchObject([
      { caller_name: 'Ann Lee', text: 'a cleaning on Tuesday morning. just have somebody call me' },
    ]);
  });

  it('of two the names are told apart', async () => {
    const call = staffed();
    await call.say('a manicure for my two girls on Tuesday at ten');
    const read = await call.say("the first is Maya Chen and the other's Ana Chen");
    expect(read).toContain('for Maya Chen');
    expect(await call.say('yes')).toContain('for Ana Chen');
  });

  it('an alarm goes along with the appointment behind it', async () => {
    const call = staffed();
    await call.say("my daughter knocked out her tooth, it's bleeding a lot", 'can you see her today');
    expect(call.state()).toMatchObject({ booking: { about: expect.stringContaining('knocked out her tooth') } });
  });

  it('nothing is moved to where it stands', async () => {
    const call = plain();
    await call.say('a cleaning Tuesday at ten', 'Ann Lee', 'yes');
    expect(await call.say('can I move my appointment to Tuesday at ten')).not.toContain('Shall I move it');
  });
});

it('to what is to be cancelled, saying so is a yes', async () => {
  const call = plain();
  await call.say('a cleaning Tuesday at ten', 'Ann Lee', 'yes', 'I need to cancel my appointment', 'yeah cancel it');
  expect(call.shop.calendar.booked).toEqual([]);
});

it('what was told with the wish for a person is the message, once', async () => {
  const call = converse(harborFacts({ handOff: 'message' }));
  const said = "can I talk to Ms. Kwan about my daughter's report card";
  await call.say(said, 'sure, Irene Soto');
  expect(call.shop.messages).toMatchObject([{ caller_name: 'Irene Soto', text: said }]);
});

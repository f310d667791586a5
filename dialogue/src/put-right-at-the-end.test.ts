import { describe, expect, it } from 'vitest';
import { converse, harborFacts } from './testing/index.ts';

const ID = '00000000-0000-4000-8000-000000000001';
/** Harbor Dental, open on weekdays from nine to five; it is Saturday, November 21. A cleaning on Tuesday at two is read back. */
async function readBack() {
  const made = converse(harborFacts({ callerName: 'Priya Nair' }));
  await made.say('a cleaning on Tuesday at two');
  return made;
}
/** One on Tuesday at two, and one on Friday at ten. */
function withTwo(count = 2) {
  const made = converse(harborFacts());
  const at = ['2026-11-24 14:00', '2026-11-27 10:00'].slice(0, count);
  made.shop.calendar.booked = at.map((one, place) => ({
    booking_id: ID.replace(/1$/, String(place + 1)),
    customer_name: 'Kim Sanders',
    at: one,
  }));
  return made;
}

describe('what was read back wrong', () => {
  it.each([
    ['not two, three', '2026-11-24 15:00'],
    ['I said three, not two', '2026-11-24 15:00'],
    ["that's wrong, I wanted three", '2026-11-24 15:00'],
    ['yes but at three', '2026-11-24 15:00'],
  ])('is its hour: %s', async (said, at) => {
    const made = await readBack();
    await made.say(said, 'yes');
    expect(made.shop.calendar.booked).toMatchObject([{ at }]);
  });

  it('is asked for by what was named', async () => {
    const made = await readBack();
    expect(await made.say('no, the time is wrong')).toBe('Which day and time would suit you better?');
    await made.say('three', 'yes');
    expect(made.shop.calendar.booked).toMatchObject([{ at: '2026-11-24 15:00' }]);
  });

  it('is an hour also where nothing but "no" was said', async () => {
    const made = await readBack();
    await made.say('no', 'three', 'yes');
    expect(made.shop.calendar.booked).toMatchObject([{ at: '2026-11-24 15:00' }]);
  });

  it.each([
    ["the name is wrong, it's Priya Nayar", 'Priya Nayar'],
    ['the name is misspelled, it is Priya Nayar', 'Priya Nayar'],
    ["that's Nayar, N A Y A R", 'Priya Nayar'],
    ["that's Nair, N A I R", 'Priya Nair'],
    ['not Priya, Prya, P R Y A', 'Prya Nair'],
  ])('is the name: %s', async (said, customer_name) => {
    const made = await readBack();
    await made.say(said, 'yes');
    expect(made.shop.calendar.booked).toMatchObject([{ customer_name, at: '2026-11-24 14:00' }]);
  });
});

it.each([
  'which Tuesday is that',
  'is that Tuesday the twenty fourth',
  'is Tuesday the twenty fourth?',
  'what date is that',
])('which day it is, is told and changes none: %s', async (said) => {
  const made = await readBack();
  expect(await made.say(said)).toMatch(/November 24 at 2 PM/);
  await made.say('yes');
  expect(made.shop.calendar.booked).toMatchObject([{ at: '2026-11-24 14:00' }]);
});

it.each(['do I pay then or now?', 'do I pay now or later'])('"now" is no wish for a time: %s', async (said) => {
  const made = converse(harborFacts({ callerName: 'Priya Nair' }));
  await made.say('an appointment on Tuesday at two', said, 'a cleaning', 'yes');
  expect(made.shop.calendar.booked).toMatchObject([{ at: '2026-11-24 14:00' }]);
});

it.each(['I need to get my crown fixed Tuesday at two', 'I need to get a tooth pulled on Tuesday at two'])(
  'what has to be done at an hour is wished for then: %s',
  async (said) => {
    const made = converse(harborFacts({ callerName: 'Priya Nair' }));
    expect(await made.say(said)).toContain('Tuesday, November 24 at 2 PM');
  },
);

describe('of the appointments they have', () => {
  it.each([
    'did I book something with you',
    'do you have me for Tuesday at two',
    "I forgot when I'm supposed to come in",
    'is my appointment still on',
  ])('the one is told: %s', async (said) => {
    expect(await withTwo(1).say(said)).toContain('You have Tuesday, November 24 at 2 PM');
  });

  it.each([
    ['cancel it and book me for Wednesday at ten instead'],
    ['I need to cancel Tuesday and rebook for Wednesday at ten'],
    ["cancel Tuesday, I'll come Wednesday at ten instead"],
    ['can you cancel my appointment and put me in for Wednesday at ten'],
  ])('one is taken off and made anew by being moved: %s', async (said) => {
    const made = withTwo(1);
    expect(await made.say(said)).toBe(
      'Shall I move it from Tuesday, November 24 at 2 PM to Wednesday, November 25 at 10 AM?',
    );
    await made.say('yes');
    expect(made.shop.calendar.booked).toMatchObject([{ at: '2026-11-25 10:00' }]);
  });

  it.each([
    ['I need to cancel my Friday appointment', '2026-11-24 14:00'],
    ['scratch my Friday appointment please', '2026-11-24 14:00'],
  ])('the one that is named goes: %s', async (said, at) => {
    const made = withTwo();
    await made.say(said, 'yes');
    expect(made.shop.calendar.booked).toMatchObject([{ at }]);
  });

  it('one of several is to be moved', async () => {
    const made = withTwo();
    expect(await made.say('I need to move one of my appointments')).toContain('Which one do you mean?');
  });
});

describe('a wish asks for no price', () => {
  const notes = [
    { kind: 'memory' as const, id: 'memory-1', label: '', text: 'Front or rear brake pads are $189 an axle.' },
    {
      kind: 'memory' as const,
      id: 'memory-2',
      label: '',
      text: "Women's haircut with blow dry $65, men's haircut $38.",
    },
  ];
  it.each(['I need new brakes', 'I need a haircut', "I'd like to get a haircut"])('%s', async (said) => {
    expect(await converse(harborFacts({ notes })).say(said)).toBe('Sure. Which day and time would suit you?');
  });

  it('and is told it where it is asked for', async () => {
    const made = converse(harborFacts({ notes }));
    expect(await made.say('I need a haircut, how much is that')).toContain('$65');
  });
});

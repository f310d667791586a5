import { describe, expect, it } from 'vitest';
import type { BusinessFacts } from './facts.ts';
import { converse, harborFacts, notesOf } from './testing/index.ts';

/** What is told and asked beside an appointment: other days, for whom it is, how long, by whom. */

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const persons = ['Renee', 'Tom'].map((name, at) => ({ id: id(at + 11), name }));
const service = (at: number, name: string, minutes: number) => ({
  id: id(at),
  name,
  minutes,
  priceCents: 5000,
  doers: persons.map((one) => one.id),
});
const STUDIO: Partial<BusinessFacts> = {
  businessName: 'Quay Studio',
  callerName: 'Ada Okoye',
  persons,
  services: [
    service(1, 'Massage, 30 minutes', 30),
    service(2, 'Massage, 60 minutes', 60),
    service(3, "Women's haircut", 30),
    service(4, "Men's haircut", 30),
    service(5, "Kids' cut (under 12)", 30),
  ],
  notes: notesOf('Wear loose clothes for a massage.', 'Knee pain: call 718 555 0100 right away.'),
};
const studio = (...at: string[]) => {
  const call = converse(harborFacts(STUDIO));
  for (const [n, one] of at.entries())
    call.shop.calendar.booked.push({ booking_id: id(n + 21), at: one, customer_name: 'Ada Okoye' });
  return call;
};

describe('the day of somebody else', () => {
  it.each([
    "an hour massage Tuesday at ten, we're flying out on Wednesday",
    'can I get an hour massage Tuesday at ten? my sister gets married Friday',
    'an hour massage Tuesday at ten because my mother arrives Wednesday',
  ])('is no wish: %s', async (said) => {
    const call = studio();
    await call.say(said, 'yes');
    expect(call.shop.calendar.booked).toMatchObject([{ at: '2026-11-24 10:00', service_id: id(2) }]);
  });
});

describe('what tells services apart', () => {
  it.each([
    ['a half hour massage Tuesday at ten', 1],
    ['a massage Tuesday at ten, the full hour', 2],
    ["a haircut for my daughter Tuesday at ten, she's seven", 5],
    ['a haircut for my husband Tuesday at ten', 4],
  ])('is how long it is, and for whom: %s', async (said, meant) => {
    const call = studio();
    await call.say(said, 'yes');
    expect(call.shop.calendar.booked).toMatchObject([{ service_id: id(meant) }]);
  });
});

it.each(['with whoever I had last time', 'with the same person as last time', 'with the one I always have'])(
  'by whom they would like to be seen stands with it: %s',
  async (whom) => {
    const call = studio();
    expect(await call.say(`an hour massage Tuesday at ten, ${whom}`)).toContain(whom);
  },
);

describe('a question of a visit that stands', () => {
  it.each([
    "I'm coming Tuesday, should I wear loose clothes",
    'for my appointment on Tuesday, should I wear loose clothes',
  ])('is answered, and no other is begun: %s', async (said) => {
    const call = studio('2026-11-24 14:00');
    expect(await call.say(said)).toMatch(/^(?:What I have on that: )?Wear loose clothes/);
    expect(call.shop.calls).toEqual([]);
  });

  it('that nobody here can answer is passed on, and offers no time', async () => {
    expect(await studio('2026-11-24 14:00').say('on Tuesday, can my wife come in with me')).not.toMatch(/Which would/);
  });
});

describe('what is to be told to somebody', () => {
  it.each([
    'ask Renee if I can bring my own forms on Thursday',
    'can you ask Tom whether the parking is free for the whole day',
    "tell Renee thank you for yesterday, and that we're moving to Boston on Friday",
  ])('is a message, whatever stands in it: %s', async (said) => {
    const call = studio();
    await call.say(said);
    expect(call.shop.messages).toMatchObject([{ text: said }]);
  });

  it('is done where it can be', async () => {
    const call = studio('2026-11-24 14:00');
    await call.say("let Renee know I can't make it Tuesday, I'd like Wednesday at nine instead", 'yes');
    expect(call.shop.calendar.booked).toMatchObject([{ at: '2026-11-25 09:00' }]);
  });

  it('is left, with what was wished for, where no time was found', async () => {
    const call = studio();
    await call.say('an hour massage on Saturday at ten', 'could you tell the owner I only have Saturdays');
    expect(call.shop.messages[0]?.text).toMatch(/massage on Saturday at ten.*I only have Saturdays/);
  });

  it('has what was asked before, where it only points there', async () => {
    const call = studio();
    await call.say('do you take Blue Star insurance?', 'could somebody find out and call me back', 'yes');
    expect(call.shop.messages[0]?.text).toContain('Blue Star');
  });
});

it('what an owner wrote of a knee is not told of a shoulder', async () => {
  const call = studio();
  expect(await call.say('I have a pain in my shoulder, can I see somebody Tuesday')).not.toContain('Knee pain');
  expect(await studio().say('my knee hurts so much I cannot walk')).toContain('Knee pain');
});

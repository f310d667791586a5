import { describe, expect, it } from 'vitest';
import { notesOf } from './testing/facts.ts';
import { converse, harborFacts } from './testing/index.ts';

const harbor = (...notes: string[]) => converse(harborFacts({ notes: notesOf(...notes) }));
/** Booked for Tuesday at nine, under Joy. */
async function booked() {
  const call = harbor();
  await call.say('a cleaning on Tuesday at nine', 'Joy', 'yes');
  return call;
}

describe('what hurts or broke is seen to by appointment', () => {
  it.each([
    'yeah hi, my retainer broke',
    'my check engine light came on',
    "my tooth's killing me",
    'our dog has been limping for a week',
    'I think I twisted my ankle',
    "I've got a really weird noise in the front",
  ])('%s', async (said) => {
    const call = harbor();
    expect(await call.say(said)).toContain('Which day and time would suit you?');
    expect(await call.say('Tuesday at ten', 'Ann')).toMatch(/for Ann, about: .+\. Shall I book it\?/);
  });

  it('but what the business did wrong is for its owner', async () => {
    const call = harbor();
    expect(await call.say('my crown broke again and you charged me twice for it')).toContain('I can pass it on');
  });
});

describe('what it is about is heard in any trade', () => {
  it.each([
    ["I'd like an oil change on Tuesday at ten", 'oil change'],
    ['our dog Biscuit needs his shots, Tuesday at ten', 'our dog Biscuit needs his shots'],
    ['can I get my brakes looked at Tuesday at ten', 'brakes looked at'],
    ['I want to get a small tattoo on Tuesday at ten', 'small tattoo'],
  ])('%s', async (said, about) => {
    expect(await harbor().say(said, 'Ann')).toContain(`about: ${about}.`);
  });
});

describe('what was just booked', () => {
  it.each([
    ['oh wait, sorry, could we do ten instead', '2026-11-24 10:00'],
    ["wait, I can't do nine, nine thirty", '2026-11-24 09:30'],
    ['shoot, my wife has the car Tuesday. could you push it to the day after', '2026-11-25 09:00'],
  ])('is moved: %s', async (said, at) => {
    const call = await booked();
    await call.say(said, 'yes');
    expect(call.shop.calendar.booked.map((one) => one.at)).toEqual([at]);
  });

  it.each(['and my wife needs a cleaning, right after if you can', 'can I bring my son in as well, right after that'])(
    'has another right after it: %s',
    async (said) => {
      const call = await booked();
      await call.say(said);
      expect(call.shop.calendar.held).toBe('2026-11-24 09:30');
    },
  );
});

describe('the read-back', () => {
  const readBack = async () => {
    const call = harbor();
    await call.say('a cleaning on Tuesday at nine', 'Joy');
    return call;
  };

  it.each([
    ['my cell is 917 555 0142', ', for Joy, number 917 555 0142,'],
    ['can you put down my number, not hers? 917 555 0142', ', for Joy, number 917 555 0142,'],
    ['sorry, not nine, ten', 'Tuesday, November 24 at 10 AM, for Joy'],
    ["change that to Gustavo, it's for my dad", ', for Gustavo,'],
  ])('takes up what is told then: %s', async (said, told) => {
    const call = await readBack();
    expect(await call.say(said)).toContain(told);
    await call.say('yes');
    expect(call.shop.calendar.booked).toHaveLength(1);
  });

  it('keeps the number', async () => {
    const call = await readBack();
    await call.say('my cell is 917 555 0142', 'yes');
    expect(call.shop.calendar.booked).toMatchObject([{ customer_phone: '9175550142' }]);
  });
});

it('a moment is nobody, nor is what it is about', async () => {
  const call = harbor();
  await call.say('I am really unhappy with my last visit', 'tomorrow', 'exam and x-rays', 'Rosalind Achebe');
  expect(call.shop.messages).toMatchObject([{ caller_name: 'Rosalind Achebe' }]);
});

it('what cannot be found is passed on in the words it was told in', async () => {
  const call = harbor();
  await call.say("I gotta cancel my cleaning next Thursday, I think it's under my husband's number");
  await call.say("yeah please do, it's Thursday at ten, Gina Moretti");
  expect(call.shop.messages).toMatchObject([{ caller_name: 'Gina Moretti' }]);
  expect(call.shop.messages[0]?.text).toMatch(/cancel my cleaning next Thursday.*Thursday at ten/);
});

it('an offer of a message stands in the way of nothing', async () => {
  const call = harbor();
  await call.say('do you whiten teeth for dogs');
  expect(await call.say("ok well I'd like to come in on Tuesday at ten")).toContain('Tuesday, November 24 at 10 AM');
});

describe('whether it is open at a moment', () => {
  it.each([
    ['are you open till nine tonight?', "Yes, today we're open until 11:30 PM."],
    ['are you guys open at ten on Tuesday', "No, on Tuesday, November 24 we're open from 11 AM to 10 PM."],
  ])('%s', async (said, answer) => {
    expect(await converse().say('does the margherita have olives on it', said)).toContain(answer);
  });
});

describe('a question is answered by what the owner wrote of its own words', () => {
  it.each([
    ['do I need an appointment for a flat?', 'Flat tires are fixed while you wait, no appointment needed.'],
    ['how early should I get there', 'Please come ten minutes early.'],
    ['does he need his shots', 'We need proof of rabies vaccination.'],
  ])('%s', async (said, note) => {
    const call = harbor(note, 'There is a garage behind the house.');
    expect(await call.say(said)).toContain(note);
    expect(call.state()).toMatchObject({ booking: null });
  });

  it('and by the day, where it is closed then', async () => {
    expect(await harbor().say('do you do crowns on Saturday')).toContain('closed');
  });
});

it('what is done here tells what is not', async () => {
  const call = harbor('We do fillings, crowns and cleanings.');
  expect(await call.say('do you do piercings')).toContain('We do fillings, crowns and cleanings.');
});

it('who asks for the owner is no patient, whatever was taken for it before', async () => {
  const call = harbor();
  await call.say('the filling still hurts', 'I paid eight hundred dollars for that');
  await call.say("I'd like the owner to call me, not the front desk", 'Victor Amadi');
  expect(call.shop.messages).toMatchObject([{ caller_name: 'Victor Amadi' }]);
  expect(call.shop.messages[0]?.text).toMatch(/filling still hurts.*eight hundred dollars.*owner to call me/);
});

it('who is ill and booked is looked for, and no new appointment is made', async () => {
  const call = harbor();
  expect(await call.say("I have a cleaning booked for Monday but I've got the flu")).toContain("I don't find");
});

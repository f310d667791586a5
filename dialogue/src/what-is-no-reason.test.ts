import { describe, expect, it } from 'vitest';
import { tellsWhen, withoutWhenTold, withoutWhyNot } from './heard/appointment/why-not.ts';
import { readWhen } from './heard/when/when.ts';
import { type Conversation, converse } from './testing/conversation.ts';
import { harborFacts, notesOf, salsFacts } from './testing/facts.ts';

/** Harbor Dental on Saturday, November 21, 2026; it opens on Monday. */
function having(...booked: string[]): Conversation {
  const call = converse(harborFacts());
  for (const [at, moment] of booked.entries())
    call.shop.calendar.booked.push({
      booking_id: `00000000-0000-4000-8000-00000000007${at}`,
      at: moment,
      customer_name: 'Ada Okoye',
    });
  return call;
}

describe('why somebody comes', () => {
  it.each([
    ["hey I work till three most days, can I come Tuesday at four, it's my gums", "it's my gums"],
    ['ouch. ok, a checkup for now, Tuesday at ten', 'checkup'],
    ["we're out of town till Monday and my crown fell out, Tuesday at ten", 'crown fell out'],
  ])('is neither when they can come nor an exclamation: %s', async (said, about) => {
    const reply = await having().say(said, 'Ann Lee');
    expect(reply).toContain(`about: ${about}. Shall I book it?`);
  });

  it.each(['are there any packages for families', 'is there like a bundle for that'])(
    'nor what was only asked: %s',
    async (said) => expect(await having().say(said, 'no thanks', 'okay, Tuesday at ten then')).toMatch(/about\?$/),
  );

  it('nor a holiday', async () => {
    const reply = await having().say('put me down for Thursday', 'oh right, the holiday. Tuesday at ten');
    expect(reply).toMatch(/What is it about\?$/);
  });

  it('nor what speaks against a time', async () => {
    const reply = await having().say(
      'a cleaning Tuesday at ten',
      'Ann Lee',
      "my son's got soccer, make that ten thirty",
    );
    expect(reply).toContain('at 10:30 AM, for Ann Lee, about: cleaning. Shall');
  });

  it('but how somebody is', () => {
    expect(withoutWhyNot("she's diabetic, make that ten thirty")).toBeNull();
    expect(tellsWhen('a cough since Monday')).toBe(false);
    expect(withoutWhenTold("my meeting got moved so I'm free after two")).toContain("so I'm free");
    expect(withoutWhenTold("my meeting got moved so I'm free after two")).not.toContain('meeting');
  });

  it('stands in what was told before a message was refused', async () => {
    const call = converse(harborFacts({ notes: notesOf('Bring an old photo to the first visit of a child.') }));
    await call.say('my son is four and I guess he needs sealants', 'is there like a bundle for that', 'no thanks');
    expect(await call.say('Tuesday at ten', 'Ann Lee')).toContain('needs sealants');
  });

  it('is told anew where another was read back', async () => {
    expect(await having().say('a cleaning Tuesday at ten', 'Ann Lee', 'and a filling')).toMatch(/cleaning; filling/);
  });
});

describe('which time is meant', () => {
  it('is the half hour nearest to the one that was wished for', async () => {
    const call = converse(harborFacts());
    call.shop.calendar.taken.add('2026-11-24 15:00');
    await call.say('a cleaning Tuesday at quarter past three', 'half past works too');
    expect(await call.say('Ann Lee')).toContain('at 3:30 PM');
  });

  it.each([
    ['mornings are best, ten or so', '10 AM'],
    ['in the morning, nine', '9 AM'],
  ])('is the hour within the part of the day: %s', async (said, time) => {
    expect(await having().say('a cleaning Tuesday', said, 'Ann Lee')).toContain(`at ${time}, for Ann Lee`);
  });

  it.each([
    ["we're going away Wednesday and I need someone before that, Tuesday at ten", '2026-11-24'],
    ['in a month, around the 18th', '2026-12-18'],
    ['the 3rd of next month', '2026-12-03'],
  ])('is of the day that is wished for: %s', (said, date) => {
    const saturday = { date: '2026-11-21', time: '10:00', open: () => ({ from: 540, to: 1020 }) };
    expect(readWhen(said, saturday).day?.date).toBe(date);
  });
});

describe('one that they have', () => {
  it.each(['can we push Friday to next week', 'I need to move my Friday to the following week'])(
    'goes to its weekday: %s',
    async (said) => expect(await having('2026-11-27 10:00').say(said)).toContain('to Friday, December 4 at 10 AM'),
  );

  it.each([
    "I'm calling for my wife, she's got a cleaning Friday at ten, can she come Monday at two instead",
    'my husband has a cleaning Friday at ten and needs Monday at two instead',
  ])('is moved by who calls for somebody else: %s', async (said) => {
    expect(await having('2026-11-27 10:00').say(said)).toContain('from Friday, November 27 at 10 AM to Monday');
  });

  it('is not made by who is not ready', async () => {
    expect(await having().say("ok I'm not ready to book, thank you")).not.toMatch(/day and time/);
  });

  it('is left alone where the new one is let go', async () => {
    const call = having('2026-11-27 10:00');
    expect(await call.say('a cleaning Monday at ten', 'hm let me think about it first, cancel it')).toContain(
      'nothing is booked',
    );
  });
});

describe('what somebody is to hear of', () => {
  it('is a bill, and no visit before Friday', async () => {
    const call = having();
    await call.say(
      "it's Ray Cole, the invoice says four x-rays and I only got two",
      'could someone check that by Friday',
    );
    expect(call.shop.messages.map(({ text }) => text).join()).toMatch(/four x-rays.*by Friday/);
  });

  it('begins with what befell them', async () => {
    const notes = notesOf('For a dental emergency outside of hours call 718-555-0190.');
    const call = converse(harborFacts({ notes }));
    await call.say("hi this is Walter Chu, Dr. Okafor pulled a tooth of mine yesterday and it's still bleeding a bit");
    await call.say(
      "not gushing, but it won't stop",
      'could she call me, and ask her if I should stop taking the aspirin',
    );
    expect(call.shop.messages.at(-1)?.text).toMatch(/tooth.*won't stop.*aspirin/);
  });

  it('is asked, by who is afraid and blames nobody', async () => {
    const notes = notesOf('We have laughing gas for nervous patients, it is 75 dollars.');
    const reply = await converse(harborFacts({ notes })).say(
      "I'm really scared of the dentist, do you put people under or anything",
    );
    expect(reply).toContain('laughing gas');
    expect(reply).not.toContain('your name');
  });

  it('is of an earlier cake, while this order goes on', async () => {
    const call = converse(salsFacts());
    await call.say('two garlic knots', 'I bought a large plain pizza Sunday and the middle was raw');
    const reply = await call.say("I'd like my money back", 'anyway, still the garlic knots, and a caesar salad');
    expect(reply).toMatch(/Caesar/);
    await call.say("that's all", 'Tom Brennan', 'yes');
    expect(call.shop.messages.at(-1)?.text).toMatch(/raw.*money back/);
  });
});

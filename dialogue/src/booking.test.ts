import { weekWith } from '@attendant/contract/testing/weeks';
import { describe, expect, it } from 'vitest';
import type { BusinessFacts } from './facts.ts';
import { converse, harborFacts } from './testing/index.ts';

/** Harbor Dental, open Monday to Friday from nine to five; it is Saturday, November 21. */
const call = (more: Partial<BusinessFacts> = {}) => converse(harborFacts(more));
const PRIYA = { callerName: 'Priya Nair' };
describe('an appointment is made', () => {
  it('with a day and a time of day, one of the offers, a reason, a name and a yes', async () => {
    const made = call();
    expect(await made.say("I'd like an appointment next Tuesday after four")).toBe(
      'I have Tuesday, November 24 at 4 PM or 4:30 PM. Which would you like?',
    );
    expect(await made.say('the second one')).toBe('What is it about?');
    expect(made.shop.calendar.held).toBe('2026-11-24 16:30');
    expect(await made.say('a cleaning')).toBe('What name should I put it under?');
    expect(await made.say('Priya Nair')).toBe(
      "So that's Tuesday, November 24 at 4:30 PM, for Priya Nair, about: a cleaning. Shall I book it?",
    );
    expect(made.shop.calendar.booked).toEqual([]);
    expect(await made.say('yes')).toBe(
      'Thank you, Priya Nair. You are booked for Tuesday, November 24, 4:30 PM. Is there anything else?',
    );
    expect(made.shop.calendar.booked).toMatchObject([{ at: '2026-11-24 16:30', notes: 'a cleaning' }]);
    expect(await made.say('no thanks')).toBe('Thank you. Goodbye.');
    expect(made.ended).toBe(true);
  });

  it('also when the name is said before what it is about', async () => {
    const made = call();
    await made.say("I'd like an appointment next Tuesday after four", 'the second one', 'Lena Fox');
    expect(await made.say('A cleaning.')).toBe(
      "So that's Tuesday, November 24 at 4:30 PM, for Lena Fox, about: A cleaning. Shall I book it?",
    );
  });

  it('of a known caller, whose name is read back, not asked', async () => {
    const made = call(PRIYA);
    const reply = await made.say('book me an appointment on Tuesday at ten', 'a chipped tooth');
    expect(reply).toBe(
      "So that's Tuesday, November 24 at 10 AM, for Priya Nair, about: a chipped tooth. Shall I book it?",
    );
  });

  it('for somebody else than the caller', async () => {
    const made = call(PRIYA);
    await made.say('an appointment on Tuesday at ten', 'Checkup,', "no, it's for my son Tom", 'yes');
    expect(made.shop.calendar.booked).toMatchObject([
      { customer_name: 'Tom', at: '2026-11-24 10:00', notes: 'Checkup' },
    ]);
  });

  it('in one sentence, when everything is said at once', async () => {
    const made = call(PRIYA);
    expect(await made.say('I want to schedule a cleaning for Tuesday at 11')).toBe(
      "So that's Tuesday, November 24 at 11 AM, for Priya Nair, about: cleaning. Shall I book it?",
    );
  });

  it('without a reason, where the caller gives none', async () => {
    const made = call(PRIYA);
    await made.say('an appointment Monday at nine', 'no', 'yes');
    expect(made.shop.calendar.booked).toMatchObject([{ at: '2026-11-23 09:00' }]);
    expect(made.shop.calendar.booked[0]).not.toHaveProperty('notes');
  });

  it('with a number, where the line does not show one', async () => {
    const made = call({ callerPhone: null });
    await made.say('appointment Monday 9 am', 'cleaning');
    expect(await made.say('Ada')).toBe("What's a good phone number for it?");
    expect(made.expects()).toBe('digits');
    await made.say('718 555 0172', 'yes');
    expect(made.shop.calendar.booked).toMatchObject([{ customer_name: 'Ada', customer_phone: '7185550172' }]);
  });

  it('under a name, not under what only sounds like an answer', async () => {
    const made = call();
    await made.say('an appointment Monday at nine', 'cleaning');
    expect(await made.say('the last one')).toContain('What name should I put it under?');
    expect(await made.say('Walter Ng')).toContain('for Walter Ng');
  });

  it('only after a yes', async () => {
    const made = call(PRIYA);
    await made.say('an appointment Monday at nine', 'cleaning', 'goodbye');
    expect(made.replies.at(-1)).toBe('Nothing is booked yet. Thanks for calling Harbor Dental. Goodbye.');
    expect(made.shop.calendar.booked).toEqual([]);
  });

  it('once, however often the yes is said', async () => {
    const made = call(PRIYA);
    await made.say('an appointment Monday at nine', 'cleaning', 'yes', 'yes', 'yes');
    expect(made.shop.calendar.booked).toHaveLength(1);
  });

  it('goes on from what was stored, days later in a text conversation', async () => {
    const made = call(PRIYA);
    await made.say('an appointment Tuesday at ten', 'cleaning');
    const later = converse(harborFacts(PRIYA), made.state());
    expect(await later.say('yes')).toContain('You are booked for Tuesday, November 24, 10 AM.');
  });
});

describe('what is offered', () => {
  it.each([
    ['do you have anything on Monday morning', 'Monday, November 23 at 9 AM, 9:30 AM or 10 AM'],
    ['could you fit me in next week in the afternoon', 'Monday, November 23 at noon, 12:30 PM or 1 PM'],
    ['I have a toothache, can I come in as soon as possible', 'Monday, November 23 at 9 AM, 9:30 AM or 10 AM'],
    ["I'd like a checkup on Monday", 'Monday, November 23 at 9 AM, 9:30 AM or 10 AM'],
    ['any openings Friday between two and four', 'Friday, November 27 at 2 PM, 2:30 PM or 3 PM'],
    ["I'd like an appointment on December third before ten", 'Thursday, December 3 at 9 AM or 9:30 AM'],
  ])('to "%s"', async (said, offered) => {
    expect(await call().say(said)).toBe(`I have ${offered}. Which would you like?`);
  });

  it.each<[string, string]>([
    ['a bit later', 'Tuesday, November 24 at 10:30 AM, 11 AM or 11:30 AM'],
    ['what else do you have', 'Tuesday, November 24 at 10:30 AM, 11 AM or 11:30 AM'],
    ['no, Wednesday instead', 'Wednesday, November 25 at 9 AM, 9:30 AM or 10 AM'],
    ['another day please', 'Wednesday, November 25 at 9 AM, 9:30 AM or 10 AM'],
    ['in the afternoon', 'Tuesday, November 24 at noon, 12:30 PM or 1 PM'],
  ])('changes with "%s"', async (said, offered) => {
    expect(await call().say('an appointment on Tuesday', said)).toBe(`I have ${offered}. Which would you like?`);
  });

  it('goes back with "earlier"', async () => {
    expect(await call().say('an appointment on Tuesday', 'later', 'earlier please')).toContain(
      'at 9 AM, 9:30 AM or 10 AM',
    );
  });

  it.each([
    ['the first one', '09:00'],
    ['the last one', '10:00'],
    ['nine thirty', '09:30'],
    ['ten', '10:00'],
    ['number two', '09:30'],
    ['whichever', '09:00'],
    ['two fifteen, no, 2:30', '14:30'],
  ])('is taken with "%s"', async (said, time) => {
    const made = call();
    await made.say('an appointment on Tuesday', said);
    expect(made.shop.calendar.held).toBe(`2026-11-24 ${time}`);
  });

  it('is the first of several that please, named, and read back before it is booked', async () => {
    const made = call();
    expect(await made.say('an appointment on Tuesday', 'that works')).toMatch(/^Tuesday, November 24 at 9 AM, then\./);
    expect(made.shop.calendar.booked).toEqual([]);
  });
});

describe('what cannot be had', () => {
  it.each([
    [
      'I need an appointment on Thursday',
      "We're closed on Thursday, November 26 for Thanksgiving.",
      'Friday, November 27',
    ],
    ['can I come in tomorrow', "We're closed on Sunday, November 22.", 'Monday, November 23'],
    ['can I get an appointment yesterday', 'Friday, November 20 has already passed.', 'Monday, November 23'],
    [
      'book me Tuesday at 8 pm',
      "I don't have anything on Tuesday, November 24 at 8 PM.",
      'Tuesday, November 24 at 3:30 PM',
    ],
    [
      'an appointment Tuesday after five',
      'I have nothing free on Tuesday, November 24 after 5 PM.',
      'Tuesday, November 24 at 9 AM',
    ],
  ])('"%s" is said with the nearest there is', async (said, why, nearest) => {
    const reply = await call().say(said);
    expect(reply.startsWith(why)).toBe(true);
    expect(reply).toContain(`I have ${nearest}`);
  });

  it('a taken time brings its neighbours, before and after', async () => {
    const made = call();
    made.shop.calendar.taken.add('2026-11-24 10:00');
    expect(await made.say('an appointment on Tuesday at ten')).toBe(
      "I don't have anything on Tuesday, November 24 at 10 AM. I have Tuesday, November 24 at 9 AM, 9:30 AM or 10:30 AM. Which would you like?",
    );
  });

  it('a slot that somebody took while it was offered', async () => {
    const made = call();
    await made.say('an appointment on Tuesday');
    made.shop.calendar.taken.add('2026-11-24 09:00');
    expect(await made.say('the first one')).toBe(
      "I'm sorry, that time has just been taken. Nothing is booked yet. I have Tuesday, November 24 at 9:30 AM, 10 AM or 10:30 AM. Which would you like?",
    );
  });

  it('nothing at all, in the coming weeks', async () => {
    const made = call({ hours: weekWith({}) });
    expect(await made.say('an appointment please', 'Tuesday')).toContain(
      "I'm sorry, I have nothing free in the coming weeks. Shall I put you on the waiting list?",
    );
  });

  it('a booking that the server refuses is never said to be made', async () => {
    const made = call(PRIYA);
    await made.say('an appointment on Tuesday at ten', 'cleaning');
    made.shop.refusals.set('book_slot', { ok: false, code: 'deadline', say: "I couldn't get that done in time." });
    expect(await made.say('yes')).toBe(
      "I couldn't get that done in time. Shall I take a message, so that someone calls you back?",
    );
  });

  it('is offered as a message where the owner books nothing on this line', async () => {
    expect(await call({ bookingEnabled: false }).say('I need an appointment')).toBe(
      "I'm sorry, I can't book on this line yet. Would you like to leave a message?",
    );
  });
});

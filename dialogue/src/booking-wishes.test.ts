import { describe, expect, it } from 'vitest';
import { converse, harborFacts } from './testing/index.ts';

const call = () => converse(harborFacts());

describe('a wish for an appointment that says no such word', () => {
  it.each([
    ["what's the earliest you have?", 'I have Monday, November 23 at 9 AM'],
    ['haircut Tuesday at one', 'Tuesday, November 24 at 1 PM is free'],
    ["I'd like a color with Jenny on Friday", 'I have Friday, November 27 at 9 AM'],
    ['do you have anything on the third', 'I have Thursday, December 3 at 9 AM'],
    ['two weeks from Tuesday at ten please', 'Tuesday, December 8 at 10 AM is free'],
    ['anything at the end of the month?', 'I have Wednesday, November 25'],
    ['how about the thirty first', 'I have Thursday, December 31 at 9 AM'],
    ['my sister and I both want haircuts Monday around noon', 'I can book one at a time'],
  ])('%s', async (said, answer) => {
    expect(await call().say(said)).toContain(answer);
  });

  it.each([
    ['are you open on Tuesday?', "On Tuesday we're open"],
    [
      'hi I have an appointment at three today and I am running ten minutes late',
      'I can pass that on. And what is your name?',
    ],
    ['what is the weather like', "I can't help with that"],
    ['who is the dentist today', "I don't have that here"],
    ['how much is a cleaning?', "I don't have that here"],
    ['can I speak to the manager on Tuesday', 'leave a message?'],
    ['do I need an appointment for a flat?', 'You can book right here'],
    ['how do I make an appointment', 'You can book right here'],
    ['do I have to book or can I just show up', 'You can book right here'],
    ['is it normal for a dog to sneeze a lot', "I can't advise on that from here"],
    ['how early should I get there', "I don't have that here"],
    ["I'm pregnant, is that okay", "I can't say from here whether that is all right"],
  ])('is none: %s', async (said, answer) => {
    const made = call();
    expect(await made.say(said)).toContain(answer);
    expect(made.shop.calls).toEqual([]);
  });
});

describe('the way to a slot', () => {
  it('takes the earliest one, and the first thing in the morning', async () => {
    const [one, other] = [call(), call()];
    await one.say("what's the earliest you have?", 'the earliest one is fine');
    await other.say('an appointment on Monday', 'first thing in the morning');
    expect([one.shop.calendar.held, other.shop.calendar.held]).toEqual(['2026-11-23 09:00', '2026-11-23 09:00']);
  });

  it('comes to one slot when two are agreed to', async () => {
    const made = call();
    await made.say('an appointment on Monday', 'yeah that works', 'yes');
    expect(made.shop.calendar.held).toBe('2026-11-23 09:00');
  });

  it('takes the time that was offered on another day, where its own will not do', async () => {
    const made = call();
    await made.say('an appointment on Monday afternoon', 'two works, but not Monday, he has soccer');
    expect(made.shop.calendar.held).toBe('2026-11-24 14:00');
  });

  it('moves what was just booked, to the same time', async () => {
    const made = call();
    await made.say(
      'a cleaning Tuesday at ten',
      'Nora',
      'yes',
      'actually can I move it to Wednesday',
      'same time',
      'yes',
    );
    expect(made.shop.calendar.booked).toMatchObject([{ at: '2026-11-25 10:00' }]);
  });
});

describe('what was just booked', () => {
  const booked = async () => {
    const made = call();
    await made.say('a cleaning on Tuesday at nine', 'Joy', 'yes');
    return made;
  };

  it('is told again', async () => {
    expect(await (await booked()).say('what time was that again?')).toContain('You have Tuesday, November 24 at 9 AM');
  });

  it('is cancelled by its day', async () => {
    const made = await booked();
    await made.say('another one on Friday at nine', 'a cleaning', 'yes', 'cancel the Friday one', 'yes');
    expect(made.shop.calendar.booked.map(({ at }) => at)).toEqual(['2026-11-24 09:00']);
  });

  it('is not meant while the next one is made', async () => {
    const made = await booked();
    expect(await made.say('another one on Friday at nine', 'make it ten')).toContain(
      'Friday, November 27 at 10 AM is free',
    );
  });
});

it('takes a number for what it is, not for a time', async () => {
  const made = converse(harborFacts({ callerPhone: null }));
  await made.say('a cleaning Tuesday at eleven', 'Max', 'six one seven', 'five five five oh one one nine', 'yes');
  expect(made.shop.calendar.booked).toMatchObject([{ at: '2026-11-24 11:00', customer_phone: '6175550119' }]);
});

describe('whose appointment it is', () => {
  it.each([
    ['Her name is Lily Brown', 'Lily Brown'],
    ['Will Ford', 'Will Ford'],
    ['Jill and Anna', 'Jill and Anna'],
  ])('%s', async (said, customer_name) => {
    const made = call();
    await made.say('an appointment for my daughter', 'Wednesday at four', 'a checkup', said, 'yes');
    expect(made.shop.calendar.booked).toMatchObject([{ customer_name, notes: 'a checkup' }]);
  });
});

describe('what is told beside an appointment goes with it', () => {
  const asked = async (...said: string[]) => {
    const made = call();
    await made.say('a cleaning on Tuesday at ten', ...said, 'yes');
    return made.shop.calendar.booked.map(({ notes }) => notes);
  };

  it.each([
    ["oh, and I'm pregnant, is that okay?", "cleaning; I'm pregnant"],
    ["can you note that I'm nervous", "cleaning; I'm nervous"],
    ['can it be done by phone instead', 'cleaning; can it be done by phone instead'],
  ])('%s', async (said, notes) => {
    expect(await asked(said, 'Joy')).toEqual([notes]);
    expect(await asked('Joy', said)).toEqual([notes]);
  });

  it('or is left for somebody, where one is made already', async () => {
    const made = call();
    await made.say('a cleaning on Tuesday at ten', 'Joy', 'yes', 'can you note that he has a bad shoulder');
    expect(made.shop.messages).toMatchObject([{ caller_name: 'Joy', text: 'can you note that he has a bad shoulder' }]);
  });
});

it('is one appointment, what is done to two at once', async () => {
  const made = call();
  const reply = await made.say('my husband and I want a couples massage on Tuesday at ten');
  expect(reply).not.toContain('one at a time');
});

describe('a moment, seen from those that were offered', () => {
  it.each([
    [['an appointment Tuesday afternoon', 'the latest one'], '2026-11-24 16:30'],
    [['an appointment Tuesday morning', 'the latest one'], '2026-11-24 11:30'],
    [['an appointment Tuesday afternoon', 'the later one'], '2026-11-24 13:00'],
    [['an appointment Tuesday at ten', 'no, make that half past'], '2026-11-24 10:30'],
    [['an appointment Tuesday', 'half past'], '2026-11-24 09:30'],
  ])('%s', async (said, held) => {
    const made = call();
    await made.say(...said);
    expect(made.shop.calendar.held).toBe(held);
  });

  it('is a week later, at any time', async () => {
    expect(await call().say('an appointment on Monday', 'not this one, the one after')).toContain(
      'I have Monday, November 30 at 9 AM',
    );
  });
});

it('keeps an appointment that is looked at again, when another time is asked for and is not free', async () => {
  const made = call();
  await made.say('an appointment Tuesday at nine', 'a cleaning', 'Joy', 'hm, eight thirty', 'nine then', 'yes');
  expect(made.shop.calendar.booked).toMatchObject([{ at: '2026-11-24 09:00' }]);
});

describe('who tells something is not hung up on', () => {
  it.each(['you people never call back', 'okay well I also need a will done'])('%s', async (said) => {
    const made = call();
    await made.say(said);
    expect(made.ended).toBe(false);
  });

  it('and what is told right behind a message goes with it', async () => {
    const made = call();
    await made.say('you people never call back', 'Joy Hale', 'yes but call after five');
    expect(made.shop.messages.at(-1)?.text).toBe('you people never call back. yes but call after five');
  });
});

it('takes too early for the time that was offered, not for a wish', async () => {
  const made = call();
  expect(await made.say('an appointment Tuesday morning', "nine's too early")).toContain('at 10:30 AM');
});

it('hears no wish in what is over, nor an age as a time', async () => {
  for (const said of [
    'we had to put her down yesterday and I wanted to say thank you',
    'my son needs a checkup, he is nine',
  ]) {
    const made = call();
    await made.say(said);
    expect(made.shop.calls).toEqual([]);
  }
});

it('a day and an hour beside what it is for are a wish, however strange the words', async () => {
  expect(await converse(harborFacts()).say('tuesday 2pm checkup dan')).toMatch(/Tuesday, November 24 at 2 PM/);
});

it('nobody comes at night where it is closed then: three is easily heard as 3 a.m.', async () => {
  expect(await call().say('a cleaning on tuesday at 3 am')).toMatch(/Tuesday, November 24 at 3 PM is free/);
  expect(await call().say('are you open at 3 am')).not.toMatch(/^Yes/);
});

describe('somebody whom no time suits', () => {
  it.each([["No, that's all."], ['No thanks.', 'No thanks.']])('is let go: %s', async (...said) => {
    const made = call();
    await made.say('do you have anything on the third');
    expect(await made.say(...said)).toBe('Okay, nothing is booked. Is there anything else?');
    await made.say('no thanks');
    expect(made.ended).toBe(true);
  });
});

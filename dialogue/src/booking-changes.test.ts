import { describe, expect, it } from 'vitest';
import { converse, harborFacts, salsFacts } from './testing/index.ts';

const PRIYA = { callerName: 'Priya Nair' };
const FIRST = '00000000-0000-4000-8000-000000000001';
const SECOND = '00000000-0000-4000-8000-000000000002';
/** Priya, who has an appointment on Friday at ten, and Tom one on Wednesday. */
function regular(how: 'one' | 'two' = 'one') {
  const made = converse(harborFacts(PRIYA));
  made.shop.calendar.booked.push({ booking_id: FIRST, at: '2026-11-27 10:00', customer_name: 'Priya Nair' });
  if (how === 'two')
    made.shop.calendar.booked.push({ booking_id: SECOND, at: '2026-11-25 10:00', customer_name: 'Tom Nair' });
  return made;
}

describe('an appointment that stands', () => {
  it('is told', async () => {
    expect(await regular().say('when is my appointment')).toBe(
      'You have Friday, November 27 at 10 AM, under Priya Nair. Is there anything else?',
    );
  });

  it('is moved after both times were read back', async () => {
    const made = regular();
    await made.say('can I move my appointment to Tuesday at two');
    expect(made.replies.at(-1)).toBe(
      'Shall I move it from Friday, November 27 at 10 AM to Tuesday, November 24 at 2 PM?',
    );
    expect(await made.say('yes')).toContain('Your appointment is moved to Tuesday, November 24, 2 PM.');
    expect(made.shop.calendar.booked).toMatchObject([{ at: '2026-11-24 14:00' }]);
  });

  it('is moved by questions', async () => {
    const made = regular();
    expect(await made.say('I need to reschedule')).toBe(
      'You have Friday, November 27 at 10 AM, under Priya Nair. When would you like to come instead?',
    );
    await made.say('Monday afternoon', 'the last one', 'yes');
    expect(made.shop.calendar.booked).toMatchObject([{ at: '2026-11-23 13:00' }]);
  });

  it('stays when the caller thinks better of it', async () => {
    const made = regular();
    expect(await made.say('cancel my appointment', 'no')).toBe('Okay, it stays as it is. Is there anything else?');
    expect(await made.say('reschedule my appointment', 'never mind')).toContain('Okay, it stays as it is.');
    expect(made.shop.calendar.booked).toHaveLength(1);
  });

  it('is cancelled after a yes', async () => {
    const made = regular();
    expect(await made.say('cancel my appointment')).toBe(
      'You have Friday, November 27 at 10 AM, under Priya Nair. Shall I cancel it?',
    );
    expect(await made.say('yes')).toContain('Your appointment on Friday, November 27, 10 AM is cancelled.');
    expect(made.shop.calendar.booked).toEqual([]);
  });

  it('is moved instead of cancelled', async () => {
    const made = regular();
    await made.say('cancel my appointment', 'no, move it to Tuesday at two', 'yes');
    expect(made.shop.calendar.booked).toMatchObject([{ at: '2026-11-24 14:00' }]);
  });

  it('is the one that is meant, of several', async () => {
    const made = regular('two');
    expect(await made.say('cancel my appointment')).toContain('Which one do you mean?');
    await made.say('the one on Wednesday', 'yes');
    expect(made.shop.calendar.booked).toMatchObject([{ customer_name: 'Priya Nair' }]);
    const other = regular('two');
    await other.say('cancel my appointment on Friday', 'yes');
    expect(other.shop.calendar.booked).toMatchObject([{ customer_name: 'Tom Nair' }]);
  });

  it('is not found under a number that has none, and what is told of it goes to whoever looks for it', async () => {
    const made = converse(harborFacts());
    expect(await made.say('I want to cancel my appointment')).toBe(
      "I don't find a coming appointment under the number you're calling from; it may be under another one. Shall I take a message, so that someone calls you back?",
    );
    await made.say("what do you mean, it's Friday the 27th at nine", 'Walt Jensen');
    expect(made.shop.calls).not.toContain('find_slots');
    expect(made.shop.messages).toMatchObject([
      {
        caller_name: 'Walt Jensen',
        text: "I want to cancel my appointment. what do you mean, it's Friday the 27th at nine",
      },
    ]);
  });

  it('is what is spoken of once it was told', async () => {
    const made = regular();
    await made.say('what day was my appointment again');
    expect(await made.say("hm, that's my grandson's graduation, anything two days earlier")).toBe(
      'Shall I move it from Friday, November 27 at 10 AM to Wednesday, November 25 at 10 AM?',
    );
  });

  it('is moved by a week, at the same time', async () => {
    const made = regular();
    await made.say('cancel my appointment');
    expect(await made.say("hmm, let's do another day, the week after, same day same time")).toBe(
      'Shall I move it from Friday, November 27 at 10 AM to Friday, December 4 at 10 AM?',
    );
  });

  it('is named, and no other looked for, where it is asked whether to cancel it', async () => {
    const asked = 'You have Friday, November 27 at 10 AM, under Priya Nair. Shall I cancel it?';
    expect(await regular().say('cancel my appointment', 'the one on the twenty seventh')).toBe(asked);
    expect(await regular().say('cancel my appointment', 'the one on Tuesday')).toBe(
      `I don't see one on Tuesday, November 24. ${asked}`,
    );
  });

  it.each([
    ['can I push my appointment to Monday', 'Monday, November 30 at 10 AM'],
    ['can you move my appointment up to Monday', 'Monday, November 23 at 10 AM'],
    ['move my appointment to the week after', 'Friday, December 4 at 10 AM'],
  ])('takes its time of day along to another day: %s', async (said, to) => {
    expect(await regular().say(said)).toBe(`Shall I move it from Friday, November 27 at 10 AM to ${to}?`);
  });

  it.each([
    "I had an appointment with Doctor Patel and I'm afraid I've lost the card",
    "I've got something with you next week, I can't remember the day",
    "I'm down for Friday I think",
    'when am I supposed to come',
  ])('is told to who says that there is one: %s', async (said) => {
    expect(await regular().say(said)).toContain('You have Friday, November 27 at 10 AM');
  });

  it('is moved, and what was told at the read-back passed on', async () => {
    const made = regular();
    const told = 'ok and the pickup would be from work instead of school';
    expect(await made.say('move my appointment to Tuesday at two', told)).toContain('Shall I move it from');
    await made.say('yes');
    expect(made.shop.calendar.booked).toMatchObject([{ at: '2026-11-24 14:00' }]);
    expect(made.shop.messages).toMatchObject([{ text: told }]);
  });

  it('is not cancelled by who asks what that would cost', async () => {
    const made = regular();
    expect(await made.say("I'm not sure I can make it on Friday, what happens if I cancel")).not.toContain(
      'Shall I cancel',
    );
  });

  it('gets what is to be done beside by whoever hears of it', async () => {
    const made = regular();
    await made.say('move my appointment to Tuesday at two', 'yes', 'and can I add a whitening');
    expect(made.shop.messages).toMatchObject([{ text: 'and can I add a whitening' }]);
    await made.say("oh and I can't turn my neck at all so whoever it is should know");
    expect(made.shop.messages.at(-1)?.text).toContain("can't turn my neck");
  });
});

describe('a new one of somebody who has one already', () => {
  const asked = async () => {
    const made = regular();
    await made.say('Monday at ten please', 'a cleaning');
    expect(made.replies.at(-1)).toBe(
      'You already have Friday, November 27 at 10 AM. Shall I move it to Monday, November 23 at 10 AM?',
    );
    return made;
  };

  it('is a move after a yes', async () => {
    const made = await asked();
    await made.say('yes');
    expect(made.shop.calendar.booked.map(({ at }) => at)).toEqual(['2026-11-23 10:00']);
  });

  it('is one more after a no, and its own yes', async () => {
    const made = await asked();
    expect(await made.say('no, another one')).toContain("So that's Monday, November 23 at 10 AM");
    await made.say('yes');
    expect(made.shop.calendar.booked).toHaveLength(2);
  });

  it('is neither after a doubt', async () => {
    const made = await asked();
    await made.say("I'm not sure");
    expect(made.shop.calendar.booked.map(({ at }) => at)).toEqual(['2026-11-27 10:00']);
  });
});

describe('a move in other words', () => {
  it.each([
    ["I can't make it Friday, any chance of Tuesday at two", '2026-11-24 14:00'],
    ['Tuesday at two would be better than my Friday appointment', '2026-11-24 14:00'],
    ['could my appointment be an hour later', '2026-11-27 11:00'],
    ['something came up on Friday, can I come Tuesday at the same time', '2026-11-24 10:00'],
    ['postpone my appointment by a week', '2026-12-04 10:00'],
    ["don't cancel it, just move it to Tuesday at two", '2026-11-24 14:00'],
    ['change my Friday from ten to three', '2026-11-27 15:00'],
    ['can I switch the Friday one to noon', '2026-11-27 12:00'],
    ['push my appointment to four', '2026-11-27 16:00'],
    ['is it okay if I come at one instead of ten', '2026-11-27 13:00'],
  ])('%s', async (said, at) => {
    const made = regular();
    await made.say(said, 'yes');
    expect(made.shop.calendar.booked.map((one) => one.at)).toEqual([at]);
  });
});

it('hears that somebody is not going to make it', async () => {
  expect(await regular().say("I'm not going to make it on Friday")).toContain('You have Friday');
});

it.each(["no, that won't do, just leave it the way it is", 'no wait, keep it'])(
  'leaves it where it stands: %s',
  async (said) => {
    const made = regular();
    expect(await made.say('move my Friday appointment to noon', said)).toContain('it stays as it is');
    expect(made.shop.calendar.booked.map((one) => one.at)).toEqual(['2026-11-27 10:00']);
  },
);

describe('beside the appointment', () => {
  it('a question about the hours is answered, and the appointment goes on', async () => {
    const made = converse(harborFacts());
    expect(await made.say('what are your hours on Friday and can I get an appointment on Monday at ten')).toBe(
      "On Friday we're open from 9 AM to 5 PM. Monday, November 23 at 10 AM is free. What is it about?",
    );
    expect(await made.say('toothache', 'are you open on Saturday')).toBe(
      "On Saturday we're closed. What name should I put it under?",
    );
  });

  it('a person can be asked for at any time', async () => {
    const made = converse(harborFacts(PRIYA));
    expect(await made.say('an appointment on Tuesday at ten', 'checkup', 'can I speak to someone')).toContain(
      'Nothing is booked yet.',
    );
  });

  it('what was not understood is asked again, then with a hint', async () => {
    const made = converse(harborFacts());
    await made.say('I need an appointment');
    expect(await made.say('flarp')).toContain('Which day and time would suit you?');
    expect(await made.say('blib snurf')).toContain("You can say a day and a time, like 'Tuesday morning'.");
  });

  it('a table is reserved and a pizza ordered in one call', async () => {
    const made = converse(salsFacts({ bookingEnabled: true }));
    await made.say('a table for four on Friday at 7 pm and a large pepperoni', 'Joe');
    expect(made.replies.at(-1)).toContain('Friday, November 27 at 7 PM, for Joe, about: table for four');
    expect(await made.say('yes')).toContain('Anything else?');
    await made.say("that's all", 'yes');
    expect(made.shop.orders).toMatchObject([{ name: 'Joe', lines: ['1 Large Pepperoni'] }]);
  });

  it('asks for how many a table is', async () => {
    const made = converse(salsFacts({ bookingEnabled: true, callerName: 'Joe' }));
    expect(await made.say('can I reserve a table for Friday evening', 'seven')).toContain('For how many people?');
    expect(await made.say('six')).toContain('about: table for six');
  });

  it('a confirmation that was cut short is told again', async () => {
    const made = converse(harborFacts(PRIYA));
    await made.say('an appointment on Tuesday at ten', 'cleaning', 'yes');
    expect(await made.turn({ text: 'what are your hours on Monday', interruptedAfter: 'Thank you' })).toContain(
      'You are booked for Tuesday, November 24, 10 AM.',
    );
  });
});

it('a week later than what nobody finds is looked for all the same', async () => {
  const call = converse(harborFacts());
  const reply = await call.say('I have something Tuesday at two I think, I need to push it back a week');
  expect(reply).toMatch(/^I don't find a coming appointment.*Tuesday, December 1 at 2 PM/);
});

it('the same time for somebody else is another one', async () => {
  const call = converse(harborFacts());
  await call.say('a cleaning on Tuesday at ten', 'Carl Benson', 'yes');
  expect(await call.say("and then same time for me if there's room")).toMatch(/Tuesday, November 24/);
});

it('another name for what is booked is for somebody there, and is not thanked for as if it stood', async () => {
  const call = converse(harborFacts());
  await call.say('a cleaning on Tuesday at ten', 'Nikki Tran', 'yes');
  expect(await call.say('wait, make it under Nicole instead')).toMatch(/passed your message on/);
  expect(call.shop.messages).toMatchObject([{ caller_name: 'Nicole', text: 'wait, make it under Nicole instead' }]);
});

it('who will be there has agreed', async () => {
  const call = converse(harborFacts());
  await call.say('a cleaning on Tuesday at ten', 'Omar Aziz');
  expect(await call.say('great, see you then')).toMatch(/You are booked/);
});

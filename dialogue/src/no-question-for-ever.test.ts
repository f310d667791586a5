import { describe, expect, it } from 'vitest';
import { notesOf } from './testing/facts.ts';
import { converse, harborFacts } from './testing/index.ts';

/** A question whose answer is not understood ends with something, and is not asked for ever. */

const most = (replies: readonly string[]): number => {
  const questions = replies.map((reply) => /[^.?!]*\?$/.exec(reply)?.[0].trim() ?? '');
  return Math.max(...questions.map((one) => questions.filter((other) => other === one).length));
};

describe('an order', () => {
  it('is placed under what was heard for a name', async () => {
    const call = converse({ callerName: null });
    await call.say('a large pepperoni for pickup', "that's all", 'Karen will you?');
    expect(call.replies.at(-1)).toMatch(/for Karen/);
  });

  it('is placed without a name that was never understood', async () => {
    const call = converse({ callerName: null });
    await call.say(
      'a large pepperoni for pickup',
      "that's all",
      'why is that so',
      'but why is it that',
      'what do you mean by it',
      'how do you mean that',
      'yes',
      'yes',
    );
    expect(call.shop.orders).toHaveLength(1);
    expect(most(call.replies)).toBeLessThan(4);
  });
});

describe('an appointment', () => {
  const open = () => converse(harborFacts({ callerName: null }));

  it.each([
    ['offered', ["I'd like a massage on Friday morning", 'yes', 'sure', 'okay']],
    ['asked for a time', ["I'd like a massage", 'purple elephants', 'quantum foam', 'fish sticks']],
  ])('%s, it becomes a message', async (_, turns) => {
    const call = open();
    await call.say(...turns);
    expect(call.replies.at(-1)).toContain('calls you back');
    expect(await call.say('no')).toMatch(/anything else/);
    expect(await call.say("no that's it")).toMatch(/Goodbye/);
    expect(call.shop.messages).toEqual([]);
  });
});

it('takes nobody for off on the other days of a price', async () => {
  const call = converse(harborFacts({ notes: notesOf('Cleanings are $20 off on Mondays and Tuesdays.') }));
  expect(await call.say('a cleaning on Friday at ten')).toContain('Friday, November 27 at 10 AM is free');
});

describe('who is in on which days', () => {
  const notes = notesOf(
    'The exam is done by Dr. Nora Lind, on Monday, Tuesday and Thursday.',
    'Marco does large breeds, Wednesday to Saturday; Ivy does baths.',
    'Dr. Osei is away from November 25 to November 30.',
    'Henrik does repairs, he is here every day but Friday.',
  );
  it.each([
    ['an eye exam on Friday at ten', /done by Dr. Nora Lind.*Which other day/],
    ['a groom with Marco on Monday', /Marco does large breeds.*Which other day/],
    ['can I see Dr. Osei on Friday at ten', /Dr. Osei is away/],
    ['a repair with Henrik on Friday', /every day but Friday.*Which other day/],
  ])('is told before another day is offered: %s', async (said, told) => {
    expect(await converse(harborFacts({ notes })).say(said)).toMatch(told);
  });

  it.each([
    ['an eye exam on Monday at ten', /Monday, November 23 at 10 AM is free/],
    ['a groom with Marco on Friday at ten', /Friday, November 27 at 10 AM is free/],
    ['a bath with Ivy on Monday at ten', /Monday, November 23 at 10 AM is free/],
  ])('rules nothing else out: %s', async (said, told) => {
    expect(await converse(harborFacts({ notes })).say(said)).toMatch(told);
  });

  it('goes with the appointment', async () => {
    const call = converse(harborFacts({ notes, callerName: null }));
    await call.say('a bath on Friday at ten', "he's only with Marco");
    expect(await call.say('Ann Bell')).toMatch(/about: .*Marco/);
  });
});

import { describe, expect, it } from 'vitest';
import { notesOf } from './testing/facts.ts';
import { converse, harborFacts } from './testing/index.ts';

const NOTES = [
  'Free parking is behind the building, off Mill Lane.',
  'We have a wheelchair ramp at the side door.',
  'Gift cards can be had in any amount.',
  'We take cash, checks and all cards.',
  'Dogs are welcome in the waiting room, on a leash.',
];
const harbor = () => converse(harborFacts({ notes: notesOf(...NOTES) }));
/** What was told, without the question of ours behind it. */
const told = (reply: string): string => reply.replace(/[^.?!]*\?\s*$/, '').trim();

/** Each way to ask with each of the questions: it tells what the plain one does. */
const ASKED = [
  'do you have {X}',
  'maybe a silly question, but do you have {X}',
  'let me ask you one thing, do you have {X}',
  "I'm trying to figure out if you have {X}",
  'could you tell me whether you have {X}',
  'I need to know if you have {X}',
  'any chance you have {X}',
  'any chance of {X}',
  "you wouldn't happen to have {X}, would you",
  "you don't happen to have {X}, do you",
  'somebody told me you have {X}, is that right',
  'my neighbor says you have {X}, is that true',
  'do you have {X}, do you know',
  'do you have {X}, yes or no',
];

describe('one question, however it is asked', () => {
  it.each(ASKED)('%s', async (form) => {
    for (const thing of ['parking', 'a wheelchair ramp', 'gift cards']) {
      const plain = told(await harbor().say(`do you have ${thing}`));
      expect(NOTES).toContain(plain);
      expect(told(await harbor().say(form.replace('{X}', thing)))).toBe(plain);
    }
  });

  it.each([
    ['do you know if you guys take checks', 'do you take checks'],
    ['I was wondering whether you take checks', 'do you take checks'],
    ["so I've been meaning to ask, do you take checks", 'do you take checks'],
    ["I can't find where to park", 'where do I park'],
    ['do you know where I can park', 'where can I park'],
    ['could you remind me what time you close', 'what time do you close'],
    ["dogs aren't welcome, are they", 'are dogs welcome'],
  ])('%s: %s', async (said, plain) => {
    expect(told(await harbor().say(said))).toBe(told(await harbor().say(plain)));
  });

  it('and what asks for nothing is what was said', async () => {
    expect(await harbor().say('could you let me know if anything comes free on Tuesday')).not.toContain('parking');
    expect(await harbor().say("I'm not sure if I can make it on Tuesday")).not.toContain('parking');
  });
});

describe('a question while something is open is answered as by itself, and that is asked again', () => {
  const ASKS = ['do you take checks', 'hold on, do you take checks', 'before that, do you take checks?'];
  const CHECKS = 'We take cash, checks and all cards.';

  it.each(ASKS)('times are offered: %s', async (asks) => {
    const call = harbor();
    const offer = await call.say('what do you have on Tuesday for a cleaning');
    expect(await call.say(asks)).toBe(`${CHECKS} ${offer}`);
  });

  it.each(ASKS)('a name is asked for: %s', async (asks) => {
    const call = harbor();
    await call.say('a cleaning on Tuesday at ten');
    expect(await call.say(asks)).toBe(`${CHECKS} What name should I put it under?`);
    expect(await call.say('Ann Lee')).toContain('Tuesday, November 24 at 10 AM, for Ann Lee, about: cleaning. Shall');
  });

  it.each(ASKS)('it was read back: %s', async (asks) => {
    const call = harbor();
    await call.say('a cleaning on Tuesday at ten');
    const readBack = await call.say('Ann Lee');
    expect(await call.say(asks)).toBe(`${CHECKS} ${readBack}`);
  });

  it.each(ASKS)('a message: %s', async (asks) => {
    const call = harbor();
    await call.say('you people overcharged me last week and nobody called me back');
    expect(await call.say(asks)).toBe(`${CHECKS} And what is your name?`);
    await call.say('Ann Lee');
    expect(call.shop.messages).toMatchObject([
      { text: 'you people overcharged me last week and nobody called me back' },
    ]);
  });
});

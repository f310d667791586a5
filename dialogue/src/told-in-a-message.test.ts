import { describe, expect, it } from 'vitest';
import { converse, harborFacts } from './testing/index.ts';

describe('what is told while a message is offered or asked about', () => {
  it.each([
    "I've baked bread for two years",
    'my brother made pizza with you last summer',
    'I can do the salads and wash up',
  ])('orders nothing: %s', async (told) => {
    const call = converse();
    expect(await call.say('are you guys hiring', told)).toBe('And what is your name?');
    await call.say('Joyce Tan');
    expect(call.shop.messages).toMatchObject([{ caller_name: 'Joyce Tan', text: expect.stringContaining(told) }]);
  });

  it.each([
    ['Ruth, same number', 'Ruth', undefined],
    ["Mrs Okafor, you've got my number", 'Okafor', undefined],
    ['tell them Ruth called, they have my number', 'Ruth', undefined],
    ['Ruth, but call my cell, 555 301 4477', 'Ruth', '5553014477'],
  ])('names who calls: %s', async (said, name, phone) => {
    const call = converse(harborFacts());
    await call.say('I was charged twice for my cut', said);
    expect(call.shop.messages).toMatchObject([
      { caller_name: expect.stringContaining(name), ...(phone && { caller_phone: phone }) },
    ]);
  });

  it('takes a grunt for no name', async () => {
    expect(await converse(harborFacts()).say('I was charged twice for my cut', 'uh huh')).toContain('your name');
  });
});

describe('what is told behind a message', () => {
  it.each(['also the towel was dirty', "and it's urgent", 'and my friend saw it too', 'can somebody make that right'])(
    'goes with it: %s',
    async (told) => {
      const call = converse(harborFacts());
      await call.say('I was charged twice for my cut', 'Ruth', told);
      expect(call.shop.messages.at(-1)?.text).toContain(told);
    },
  );
});

describe('what the business did before', () => {
  it.each([
    'my zipper is stuck again and you repaired it last week',
    'you guys just patched this tire and it is flat again',
    'the porch you painted is still peeling',
  ])('is a complaint where it has to be done once more: %s', async (told) => {
    expect(await converse(harborFacts()).say(told)).toMatch(/sorry about that.*your name/);
  });

  it.each(["how's Biscuit doing, is he done", 'did my insurance come through', 'has my part come in yet'])(
    'nobody here knows how it stands: %s',
    async (asked) => {
      expect(await converse(harborFacts()).say(asked)).toMatch(/leave a message\?|take a message/);
    },
  );
});

it('is asked for a name again behind what they ask meanwhile', async () => {
  const call = converse(harborFacts());
  await call.say('I was charged twice for my cut');
  expect(await call.say('are you open on Sunday?')).toMatch(/And what is your name\?$/);
  await call.say('Ruth');
  expect(call.shop.messages).toMatchObject([{ caller_name: 'Ruth', text: 'I was charged twice for my cut' }]);
});

it('keeps the day of an appointment whose reason is asked when they ask for the hours of another', async () => {
  const call = converse(harborFacts());
  expect(await call.say('do you have Wednesday at eleven')).toContain('Wednesday, November 25 at 11 AM');
  expect(await call.say('what time do you close today?')).not.toMatch(/\b(?:is free|nothing|anything)\b/);
});

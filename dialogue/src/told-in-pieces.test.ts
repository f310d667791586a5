import { describe, expect, it } from 'vitest';
import { bringing, converse, harborFacts } from './testing/index.ts';

/** Who calls, where to reach them and where to go, told bit by bit. */

describe('a number in pieces', () => {
  it('is put together behind the name', async () => {
    const call = converse(harborFacts());
    await call.say('could somebody call me back about a retainer');
    expect(await call.say('Wilma Hood, 347')).toBe('Go on, please.');
    await call.say('555 0199');
    expect(call.shop.messages).toMatchObject([{ caller_name: 'Wilma Hood', caller_phone: '3475550199' }]);
  });

  it('is no card, and goes with what was left', async () => {
    const call = converse(harborFacts());
    await call.say('could somebody call me back about a retainer', 'Wilma Hood');
    await call.say('six four six, five five five', 'oh one two three');
    expect(call.shop.messages.at(-1)).toMatchObject({ caller_phone: '6465550123' });
  });
});

describe('a wish for a call that says nothing of what for', () => {
  it('has what was told before it', async () => {
    const call = converse(harborFacts());
    await call.say('hi this is Pat from the third floor, there is water coming through the ceiling in the hall');
    await call.say('can you tell the owner');
    expect(call.shop.messages).toMatchObject([
      { caller_name: 'Pat', text: expect.stringMatching(/water coming through the ceiling.*tell the owner/) },
    ]);
  });

  it('behind a message that was left goes with that', async () => {
    const call = converse(harborFacts());
    await call.say('I was charged twice for my crown', 'Wilma Hood', 'okay have them call me');
    expect(call.shop.messages.at(-1)).toMatchObject({ text: expect.stringMatching(/charged twice.*call me/) });
  });
});

describe('a place', () => {
  it('before an address is nobody, where no name was asked for', async () => {
    const call = converse(bringing());
    await call.say('a large margherita for delivery', "it's Mercy Hospital, 506 Sixth Street, room 412", "that's all");
    expect(call.replies.at(-1)).toMatch(/What name/);
    expect(await call.say('Curtis')).toMatch(/for Curtis\. It goes to Mercy Hospital, 506 Sixth Street, room 412/);
  });
});

describe('what went wrong', () => {
  it('orders nothing', async () => {
    const call = converse();
    expect(await call.say('my order was missing the garlic knots')).toMatch(/sorry about that.*your name\?$/);
    expect(await call.say('it said Micheal instead of Michael')).toMatch(/your name\?$/);
  });
});

describe('what is wished for behind a message that was left', () => {
  it.each(['I want the fifty dollars back', 'could you hold it for me till Friday'])(
    'goes with it: %s',
    async (said) => {
      const call = converse(harborFacts());
      await call.say('I was charged twice for my crown', 'Wilma Hood', said);
      expect(call.shop.messages.at(-1)).toMatchObject({ text: expect.stringContaining(said) });
    },
  );

  it('is a delay, whatever it is called', async () => {
    const call = converse(harborFacts());
    await call.say("hi it's Tony, running ten minutes behind for my three o'clock");
    expect(call.shop.messages).toMatchObject([{ caller_name: 'Tony' }]);
  });
});

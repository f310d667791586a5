import { describe, expect, it } from 'vitest';
import { backFromTransfer } from './assistant.ts';
import { freshState } from './decide/state.ts';
import { converse } from './testing/index.ts';

const PUT_THROUGH = {
  ok: true,
  value: null,
  say: "One moment, please. I'm calling somebody for you.",
  receipt: { kind: 'transfer', id: 't1' },
} as const;

describe('a caller who wants a person', () => {
  it('is put through, in the words of the tool, and the call ends for the agent', async () => {
    const call = converse({ handOff: 'now' });
    call.shop.refusals.set('transfer_call', PUT_THROUGH);
    expect(await call.say('can I speak to a manager')).toBe(PUT_THROUGH.say);
    expect(call.ended).toBe(true);
  });

  it('hears the truth when nobody can be rung, and may leave a message', async () => {
    const call = converse({ handOff: 'now' });
    call.shop.refusals.set('transfer_call', {
      ok: false,
      code: 'nobody-there',
      say: 'Nobody can take a call right now.',
    });
    expect(await call.say('operator')).toBe('Nobody can take a call right now. Would you like to leave a message?');
    await call.say('yes', 'please call me about the catering', 'Joe');
    expect(call.shop.messages).toMatchObject([{ caller_name: 'Joe', text: 'please call me about the catering' }]);
  });

  it('leaves a voicemail after hours, and nothing more is asked', async () => {
    const call = converse({ handOff: 'voicemail' });
    expect(await call.say('let me talk to someone')).toContain('Please leave your message');
    expect(await call.say('this is Joe, two pizzas were missing from my order, call me')).toMatch(/Goodbye\.$/);
    expect(call.shop.messages).toMatchObject([
      { text: 'this is Joe, two pizzas were missing from my order, call me', voicemail: true },
    ]);
    expect(call.ended).toBe(true);
  });

  it('is told when to call again where the owner wants no messages', async () => {
    const call = converse({ handOff: 'none' });
    expect(await call.say('let me talk to someone')).toContain('Nobody can take a call right now. We');
  });
});

describe('a caller who needs a person', () => {
  it.each<[string, string[], { urgency: boolean; complex: boolean; angry: boolean }]>([
    ['is angry', ['this is ridiculous'], { urgency: false, complex: false, angry: true }],
    ['has an emergency', ['it is an emergency'], { urgency: true, complex: false, angry: false }],
    [
      'is not understood three times',
      ['flarp blib', 'glorp snurf', 'wibble zonk'],
      { urgency: false, complex: true, angry: false },
    ],
  ])('%s and is put through where the owner wants that', async (_why, said, handOffWhen) => {
    const call = converse({ handOff: 'now', handOffWhen });
    call.shop.refusals.set('transfer_call', PUT_THROUGH);
    for (const words of said) await call.say(words);
    expect(call.shop.calls).toContain('transfer_call');
    const kept = converse({ handOff: 'now', handOffWhen: { urgency: false, complex: false, angry: false } });
    for (const words of said) await kept.say(words);
    expect(kept.shop.calls).not.toContain('transfer_call');
  });
});

it('a caller who is back from a transfer is asked for a message', () => {
  expect(backFromTransfer(freshState())).toMatchObject({ asked: { kind: 'message?' } });
  expect(backFromTransfer(null)).toMatchObject({ asked: { kind: 'message?' } });
});

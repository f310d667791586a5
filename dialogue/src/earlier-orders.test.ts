import { describe, expect, it } from 'vitest';
import { converse } from './testing/index.ts';

describe('an order of an earlier call', () => {
  it.each([
    'I picked up an order half an hour ago and you forgot my garlic knots',
    'I need to cancel the order I just placed a few minutes ago',
    'I placed an order for pickup at six but I am running late, is that okay?',
    'I am calling to check if my order is ready',
    'cancel my order please',
    'hi, is my pizza ready?',
  ])('is passed on and never taken anew: %s', async (said) => {
    const call = converse();
    expect(await call.say(said)).toMatch(/can't see or change earlier orders.+leave a message\?$/);
    expect(call.shop.orders).toEqual([]);
    expect(await call.say('yes please')).toBe('And what is your name?');
    await call.say('Tina');
    expect(call.shop.messages).toMatchObject([{ caller_name: 'Tina', text: said }]);
  });

  it('keeps the name that came with it', async () => {
    const call = converse();
    await call.say("I'm calling to check on my order, it's under Johnson", 'yes');
    expect(call.shop.messages[0]?.caller_name).toBe('Johnson');
  });

  it('rings somebody where the owner wants that', async () => {
    const call = converse({ handOff: 'now' });
    await call.say('is my order ready yet?');
    expect(call.shop.calls).toEqual(['transfer_call']);
  });

  it('leaves nothing behind when no message is wanted', async () => {
    const call = converse();
    await call.say('is my order ready yet?', 'no thanks', 'can I leave a message', 'Ask Sal to ring me', 'Tina');
    expect(call.shop.messages[0]?.text).toBe('Ask Sal to ring me');
  });
});

describe('a message without a name', () => {
  it('goes on with what is no name, and is kept when the caller leaves', async () => {
    const call = converse();
    await call.say('can I leave a message', 'it is about the job', 'I worked at Joes for three years', 'bye');
    expect(call.shop.messages).toEqual([
      { caller_name: '', text: 'it is about the job. I worked at Joes for three years' },
    ]);
  });
});

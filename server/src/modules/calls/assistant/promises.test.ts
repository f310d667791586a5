import { describe, expect, it } from 'vitest';
import { unkept } from './promises.ts';

const NOTHING = new Set<never>();

describe('a sentence that claims something', () => {
  it.each([
    ['Your order is in!', 'order'],
    ["Great, I've placed your order.", 'order'],
    ['Your order has been confirmed.', 'order'],
    ['Your order will be ready in 20 minutes.', 'order'],
    ["You're all booked for Tuesday at four.", 'booking'],
    ['Your appointment is confirmed.', 'booking'],
    ["I've moved that to Friday at ten.", 'booking'],
    ["I've passed your message on to the team.", 'message'],
    ["I'll let the owner know.", 'message'],
    ['Somebody will call you back this afternoon.', 'message'],
    ["I'm connecting you now.", 'transfer'],
    ['Let me put you through.', 'transfer'],
    ["You're on our waiting list now.", 'waiting'],
    ["I've put you on the cancellation list.", 'waiting'],
    ["I've texted you the address.", 'sent'],
    ["You'll get an email shortly.", 'sent'],
  ])('"%s" needs a receipt (%s)', (sentence, claim) => {
    expect(unkept(sentence, NOTHING)?.claim).toBe(claim);
    if (claim === 'sent') return;
    expect(unkept(sentence, new Set([claim as 'order']))).toBeNull();
  });

  it.each([
    'Shall I place the order?',
    'Would you like me to put you through?',
    "I haven't placed your order yet.",
    'Once your order is in, it takes about twenty minutes.',
    'Nothing is booked yet.',
    'What would you like to order in addition?',
    'We are open until ten.',
    'A large Margherita is eighteen dollars.',
    'I can take a message for the team.',
    'The special is ready to order all day.',
  ])('"%s" claims nothing', (sentence) => {
    expect(unkept(sentence, NOTHING)).toBeNull();
  });
});

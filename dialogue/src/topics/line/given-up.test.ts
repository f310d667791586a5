import { describe, expect, it } from 'vitest';
import { converse } from '../../testing/conversation.ts';

const CLEARED = "Okay, I've cleared that. Nothing was ordered.";

describe('who gives up what they were doing', () => {
  it.each([
    "Never mind, I'll order on the app, cancel it.",
    'forget it we ll go somewhere else',
    "I'll do it online instead, bye.",
    'Hang on, my husband got dinner already. So never mind, sorry.',
    "Don't bother, my roommate made dinner already.",
    'Sorry, change of plans, cancel the whole thing.',
    "Forget it, don't make anything.",
  ])('orders nothing, whatever was being asked: %s', async (text) => {
    const call = converse();
    await call.say('Two garlic knots, please.');
    await call.say("That's all.");
    expect(await call.say(text)).toContain(CLEARED);
    await call.say('No, thanks. Bye.');
    expect([call.shop.messages, call.shop.orders]).toEqual([[], []]);
  });

  it('books nothing either', async () => {
    const call = converse({ bookingEnabled: true, orderingEnabled: false });
    await call.say('An appointment on Friday at ten, please.');
    expect(await call.say("Let's not do this, I'll come by in person.")).toContain('Okay, nothing is booked.');
  });

  it.each([
    "Forget the garlic knots, we'll get those somewhere else.",
    'Could I order online instead?',
    'My wife already ordered hers, so just those.',
    "I'll get them at the counter then.",
  ])('gives up no more than they say: %s', async (text) => {
    const call = converse();
    await call.say('A large cheese pizza and two garlic knots, please.');
    expect(await call.say(text)).not.toContain(CLEARED);
  });
});

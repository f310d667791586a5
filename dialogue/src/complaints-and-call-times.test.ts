import { describe, expect, it } from 'vitest';
import { converse, harborFacts } from './testing/index.ts';

describe('what went wrong with what was bought', () => {
  it.each([
    "I'm home now, I opened the box and the borscht isn't in it",
    "there's a piece of glass in my borscht",
    'I paid for sour cream and there was barely any',
    "the borscht's stone cold, we waited forever",
  ])('is a complaint and orders nothing: %s', async (said) => {
    const call = converse();
    const reply = await call.say(said);
    expect(reply).toMatch(/sorry/i);
    expect(call.state()).toMatchObject({ lines: [], message: expect.stringContaining(said.slice(0, 20)) });
  });

  it.each(['weekday afternoons', 'after seven tonight', "I'm free till eleven", 'Thursday at four works'])(
    'behind a message a moment alone is when to call: %s',
    async (said) => {
      const call = converse(harborFacts());
      await call.say('can somebody call me back about the invoice I got twice', 'Ann Lee');
      await call.say(said);
      expect(call.shop.messages.at(-1)?.text).toContain(said);
      expect(call.state()).toMatchObject({ booking: null });
    },
  );

  it('and a wish for an appointment is one', async () => {
    const call = converse(harborFacts());
    await call.say('can somebody call me back about the invoice I got twice', 'Ann Lee');
    await call.say('and an appointment for a cleaning on Tuesday at nine');
    expect(call.state()).toMatchObject({ booking: { about: 'cleaning' } });
  });
});

import { describe, expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';

const note = (text: string) => ({ kind: 'memory' as const, id: text, label: '', text });

/** What was not asked is taken all the same, and said to be. */
describe('while a size is asked for', () => {
  it.each(['my name is Dana Fox', "it's for Dana Fox", 'put it under Dana Fox'])('%s', async (said) => {
    const call = converse();
    expect(await call.say('a cheese pizza')).toContain('What size');
    expect(await call.say(said)).toMatch(/^Thanks, Dana Fox\. What size/);
  });

  it.each(['is there a human I can talk to', 'is there a human I could speak with', 'can I talk to somebody'])(
    'a person is asked for: %s',
    async (said) => {
      const call = converse();
      await call.say('a cheese pizza');
      expect(await call.say(said)).toMatch(/leave (?:your|a) message|put you through|call you back/);
    },
  );
});

it.each(["what's their number", 'do you have their number'])('whose number is asked for: %s', async (said) => {
  const call = converse({
    phone: '+17185550100',
    notes: [note("Towing is done by Sal's, 718 555 0195, day and night.")],
  });
  await call.say('do you do towing');
  expect(await call.say(said)).toContain('718 555 0195');
  expect(await call.say("what's your number")).toContain('+17185550100');
});

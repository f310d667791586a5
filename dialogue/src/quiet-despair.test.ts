import { describe, expect, it } from 'vitest';
import { converse, harborFacts, notesOf } from './testing/index.ts';

const BEFORE: readonly (readonly string[])[] = [
  [],
  ['a cleaning on Tuesday at ten'],
  ['you overcharged me last week and I want somebody to call me'],
];

describe('despair is heard, wherever it is said', () => {
  it.each([
    "there's no way out for me anymore",
    'I have nobody left',
    "I don't see any way out",
    "I'm done with my life, honestly",
    'I just want all of it to stop',
    "I've been thinking about ending it",
    'nobody would even care if I disappeared',
    "I can't go on",
  ])('%s', async (said) => {
    for (const before of BEFORE) {
      const call = converse(harborFacts());
      if (before.length > 0) await call.say(...before);
      expect(await call.say(`actually, ${said}`)).toContain('988');
    }
  });

  it.each([
    "there's no way out of the parking lot",
    'I have nobody left to send',
    "I can't go on hold again",
    "I'm thinking about ending my lease",
    "I don't see the point of the fee",
    "I'm done with the form",
    "I'm dying for a pizza",
    'nobody would be better off with the large',
  ])('but not: %s', async (said) => {
    expect(await converse(harborFacts({ notes: notesOf('We take cash.') })).say(said)).not.toContain('988');
  });
});

describe('what somebody is to be told is told whole', () => {
  it.each(["it's about a party on the twenty ninth", "it's about the concert on the second of May"])(
    '%s',
    async (what) => {
      for (const form of ['take a message for Lee, {W}', 'could you let Lee know, {W}', '{W}, can Lee call me back']) {
        const call = converse();
        await call.say(form.replace('{W}', what), 'Ann Fox');
        expect(call.shop.messages[0]?.text).toContain(what);
      }
    },
  );

  it('and who is to call is not who calls', async () => {
    const call = converse();
    await call.say('you charged me twice for Saturday');
    expect(await call.say('can the manager call me')).toContain('name');
    await call.say('Ann Fox');
    expect(call.shop.messages).toMatchObject([{ caller_name: 'Ann Fox' }]);
  });
});

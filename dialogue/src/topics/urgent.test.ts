import { describe, expect, it } from 'vitest';
import { converse } from '../testing/conversation.ts';

const plumber = (more: object = {}) =>
  converse({
    orderingEnabled: false,
    bookingEnabled: true,
    businessName: 'Sluice & Sons',
    notes: [
      'Water coming through a ceiling or no heat in frost cannot wait: shut the main valve and call our night line on 555 0170 at once.',
      'A drain cleaning starts at $150.',
      'We mend taps, toilets and boilers on weekdays.',
    ].map((text, at) => ({ id: String(at), kind: 'memory' as const, label: '', text })),
    ...more,
  });

describe('what the owner calls urgent', () => {
  it.each([
    "Hi, could somebody come on Friday, it's raining through our kitchen ceiling from the bathroom above.",
    "I'd like an appointment. We have no heat since last night and it's freezing in here.",
  ])('goes before a wish for an appointment: %s', async (text) => {
    const call = plumber();
    const reply = await call.say(text);
    expect(reply).toContain('call our night line on 555 0170');
  });

  it('is told to the owner at once where it is plain', async () => {
    const call = plumber();
    const text = "The heat is out since midnight and it's freezing in here.";
    expect(await call.say(text)).toContain('I have let the team know');
    expect(call.shop.messages[0]).toMatchObject({ danger: 'emergency', text: expect.stringContaining(text) });
    expect(await call.say('Okay, I did that. Could somebody come on Friday at ten?')).toContain('Friday');
  });

  it('is no wish of the turn before, behind which a name is said', async () => {
    const call = plumber();
    await call.say('Could somebody come about some water in the hall ceiling on Monday after three?');
    expect(await call.say('Three is fine. Olga Brandt. Actually')).not.toContain('555 0170');
    expect(call.shop.messages).toEqual([]);
  });

  it('hangs up on nobody who asks a price', async () => {
    expect(await plumber().say("What's a drain cleaning gonna cost me, I've never had one")).toContain('$150');
  });

  it('is told once', async () => {
    const call = plumber();
    await call.say('Water is pouring down through the ceiling of the hall.');
    expect(await call.say("It's still coming through the ceiling")).not.toContain('555 0170');
  });

  it.each([
    'I need a tap mended on Friday at three.',
    'My toilet runs a little, can you come Friday?',
    'How much is a drain cleaning?',
    'Our boiler is due for its yearly service.',
  ])('is nothing of the everyday: %s', async (text) => {
    expect(await plumber().say(text)).not.toContain('555 0170');
  });
});

describe('what only comes near to what is urgent', () => {
  const clinic = () =>
    plumber({
      businessName: 'Harbor Therapy',
      notes: [
        'New severe pain, numbness in both legs or loss of control is an emergency, go to the ER.',
        'Children are seen from age 8.',
      ].map((text, at) => ({ id: String(at), kind: 'memory' as const, label: '', text })),
    });
  it.each([
    "it's for her neck",
    "it's for my son, he's nine",
    "actually make it two, and it's for my husband",
    "yeah I've never been there before",
  ])('alarms nobody: %s', async (said) => {
    const call = clinic();
    await call.say('a first visit on Friday at one');
    expect(await call.say(said)).not.toContain('go to the ER');
  });
});

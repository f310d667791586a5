import { describe, expect, it } from 'vitest';
import { converse, harborFacts, notesOf } from './testing/index.ts';

/** Who calls, at which number, and what for, in the words in which callers tell them together. */

const clinic = (...notes: string[]) =>
  converse(
    harborFacts({ orderingEnabled: false, callerPhone: '+17185550100', callerName: null, notes: notesOf(...notes) }),
  );

describe('a number', () => {
  it('is none that is an amount and what it is for', async () => {
    const call = clinic();
    await call.say('tell Joyce invoice 2217 for six hundred forty dollars is open this is Gary call me');
    expect(call.shop.messages.at(-1)).toMatchObject({ caller_name: 'Gary', text: expect.stringContaining('2217') });
    expect(call.shop.messages.at(-1)).not.toHaveProperty('caller_phone');
  });

  it('is no card where it is told of which paper it is', async () => {
    const call = clinic();
    await call.say('Can I talk to whoever pays the bills?');
    expect(await call.say('Yes, invoice 2217, six hundred forty dollars, please call me back.')).not.toContain('card');
  });

  it('has its area code behind it, and is said again', async () => {
    const call = clinic();
    await call.say('tell Oscar to call me, my number is 555 0133, area code 212');
    expect(await call.say('Lou Marks')).toContain('212 555 0133');
    expect(call.shop.messages.at(-1)).toMatchObject({ caller_phone: '2125550133' });
  });
});

describe('a name', () => {
  it.each([
    ['keisha brown and its about my gums', 'Keisha Brown'],
    ['george ames and tell the doctor i have diabetes', 'George Ames'],
    ['dan like i said', 'Dan'],
    ['Chuck Fox, no allergies', 'Chuck Fox'],
  ])('stands in front of what else is said: %s', async (said, name) => {
    const call = clinic();
    await call.say('a cleaning on Wednesday at ten');
    expect(await call.say(said)).toContain(`for ${name}`);
  });

  it('is put right', async () => {
    const call = clinic();
    await call.say("Tell Ana mom's in the hospital, Mercy General, and I'm sorry");
    await call.say("It's Lucia, not Mercy General.");
    expect(call.shop.messages.at(-1)).toMatchObject({ caller_name: 'Lucia' });
  });

  it('is no animal that is brought', async () => {
    const call = clinic('Dogs and cats only.', 'Please bring proof of the rabies shots.');
    expect(await call.say('a cleaning Wednesday at ten for Biscuit, she is a golden')).toContain('What name');
    expect(await call.say('Her owner is Maeve Doyle. Biscuit is the dog.')).toContain('for Maeve Doyle');
  });
});

describe('a message', () => {
  it('is what was told before, when who calls is told behind it', async () => {
    const call = clinic();
    await call.say('are my retainers in', 'ok', 'Gunderson');
    expect(call.shop.messages.at(-1)).toMatchObject({
      caller_name: 'Gunderson',
      text: expect.stringContaining('retainers'),
    });
  });

  it.each(['he nips at the drill, tell Trish', 'can you pass it on to Trish that he nips'])(
    'is told before whom it is for: %s',
    async (said) => {
      const call = clinic('If your dog bites tell us, Trish does the nervous ones.');
      await call.say(said, 'Dan Miller');
      expect(call.shop.messages.at(-1)?.text).toContain('nips');
    },
  );

  it.each(['i dont want a message', 'no message please', "please don't take a message"])(
    'is none against their will: %s',
    async (said) => {
      const call = clinic();
      await call.say('Is Dr. Webb there?', said);
      expect(await call.say('bye')).toContain('Goodbye');
      expect(call.shop.messages).toHaveLength(0);
    },
  );
});

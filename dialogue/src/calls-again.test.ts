import { describe, expect, it } from 'vitest';
import { partsIn } from './heard/parting/calls-again.ts';
import { notesOf } from './testing/facts.ts';
import { converse, harborFacts } from './testing/index.ts';
import { tokenise } from './understand/words.ts';

/** Who asks at home first and calls again leaves no message, and wishes for no tomorrow. */

it.each([
  "I'll ask my brother and call you back",
  'okay, let me check with the office and get back to you',
  "gonna think about it, I'll call again tomorrow",
  'alright, I need to talk to my landlord, thank you dear',
  'let me get back to you on that',
])('they call again: %s', (said) => expect(partsIn(tokenise(said))).toBe('again'));

it.each(['let me ask my brother', 'I need to think about it', "I'll talk it over with my wife"])(
  'they ask somebody first: %s',
  (said) => expect(partsIn(tokenise(said))).toBe('wait'),
);

it.each([
  'let me talk to a person',
  'can you ask her to call me back',
  "tell Ines I'll call her back tomorrow",
  "I'll ask for the corner table",
  "I'll call when I'm outside, can you bring it out",
  'let me talk to her',
])('they do neither: %s', (said) => expect(partsIn(tokenise(said))).toBeNull());

describe('on the line', () => {
  it('nothing is taken, and nobody asked for a name', async () => {
    const call = converse(harborFacts({ businessName: 'Northgate Climbing' }));
    await call.say('do you teach children');
    expect(await call.say("I'll ask my sister and call you tomorrow")).toMatch(/Goodbye/);
    expect(call.shop.messages).toEqual([]);
  });

  it('an appointment that was begun is said not to be booked', async () => {
    const call = converse(harborFacts({ businessName: 'Northgate Climbing' }));
    await call.say('can I book a lesson for Monday at ten');
    expect(await call.say('hm, let me check with my wife and call you back')).toMatch(/Nothing is booked yet/);
  });

  it('an order is not lost for it', async () => {
    const call = converse();
    await call.say('a margherita please');
    expect(await call.say('let me ask my wife')).toMatch(/take your time/);
  });
});

describe('an address told to check it', () => {
  const gym = harborFacts({
    businessName: 'Northgate Climbing',
    notes: notesOf('We are at 31 Quay Road, behind the market.'),
  });
  it.each(["it's at 31 Quay, right?", 'you guys are at 30 Quay Road, correct?', 'the address is 31 Quay Road, yeah?'])(
    'is answered by ours: %s',
    async (said) => expect(await converse(gym).say(said)).toMatch(/31 Quay Road, behind the market/),
  );
  it('is no address of the caller', async () => {
    const call = converse();
    await call.say('a margherita for delivery please', "you're at 9 Mill Lane, right?");
    expect(JSON.stringify(call.state())).not.toMatch(/"address":"9 Mill/);
  });
});

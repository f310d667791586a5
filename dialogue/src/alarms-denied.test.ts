import { describe, expect, it } from 'vitest';
import { converse, notesOf } from './testing/index.ts';

/** What an owner calls urgent is told to whom it concerns, and lets go of whom it does not. */

const locksmith = () =>
  converse({
    orderingEnabled: false,
    bookingEnabled: false,
    businessName: 'Quickturn Lock & Key',
    notes: notesOf(
      'A child or a pet locked in a hot car: call 911.',
      'Leave name, number and what happened, Oscar or Bea calls back within 20 minutes.',
      'Key copies are $4.',
    ),
  });

describe('a warning of the owner', () => {
  it.each(['my baby is locked in the car and it is ninety degrees', 'the dog is stuck in the hot car'])(
    'is told of what it names: %s',
    async (said) => {
      expect(await locksmith().say(said)).toContain('call 911');
    },
  );

  it.each([
    'I locked my keys in the car, it is a 2013 Toyota',
    "Tell her if she's not here in half an hour I'll call somebody else. It's Wanda Stokes.",
  ])('is none of: %s', async (said) => {
    expect(await locksmith().say(said)).not.toMatch(/911|urgent/);
  });
});

describe('an alarm that is denied', () => {
  it('goes on with the message that it stood in, and both are one', async () => {
    const call = locksmith();
    await call.say('Is Oscar there?', 'Yes, tell him there is smoke coming out of the lock when I turn the key');
    expect(await call.say("No, nobody's hurt, it's only the motor of the lock.")).not.toContain('see to that first');
    await call.say('Dan Miller');
    const last = call.shop.messages.at(-1);
    expect(last?.text).toContain('only the motor');
    expect(last?.text).toContain('smoke coming out of the lock');
    expect(last).not.toHaveProperty('danger');
  });

  it('lets a question be answered', async () => {
    const call = locksmith();
    await call.say("there's smoke coming out of the building");
    expect(await call.say("no no it's fine, it's the barbecue next door. How much is a key copy?")).toContain('$4');
  });

  it('is no alarm that somebody else is in no danger of', async () => {
    const call = locksmith();
    await call.say("there's smoke coming out of the building");
    expect(await call.say('no, my wife is not breathing')).toContain('911');
  });

  it('tells somebody here what they should know, with who calls', async () => {
    const call = locksmith();
    await call.say('I cut my hand and it is bleeding a lot');
    await call.say("okay I'll go to the hospital but can you tell Oscar I won't be there, it's Helen Marsh");
    expect(call.shop.messages.at(-1)).toMatchObject({
      caller_name: 'Helen Marsh',
      text: expect.stringContaining("I won't be there"),
    });
  });
});

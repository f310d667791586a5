import { describe, expect, it } from 'vitest';
import { converse, harborFacts } from './testing/index.ts';

/** Booked for Tuesday at ten, under Joy. */
async function booked() {
  const call = converse(harborFacts());
  await call.say('a cleaning on Tuesday at ten', 'Joy', 'yes');
  return call;
}

const KEEPS = [
  'no wait, keep it',
  'on second thought keep it',
  "actually I'll come after all",
  "no, don't change it",
  'keep the appointment',
  'hold on, forget it, I can make it',
  "we'll make it work, leave it as it is",
];

describe('one that was to be moved or cancelled is kept', () => {
  it.each(KEEPS)('moved: %s', async (keeps) => {
    const call = await booked();
    expect(await call.say('something came up, can we push my Tuesday appointment to Wednesday at eleven')).toContain(
      'Shall I move it',
    );
    expect(await call.say(keeps)).toContain('it stays as it is');
    expect(call.shop.calendar.booked.map(({ at }) => at)).toEqual(['2026-11-24 10:00']);
  });

  it.each(KEEPS)('cancelled: %s', async (keeps) => {
    const call = await booked();
    expect(await call.say('my son is sick so I have to cancel Tuesday')).toContain('Shall I cancel it?');
    expect(await call.say(keeps)).toContain('it stays as it is');
    expect(call.shop.calendar.booked).toHaveLength(1);
  });

  it.each(['I can make it Thursday at two', 'keep it on Wednesday but at two'])('but not by %s', async (said) => {
    const call = await booked();
    await call.say('can we push my appointment to Wednesday at eleven');
    expect(await call.say(said)).not.toContain('it stays as it is');
  });
});

describe('a number beside another day is the time there', () => {
  it.each(['could you push my appointment to two on Wednesday', 'two on Wednesday instead of my appointment'])(
    '%s',
    async (said) => {
      const call = await booked();
      expect(await call.say(said)).toContain('to Wednesday, November 25 at 2 PM');
    },
  );
});

describe('of what is offered', () => {
  it.each([
    ["nine thirty, that's fine", '9:30'],
    ["ten that's fine", '10 AM'],
    ['ten, my son has school before that', '10 AM'],
    ['the one in the middle', '9:30'],
  ])('%s', async (said, time) => {
    const call = converse(harborFacts());
    expect(await call.say('what do you have on Tuesday for a cleaning')).toContain('9 AM, 9:30 AM or 10 AM');
    await call.say(said);
    expect(await call.say('Ann Lee')).toContain(time);
  });

  it('none is chosen by who can come at none of them', async () => {
    const call = converse(harborFacts());
    await call.say('what do you have on Tuesday for a cleaning');
    expect(await call.say("I can't do any of those")).not.toContain('name');
  });
});

import { describe, expect, it } from 'vitest';
import { withoutWhyNot } from './heard/appointment/why-not.ts';
import { readWhen } from './heard/when/when.ts';
import { converse, harborFacts } from './testing/index.ts';

describe('why a time does not suit', () => {
  it.each([
    ["oh darn, Tuesday the piano tuner comes. How's Thursday at three?", "How's Thursday at three?"],
    ["we'll be at the cabin then, could we do Friday at nine", 'could we do Friday at nine'],
    ["that's the day my son sings. Wednesday, same time", 'Wednesday, same time'],
    ["yeah, no, I can't do four, I've got choir. five thirty?", 'five thirty?'],
    ['Thursday at two, because I have a fitting that morning', 'Thursday at two'],
  ])('is no part of what is wished for: %s', (said, rest) => {
    expect(withoutWhyNot(said)).toBe(rest);
  });

  it.each([
    "it's for a torn ligament, and Tuesday doesn't work, Friday at ten?",
    'my shoulder hurts too much to wait, have you got anything today',
    'Thursday works better for my mother',
    'Friday, but I have to be out by eleven',
    'Wednesday at nine, and he bites',
  ])('is not what else is told: %s', (said) => {
    expect(withoutWhyNot(said) ?? said).toBe(said);
  });

  it('goes neither into what it is about nor beside it', async () => {
    const call = converse(harborFacts());
    await call.say('have you got anything on Tuesday at nine');
    const asked = await call.say("oh darn, Tuesday I've got the tuner. How's Wednesday, same time?");
    expect(asked).toMatch(/Wednesday, November 25 at 9 AM/);
    const read = await call.say('a sore knee', 'Ann Lee');
    expect(read).toMatch(/Wednesday, November 25 at 9 AM, for Ann Lee, about: a sore knee\. /);
  });
});

it.each([
  ['you got that wrong, ten not nine', '10 AM'],
  ['well, could that be an hour later', '10 AM'],
])('what is read back is put right: %s', async (said, time) => {
  const call = converse(harborFacts());
  await call.say('an appointment for a sore knee on Tuesday at nine', 'Ann Lee');
  expect(await call.say(said)).toContain(`November 24 at ${time}`);
});

describe('a time that is told loosely', () => {
  const calendar = { date: '2030-06-11', time: '10:00', ordering: false, open: () => null };
  it.each([
    ['Thursday, kind of late', { after: '15:00' }],
    ['Thursday in the middle of the day', { after: '11:00', before: '14:00' }],
    ["Thursday once I'm off work, that'd be four thirty", { at: '16:30' }],
    ['the day after tomorrow, like eleven, after the kids are at camp', { at: '11:00' }],
    ['Thursday. mornings are tough for me', { after: '12:00' }],
    ['Thursday, not at the crack of dawn', { after: '09:00' }],
  ])('%s', (said, time) => {
    const when = readWhen(said, calendar);
    expect(when.day?.date).toBe('2030-06-13');
    expect(when.time).toMatchObject(time);
  });
});

import { expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';

/** The hours and the way there, whatever the words, and whatever else was written that shares one with them. */
const NOTES = [
  'We are at 2205 Coney Island Avenue, at the corner of Avenue R.',
  'We have our own parking lot with 14 spaces, and a drive-thru.',
  'We close early at 3 PM on the day before a holiday.',
  'We deliver within 2 miles for $3.',
].map((text, at) => ({ kind: 'memory' as const, id: `${at}`, label: '', text }));
const at = (now: string) => converse({ notes: NOTES, now: new Date(now) });
const call = () => at('2030-06-11T20:00:00Z');

it.each([
  'when are you open',
  'when is the shop open',
  'what time do you open and close',
  'what are your opening and closing times',
  'when do you guys open and when do you close',
])('all hours: %s', async (said) => {
  expect(await call().say(said)).toMatch(/^Our opening hours are/);
});

it.each(['till when are you open today', 'until what time are you there today', 'are you open till what time tonight'])(
  'the end: %s',
  async (said) => {
    expect(await call().say(said)).toMatch(/^We close at/);
  },
);

it.each(['are you closed', 'what time do you guys close up', 'when do you close on Friday'])(
  'no other day than the one that is asked about: %s',
  async (said) => {
    const reply = await call().say(said);
    expect(reply).toMatch(/\d (?:AM|PM)|noon|midnight/);
    expect(reply).not.toContain('holiday');
  },
);

it('tells of holidays on the day before one', async () => {
  expect(await call().say('what time do you close on July 3rd')).toContain('before a holiday');
});

it.each([
  "what's your address",
  'where are you guys at',
  'where are you located',
  'what street are you on',
  'where is your shop exactly',
  'which cross street is that',
])('where it is: %s', async (said) => {
  const reply = await call().say(said);
  expect(reply).toContain('2205 Coney Island Avenue');
  expect(reply).not.toContain('drive-thru');
});

it.each([
  'can I get a tiramisu for pickup',
  'could I have two tiramisus to go',
  'can we get a cannoli for takeout please',
])('how it goes out, told in a wish that is put as a question: %s', async (said) => {
  const one = call();
  await one.say(said);
  expect(one.state()).toMatchObject({ fulfilment: 'pickup' });
});

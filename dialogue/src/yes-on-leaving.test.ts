import { expect, it } from 'vitest';
import { converse, harborFacts } from './testing/index.ts';

/** A yes to what cannot be taken back is one, also where it is said on leaving; who may put it off by that is asked. */

const ID = '00000000-0000-4000-8000-000000000001';
function regular() {
  const made = converse(harborFacts({ callerName: 'Priya Nair', businessName: 'Northgate Climbing' }));
  made.shop.calendar.booked.push({ booking_id: ID, at: '2026-11-27 10:00', customer_name: 'Priya Nair' });
  return made;
}

it.each([
  'yes please and thanks, bye',
  "yes do that, I'll call you when she's better",
  "yeah cancel it, I'll call again next week",
  "sure, I'll let you know about a new time later",
  "yeah go ahead. I'll call back when I know my schedule",
  'yes cancel please I will call back to reschedule',
  "mhm yeah, I'll call back later thanks",
  'great, see you',
])('cancels: %s', async (said) => {
  const made = regular();
  await made.say('I need to cancel my appointment');
  expect(await made.say(said)).toMatch(/is cancelled/);
  expect(made.shop.calendar.booked).toEqual([]);
});

it.each(["no, I'll call you back", 'let me ask my husband and call you back', "actually I'll call you back"])(
  'cancels nothing: %s',
  async (said) => {
    const made = regular();
    await made.say('I need to cancel my appointment', said);
    expect(made.shop.calendar.booked).toHaveLength(1);
  },
);

it.each([
  'yes, talk to you later',
  'great, talk to you later',
  "that works, I'll let you know if anything changes",
  "yes. I'll call if I'm running late",
  'sounds good, talk soon',
])('moves and books: %s', async (said) => {
  const made = regular();
  await made.say('can I move my appointment to Tuesday at two');
  expect(await made.say(said)).toMatch(/is moved to Tuesday/);
});

it.each(["yeah I'll call you back", "ok I'll call you back"])('asks which of both it is: %s', async (said) => {
  const made = regular();
  await made.say('can I move my appointment to Tuesday at two');
  expect(await made.say(said)).toMatch(/was that a yes or a no/);
  expect(made.shop.calendar.booked).toMatchObject([{ at: '2026-11-27 10:00' }]);
});

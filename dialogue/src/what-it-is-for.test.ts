import { expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { harborFacts } from './testing/facts.ts';

/** What an appointment is for, where the business has a list of it: nothing is booked of which nobody knows what for. */
const id = (at: number): string => `00000000-0000-4000-8000-00000000000${at}`;
const clinic = () =>
  converse(
    harborFacts({
      callerName: null,
      services: ['Checkup', 'Cleaning', 'Crown'].map((name, at) => ({
        id: id(at + 1),
        name,
        minutes: 20,
        priceCents: null,
        doers: [id(8)],
      })),
      persons: [{ id: id(8), name: 'Doctor Hale' }],
    }),
  );
const booked = async (...said: string[]) => {
  const call = clinic();
  await call.say(...said, 'Ann Lee', 'yes');
  return call.shop.calendar.booked;
};

it.each(['uh', 'but check out.', 'yes please'])('is asked once more behind %s', async (said) => {
  const call = clinic();
  expect(await call.say('can I come in Tuesday at one', said)).toMatch(/What is it for: Checkup, Cleaning or Crown\?/);
  expect(await call.say('a cleaning')).toContain('What name');
});

it.each(['my tooth hurts when I chew', 'a toothache', 'my bridge came loose'])(
  'stands in its notes: %s',
  async (said) => {
    expect(await booked('can I come in Tuesday at one', said)).toMatchObject([{ notes: said }]);
  },
);

it('is no more what another took the place of', async () => {
  const [visit] = await booked('a checkup Tuesday at one', 'Ann Lee', 'make it a cleaning instead');
  expect(visit?.service_id).toBe(id(2));
  expect(visit?.notes ?? '').not.toContain('checkup');
});

it('may stand behind an hour and a colon, as it is heard', async () => {
  expect(await clinic().say('is Doctor Hale free Tuesday at 2: it is for a cleaning')).toContain('at 2 PM is free');
});

import { expect, it } from 'vitest';
import { converse, harborFacts } from './testing/index.ts';

/** Harbor Dental, open on weekdays from nine to five; it is Saturday, November 21. */
const call = () => converse(harborFacts({ callerName: 'Priya Nair' }));

it('who tells a lot is booked, with as much of it as there is room for', async () => {
  const made = call();
  await made.say('a cleaning Tuesday at two');
  for (const tooth of ['left', 'right', 'front', 'back', 'upper', 'lower'])
    await made.say(
      `and my ${tooth} tooth has been hurting badly whenever I drink something cold or eat anything sweet`,
    );
  await made.say('yes');
  const [booked] = made.shop.calendar.booked;
  expect(booked?.at).toBe('2026-11-24 14:00');
  expect(booked?.notes).toMatch(/^cleaning; .*sweet$/);
});

it.each([
  "it's a Honda with about one hundred and eighty thousand miles on it",
  'it has around two hundred miles on it',
  'it costs about one hundred dollars elsewhere',
])('a large number is no hour: %s', async (said) => {
  const made = call();
  await made.say('a cleaning Tuesday at two', said, 'yes');
  expect(made.shop.calendar.booked).toMatchObject([{ at: '2026-11-24 14:00' }]);
});

it('who hangs up before a time is chosen leaves the day in words', async () => {
  const { leftBehind } = await import('./index.ts');
  const made = call();
  await made.say('a cleaning Tuesday afternoon');
  expect(leftBehind(made.state())?.text).toContain('cleaning, Tuesday, November 24 between noon and 6 PM');
});

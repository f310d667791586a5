import { expect, it } from 'vitest';
import { converse, harborFacts } from './testing/index.ts';
import { group, menuOf } from './testing/strange-menu.ts';

/** A shop that sells parts and mends what is brought in: what is brought is no order, and finds a time. */
const menu = menuOf([
  ['Fountain Pen', 'Pens', [group('Nib', 1, 1, 'Fine', 'Broad')]],
  ['Ink Bottle', 'Inks'],
]);
const shop = () => converse({ ...harborFacts({ businessName: 'Nib and Ink' }), orderingEnabled: true, menu });

it.each([
  'can I bring it in Monday at ten',
  "I'd like to drop my pen off on Monday at ten",
  'could I bring both pens in Monday, around ten',
])('%s', async (said) => {
  expect(await shop().say(said)).toMatch(/Monday, November 23 at 10 AM/);
});

it('what is told of a fault may be seen to, by a time that is named next', async () => {
  const call = shop();
  expect(await call.say("hi, my grandfather's pen is scratching the paper like crazy")).toContain(
    'find you an appointment',
  );
  expect(await call.say('Monday at ten')).toMatch(/Monday, November 23 at 10 AM/);
});

import { expect, it } from 'vitest';
import { converse } from './testing/index.ts';
import { menuOf } from './testing/strange-menu.ts';

/** One dish of two halves is neither of the two, and is no order of both. */
const menu = menuOf([
  ['Leek Tart', 'Tarts'],
  ['Onion Tart', 'Tarts'],
  ['Half Loaf', 'Breads'],
]);
const SAID = [
  'can I do half leek tart half onion tart',
  'one half leek tart, half onion tart',
  'can you make the leek tart half and half with onion tart?',
  'can the leek tart be half onion tart',
];

it.each(SAID)('says what the owner wrote of it: %s', async (said) => {
  const call = converse({
    menu,
    notes: [{ kind: 'memory', id: 'm1', label: '', text: 'We do not do half-and-half tarts.' }],
  });
  expect(await call.say(said)).toContain('We do not do half-and-half tarts.');
  expect(call.lines()).toEqual([]);
});

it.each(SAID)('says that it cannot be, where nothing is written: %s', async (said) => {
  const call = converse({ menu, notes: [] });
  expect(await call.say('a leek tart', said)).toContain("I can't put two dishes in one");
  expect(call.lines().map(({ quantity, family }) => `${quantity} ${family}`)).toEqual(['1 leek tart']);
});

it.each(['a half loaf', 'half a dozen leek tarts'])('sells what is called or counted so: %s', async (said) => {
  const call = converse({ menu, notes: [] });
  await call.say(said);
  expect(call.lines()).toHaveLength(1);
});

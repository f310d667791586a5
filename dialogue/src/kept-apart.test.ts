import { expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { menuOf } from './testing/strange-menu.ts';

/** What is to stay away for an allergy's sake is no dish that is wanted, and what is asked for is no part of a dish's name. */
const [shrimp, roll, soup, pork] = menuOf([
  ['Shrimp Curry', 'Mains', []],
  ['Egg Roll', 'Starters', []],
  ['Onion Soup', 'Starters', []],
  ['Pulled Pork', 'Mains', [], 'Eight hours in the oven.'],
]);
const menu = [
  ...(shrimp ? [{ ...shrimp, allergens: ['shellfish'] }] : []),
  ...(roll ? [{ ...roll, allergens: ['wheat', 'pork'] }] : []),
  ...(soup ? [{ ...soup, allergens: ['milk'] }] : []),
  ...(pork ? [{ ...pork, allergens: ['pork'] }] : []),
];

it.each([
  ['my son has a shellfish allergy, so nothing can touch the shrimp', 'shellfish'],
  ["she's allergic to eggs, please keep hers away from the egg roll", 'egg'],
  ['nothing may come near shrimp', 'shrimp'],
])('orders nothing of it, and notes it: %s', async (said, allergy) => {
  const call = converse({ menu, notes: [] });
  const reply = await call.say(said);
  expect(reply).toContain(`I'll put the ${allergy}`);
  expect(reply).not.toMatch(/Okay, one|would you like/);
});

it('orders what is said beside it', async () => {
  const call = converse({ menu, notes: [] });
  const reply = await call.say("one onion soup, and I'm allergic to shellfish, so nothing can touch shrimp");
  expect(reply).toContain('Okay, one Onion Soup.');
  expect(reply).toContain("I'll put the shellfish allergy on your order");
  expect(reply).not.toContain('Shrimp Curry');
});

it.each([
  ['is there pork in the egg roll?', 'The menu lists pork for the Egg Roll'],
  ['does the egg roll contain any milk?', "The menu doesn't mention milk for the Egg Roll"],
  ['does the shrimp curry have egg in it?', "The menu doesn't mention egg for the Shrimp Curry"],
])('%s', async (said, told) => {
  const call = converse({ menu, notes: [] });
  expect(await call.say(said)).toContain(told);
});

it('takes what a dish is called after for no question of it', async () => {
  const call = converse({ menu, notes: [] });
  expect(await call.say('what comes with the pulled pork?')).toMatch(/^Pulled Pork: Eight hours in the oven\./);
});

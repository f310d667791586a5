import { describe, expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { group, menuOf } from './testing/strange-menu.ts';

/** 'The calzone', of which none stands, is one that is wanted. */

const MENU = menuOf([
  ['Calzone', 'Pies', [], 'Ricotta, ham, onions.'],
  ['Italian Hero', 'Heroes', [], 'Salami, lettuce, onion.'],
  ['Chicken Soup', 'Soups', [], 'Carrots, noodles.'],
  ['Can of Soda', 'Drinks', [group('Flavor', 1, 1, 'Diet Coke', 'Ginger Ale')]],
]);
describe('a dish that does not stand', () => {
  it.each(
    ['calzone', 'italian hero', 'chicken soup'].flatMap((dish) =>
      [
        `can you do the ${dish} with no onions`,
        `could you make the ${dish} with extra pepper`,
        `can you do the ${dish} without lettuce`,
        `would you do the ${dish} with no salt for pickup`,
      ].map((said) => [said] as const),
    ),
  )('is ordered: %s', async (said) => {
    const reply = await converse({ menu: MENU }).say(said);
    expect(reply).toMatch(/^Okay, one .*(?:no|extra) /);
    expect(reply).toBe(await converse({ menu: MENU }).say(said.replace('the ', 'one ')));
  });
});

it.each(['diet coke', 'ginger ale'])(
  'what is chosen on no dish that stands is a dish of its own: %s',
  async (drink) => {
    const call = converse({ menu: MENU });
    expect(await call.say('a calzone', `and the ${drink}`)).toContain(`one Can of Soda, ${drink}`);
  },
);

it('is ordered with the allergy that is told in one breath', async () => {
  const call = converse({ menu: MENU });
  const reply = await call.say('can you do the chicken soup with no noodles, my son is allergic to wheat');
  expect(reply).toMatch(/^Okay, one Chicken Soup, no noodles\. .*wheat allergy on your order/);
});

it('changes what stands, and asks what is asked', async () => {
  const call = converse({ menu: MENU });
  expect(await call.say('a calzone', 'can you do the calzone with no onions')).toContain('one Calzone, no onions');
  expect(await call.say('and how much is the chicken soup')).toContain('Chicken Soup is $');
  expect(await call.say('can you take the italian hero off')).not.toContain('Okay, one');
});

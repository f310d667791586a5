import { expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { group, menuOf } from './testing/strange-menu.ts';

/** What is in a dish anyway and is named behind what is left off is left off as well. */
const DISHES = [
  ['Barn Burger', 'pickles', 'ketchup'],
  ['Trout Sandwich', 'onions', 'mustard'],
  ['Field Salad', 'croutons', 'radish'],
  ['Bean Bowl', 'rice', 'cabbage'],
] as const;
const menu = menuOf([
  ['Barn Burger', 'Burgers', [group('Add', 0, 2, 'Bacon', 'Fried egg')], 'Beef, pickles, ketchup, lettuce.'],
  ['Trout Sandwich', 'Sandwiches', [group('Add', 0, 1, 'Bacon')], 'Smoked trout, onions, mustard.'],
  ['Field Salad', 'Salads', [group('Add', 0, 1, 'Bacon')], 'Greens, croutons, radish.'],
  ['Bean Bowl', 'Bowls', [group('Add', 0, 1, 'Bacon')], 'Black beans, rice, cabbage.'],
  ['Onion Rings', 'Sides'],
  ['Rice', 'Sides'],
]);

async function notesOf(said: string): Promise<unknown> {
  const call = converse({ menu, notes: [] });
  await call.say(said);
  const lines = call.lines();
  return lines.map(({ quantity, notes }) => [quantity, ...notes]);
}

it.each([
  'can I get a {}, hold the {i} and the {j}',
  'a {}, hold {i} and {j}',
  'a {} without {i} and {j}',
  'a {}, no {i} and {j}',
  'let me get a {}, leave off the {i} and {j}',
])('%s', async (text) => {
  for (const [dish, one, other] of DISHES) {
    const said = text.replace('{}', dish.toLowerCase()).replace('{i}', one).replace('{j}', other);
    expect(await notesOf(said), `${said}`).toEqual([[1, `no ${one}`, `no ${other}`]]);
  }
});

it.each(['a {}, no {i} and add bacon', 'a {}, no {i} and extra bacon', 'a {} without {i} but with bacon'])(
  'what is put on it is: %s',
  async (text) => {
    for (const [dish, one] of DISHES) {
      const said = text.replace('{}', dish.toLowerCase()).replace('{i}', one);
      const notes = JSON.stringify(await notesOf(said));
      expect(notes, `${said}`).toMatch(/"(?:extra )?bacon"/);
      expect(notes, `${said}`).toContain(`no ${one}`);
    }
  },
);

import { describe, expect, it } from 'vitest';
import type { MenuFact } from './facts.ts';
import { converse } from './testing/conversation.ts';
import { group, menuOf } from './testing/strange-menu.ts';

const stand = (): MenuFact[] =>
  menuOf([
    ['Fish Taco', 'Tacos'],
    ['Pork Taco', 'Tacos', [group('Toppings', 0, 2, 'No onions', 'Add cheese')]],
    ['Quesadilla', 'Griddle', [group('Filling', 1, 1, 'Cheese', 'Chorizo')]],
    ['Mushroom Burger', 'Griddle'],
    ['Lemonade', 'Drinks'],
  ]);
const diner = (): MenuFact[] =>
  menuOf([
    ['Oatmeal', 'Breakfast', [group('Toppings', 0, 2, 'Raisins', 'Berries')]],
    ['Pancakes', 'Breakfast', [group('Flavor', 1, 1, 'Plain', 'Blueberry')]],
    ['Veggie Omelet', 'Omelets'],
  ]);

/** What stands behind 'one with' goes on what was counted before, whatever else is called by its word. */
describe('an extra on some of what was ordered', () => {
  it.each<[says: string[], lines: string[], menu: () => MenuFact[]]>([
    [['four pork tacos two of them with cheese'], ['2 Pork Taco', '2 Pork Taco (Add cheese)'], stand],
    [['three pork tacos', 'one with cheese'], ['2 Pork Taco', '1 Pork Taco (Add cheese)'], stand],
    [['three fish tacos, one with chorizo'], ['2 Fish Taco', '1 Fish Taco (with chorizo)'], stand],
    [['two fish tacos, one with mushrooms'], ['1 Fish Taco', '1 Fish Taco (mushrooms)'], stand],
    [['two oatmeals, one with berries and one with raisins'], ['1 Oatmeal (Berries)', '1 Oatmeal (Raisins)'], diner],
    [['an oatmeal', "my wife, she's vegetarian"], ['1 Oatmeal'], diner],
  ])('%s', async (says, lines, menu) => {
    const call = converse({ menu: menu() });
    await call.say(...says, "that's all", 'Dan', 'yes');
    expect(call.shop.orders[0]?.lines).toEqual(lines);
  });
});

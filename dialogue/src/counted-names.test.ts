import { expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { group, menuOf, type Row } from './testing/strange-menu.ts';

/** The number in a dish's name tells which dish it is, wherever the other words stand. */
const ROWS: Row[] = [
  ['Dozen Tulips', 'Flowers', [group('Color', 1, 1, 'Red', 'Yellow')]],
  ['Half Dozen Tulips', 'Flowers', [group('Color', 1, 1, 'Red', 'Yellow')]],
  ['Six Wings', 'Wings', [group('Sauce', 0, 1, 'Hot', 'Honey')]],
  ['Ten Wings', 'Wings', [group('Sauce', 0, 1, 'Hot', 'Honey')]],
  ['Card', 'Extras'],
];
const shop = () => converse({ menu: menuOf(ROWS) });

it.each<[says: string[], lines: string[]]>([
  [['a dozen yellow tulips and a card'], ['1 Dozen Tulips (Yellow)', '1 Card']],
  [['half a dozen red tulips please'], ['1 Half Dozen Tulips (Red)']],
  [['two dozen red tulips'], ['2 Dozen Tulips (Red)']],
  [['ten honey wings'], ['1 Ten Wings (Honey)']],
  [['some tulips', 'the dozen', 'yellow'], ['1 Dozen Tulips (Yellow)']],
  [['some tulips', 'the half dozen', 'red'], ['1 Half Dozen Tulips (Red)']],
])('knows the dish by its number in %j', async (says, lines) => {
  const call = shop();
  await call.say(...says, "that's all", 'Dan', 'yes');
  expect(call.shop.orders[0]?.lines.toSorted()).toEqual(lines.toSorted());
});

import { expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { group, menuOf, type Row } from './testing/strange-menu.ts';

/** The A of a 'Plate A' is a letter and no article, where there is a Plate B. */
const SIDE = group('Side', 0, 1, 'Slaw', 'Rice');
const ROWS: Row[] = [
  ['Plate A Grilled Squid', 'Plates', [SIDE]],
  ['Plate B Fried Cod', 'Plates', [SIDE]],
  ['Lemonade', 'Drinks'],
];

it.each<[says: string, lines: string[]]>([
  ['plate A with slaw please', ['1 Plate A Grilled Squid (Slaw)']],
  ['can I get a plate a and a plate b with rice', ['1 Plate A Grilled Squid', '1 Plate B Fried Cod (Rice)']],
  ['two plate A and a lemonade', ['2 Plate A Grilled Squid', '1 Lemonade']],
])('knows a dish by its letter: %s', async (says, lines) => {
  const call = converse({ menu: menuOf(ROWS) });
  await call.say(says, "that's all", 'Dan', 'yes');
  expect(call.shop.orders[0]?.lines.toSorted()).toEqual(lines.toSorted());
});

it('and asks where no letter is told', async () => {
  expect(await converse({ menu: menuOf(ROWS) }).say('can I get a plate please')).toContain('Which plate');
});

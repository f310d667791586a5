import { expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { group, menuOf, type Row } from './testing/strange-menu.ts';

/** A fishmonger's, where callers tell what they want by what it is and not by what it is called. */
const ROWS: Row[] = [
  ['Cod', 'By the pound', [group('Skin', 1, 1, 'Skin-on', 'Skinless')], 'By the pound, landed here'],
  ['Sea Bass', 'Whole fish', [group('Cut', 1, 1, 'Left whole', 'Halved', 'Cut in six')]],
  ['Salmon', 'By the piece', [group('Thickness', 0, 1, 'One inch', 'Two inches'), group('Cure', 0, 1, 'Smoked')]],
  ['Fish Cakes', 'Kitchen', [group('Heat', 1, 1, 'Mild', 'Hot')]],
  ['Butter', 'Dairy', [group('Salt', 1, 1, 'Salted', 'Unsalted')]],
  ['Chowder', 'Kitchen', [group('Bread', 1, 1, 'Brown bread', 'Crackers'), group('Prawns', 0, 1, 'Shrimp')]],
  ['Lemon Soda', 'Drinks', [group('Kind', 1, 1, 'Regular', 'Sugar-free')]],
];
const shop = () => converse({ menu: menuOf(ROWS) });

it.each<[says: string[], lines: string[]]>([
  [['two pounds of cod, the kind without the skin'], ['2 Cod (Skinless)']],
  [['a pound of cod', 'with the skin, it crisps up nicely'], ['1 Cod (Skin-on)']],
  [['a pound of cod', 'no skin please'], ['1 Cod (Skinless)']],
  [['a sea bass cut in two'], ['1 Sea Bass (Halved)']],
  [["a sea bass, don't cut it"], ['1 Sea Bass (Left whole)']],
  [['three salmon, the thick ones'], ['3 Salmon (Two inches)']],
  [['fish cakes', 'nothing too spicy'], ['1 Fish Cakes (Mild)']],
  [['some fish cakes', 'spicy'], ['1 Fish Cakes (Hot)']],
  [['a butter, no salt'], ['1 Butter (Unsalted)']],
  [['a chowder with prawns on crackers'], ['1 Chowder (Crackers, Shrimp)']],
  [['a lemon soda without sugar'], ['1 Lemon Soda (Sugar-free)']],
  // What it is handed over in is no wish.
  [['two jars of hot fish cakes'], ['2 Fish Cakes (Hot)']],
  // What tells of nothing that is chosen is for the kitchen.
  [['a salmon, no salt'], ['1 Salmon (no salt)']],
])('%s', async (says, lines) => {
  const call = shop();
  await call.say(...says, "that's all", 'Dan', 'yes');
  expect(call.shop.orders[0]?.lines.toSorted()).toEqual(lines.toSorted());
});

it('asks where several may be meant', async () => {
  const call = converse({
    menu: menuOf([['Ribs', 'Meats', [group('Rub', 1, 1, 'Spicy garlic', 'Hot honey', 'Plain')]]]),
  });
  expect(await call.say('ribs with some kick')).toMatch(/spicy garlic, hot honey or plain\?$/);
});

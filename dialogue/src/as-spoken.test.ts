import { describe, expect, it } from 'vitest';
import { converse } from './testing/conversation.ts';
import { group, menuOf, type Row } from './testing/strange-menu.ts';

/** Orders as strangers speak them, at shops that sell by the dozen, in combos and with a choice of sides. */
const SIDES = group('Sides', 2, 2, 'Mac and cheese', 'Collard greens', 'Coleslaw', 'Cornbread');
const ROWS: Row[] = [
  ['Bagel', 'Bagels', [group('Kind', 1, 1, 'Plain', 'Everything', 'Sesame'), group('Toasted', 0, 1, 'Toasted')]],
  ['Dozen Bagels', 'Bagels'],
  ['Bagel with Lox', 'Bagels', [group('Bagel', 1, 1, 'Plain', 'Everything', 'Pumpernickel')]],
  ['Egg and Cheese', 'Breakfast', [group('Bread', 1, 1, 'Roll', 'Wrap')]],
  ['Tub of Cream Cheese', 'By the pound', [group('Flavor', 1, 1, 'Plain', 'Scallion', 'Veggie')]],
  ['Coffee', 'Drinks', [group('Size', 1, 1, 'Small', 'Large'), group('Milk', 0, 1, 'Milk', 'Oat milk')]],
  ['Brisket Plate', 'Plates', [SIDES]],
  ['Pulled Pork Plate', 'Plates', [SIDES]],
  ['Smoked Wings', 'Meats', [group('Count', 1, 1, 'Six', 'Twelve'), group('Sauce', 1, 1, 'Hot', 'Sweet')]],
  ['Egg Roll', 'Starters'],
  ['Kung Pao Chicken', 'Mains', [group('Rice', 1, 1, 'White rice', 'Brown rice')]],
  [
    'Two Piece Combo',
    'Combos',
    [
      group('Spice', 1, 1, 'Original', 'Spicy'),
      group('Side', 1, 1, 'Fries', 'Mashed potatoes'),
      group('Drink', 1, 1, 'Coke', 'Sprite'),
    ],
  ],
  ['Sprite', 'Drinks', [group('Size', 1, 1, 'Small', 'Large')]],
  ['Chicken Sandwich', 'Sandwiches', [group('Spice', 0, 1, 'Spicy'), group('Add', 0, 1, 'Cheese')]],
  ['Fries', 'Sides', [group('Size', 1, 1, 'Small', 'Large')]],
  ['Cone', 'Ice cream', [group('Size', 1, 1, 'Single', 'Double'), group('Flavor', 1, 1, 'Vanilla', 'Strawberry')]],
  ['Family Meal', 'Buckets'],
  ['Raita', 'Extras'],
];
const shop = () => converse({ menu: menuOf(ROWS) });

it.each<[says: string[], lines: string[]]>([
  // A wish that is put as a question, or as a favour.
  [
    ['could you have a bagel with lox on pumpernickel and a small coffee ready in twenty minutes'],
    ['1 Bagel with Lox (Pumpernickel)', '1 Coffee (Small)'],
  ],
  [
    ['do me a dozen bagels and two tubs of cream cheese, one scallion one veggie'],
    ['1 Dozen Bagels', '1 Tub of Cream Cheese (Scallion)', '1 Tub of Cream Cheese (Veggie)'],
  ],
  [['can I do the brisket plate with mac and slaw'], ['1 Brisket Plate (Mac and cheese, Coleslaw)']],
  // What is sold by the dozen is counted in dozens.
  [['two dozen bagels'], ['2 Dozen Bagels']],
  // Told behind a comma, and no second one.
  [['a coffee, a small one, with just a drop of milk'], ['1 Coffee (Small, Milk)']],
  [['a single strawberry cone for me'], ['1 Cone (Single, Strawberry)']],
  // People are not counted among the dishes.
  [
    ['a family meal and the wings, hot, for twelve people', 'six'],
    ['1 Family Meal', '1 Smoked Wings (Six, Hot)'],
  ],
  // What a combo waits for is not sold beside it.
  [['two piece combo spicy with mash and a sprite'], ['1 Two Piece Combo (Spicy, Mashed potatoes, Sprite)']],
  // What stands before somebody else's wish is not theirs.
  [
    ['a brisket plate with coleslaw and cornbread, and she wants the pulled pork plate', 'mac and collard greens'],
    ['1 Brisket Plate (Coleslaw, Cornbread)', '1 Pulled Pork Plate (Mac and cheese, Collard greens)'],
  ],
  [
    ['two chicken sandwiches one spicy one not, both with cheese, and a large fries'],
    ['1 Chicken Sandwich (Cheese)', '1 Chicken Sandwich (Spicy, Cheese)', '1 Fries (Large)'],
  ],
  // What every kitchen has, and no menu lists.
  [['an egg and cheese on a roll salt pepper ketchup'], ['1 Egg and Cheese (Roll, salt pepper ketchup)']],
  // The dish that is named, whatever was asked about last.
  [
    ['kung pao chicken and three egg rolls', 'white rice', 'make it four egg rolls'],
    ['1 Kung Pao Chicken (White rice)', '4 Egg Roll'],
  ],
])('%s', async (says, lines) => {
  const call = shop();
  await call.say(...says, "that's all", 'Dan', 'yes');
  expect(call.shop.orders[0]?.lines.toSorted()).toEqual(lines.toSorted());
});

describe('what is repeated', () => {
  it.each([
    ['three tubs of cream cheese, plain', 'three Tubs of Cream Cheese, plain'],
    ['a family meal', 'one Family Meal.'],
  ])('is named as the owner wrote it: %s', async (said, named) => {
    expect(await shop().say(said)).toContain(named);
  });

  it('is the order, whatever its words sound like', async () => {
    const call = shop();
    await call.say('a raita');
    expect(await call.say('ok, can you read that back to me?')).toContain('So far I have one Raita');
  });
});

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
  ['Taco', 'Tacos', [group('Filling', 1, 1, 'Carne asada', 'Al pastor'), group('Tortilla', 0, 1, 'Corn', 'Flour')]],
  ['Breakfast Sandwich', 'Breakfast', [group('Bread', 1, 1, 'Bagel', 'Croissant')]],
  ['Butter Croissant', 'Bakery'],
  ['Hot Tea', 'Tea', [group('Kind', 1, 1, 'Earl grey', 'Mint')]],
  ['Can of Soda', 'Drinks', [group('Kind', 1, 1, 'Coke', 'Cream soda')]],
  ['Cheese Pizza', 'Pizza', [group('Size', 1, 1, 'Small', 'Large'), group('Toppings', 0, 3, 'Bacon', 'Extra cheese')]],
  ['Grandma Pie', 'Pizza', [group('Toppings', 0, 3, 'Bacon', 'Extra cheese')]],
  ['Green Curry', 'Curries', [group('Spice', 0, 1, 'Mild', 'Medium')]],
  ['Vindaloo', 'Curries', [group('Spice', 1, 1, 'Mild', 'Hot', 'Extra hot')]],
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
  // So many of one filling, and so many of another.
  [['three tacos al pastor and two carne asada'], ['2 Taco (Carne asada)', '3 Taco (Al pastor)']],
  // A dish, and not what another is made with.
  [['a croissant and an earl grey'], ['1 Butter Croissant', '1 Hot Tea (Earl grey)']],
  [['a small coffee and a cream soda'], ['1 Can of Soda (Cream soda)', '1 Coffee (Small)']],
  // The size that was said tells which is meant.
  [['a large pie, half bacon'], ['1 Cheese Pizza (Large, bacon on half)']],
  // What is to be less is no more of it.
  [['a small cheese pizza, light cheese'], ['1 Cheese Pizza (Small, light cheese)']],
  [['a vindaloo extra spicy'], ['1 Vindaloo (Extra hot)']],
  // Each of two that were asked about.
  [
    ['do you have a family meal and hot tea?', 'yes, one of each', 'mint'],
    ['1 Family Meal', '1 Hot Tea (Mint)'],
  ],
  // So many people are no so many dishes, and no endearment is put on anything.
  [
    ["it's for three of us: a family meal and a large coffee", 'no thank you honey'],
    ['1 Coffee (Large)', '1 Family Meal'],
  ],
  [
    ['a vindaloo mild', 'and same thing again for my wife but hot'],
    ['1 Vindaloo (Hot)', '1 Vindaloo (Mild)'],
  ],
  [
    ['a two piece combo spicy with fries and a coke', 'add egg roll'],
    ['1 Egg Roll', '1 Two Piece Combo (Spicy, Fries, Coke)'],
  ],
  // One of several.
  [
    ['two plain bagels toasted', 'leave one of them untoasted'],
    ['1 Bagel (Plain)', '1 Bagel (Plain, Toasted)'],
  ],
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

  it('has how hot it is, in the read-back too', async () => {
    const call = shop();
    expect(await call.say('a green curry, medium', "that's all", 'Dan')).toContain('one Green Curry, medium.');
  });

  it('is the order, whatever its words sound like', async () => {
    const call = shop();
    await call.say('a raita');
    expect(await call.say('ok, can you read that back to me?')).toContain('So far I have one Raita');
  });
});

import { expect, it } from 'vitest';
import { bagelMenu } from './testing/bagel-menu.ts';
import { converse } from './testing/conversation.ts';

/** What is told apart, what is denied behind a comma, and how far a word reaches: the order that is placed. */
it.each<[says: string[], lines: string[]]>([
  // A dish that takes the place of itself is set to that.
  [['two large coffees', 'sorry, three coffees, not two'], ['3 Coffee (Large)']],
  [['three large coffees', 'No, two coffees, not three'], ['2 Coffee (Large)']],
  [['three churros', 'No, two, not three'], ['2 Churros']],
  [
    ['two sodas, coke', 'make one of them the ginger ale'],
    ['1 Soda (Coke)', '1 Soda (Ginger ale)'],
  ],
  // What comes tells that the other does not: it is no topping that is left off.
  [['a nova lox on an onion bagel', 'Make the bagel poppy, not onion'], ['1 Nova Lox Sandwich (Poppy)']],
  [['a nova lox on a plain bagel', 'No, the bagel is poppy, not plain'], ['1 Nova Lox Sandwich (Poppy)']],
  [['a carne asada quesadilla', 'no, chicken, not carne asada'], ['1 Quesadilla (Chicken)']],
  // Several lines of one dish, dealt anew.
  [
    ['three sodas, two coke and one ginger ale', 'make it two ginger ale and one coke'],
    ['2 Soda (Ginger ale)', '1 Soda (Coke)'],
  ],
  // A part of what was told apart.
  [
    ['four coffees, two large and two small, one of the small ones with oat milk'],
    ['2 Coffee (Large)', '1 Coffee (Small)', '1 Coffee (Small, Oat milk)'],
  ],
  [
    ['four coffees, two large, two small, one black'],
    ['2 Coffee (Large)', '1 Coffee (Small)', '1 Coffee (Small, Black)'],
  ],
  [
    ['two cheeseburger deluxes, one medium rare with cilantro and one well done with onion, and a coke'],
    ['1 Cheeseburger Deluxe (Medium rare, Cilantro)', '1 Cheeseburger Deluxe (Well done, Onion)', '1 Soda (Coke)'],
  ],
  [
    ['six tacos, three carne asada and three chicken', 'No, four carne asada and two chicken'],
    ['4 Taco (Carne asada)', '2 Taco (Chicken)'],
  ],
  // On all that was named.
  [
    ['three tacos, two carne asada and one chicken, everything with onion and cilantro'],
    ['2 Taco (Carne asada, Onion, Cilantro)', '1 Taco (Chicken, Onion, Cilantro)'],
  ],
  [
    ['two carne asada tacos and a chicken one', 'all of them with onion, not just the chicken'],
    ['2 Taco (Carne asada, Onion)', '1 Taco (Chicken, Onion)'],
  ],
  [
    ['two carne asada tacos and a chicken one', 'salsa verde on all three'],
    ['2 Taco (Carne asada, Salsa verde)', '1 Taco (Chicken, Salsa verde)'],
  ],
  [
    ['three tacos, two carne asada and one chicken, and cilantro on all of them'],
    ['2 Taco (Carne asada, Cilantro)', '1 Taco (Chicken, Cilantro)'],
  ],
  [
    ['four tacos, two carne asada and two chicken, cilantro on everything'],
    ['2 Taco (Carne asada, Cilantro)', '2 Taco (Chicken, Cilantro)'],
  ],
  [
    ['a carne asada taco and a chicken taco, cilantro on both of them'],
    ['1 Taco (Carne asada, Cilantro)', '1 Taco (Chicken, Cilantro)'],
  ],
  // A dish is no choice of another that comes in one size, and the word behind a choice is no dish.
  [
    ['a chicken gyro platter and a large Greek salad', 'rice'],
    ['1 Gyro Platter (Chicken, Rice)', '1 Greek Salad (Large)'],
  ],
  [
    ['a chicken gyro platter with Greek salad', 'No, the large Greek salad is separate', 'fries'],
    ['1 Gyro Platter (Chicken, Fries)', '1 Greek Salad (Large)'],
  ],
  [
    ['a bagel with cream cheese, everything, scallion', 'my friend wants the same but with plain cream cheese'],
    ['1 Bagel with Cream Cheese (Everything, Scallion)', '1 Bagel with Cream Cheese (Everything, Plain cream cheese)'],
  ],
  [['two egg sandwiches on everything bagels'], ['2 Egg Sandwich (Everything)']],
  [
    ['a dozen bagels, four plain, six everything and three sesame'],
    ['1 Dozen Bagels (4 plain, 6 everything, 3 sesame)'],
  ],
])('%s', async (says, lines) => {
  const call = converse({ menu: bagelMenu() });
  await call.say(...says, "that's all", 'Dan', 'yes');
  expect(call.shop.orders[0]?.lines.toSorted()).toEqual(lines.toSorted());
});

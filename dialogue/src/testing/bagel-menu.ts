import type { MenuFact } from '../facts.ts';
import { group, menuOf, type Row } from './strange-menu.ts';

const BAGEL = group('Bagel', 1, 1, 'Plain', 'Everything', 'Sesame', 'Poppy', 'Onion');
const MEAT = group('Meat', 1, 1, 'Carne asada', 'Al pastor', 'Chicken');
const TOP = group('Top', 0, 5, 'Onion', 'Cilantro', 'Salsa verde');
const SIDE = group('Side', 1, 1, 'Fries', 'Greek salad', 'Rice');
const SIZE = group('Size', 1, 1, 'Small', 'Large');

const ROWS: Row[] = [
  ['Bagel', 'Bagels', [BAGEL]],
  ['Bagel with Cream Cheese', 'Bagels', [BAGEL, group('Spread', 1, 1, 'Plain cream cheese', 'Scallion')]],
  ['Dozen Bagels', 'Bagels'],
  ['Nova Lox Sandwich', 'Sandwiches', [BAGEL], 'Lox, cream cheese, onion, capers.'],
  ['Egg Sandwich', 'Sandwiches', [group('Bread', 1, 1, 'Roll', 'Plain', 'Everything', 'Poppy')]],
  ['Cheeseburger Deluxe', 'Burgers', [group('Cooked', 1, 1, 'Rare', 'Medium rare', 'Well done'), TOP]],
  ['Gyro Platter', 'Greek', [group('Kind', 1, 1, 'Lamb', 'Chicken'), SIDE]],
  ['Greek Salad', 'Salads', [SIZE]],
  ['Taco', 'Tacos', [MEAT, TOP]],
  ['Quesadilla', 'Tacos', [group('Meat', 0, 1, 'Carne asada', 'Chicken')]],
  ['Churros', 'Sweets'],
  ['Coffee', 'Drinks', [SIZE, group('Milk', 0, 1, 'Black', 'Oat milk')]],
  ['Soda', 'Drinks', [group('Flavor', 1, 1, 'Coke', 'Ginger ale')]],
];

/** A shop in which the same words name dishes and what is chosen on others: onions, bagels, salads. */
export const bagelMenu = (): MenuFact[] => menuOf(ROWS);

import type { MenuFact } from '../facts.ts';
import { group, menuOf, type Row } from './strange-menu.ts';

const BREAD = group('Bread', 1, 1, 'Plain bagel', 'Everything bagel', 'Sesame bagel', 'Roll', 'Rye toast');
const KIND = group('Kind', 1, 1, 'Plain', 'Everything', 'Sesame', 'Whole wheat');
const COUNT = group('Count', 1, 1, '6', '10', '20');
const FLAVOR = group('Flavor', 1, 1, 'Buffalo mild', 'Buffalo hot', 'Honey BBQ', 'Garlic parmesan');
const DIP = group('Dip', 1, 1, 'Ranch', 'Blue cheese');
const PINTS = group('Size', 1, 1, 'Pint', 'Quart');
const CREAM_CHEESE = group('Cream cheese', 1, 1, 'Plain cream cheese', 'Scallion');

const ROWS: Row[] = [
  ['Cheese Calzone', 'Calzones & Rolls', [group('Fillings', 0, 3, 'Ham', 'Spinach', 'Sausage')]],
  ['Stromboli', 'Calzones & Rolls'],
  ['Cheese Pizza', 'Pizzas', [group('Size', 1, 1, 'Medium', 'Large', 'Sicilian'), group('Toppings', 0, 5, 'Ham')]],
  ['White Pizza', 'Pizzas', [group('Size', 1, 1, 'Medium', 'Large', 'Sicilian'), group('Toppings', 0, 5, 'Ham')]],
  ['Bone-in Wings', 'Wings', [COUNT, FLAVOR, DIP]],
  ['Fries', 'Sides', [group('Size', 1, 1, 'Regular', 'Large')]],
  ['Mac and Cheese', 'Sides'],
  ['Bagel', 'Bagels', [KIND]],
  ['Dozen Bagels', 'Bagels'],
  ['Bacon Egg and Cheese', 'Breakfast', [BREAD, group('Extras', 0, 3, 'Avocado', 'Salt pepper ketchup')]],
  ['BLT', 'Sandwiches', [group('Bread', 1, 1, 'White', 'Rye'), group('Spread', 0, 2, 'Mayo', 'Mustard')]],
  ['Nova Lox Sandwich', 'Sandwiches', [BREAD, CREAM_CHEESE], 'Nova, cream cheese, tomato, red onion, capers'],
  ['Crispy Chicken Sandwich', 'Sandwiches', [group('Style', 1, 1, 'Regular', 'Spicy')], 'Pickles and slaw'],
  ['Cobb Salad', 'Salads', [group('Protein', 0, 1, 'Grilled chicken', 'Crispy chicken')], 'Bacon, egg, blue cheese'],
  ['Kids Tenders', 'Kids'],
  ['Shrimp Fried Rice', 'Noodles & Rice', [PINTS]],
  ['White Rice', 'Noodles & Rice', [PINTS]],
  ['Tom Yum Soup', 'Soups'],
  ['Tom Kha Soup', 'Soups'],
  ['Sesame Chicken', 'Entrees', [group('Rice', 1, 1, 'White rice', 'Brown rice')]],
  ['Can of Soda', 'Drinks', [group('Flavor', 1, 1, 'Coke', 'Ginger ale')]],
  ['2 Liter Soda', 'Drinks', [group('Flavor', 1, 1, 'Coke', 'Sprite')]],
  ['Fountain Drink', 'Drinks', [group('Drink', 1, 1, 'Lemonade', 'Iced tea'), group('Size', 1, 1, 'Regular', 'Large')]],
  ['Coffee', 'Drinks', [group('Size', 1, 1, 'Small', 'Large')]],
  ['Black and White Cookie', 'Bakery'],
];

/** An avenue of shops in one: boxes by the count, measures in names, categories of two things, words that are two things. */
export const avenueMenu = (): MenuFact[] => menuOf(ROWS);

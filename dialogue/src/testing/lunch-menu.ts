import type { MenuFact } from '../facts.ts';
import { group, menuOf, type Row } from './strange-menu.ts';

const SIDE = group('Side', 1, 1, 'French fries', 'Sweet potato fries', 'Onion rings', 'Side salad');
const ADD = group('Add', 0, 3, 'Bacon', 'Fried egg', 'Grilled onions');
const BREAD = group('Bread', 1, 1, 'White', 'Wheat', 'Rye');
const PART = group('Size', 1, 1, 'Small', 'Large');

const LUNCH: Row[] = [
  ['Hamburger', 'Burgers', [SIDE, ADD], 'Lettuce, tomato, onion, pickles.'],
  ['Double Burger', 'Burgers', [SIDE, ADD], 'Two patties, lettuce, tomato, onion, pickles.'],
  ['Veggie Burger', 'Burgers', [group('Bun', 0, 1, 'Brioche', 'Lettuce wrap'), SIDE, ADD], 'Lettuce, tomato, onion.'],
  ['BLT', 'Sandwiches', [BREAD, SIDE], 'Bacon, lettuce, tomato, mayo.'],
  ['Patty Melt', 'Sandwiches', [SIDE], 'On rye, with Swiss.'],
  ['Bacon, Egg & Cheese', 'Breakfast', [group('Bread', 1, 1, 'Bagel', 'Croissant')]],
  ['Bagel', 'Bagels', [group('Kind', 1, 1, 'Plain', 'Everything', 'Sesame', 'Cinnamon raisin')]],
  ['Lox Bagel', 'Bagels', [group('Kind', 1, 1, 'Plain', 'Everything')]],
  ['Fries', 'Sides', [PART]],
  ['Wings', 'Sides', [group('Sauce', 1, 1, 'Buffalo', 'BBQ', 'Plain')]],
  ['Chips', 'Sides', [group('Kind', 1, 1, 'Plain', 'BBQ')]],
  [
    'Gelato',
    'Gelato',
    [group('Size', 1, 1, 'Single', 'Double'), group('Flavor', 1, 3, 'Vanilla', 'Chocolate', 'Lemon')],
  ],
  ['Drip Coffee', 'Drinks', [PART]],
  ['Latte', 'Drinks', [PART, group('Temperature', 1, 1, 'Hot', 'Iced')]],
  ['Iced Tea', 'Drinks', [group('Kind', 1, 1, 'Sweet', 'Unsweetened')]],
  ['Soda', 'Drinks', [group('Flavor', 1, 1, 'Coke', 'Diet Coke', 'Sprite')]],
];

/** A lunch counter: burgers with a side to choose, bagels of several kinds, scoops. */
export const lunchMenu = (): MenuFact[] => menuOf(LUNCH);

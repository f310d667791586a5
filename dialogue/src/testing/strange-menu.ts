import type { OptionGroup } from '@attendant/contract/menu/options';
import type { MenuFact } from '../facts.ts';

export const group = (name: string, min: number, max: number, ...names: string[]): OptionGroup => ({
  name,
  min,
  max,
  halves: false,
  choices: names.map((one) => ({ name: one, price: 0, available: true })),
});
const HEAT = group('Spice level', 0, 1, 'Mild', 'Medium', 'Hot');
const RICE = group('Rice', 0, 1, 'White rice', 'Brown rice', 'No rice');
const SIDES = group('Sides', 2, 2, 'Potato salad', 'Baked beans', 'Coleslaw', 'Fries');

export type Row = [name: string, category: string, options?: OptionGroup[], description?: string];
const ROWS: Row[] = [
  ['Butter Chicken', 'Curries', [HEAT, RICE]],
  ['Lamb Korma', 'Curries', [HEAT, RICE]],
  ['Biryani', 'Rice', [group('Protein', 1, 1, 'Chicken', 'Lamb', 'Shrimp'), HEAT]],
  ['Basmati Rice', 'Rice'],
  ['Roti', 'Breads'],
  ['Raita', 'Extras'],
  ['Brisket Plate', 'Plates', [SIDES]],
  ['Brisket Sandwich', 'Sandwiches', [group('Add', 0, 2, 'Pickles', 'Raw onion')]],
  ['Brisket by the Pound', 'By the pound', [group('Weight', 1, 1, 'Half pound', 'One pound')]],
  ['Baked Beans', 'Sides', [group('Size', 1, 1, 'Cup', 'Pint')]],
  [
    'Fish and Chips',
    'Fish',
    [group('Size', 1, 1, 'Small', 'Regular', 'Large'), group('Sauce', 0, 2, 'Tartar', 'Mushy peas')],
  ],
  ['Mushy Peas', 'Sides'],
  [
    'Egg Sandwich',
    'Breakfast',
    [group('Bread', 1, 1, 'English muffin', 'Biscuit', 'Bagel'), group('Meat', 0, 1, 'Bacon', 'Sausage patty')],
  ],
  ['Coffee', 'Drinks', [group('Roast', 0, 1, 'Regular', 'Decaf')]],
  [
    'Milk Tea',
    'Drinks',
    [
      group('Size', 1, 1, 'Regular', 'Large'),
      group('Sweetness', 0, 1, 'No sugar', '30% sugar', '50% sugar', 'Full sugar'),
    ],
  ],
  ['Tamale', 'Snacks', [group('Filling', 1, 1, 'Pork', 'Chicken', 'Cheese')]],
  ['Cookie', 'Sweets', [group('Kind', 1, 1, 'Oatmeal', 'Ginger')]],
];

const PLATE_SIDES = group('Side', 1, 1, 'Plantains', 'Yuca', 'Fries');
const COUNTER: Row[] = [
  [
    'Pierogi',
    'Mains',
    [
      group('Filling', 1, 1, 'Potato and cheese', 'Meat'),
      group('Style', 1, 1, 'Boiled', 'Pan-fried'),
      group('Topping', 0, 2, 'Fried onions', 'Bacon'),
    ],
  ],
  ['Golabki', 'Mains', [], 'Two stuffed cabbage rolls in tomato sauce.'],
  ['Stew', 'Soups', [group('Size', 1, 1, 'Cup', 'Bowl')], 'With cabbage and rice.'],
  ['Rye Bread', 'Sides'],
  ['Kimchi Stew', 'Soups'],
  ['Kimchi', 'Sides'],
  ['Filled Donut', 'Donuts', [group('Filling', 1, 1, 'Boston cream', 'Raspberry jelly', 'Lemon')]],
  ['Yeast Donut', 'Donuts', [group('Kind', 1, 1, 'Glazed', 'Frosted')]],
  ['Donut Holes', 'Donuts', [group('Count', 1, 1, '10', '25'), group('Kind', 1, 1, 'Glazed', 'Powdered')]],
  ['Wings', 'Wings', [group('Count', 1, 1, '6', '10'), group('Flavor', 1, 2, 'Mild', 'Hot', 'Garlic')]],
  ['Steak Roll', 'Rolls', [group('Cheese', 0, 1, 'Swiss')]],
  ['Cubano', 'Rolls', [group('Size', 1, 1, 'Half', 'Whole'), group('No', 0, 2, 'No pickles', 'No ham')]],
  ['Soda', 'Drinks', [group('Kind', 1, 1, 'Coke', 'Coke Zero', 'Orange')]],
  ['Round Pie', 'Pies', [group('Size', 1, 1, '12 inch', '16 inch', '18 inch'), group('Toppings', 0, 3, 'Onions')]],
  ['Ropa Vieja', 'Plates', [PLATE_SIDES]],
  ['Roast Pork', 'Plates', [PLATE_SIDES]],
  ['Shake', 'Drinks', [group('Flavor', 1, 1, 'Vanilla', 'Strawberry')]],
  ['Bacon', 'Meat', [], 'Per half pound.'],
  [
    'Family Combo',
    'Combos',
    [group('First side', 1, 1, 'Fries', 'Yuca', 'Plantains'), group('Second side', 1, 1, 'Fries', 'Yuca', 'Plantains')],
  ],
  ['Coffee', 'Drinks', [group('Size', 1, 1, 'Cup', 'Pot for three')]],
  ['Melt', 'Rolls', [group('Onions', 0, 1, 'With onions', 'Without onions')]],
];

/** A shop of many kitchens: curries, smoked meat, fish, breakfast, tea. */
const CUP = group('Size', 1, 1, 'Small', 'Medium', 'Large');
const MILK = group('Milk', 0, 1, 'Whole', 'Oat', 'Skim');
const CAFE: Row[] = [
  ['Latte', 'Coffee', [CUP, MILK, group('Temp', 0, 1, 'Hot', 'Iced'), group('Extra', 0, 1, 'Extra shot')]],
  ['Tea', 'Drinks', [group('Kind', 1, 1, 'Green', 'Chamomile')]],
  [
    'Bagel',
    'Bakery',
    [
      group('Kind', 1, 1, 'Plain', 'Everything'),
      group('Spread', 0, 1, 'Butter', 'Cream cheese'),
      group('Toasted', 0, 1, 'Toasted', 'Not toasted'),
    ],
  ],
  ['Breakfast Sandwich', 'Food', [group('Bread', 1, 1, 'Bagel', 'Croissant'), group('Meat', 0, 1, 'Bacon', 'Ham')]],
  ['Salad', 'Food', [group('Dressing', 1, 1, 'Ranch', 'Balsamic')], 'Greens, tomato.'],
  ['Baked Ziti', 'Food'],
  ['Soda', 'Drinks', [group('Size', 1, 1, 'Can', '2 liter'), group('Kind', 1, 1, 'Coke', 'Sprite')]],
];

const WRAP = [
  group('Tortilla', 1, 1, 'Flour', 'Spinach'),
  group('Veggies', 0, 6, 'Lettuce', 'Cucumbers', 'Red onion', 'Jalapenos'),
  group('Sauce', 0, 2, 'Tahini', 'Lime and chili', 'Salsa verde'),
];
const LUNCH: Row[] = [
  ['Chicken Wrap', 'Wraps', WRAP],
  ['Falafel Wrap', 'Wraps', WRAP],
  ['Steak Wrap', 'Wraps', WRAP],
  ['Cheese Flatbread', 'Pizza', [CUP]],
  ['Sausage Flatbread', 'Pizza', [CUP]],
  ['Garden Supreme', 'Pizza', [CUP]],
  ['Double Smash', 'Burgers', [group('Add', 0, 2, 'Bacon', 'Fried egg')], 'Two patties, cheddar, tomato, pickles.'],
  ['Chopped Salad', 'Salads', [], 'Romaine, chickpeas, feta.'],
  ['Lemonade', 'Drinks', [CUP]],
];

/** What an office orders for lunch: wraps of three kinds, flatbreads, a burger. */
export const lunchMenu = (): MenuFact[] => menuOf(LUNCH);

/** Where a bagel is a dish, and what a sandwich may be on. */
export const cafeMenu = (): MenuFact[] => menuOf(CAFE);

export const strangeMenu = (): MenuFact[] => menuOf(ROWS);

/** A counter that sells by the piece, the pound and the box. */
export const counterMenu = (): MenuFact[] => menuOf(COUNTER);

export const menuOf = (rows: readonly Row[]): MenuFact[] =>
  rows.map(([name, category, optionGroups = [], description = ''], at) => ({
    id: `c0ffee00-0000-4000-8000-${String(at + 1).padStart(12, '0')}`,
    name,
    aliases: [],
    description,
    category,
    priceCents: 900,
    available: true,
    allergens: [],
    flags: [],
    notes: '',
    optionGroups,
  }));

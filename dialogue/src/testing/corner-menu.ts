import type { OptionGroup } from '@attendant/contract/menu/options';
import type { MenuFact } from '../facts.ts';

const group = (name: string, min: number, max: number, ...choices: (readonly [string, number])[]): OptionGroup => ({
  name,
  min,
  max,
  halves: name === 'Toppings',
  choices: choices.map(([choice, price]) => ({ name: choice, price, available: true })),
});

const SIZES = group('Size', 1, 1, ['Small', 0], ['Medium', 3], ['Large', 6]);
const TOPPINGS = group('Toppings', 0, 6, ['Pepperoni', 2], ['Mushrooms', 1.5], ['Sausage', 2], ['Onions', 1.5]);
const COUNT = group('Count', 1, 1, ['6 pieces', 0], ['12 pieces', 7]);
const SAUCE = group('Sauce', 1, 1, ['Buffalo', 0], ['Honey garlic', 0]);
const DIP = group('Dip', 0, 1, ['Ranch', 0.75], ['Blue cheese', 0.75]);
const BOTTLE = group('Size', 1, 1, ['Can', 0], ['Two liter', 2]);

const ROWS: readonly (readonly [name: string, category: string, price: number, ...groups: OptionGroup[]])[] = [
  ['Cheese Pizza', 'Pizza', 12, SIZES, TOPPINGS],
  ['Hawaiian Pizza', 'Pizza', 15, SIZES],
  ['Chicken Wings', 'Wings', 9, COUNT, SAUCE, DIP],
  ['Italian Sub', 'Subs', 10.5],
  ['Garden Salad', 'Salads', 8],
  ['Coke', 'Drinks', 2.5, BOTTLE],
  ['Sprite', 'Drinks', 2.5],
];

/** A shop as most are: one pizza that everything goes on, sizes and counts as options. */
export const cornerMenu = (): MenuFact[] =>
  ROWS.map(([name, category, price, ...optionGroups], index) => ({
    id: `c0a00000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
    name,
    aliases: [],
    description: '',
    category,
    priceCents: price * 100,
    available: true,
    allergens: [],
    flags: [],
    notes: '',
    optionGroups,
  }));

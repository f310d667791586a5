import type { OptionGroup } from '@attendant/contract/menu/options';
import type { MenuFact } from '../facts.ts';

type Row = [name: string, price: number, description: string, allergens?: string, more?: Partial<MenuFact>];

const POPULAR = { flags: ['popular'] };

const choices = (...all: (readonly [name: string, price: number])[]) =>
  all.map(([name, price]) => ({ name, price, available: true }));
const CRUST: OptionGroup = {
  name: 'Crust',
  min: 0,
  max: 1,
  halves: false,
  choices: choices(['Thin crust', 0], ['Thick crust', 0], ['Gluten-free crust', 3]),
};
const TOPPINGS: OptionGroup = {
  name: 'Toppings',
  min: 0,
  max: 4,
  halves: true,
  choices: choices(['Mushrooms', 2.5], ['Sausage', 3], ['Olives', 2], ['Onions', 1.5], ['Extra cheese', 2.5]),
};
const HALVES: OptionGroup = {
  name: 'Halves',
  min: 2,
  max: 2,
  halves: false,
  choices: choices(['Margherita', 0], ['Pepperoni', 0], ['Cheese', 0], ['Mushroom', 0], ['Bianca', 0]),
};
/** By the names of dishes: what can be chosen on them. */
const OPTIONS: Readonly<Record<string, OptionGroup[]>> = {
  'Small Pepperoni': [CRUST, TOPPINGS],
  'Large Pepperoni': [CRUST, TOPPINGS],
  'XL Pepperoni': [CRUST, TOPPINGS],
  'Small Cheese': [CRUST, TOPPINGS],
  'Large Cheese': [CRUST, TOPPINGS],
  'XL Half & Half': [HALVES],
  'House Salad': [
    {
      name: 'Dressing',
      min: 1,
      max: 1,
      halves: false,
      choices: choices(['House vinaigrette', 0], ['Ranch', 0.5], ['Blue cheese', 1]),
    },
  ],
};

const PIZZA: Row[] = [
  ['Large Margherita', 19.5, 'San Marzano tomato, fior di latte, basil, olive oil.', 'wheat, milk', POPULAR],
  ['Margherita, small', 14, 'San Marzano tomato, fior di latte, basil, olive oil.', 'wheat, milk', POPULAR],
  ['Small Pepperoni', 15.5, 'Cup and char pepperoni, mozzarella, a little honey.', 'wheat, milk, pork'],
  ['Large Pepperoni', 22, 'Cup and char pepperoni, mozzarella, a little honey.', 'wheat, milk, pork'],
  ['XL Pepperoni', 26, 'Cup and char pepperoni, mozzarella, a little honey.', 'wheat, milk, pork', POPULAR],
  ['Small Cheese', 12.5, 'Crushed tomato, mozzarella.', 'wheat, milk'],
  ['Large Cheese', 18, 'Crushed tomato, mozzarella.', 'wheat, milk'],
  ['Small Mushroom', 15, 'Cremini and oyster mushrooms, thyme.', 'wheat, milk'],
  ['Large Mushroom', 21.5, 'Cremini and oyster mushrooms, thyme.', 'wheat, milk'],
  ['Small Bianca', 15, 'Ricotta, mozzarella, lemon, black pepper.', 'wheat, milk'],
  ['Large Bianca', 21, 'Ricotta, mozzarella, lemon, black pepper.', 'wheat, milk'],
  ['XL Half & Half', 27, 'Two pies in one. Priced at the higher half.', 'wheat, milk'],
  ['Grandma Pie', 24, 'Thin Sicilian, garlic, crushed tomato, pecorino.', 'wheat, milk', { flags: ['special'] }],
  ['Sicilian Square', 23, 'Thick crust, tomato, mozzarella.', 'wheat, milk'],
  [
    'Squash Blossom',
    23.5,
    'Blossoms, anchovy, burrata. Until the farm runs out.',
    'wheat, milk, fish',
    { available: false, flags: ['limited', 'new'] },
  ],
  ['Calzone, ricotta', 15.5, 'Baked to order. Sausage on request.', 'wheat, milk'],
  ['Slices, plain', 3.5, 'By the slice.', 'wheat, milk'],
];
const PLATES: Row[] = [
  ['Garlic Knots', 8, 'Six, with warm marinara.', 'wheat', POPULAR],
  ['Arancini', 11, 'Saffron rice, peas, smoked mozzarella.', 'wheat, milk, egg', { flags: ['new'] }],
  ['Antipasto, family', 28, 'Cured meats, cheeses, olives, peppers.', 'milk, pork'],
  ['Fried Calamari', 13.5, 'With lemon and marinara.', 'wheat, squid'],
  ['Bruschetta', 9.5, 'Grilled bread, tomato, basil.', 'wheat'],
];
const SALADS: Row[] = [
  ['Caesar Salad', 12.5, 'Little gem, anchovy, croutons.', 'fish, egg, wheat'],
  ['House Salad', 10, 'Greens, tomato, red onion, vinaigrette.'],
];
const DESSERTS: Row[] = [
  ['Cannoli', 4.5, 'Ricotta and chocolate chips.', 'wheat, milk'],
  ['Tiramisu', 8.5, 'Made here every morning.', 'wheat, milk, egg'],
];
const DRINKS: Row[] = [
  ['San Pellegrino', 3.5, 'Half a litre.'],
  ['Lemon Soda', 4, 'House made.'],
  ['Orange Soda', 4, 'House made.'],
  ['Root Beer', 3, 'A can.'],
];

/** The menu of Sal's Brick Oven. Ids count up in the menu's order. */
export function salsMenu(): MenuFact[] {
  const groups = { Pizza: PIZZA, 'Small plates': PLATES, Salads: SALADS, Desserts: DESSERTS, Drinks: DRINKS };
  const rows = Object.entries(groups).flatMap(([category, items]) => items.map((row) => ({ category, row })));
  return rows.map(({ category, row: [name, price, description, allergens, more] }, index) => ({
    id: `5a150000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
    name,
    aliases: [],
    description,
    category,
    priceCents: Math.round(price * 100),
    available: true,
    allergens: allergens?.split(', ') ?? [],
    flags: [],
    notes: '',
    // Of this menu alone: a test may sell one of them out.
    optionGroups: structuredClone(OPTIONS[name] ?? []),
    ...more,
  }));
}

import { singular, tokenise } from '../words.ts';
import type { Family } from './families.ts';
import type { Menu } from './menu.ts';

/** What dishes and their kinds are called nearly everywhere; what a menu calls otherwise stands among these. */
const FOODS = new Set(
  `appetizer starter entree main side dessert sweet drink beverage breakfast brunch lunch dinner supper snack plate platter combo meal bowl
  food kitchen grill pizza pie pasta spaghetti ziti lasagna noodle ramen pho udon soba rice biryani curry curries masala korma dal naan roti
  taco burrito quesadilla enchilada nacho tamale torta burger slider fries wing nugget tender chicken beef pork lamb goat duck turkey steak
  brisket rib bacon ham sausage hot-dog meatball fish salmon tuna shrimp crab lobster oyster sushi roll sashimi maki tofu egg omelette salad
  soup stew chowder chili broth sandwich sandwiches sub hero wrap panini gyro kebab falafel hummus bagel bread bun loaf loaves toast
  croissant muffin scone donut doughnut pastry pastries cake cupcake cookie brownie tart danish bakery waffle pancake crepe oatmeal granola
  coffee espresso latte cappuccino tea chai juice soda cola coke lemonade smoothie shake milk water beer wine cheese butter yogurt ice-cream
  gelato sauce salsa guacamole dip chips potato potatoes pickle bean vegetable fruit chocolate candy candies cannoli dumpling wonton meat
  deli seafood knish blintz pierogi`.split(/\s+/),
);
/** So many of them are called so wherever food is sold, whatever its kitchen calls the rest; a florist has one box of chocolates. Better asked in vain than not at all. */
const SOME = 0.1;

/** By its name, its kind, or the allergens that it lists. */
export const isFood = ({ name, category, variants }: Family): boolean =>
  variants.some(({ item }) => item.allergens.length > 0) ||
  [name, category].some((said) => tokenise(said).some((word) => FOODS.has(singular(word)) || FOODS.has(word)));

const known = new WeakMap<Menu, boolean>();

/** Whether what a shop sells is eaten, as its menu tells: who sells flowers or tools asks nobody about allergies. */
export function sellsFood(menu: Menu): boolean {
  const before = known.get(menu);
  if (before !== undefined) return before;
  const foods = menu.families.filter(isFood).length;
  const sells = foods >= menu.families.length * SOME;
  known.set(menu, sells);
  return sells;
}

import type { Talk } from '../../decide/talk.ts';
import { isAllergen } from '../../heard/allergy.ts';
import { names } from '../../say/dishes.ts';
import type { Family } from '../../understand/menu/families.ts';
import { madeOfIn } from '../../understand/menu/made-of.ts';
import { singular } from '../../understand/words.ts';
import { namesFood } from './has.ts';
import type { About } from './prices.ts';
import { among } from './ranking.ts';

/** So many are named in one sentence. */
const MOST = 5;

const MEAT =
  /\b(?:meat\w*|beef|pork|ham|bacon|pepperoni|sausage|chicken|turkey|steak|salami|prosciutto|lamb|duck|veal|asada|pastor|carnitas|pollo|lengua|fish|tuna|salmon|shrimp|anchov\w+|wings?|burger patty|hamburger|cheeseburger|nuggets|ribeye|sirloin|brisket|cheesesteaks?|philly|meatballs?|pastrami|reuben|blt|capicola|mortadella|chorizo|barbacoa|gyros?|goat|oxtail|ribs|cod|crab|lobster|clams?|calamari|squid|octopus|oysters?|mussels?|lox|nova|whitefish|catfish|tilapia|scallops?)\b/i;
const CHEESE =
  /cheese|\b(?:mozzarella|ricotta|parmesan|parm|provolone|feta|cheddar|queso|quesadillas?|swiss|muenster|gouda|brie|cotija|paneer|parmigiana|pizzas?)\b/i;
const KINDS: Readonly<Record<string, RegExp>> = { meat: MEAT, cheese: CHEESE };

/** 'What do you have without onions': what names none, as far as the menu tells what is in it. False where it tells nothing of it. */
export function lacking(talk: Talk, about: About, food: string): boolean {
  const told = among(talk, about).filter(({ variants }) => variants.some(({ item }) => item.description !== ''));
  const found = told.filter((family) => !isMadeWith(family, food));
  if (found.length > 0) talk.say.push(`The menu names no ${food} for the ${names(found.slice(0, MOST))}.`);
  return found.length > 0;
}

/** What the menu makes something with, and nobody has to be careful of: an owner may have written of diets and allergies. */
export const isOfKitchen = ({ menu, heard }: Talk, food: string): boolean =>
  !isAllergen(food) &&
  (heard.diet === null || food === 'meat') &&
  (food in KINDS || menu.families.some((family) => isMadeWith(family, food)));

function isMadeWith({ name, variants }: Family, food: string): boolean {
  const said = [name, ...variants.map(({ item }) => madeOfIn(item.description))];
  const kind = KINDS[singular(food)];
  return said.some((one) => (kind ? kind.test(one) : namesFood(one, food)));
}

import type { Talk } from '../../decide/talk.ts';
import { names } from '../../say/dishes.ts';
import { madeOfIn } from '../../understand/menu/made-of.ts';
import type { About } from './prices.ts';
import { among } from './ranking.ts';

/** So many are named in one sentence. */
const MOST = 5;

const MEAT =
  /\b(?:meat\w*|beef|pork|ham|bacon|pepperoni|sausage|chicken|turkey|steak|salami|prosciutto|lamb|duck|veal|asada|pastor|carnitas|pollo|lengua|fish|tuna|salmon|shrimp|anchov\w+|wings?|burger patty|hamburger|cheeseburger|nuggets|ribeye|sirloin|brisket|cheesesteaks?|philly|meatballs?|pastrami|reuben|blt|capicola|mortadella|chorizo|barbacoa|gyros?|goat|oxtail|ribs|cod|crab|lobster|clams?|calamari|squid|octopus|oysters?|mussels?|lox|nova|whitefish|catfish|tilapia|scallops?)\b/i;

/** What names none, as far as the menu tells what is in it. */
export function meatless(talk: Talk, about: About): boolean {
  const told = among(talk, about).filter(({ variants }) => variants.some(({ item }) => item.description !== ''));
  const found = told.filter(
    ({ name, variants }) =>
      ![name, ...variants.map(({ item }) => madeOfIn(item.description))].some((said) => MEAT.test(said)),
  );
  if (found.length > 0) talk.say.push(`The menu names no meat for the ${names(found.slice(0, MOST))}.`);
  return found.length > 0;
}

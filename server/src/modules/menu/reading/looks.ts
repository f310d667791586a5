/** Whether a line without a price names something, or tells of it. */

const BEGINS_TELLING =
  /^(served|with|choice of|includes?|comes|made|topped|your choice|homemade|house-?made|fresh(ly)?\b.*\b(and|with)|all (?:\p{L}+ ){1,3}(are|come|served|include)|mit|serviert|dazu|con |avec |sauces?:|add )/iu;
const CATEGORIES =
  /\b(appetizers?|starters?|soups?|salads?|sides?|mains?|entr[ée]es?|pizzas?|pastas?|sandwich(es)?|subs?|wraps?|burgers?|wings?|seafood|desserts?|cakes?|pastr(?:y|ies)|sweets?|drinks?|beverages?|sodas?|coffees?|teas?|beers?|wines?|cocktails?|spirits|kids?|breakfast|brunch|lunch|dinner|specials?|extras?|add-?ons?|toppings?|rice|noodles?|breads?|combos?|platters?|tacos?|burritos?|snacks?|bites|draft|vorspeisen|hauptgerichte|nachtisch|getränke|beilagen|salate|suppen|antipasti|primi|secondi|dolci|bevande)\b/iu;
const SMALL =
  /^(and|of|the|with|in|on|or|to|for|a|an|&|our|from|und|mit|vom|von|im|di|al|alla|con|e|de|la|le|du|y|bis|under)$/i;

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Telling: several things in a row, a sentence, small letters. */
export function tells(text: string): boolean {
  const [first = ''] = text;
  if (BEGINS_TELLING.test(text)) return true;
  if (/\p{Ll}/u.test(first)) return true;
  if (/[.!]$/.test(text) && words(text).length > 2) return true;
  if (/,/.test(text) && /\p{Ll}/u.test(text)) return true;
  return words(text).length > 7;
}

/** In capitals, in title case, or what menus call their parts. */
export function isTitle(text: string): boolean {
  const said = words(text.replace(/\([^)]*\)/g, ''));
  if (said.length === 0 || said.length > 6 || /[.,;!?]$/.test(text)) return false;
  const isNamed = CATEGORIES.test(text) && said.length <= 4;
  return isNamed || isCapitals(text) || said.every((word) => SMALL.test(word) || /^[^\p{Ll}]/u.test(word));
}

export function isCapitals(text: string): boolean {
  const outside = text.replace(/\([^)]*\)/g, '');
  return /\p{Lu}{2}/u.test(outside) && !/\p{Ll}/u.test(outside);
}

/** What a part of a menu is called everywhere. */
export const isUsualTitle = (text: string): boolean =>
  CATEGORIES.test(text) && words(text.replace(/\([^)]*\)/g, '')).length <= 4;

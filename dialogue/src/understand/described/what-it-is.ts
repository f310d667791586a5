import type { Family } from '../menu/families.ts';
import { madeOfIn } from '../menu/made-of.ts';
import type { Menu } from '../menu/menu.ts';
import { singular, tokenise } from '../words.ts';

/** What things of a menu are, by the words of their names: what callers call them who do not know the name. */
const KINDS = `
gyoza potsticker mandu momo wonton pierogi shumai: dumpling; ramen pho: noodle soup; udon soba vermicelli mein funn: noodle;
broth bisque chowder borscht pozole minestrone tom: soup; gumbo goulash birria: stew;
naan roti chapati paratha kulcha pita focaccia challah baguette sourdough ciabatta: bread; naan roti chapati pita: flatbread;
bhaji pakora: fritter; samosa empanada knish patty: pastry turnover; dal daal: lentil; dal masala korma vindaloo josh: curry;
saag palak: spinach; paneer queso: cheese; aloo: potato; gobi: cauliflower; chana chole falafel hummus: chickpea; rajma: bean;
bhindi: okra; baingan: eggplant; kheer: pudding; lassi raita tzatziki: yogurt; chai: tea;
edamame: soybean bean; sashimi nigiri: fish; unagi: eel; ebi: shrimp; tako: octopus; maguro: tuna; hamachi: yellowtail;
katsu schnitzel milanesa: cutlet; tempura karaage: fried; satay kebab kabob souvlaki: skewer stick; mochi gelato: ice cream;
guacamole: avocado; carnitas lechon pernil: pork; pollo: chicken; asada: steak beef; pescado: fish; camarones: shrimp;
horchata: rice; flan: custard; tostones maduros: plantain; calamari: squid;
ziti penne rigatoni spaghetti linguine fettuccine lasagna ravioli gnocchi tagliatelle carbonara: pasta;
marinara: tomato; caprese: tomato mozzarella; cannoli baklava strudel rugelach: pastry; lox nova: salmon; latke: potato pancake;
rugelach macaron biscotti: cookie; blintz: crepe; quiche frittata omelet: egg; latte cappuccino americano espresso: coffee;
sub hero hoagie grinder panini reuben blt club wrap: sandwich; slaw coleslaw: cabbage; fries: potato; ramune soda: soda pop;
boutonniere: lapel flower; corsage: wrist flower; bouquet bunch wreath rose tulip lily sunflower orchid peony hydrangea: flower;
platter: tray; garden: veggie vegetarian; vegan: vegetarian; vegetable: veggie; anchor: plug
`;

const kinds = new Map<string, string[]>();
for (const line of KINDS.split(';')) {
  const [names = '', what = ''] = line.split(':');
  for (const name of names.trim().split(/\s+/).map(singular))
    kinds.set(name, [...(kinds.get(name) ?? []), ...what.trim().split(/\s+/)]);
}

interface Written {
  words: readonly string[];
  singulars: readonly string[];
}
const NOTHING: Written = { words: [], singulars: [] };

const written = new WeakMap<Family, Written>();

function readWritten(family: Family | undefined): Written {
  if (!family) return NOTHING;
  const before = written.get(family);
  if (before) return before;
  const description = family.variants[0]?.item.description ?? '';
  const read = { words: tokenise(description), singulars: tokenise(madeOfIn(description)).map(singular) };
  written.set(family, read);
  return read;
}

/** Whether the menu says just so that this is in the dish: 'tartar sauce'. */
export const isMadeOf = (family: Family | undefined, said: string): boolean =>
  ` ${madeOf(family).join(' ')} `.includes(` ${tokenise(said).map(singular).join(' ')} `);

/** What the menu says of a dish, word for word. */
export const writtenOf = (family: Family | undefined): readonly string[] => readWritten(family).words;

/** The same in the singular: what it is made of. */
export const madeOf = (family: Family | undefined): readonly string[] => readWritten(family).singulars;

const told = new WeakMap<Family, ReadonlySet<string>>();

/** The words of its name, and those of what the menu says of it. */
export function toldOf(family: Family): ReadonlySet<string> {
  const before = told.get(family);
  if (before) return before;
  const written = family.variants.flatMap(({ item }) => tokenise(madeOfIn(item.description))).map(singular);
  const all = new Set([...family.words, ...written]);
  told.set(family, all);
  return all;
}

const toldOn = new WeakMap<Menu, Map<string, Family[]>>();

/** The dishes of which this word tells. */
export function toldWith(word: string, menu: Menu): readonly Family[] {
  const before = toldOn.get(menu);
  if (before) return before.get(word) ?? [];
  const byWord = new Map<string, Family[]>();
  for (const family of menu.families)
    for (const one of toldOf(family)) byWord.set(one, [...(byWord.get(one) ?? []), family]);
  toldOn.set(menu, byWord);
  return byWord.get(word) ?? [];
}

const known = new WeakMap<Family, ReadonlySet<string>>();

/** The same, with its category and with what such things are. */
export function isOf(family: Family): ReadonlySet<string> {
  const before = known.get(family);
  if (before) return before;
  const own = [...toldOf(family), ...tokenise(family.category).map(singular)];
  const all = new Set([...own, ...own.flatMap((word) => kinds.get(word) ?? [])]);
  known.set(family, all);
  return all;
}

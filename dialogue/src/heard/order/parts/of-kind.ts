import type { Family } from '../../../understand/menu/families.ts';
import type { Mention } from '../../../understand/menu/match.ts';
import type { Menu } from '../../../understand/menu/menu.ts';
import { isOnlyHow } from '../../../understand/menu/scale.ts';
import { oneOf, singular, tokenise } from '../../../understand/words.ts';
import type { ChoiceName } from '../choice-names.ts';
import type { Item } from '../hypothesis.ts';
import { kindOfAll } from '../shared-out.ts';

/**
 * 'A large pie, half pepperoni half mushroom', where several are called pies: what goes on it tells which, as it does of a
 * pizza. Whatever else is said of the word leaves it open.
 */
export function ofSharedWord(item: Item, menu: Menu): Item {
  const { dish, choices, notes } = item;
  if (dish?.sure !== 'which' || (choices.length === 0 && !notes.includes('plain'))) return item;
  const kind = kindOfAll(dish.families, menu);
  const isLast = (key: string) => menu.family(key)?.words.at(-1) === singular(dish.said);
  if (kind === null || !dish.families.every(isLast)) return item;
  const one = { ...item, dish: null, kind, kindFrom: dish.from };
  const meant = dishOfKind(one, menu);
  return meant?.sure === 'certain' && dish.families.includes(meant.families[0] ?? '') ? one : item;
}

/** The dish meant by a kind, or by nothing but what goes on it: the only one, or the one that all which was chosen can go on; else it has to be asked. */
export function dishOfKind({ kind, kindFrom, choices, means, strange, notes, size }: Item, menu: Menu): Mention | null {
  const dishes = dishesOfKind(kind, menu);
  const wanted = choices.flatMap(({ choice, not }) => (choice && !not ? choice : []));
  // 'Medium' names no dish, though one alone can be had so.
  if (kind === null && wanted.every(({ name, needed }) => isOnlyHow(name) && needed.size === 0)) return null;
  const offering = dishes.filter(({ key }) => wanted.every((choice) => choice.on.has(key)));
  const sized = offering.filter(({ variants }) => variants.some((variant) => size !== null && variant.size === size));
  // 'Three large lemonades', that of the combos is of one size.
  const able = sized.length > 0 ? sized : offering;
  const meant = able.filter(({ key }) => means?.includes(key));
  // A word that nothing explains may well be the dish: 'a large thin crust to whine'.
  const told = wanted.length > 0 || (kind !== null && notes.includes('plain'));
  const bases = told && strange.length === 0 ? able.filter((family) => menu.isBase(family)) : [];
  const plain = kind !== null || bases.length === 1 ? bases : [];
  const [only] = [meant, dishes, able].find(({ length }) => length === 1) ?? plain;
  // 'A sandwich with mustard', where the BLT happens to have it, may be any of them.
  const isByChance =
    kind !== null &&
    only !== undefined &&
    dishes.length > 1 &&
    !menu.isBase(only) &&
    means?.length !== 1 &&
    sized.length !== 1
      ? wanted.every(({ needed }) => !needed.has(only.key))
      : false;
  // 'Which coke', of a soda and a two liter soda
  const [named, ...more] = kind === null ? wanted : [];
  const called = named && more.length === 0 ? named.name : oneOf(kind ?? able[0]?.category ?? '');
  const place = { from: kindFrom, to: kindFrom + 1, said: called };
  if (only && !isByChance) return { ...place, families: [only.key], sure: 'certain', exact: true };
  // 'A lemonade', of a fountain drink and of the meals that it comes with.
  const [itself, ...alike] = kind === null ? able.filter((family) => isNothingElse(family, wanted)) : [];
  if (itself && alike.length === 0) return { ...place, families: [itself.key], sure: 'certain', exact: false };
  if (kind === null && !isNamedEnough(wanted, able)) return null;
  // 'A dozen glazed': donuts, and not the boxes of holes of which it must be told how many.
  const complete = able.filter((family) => isComplete(family, wanted));
  const [whole] = complete;
  if (kind === null && whole && complete.length === 1)
    return { ...place, families: [whole.key], sure: 'certain', exact: false };
  // Of all coffees only the drip coffee is called one.
  const heads = (isByChance ? dishes : able).filter(
    ({ words }) => words.length > 1 && words.at(-1) === singular(tokenise(kind ?? '').at(-1) ?? ''),
  );
  if (heads.length === 1) return { ...place, families: heads.map(({ key }) => key), sure: 'likely', exact: false };
  const open = (able.length > 0 && !isByChance ? able : dishes).filter(({ variants }) =>
    variants.some(({ item }) => item.available),
  );
  return open.length > 0 ? { ...place, families: open.map(({ key }) => key), sure: 'which', exact: false } : null;
}

/** All of that kind; of a kind with one dish also those that are called so elsewhere: 'rice', where a fried rice is all of 'Rice'. */
function dishesOfKind(kind: string | null, menu: Menu): readonly Family[] {
  const dishes = kind === null ? menu.families : menu.ofKind(kind);
  if (kind === null || dishes.length > 1) return dishes;
  const word = singular(tokenise(kind).at(-1) ?? '');
  const called = menu.families.filter(({ words }) => words.length > 1 && words.at(-1) === word);
  // 'Two rices', of a biryani alone in 'Rice' and a basmati rice among the sides.
  const isOther = called.length > 0 && !dishes.some(({ words }) => words.includes(word));
  return isOther || dishes.some((dish) => called.includes(dish)) ? called : dishes;
}

/** Nothing has to be chosen besides. */
const isComplete = ({ key, variants }: Family, wanted: readonly ChoiceName[]): boolean =>
  variants.length === 1 &&
  (variants[0]?.item.optionGroups ?? []).every(
    ({ name, min }) => min === 0 || wanted.some(({ oneOf }) => oneOf.has(`${key}: ${name}`)),
  );

/** What was chosen is all that such a dish is, but for its size. */
function isNothingElse({ key, variants }: Family, wanted: readonly ChoiceName[]): boolean {
  const [variant] = variants;
  const groups = variant?.item.optionGroups.filter(({ name }) => name !== variant.option?.group) ?? [];
  return (
    groups.length > 0 &&
    groups.every(({ name, min }) => min > 0 && wanted.some(({ oneOf }) => oneOf.has(`${key}: ${name}`)))
  );
}

/** Without a kind, what was chosen must tell what it is. */
const isNamedEnough = (wanted: readonly unknown[], able: readonly Family[]): boolean =>
  wanted.length > 0 &&
  able.length > 0 &&
  (able.length <= 4 || new Set(able.map(({ category }) => category)).size === 1);

import type { PricedLine } from '@attendant/contract/tools';
import type { Line } from '../decide/state.ts';
import { optionWords } from '../heard/order/choices.ts';
import { type Family, isAvailable } from '../understand/menu/families.ts';
import type { Menu } from '../understand/menu/menu.ts';
import { sizeOf, splitName } from '../understand/sizes.ts';
import { capital, isPlural, list, money, portion, withNotes } from './wording.ts';

/** A line as it is repeated to the caller: 'two small Margheritas, no basil'. */
export function lineWords(line: Line, menu: Menu): string {
  const family = menu.family(line.family);
  const size = family?.variants.find((variant) => variant.id === line.variantId)?.size ?? null;
  const sized = (family?.variants.length ?? 0) > 1 ? size : null;
  return withNotes(portion(line.quantity, family?.name ?? line.family, sized), line.notes);
}

/** The same from what the till says: its items, its options, its notes. */
export function pricedWords(line: PricedLine, menu: Menu): string {
  const { dish, size } = splitName(line.name);
  const family = menu.families.find(({ variants }) => variants.some(({ item }) => item.id === line.menu_item_id));
  // 'Medium' is how hot a curry is, which comes in one size.
  const isNamed = family?.variants.length === 1 && family.name === line.name;
  const chosen =
    size === null && !isNamed ? (line.options.find(({ choice }) => sizeOf(choice) !== null) ?? null) : null;
  const rest = line.options.filter((option) => option !== chosen).map(optionWords);
  const name = family?.name ?? dish.split(/,\s*/).reverse().join(' ');
  const sized = isNamed ? null : (size ?? (chosen ? sizeOf(chosen.choice) : null));
  return withNotes(portion(line.quantity, name, sized), line.note ? [...rest, ...line.note.split(', ')] : rest);
}

/** Of those that can be had now. */
export function sizeNames(family: Family): string[] {
  return family.variants.filter((variant) => variant.item.available && variant.size).map(({ size }) => size ?? '');
}

/** 'Large Margherita is $19.50 and small is $14.00' */
export function priceWords(family: Family, size: string | null): string {
  const sized = family.variants.filter((variant) => !size || variant.size === size);
  const said = sized.length > 0 ? sized : family.variants;
  const [only] = said;
  if (said.length === 1 && only) {
    return `The ${only.size && family.variants.length > 1 ? `${only.size} ` : ''}${family.name} ${verb(family.name)} ${money(only.item.priceCents)}`;
  }
  return `${capital(family.name)} ${verb(family.name)} ${list(said.map((variant) => `${money(variant.item.priceCents)} for ${variant.size ?? 'regular'}`))}`;
}

function verb(name: string): string {
  return isPlural(name) ? 'are' : 'is';
}

/** Up to `most` other dishes of the category that can be had now, popular ones first. */
export function alternatives(menu: Menu, category: string, but: string | null, most = 3): Family[] {
  const others = menu.families.filter((one) => one.category === category && one.key !== but && isAvailable(one));
  const popular = others.filter(isPopular);
  return [...popular, ...others.filter((one) => !isPopular(one))].slice(0, most);
}

export function isPopular(family: Family): boolean {
  return hasFlag(family, /popular|special|best|favou?rite/i);
}

/** On any of its sizes. */
export function hasFlag(family: Family, flag: RegExp): boolean {
  return family.variants.some((variant) => variant.item.flags.some((one) => flag.test(one)));
}

export function names(families: readonly Family[], last = 'and'): string {
  return list(
    families.map((family) => family.name),
    last,
  );
}

/** 'A medium latte', of lattes that can be chosen large, though they stand on the menu once. */
export function onlyIn({ name, variants: [only] }: Family): string {
  const groups = only?.item.optionGroups ?? [];
  const sizes = groups.map(({ choices }) => choices.map((one) => one.name.toLowerCase()).filter(isSize));
  const names = sizes.find(({ length }) => length > 1);
  return names
    ? `The ${name} comes in ${list(names, 'or')}.`
    : `The ${name} only comes in ${only?.size ?? 'one size'}.`;
}
const isSize = (name: string): boolean => /^(?:small|medium|regular|large|extra large)$/.test(name);

import { dollars } from '@attendant/contract/endpoint';
import type { MenuDraftRow } from '@attendant/contract/menu/draft';
import type { OptionGroup } from '@attendant/contract/menu/options';
import { isCapitals } from './looks.ts';
import { capital, type Said } from './priced-line.ts';
import { spokenSize } from './sizes.ts';

/** A part of a menu while it is read. */
export interface Part {
  name: string;
  /** Over its columns of prices. */
  sizes: readonly string[];
  /** What each of its dishes costs that says nothing else. */
  prices: Said['prices'] | null;
  /** On each of its dishes. */
  groups: OptionGroup[];
}

/** 'Subs (served on a toasted roll)' are called Subs. */
const title = (name: string): string => name.replace(/\s*\(\p{Ll}+ \p{Ll}[^()]*\)$/u, '');

export const newPart = (name: string): Part => ({ name: calm(title(name)), sizes: [], prices: null, groups: [] });

const EMPTY: Omit<MenuDraftRow, 'line' | 'name' | 'category'> = {
  aliases: [],
  description: '',
  price: null,
  prep_time: null,
  notes: '',
  flags: [],
  available: true,
  allergens: '',
  option_groups: [],
  problem: null,
};

export const emptyRow = (line: number): MenuDraftRow => ({ ...EMPTY, line, name: '', category: '' });

export function rowOf(
  line: number,
  { name, description, prices }: Said,
  part: Part,
  number: string | null,
): MenuDraftRow {
  const lowest = prices.length > 0 ? Math.min(...prices.map(({ cents }) => cents)) : null;
  const sizes = prices.length > 1 ? [sizeGroup(prices, lowest ?? 0)] : [];
  return {
    ...emptyRow(line),
    name: calm(name),
    category: part.name,
    description,
    price: lowest === null ? null : dollars(lowest),
    aliases: number === null ? [] : [/^\d+$/.test(number) ? `number ${number}` : number],
    option_groups: [...sizes, ...structuredClone(part.groups)],
  };
}

/** Tells of the only size, and lets choose among several. */
export function withSizes(row: MenuDraftRow, { prices, description }: Pick<Said, 'prices' | 'description'>): void {
  const lowest = Math.min(...prices.map(({ cents }) => cents));
  const [only, ...others] = prices;
  const isOnly = others.length === 0;
  row.price = dollars(lowest);
  row.description = isOnly ? [description, only && capital(only.size)].filter(Boolean).join('. ') : description;
  if (!isOnly) {
    row.option_groups = [sizeGroup(prices, lowest), ...row.option_groups.filter(({ name }) => name !== 'Size')];
  }
}

const OF_DRINKS = /drink|beverage|soda|refreshment|getränk|boisson|bebida|bevand/i;

/** 'Coke, Diet Coke, Sprite' and 'Coke / Diet Coke / Sprite' at one price are three drinks; 'Bacon, Egg, and Cheese' is one dish. */
export function apart(dish: Said, part: string): Said[] {
  if (!OF_DRINKS.test(part)) return [dish];
  const [, list = dish.name, told = ''] = /^([^(]+)\(([^(),]+)\)$/.exec(dish.name) ?? [];
  const names = list.split(/,|\s\/\s/).map((name) => name.trim());
  const areNames = names.length > 2 && names.every((name) => /^(?=\p{Lu}|\d)[^&]{2,30}$/u.test(name));
  if (!areNames || names.some((name) => /\b(and|with|or)\b/i.test(name))) return [dish];
  return names.map((name) => ({ ...dish, name, description: dish.description || capital(told.trim()) }));
}

const LONGEST_CHOICE = 50;
const short = (name: string): string => name.slice(0, LONGEST_CHOICE).trim();

const sizeGroup = (prices: Said['prices'], lowest: number): OptionGroup => ({
  name: 'Size',
  min: 1,
  max: 1,
  halves: false,
  choices: prices.map(({ size, cents }) => ({
    name: short(spokenSize(size)),
    price: dollars(cents - lowest),
    available: true,
  })),
});

type Choices = readonly { name: string; cents: number }[];

/** What may be had on top, each once. */
export function withExtras(groups: OptionGroup[], more: Choices): void {
  const before = groups.find(({ name }) => name === 'Extras');
  const group = before ?? { name: 'Extras', min: 0, max: 1, halves: false, choices: [] };
  if (!before) groups.push(group);
  for (const { name, cents } of more) {
    if (group.choices.some((one) => one.name.toLowerCase() === short(name).toLowerCase())) continue;
    group.choices.push({ name: short(name), price: dollars(cents), available: true });
  }
  group.max = group.choices.length;
}

/** One of several that must be chosen. */
export function withChoice(groups: OptionGroup[], name: string, choices: Choices): void {
  if (groups.some((group) => group.name.toLowerCase() === name.toLowerCase())) return;
  groups.push({
    name: short(name),
    min: 1,
    max: 1,
    halves: false,
    choices: choices.map((one) => ({ name: short(one.name), price: dollars(one.cents), available: true })),
  });
}

/** 'OUR PIZZAS' as it is written when nobody shouts; 'BLT' has no other way. */
export function calm(text: string): string {
  const plain = text.replace(/[\s:]+$/, '').trim();
  if (!isCapitals(plain)) return plain;
  return plain.replace(/\([^)]*\)|\p{L}[\p{L}'’]*/gu, (word, at: number) => {
    if (at > 0 && /^(AND|OF|THE|TO|WITH|IN|ON|FOR)$/.test(word)) return word.toLowerCase();
    const isSpoken = /^\p{Lu}*[AEIOUYÄÖÜÉ]/u.test(word) && !/^(BBQ|BLT|USA|NY|NYC|IPA|TV)$/.test(word);
    return isSpoken ? word.charAt(0) + word.slice(1).toLowerCase() : word;
  });
}

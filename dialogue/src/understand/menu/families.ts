import type { ChosenOption, OptionGroup } from '@attendant/contract/menu/options';
import type { MenuFact } from '../../facts.ts';
import { measureOf, sizeOf, sizeRank, splitName } from '../sizes.ts';
import { singular, tokenise } from '../words.ts';

/** One dish in all its sizes. */
export interface Family {
  /** Stays the same as long as the dish's name does. */
  key: string;
  /** As it is spoken: 'ricotta Calzone' for 'Calzone, ricotta', 'Cheese pizza' for 'Cheese' among the pizzas. */
  name: string;
  /** As callers name it, without the kind. */
  called: string;
  category: string;
  /** The words a caller may use for it, singular. */
  words: string[];
  /** What callers also say for it, each in its words. */
  aliases: readonly string[][];
  /** These words are one of those: said as a whole they are a name, a part of them is none. */
  alias?: true;
  /** From small to large; exactly one without a size when the dish comes in one size. */
  variants: Variant[];
}

/** A dish in one size: an item of its own on the menu, or one choice on an item. */
export interface Variant {
  id: string;
  /** With the price of this size. */
  item: MenuFact;
  size: string | null;
  /** What callers also say for this size. */
  aliases: readonly string[];
  /** The choice that makes the size. */
  option: ChosenOption | null;
}

export const JOINING = new Set(['and', 'of', 'the', 'with', 'in', 'on', 'a', 'our']);

/** The words that tell what is named; of a name that has no others, all. */
export function telling(words: readonly string[]): string[] {
  const all = words.map(singular);
  const some = all.filter((word) => !JOINING.has(word));
  return some.length > 0 ? some : all;
}

/** 'Combo A', beside a Combo B: the letter tells one from the other. */
const isLabelled = (dish: string, menu: readonly MenuFact[]): boolean => {
  const label = /^(\p{L}+) A\b/u.exec(dish)?.[1];
  return label !== undefined && menu.some(({ name }) => name.startsWith(`${label} B`));
};

/** Dishes of a menu, each once, in the menu's order. */
export function families(menu: readonly MenuFact[]): Family[] {
  const byKey = new Map<string, Family>();
  for (const item of menu) {
    const { dish, size } = splitName(item.name);
    const all = tokenise(dish);
    const key = all.join(' ');
    if (key === '') continue;
    const words = isLabelled(dish, menu) ? [...all.slice(0, 2), ...telling(all.slice(2))].map(singular) : telling(all);
    const family = byKey.get(key) ?? {
      key,
      name: withKind(spoken(dish), item.category),
      called: spoken(dish),
      category: item.category,
      words,
      aliases: [],
      variants: [],
    };
    const aliases = item.aliases.map((said) => telling(tokenise(said))).filter((said) => said.length > 0);
    family.aliases = [...family.aliases, ...aliases];
    family.variants.push(...variantsOf(item, size));
    byKey.set(key, family);
  }
  for (const family of byKey.values()) {
    const [only, ...others] = family.variants;
    // 'Family Meal' is no meal in one of its sizes.
    if (only?.size && !only.option && others.length === 0 && isInName(only.item.name, only.size))
      family.name = only.item.name;
    family.aliases = [...family.aliases, ...plainlyCalled(family, [...byKey.values()])];
    const ranks = family.variants.map(({ size }) => sizeRank(size ?? 'regular'));
    // Sizes of the owner's own stand as the owner put them.
    if (!ranks.includes(-1))
      family.variants.sort((a, b) => sizeRank(a.size ?? 'regular') - sizeRank(b.size ?? 'regular'));
  }
  return [...byKey.values()];
}

const isInName = (name: string, size: string): boolean => new RegExp(`^${size} \\w`, 'i').test(name);

/** 'Fries' are the French ones, and coffee the drip coffee, where nothing else is called just so. */
function plainlyCalled(family: Family, all: readonly Family[]): string[][] {
  const headOf = ({ words: [first = '', head, ...more] }: Family) =>
    more.length === 0 && PLAIN[head ?? '']?.test(first) ? head : undefined;
  const head = headOf(family);
  const isAlone = !all.some((one) => one !== family && (one.words.join(' ') === head || headOf(one) === head));
  return head && isAlone ? [[head === 'burger' ? 'hamburger' : head]] : [];
}
const PLAIN: Readonly<Record<string, RegExp>> = {
  fry: /^(?:french|regular|plain|classic|house)$/,
  coffee: /^(?:drip|house|regular|brewed|filter|fresh|hot)$/,
  burger: /^(?:classic|plain|regular|beef|original)$/,
};

function variantsOf(item: MenuFact, size: string | null): Variant[] {
  const sizes = size === null ? item.optionGroups.find(isSizes) : undefined;
  if (!sizes) return [{ id: item.id, item, size, aliases: [], option: null }];
  return sizes.choices.map(({ name, price, available, aliases = [] }) => ({
    id: `${item.id} ${name}`,
    item: { ...item, available: item.available && available, priceCents: item.priceCents + Math.round(price * 100) },
    size: sizeOf(name) ?? ownSize(name),
    aliases: [...aliases, measureOf(name) ?? []].flat(),
    option: { group: sizes.name, choice: name, part: 'whole' },
  }));
}

const isSizes = ({ name: group, min, max, choices }: OptionGroup): boolean =>
  min === 1 && max === 1 && (/^sizes?$/i.test(group) || choices.every(({ name }) => sizeOf(name) !== null));

/** A size of the owner's own: 'Lunch size', 'Venti'. */
const ownSize = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/ size$/, '');

/** Words that have no plural, or another meaning in it: 'three Cheeses' are no pizzas. */
const STUFF = /\b(cheese|mushroom|sausage|bacon|ham|chicken|spinach|veggie|vegetable|meat|tuna|steak|beef)$/i;
const COUNTABLE = /^(pizza|pie|sandwich|sub|hero|salad|burger|wrap|calzone|slice|panini|taco)s?$/i;

/** 'Calzone, ricotta' is read as 'ricotta Calzone'. */
function spoken(dish: string): string {
  const parts = dish.split(/,\s*/);
  return parts.length === 2 && parts[1] && parts[1].split(' ').length <= 2 ? `${parts[1]} ${parts[0]}` : dish;
}

function withKind(name: string, category: string): string {
  const kind = COUNTABLE.exec(category.trim())?.[1]?.toLowerCase();
  return kind && STUFF.test(name) ? `${name} ${kind}` : name;
}

/** In at least one of its sizes. */
export function isAvailable(family: Family): boolean {
  return family.variants.some((variant) => variant.item.available);
}

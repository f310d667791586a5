import type { MenuFact } from '../facts.ts';
import { sizeRank, splitName } from './sizes.ts';
import { singular, tokenise } from './words.ts';

/** One dish in all its sizes. */
export interface Family {
  /** Stays the same as long as the dish's name does. */
  key: string;
  /** As it is spoken: 'ricotta Calzone' for 'Calzone, ricotta'. */
  name: string;
  category: string;
  /** The words a caller may use for it, singular. */
  words: string[];
  /** From small to large; exactly one without a size when the dish comes in one size. */
  variants: Variant[];
}

export interface Variant {
  item: MenuFact;
  size: string | null;
}

const JOINING = new Set(['and', 'of', 'the', 'with', 'in', 'on', 'a', 'our']);

/** Dishes of a menu, each once, in the menu's order. */
export function families(menu: readonly MenuFact[]): Family[] {
  const byKey = new Map<string, Family>();
  for (const item of menu) {
    const { dish, size } = splitName(item.name);
    const all = tokenise(dish);
    const key = all.join(' ');
    if (key === '') continue;
    const words = all.map(singular).filter((word) => !JOINING.has(word));
    const family = byKey.get(key) ?? { key, name: spoken(dish), category: item.category, words, variants: [] };
    family.variants.push({ item, size });
    byKey.set(key, family);
  }
  for (const family of byKey.values()) {
    family.variants.sort((a, b) => sizeRank(a.size ?? 'regular') - sizeRank(b.size ?? 'regular'));
  }
  return [...byKey.values()];
}

/** 'Calzone, ricotta' is read as 'ricotta Calzone'. */
function spoken(dish: string): string {
  const parts = dish.split(/,\s*/);
  return parts.length === 2 && parts[1] && parts[1].split(' ').length <= 2 ? `${parts[1]} ${parts[0]}` : dish;
}

export function isAvailable(family: Family): boolean {
  return family.variants.some((variant) => variant.item.available);
}

import { MENU_FLAGS } from '@attendant/contract/constants';
import type { MenuItem } from '@attendant/contract/menu';
import { formatNumber } from '../../kit/form/format.ts';

/** What of a menu is shown, and in which order. */

export interface MenuFilter {
  search: string;
  /** '' is every category. */
  category: string;
  availability: '' | 'available' | 'unavailable';
  flag: '' | (typeof MENU_FLAGS)[number];
  /** What an item contains. */
  allergen: string;
}
export const NO_FILTER: MenuFilter = { search: '', category: '', availability: '', flag: '', allergen: '' };

export interface Category {
  name: string;
  items: MenuItem[];
}

/** Without case and accents, so that 'creme brulee' finds 'Crème brûlée'. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Every word must stand somewhere in the item. */
export function filterMenu(items: readonly MenuItem[], filter: MenuFilter): MenuItem[] {
  const words = plain(filter.search).split(/\s+/).filter(Boolean);
  return items.filter((item) => {
    if (filter.category && plain(item.category) !== plain(filter.category)) return false;
    if (filter.availability && item.available !== (filter.availability === 'available')) return false;
    if (filter.flag && !item.flags.includes(filter.flag)) return false;
    if (filter.allergen && !allergenList(plain(item.allergens)).includes(filter.allergen)) return false;
    const text = plain([item.name, ...item.aliases, item.description, item.category, item.allergens].join(' '));
    return words.every((word) => text.includes(word));
  });
}

/** Categories in the order of the menu, their items by name, numbers by value; spellings that differ in case only are one category. */
export function groupMenu(items: readonly MenuItem[]): Category[] {
  const groups = new Map<string, Category>();
  for (const item of items) {
    const key = plain(item.category);
    const group = groups.get(key) ?? { name: item.category, items: [] };
    group.items.push(item);
    groups.set(key, group);
  }
  const { compare } = new Intl.Collator('en', { numeric: true });
  for (const group of groups.values()) group.items.sort((a, b) => compare(a.name, b.name));
  return [...groups.values()];
}

/** The first `most` items, as categories with how many of each are shown. */
export function shownOf(groups: readonly Category[], most: number): [Category, number][] {
  let left = most;
  return groups.flatMap((group): [Category, number][] => {
    const count = Math.min(left, group.items.length);
    left -= count;
    return count > 0 ? [[group, count]] : [];
  });
}

/** '42 items, 39 available'. */
export function menuTitle(items: readonly MenuItem[]): string {
  const available = items.filter((item) => item.available).length;
  return `${formatNumber(items.length)} ${items.length === 1 ? 'item' : 'items'}, ${formatNumber(available)} available`;
}

const allergenList = (allergens: string): string[] =>
  allergens
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** Every allergen that some item names, each once. */
export const allergensOf = (items: readonly MenuItem[]): string[] =>
  [...new Set(items.flatMap((item) => allergenList(plain(item.allergens))))].toSorted();

/** 'wheat,milk' → 'Contains wheat, milk'; nothing of nothing. */
export function allergenText(allergens: string): string {
  const list = allergenList(allergens);
  return list.length > 0 ? `Contains ${list.join(', ')}` : '';
}

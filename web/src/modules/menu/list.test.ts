import type { MenuItem } from '@attendant/contract/menu';
import { describe, expect, it } from 'vitest';
import { allergensOf, allergenText, filterMenu, groupMenu, menuTitle, NO_FILTER, shownOf } from './list.ts';

const item = (name: string, category: string, more: Partial<MenuItem> = {}): MenuItem => ({
  id: name,
  agent_id: 'sal',
  name,
  aliases: [],
  category,
  description: '',
  price: 19.5,
  prep_time: 12,
  notes: '',
  flags: [],
  available: true,
  sold_out_until: null,
  option_groups: [],
  allergens: '',
  created_at: '2026-11-21T12:00:00.000Z',
  updated_at: '2026-11-21T12:00:00.000Z',
  ...more,
});

const MENU = [
  item('Margherita, large', 'Pizza', { flags: ['popular'], description: 'San Marzano tomato, basil' }),
  item('Bianca', 'Pizza', { available: false, allergens: 'wheat,milk' }),
  item('Crème brûlée', 'Desserts'),
];
const names = (filter: Partial<typeof NO_FILTER>) =>
  filterMenu(MENU, { ...NO_FILTER, ...filter }).map(({ name }) => name);

describe('the filters', () => {
  it('find every word, whatever its case and accents', () => {
    expect(names({ search: 'BASIL marg' })).toEqual(['Margherita, large']);
    expect(names({ search: 'creme brulee' })).toEqual(['Crème brûlée']);
    expect(names({ search: 'milk' })).toEqual(['Bianca']);
    expect(names({ search: 'basil milk' })).toEqual([]);
  });

  it('narrow by category, availability and flag', () => {
    expect(names({ category: 'pizza' })).toEqual(['Margherita, large', 'Bianca']);
    expect(names({ category: 'Pizza', availability: 'unavailable' })).toEqual(['Bianca']);
    expect(names({ availability: 'available' })).toEqual(['Margherita, large', 'Crème brûlée']);
    expect(names({ flag: 'popular' })).toEqual(['Margherita, large']);
    expect(names({})).toHaveLength(3);
  });
});

it('groups by category as the menu has them, by name and by number', () => {
  const groups = groupMenu([item('Bianca', 'Pizza'), item('10 wings', 'wings'), item('6 wings', 'Wings')]);
  expect(groups.map(({ name, items }) => [name, items.map((one) => one.name)])).toEqual([
    ['Pizza', ['Bianca']],
    ['wings', ['6 wings', '10 wings']],
  ]);
});

it('counts the items in the title', () => {
  expect(menuTitle(MENU)).toBe('3 items, 2 available');
  expect(menuTitle(MENU.slice(0, 1))).toBe('1 item, 1 available');
  expect(menuTitle(Array(10_000).fill(MENU[0]))).toBe('10,000 items, 10,000 available');
});

it('writes allergens with spaces', () => {
  expect(allergenText('wheat,milk')).toBe('Contains wheat, milk');
  expect(allergenText('')).toBe('');
});

describe('a long menu', () => {
  it('is shown by the first items of its categories', () => {
    const groups = groupMenu(['a', 'b', 'c', 'd'].map((name) => item(name, name < 'c' ? 'One' : 'Two')));
    expect(shownOf(groups, 3).map(([{ name }, count]) => [name, count])).toEqual([
      ['One', 2],
      ['Two', 1],
    ]);
    expect(shownOf(groups, 2).map(([{ name }]) => name)).toEqual(['One']);
  });
});

it('finds what contains an allergen', () => {
  const menu = [item('Bianca', 'Pizza', { allergens: 'Wheat, milk' }), item('Ices', 'Dessert', { allergens: 'milk' })];
  expect(allergensOf(menu)).toEqual(['milk', 'wheat']);
  expect(filterMenu(menu, { ...NO_FILTER, allergen: 'wheat' }).map(({ name }) => name)).toEqual(['Bianca']);
});

import type { MenuItem } from '@attendant/contract/menu';
import type { MenuDraftRow } from '@attendant/contract/menu/draft';
import { describe, expect, it } from 'vitest';
import { countText, groupsOf, priceOf, type Reviewed, rowsToSave, toReview, verdictsOf } from './review.ts';

const drafted = (
  name: string,
  category: string,
  price: number | null,
  more: Partial<MenuDraftRow> = {},
): MenuDraftRow => ({
  line: 1,
  name,
  category,
  price,
  aliases: [],
  description: '',
  prep_time: null,
  notes: '',
  flags: [],
  available: true,
  allergens: '',
  option_groups: [],
  problem: null,
  ...more,
});
const item = (name: string, category: string, price: number): MenuItem => ({
  ...drafted(name, category, price),
  id: `${category} ${name}`,
  agent_id: 'sal',
  price,
  sold_out_until: null,
  created_at: '2026-11-21T12:00:00.000Z',
  updated_at: '2026-11-21T12:00:00.000Z',
});
const MENU = [item('Margherita', 'Pizza', 12), item('Lemon Soda', 'Drinks', 3)];
const review = (...rows: MenuDraftRow[]) => toReview(rows);
const kinds = (rows: Reviewed[]) => verdictsOf(rows, MENU).map(({ kind }) => kind);

describe('a row of a list', () => {
  it('is new, changes a price, or is there already', () => {
    const rows = review(
      drafted('Calzone', 'Pizza', 13),
      drafted('MARGHERITA', 'pizza', 13),
      drafted('lemon soda', 'drinks', 3),
    );
    expect(verdictsOf(rows, MENU)).toMatchObject([
      { kind: 'new' },
      { kind: 'change', says: 'price $12.00 to $13.00' },
      { kind: 'same' },
    ]);
    expect(rowsToSave(rows, verdictsOf(rows, MENU))).toMatchObject({
      add: [{ name: 'Calzone', price: 13 }],
      change: [{ item_id: 'Pizza Margherita', price: 13 }],
    });
  });

  it('is the dish of that name in another category, unless that is said to be another', () => {
    const rows = review(drafted('Margherita', 'Our Pizzas', 14));
    expect(kinds(rows)).toEqual(['change']);
    expect(kinds(rows.map((row) => ({ ...row, isOther: true })))).toEqual(['new']);
    // Where the list has both, each is its own.
    expect(kinds(review(drafted('Margherita', 'Pizza', 12), drafted('Margherita', 'Cocktails', 9)))).toEqual([
      'same',
      'new',
    ]);
  });

  it('says what is wrong with it, and is left alone when it is left out', () => {
    const rows = review(
      drafted('Catch of the day', 'Fish', null),
      drafted('', 'Fish', 3),
      drafted('Cod', 'Fish', 9),
      drafted('cod', 'Fish', 8),
    );
    expect(verdictsOf(rows, MENU)).toMatchObject([
      { kind: 'problem', field: 'price', message: 'Price is required' },
      { kind: 'problem', field: 'name', message: 'Name is required' },
      { kind: 'new' },
      { kind: 'problem', field: 'name' },
    ]);
    expect(kinds(rows.map((row) => ({ ...row, isIn: false })))).toEqual(['out', 'out', 'out', 'out']);
    expect(countText(verdictsOf(rows, MENU))).toBe('1 new');
  });

  it('keeps what it does not speak of, and choices that the list does not name', () => {
    const group = (name: string, price: number) => ({
      name,
      min: 1,
      max: 1,
      halves: false,
      choices: [{ name: 'Large', price, available: true }],
    });
    const pizza = {
      ...item('Bianca', 'Pizza', 12),
      description: 'Ricotta',
      option_groups: [group('Size', 4), group('Crust', 1)],
    };
    const rows = review(drafted('Bianca', 'Pizza', 12, { option_groups: [group('Size', 5)] }));
    const verdicts = verdictsOf(rows, [pizza]);
    expect(verdicts).toMatchObject([{ kind: 'change', says: 'choices' }]);
    expect(rowsToSave(rows, verdicts).change).toMatchObject([
      { price: 12, option_groups: [group('Size', 5), group('Crust', 1)] },
    ]);
    expect(rowsToSave(rows, verdicts).change[0]).not.toHaveProperty('description');
  });
});

it('reads prices as they are typed', () => {
  expect(['12,50', '$12', ' 9.5 €', ''].map(priceOf)).toEqual([12.5, 12, 9.5, null]);
  expect(priceOf('cheap')).toBeNaN();
});

it('groups by category in the order they came', () => {
  const rows = review(drafted('a', 'Two', 1), drafted('b', 'One', 1), drafted('c', 'two', 1));
  expect(groupsOf(rows)).toEqual([
    { category: 'Two', places: [0, 2] },
    { category: 'One', places: [1] },
  ]);
});

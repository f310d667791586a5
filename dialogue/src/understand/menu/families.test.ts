import { describe, expect, it } from 'vitest';
import { salsMenu } from '../../testing/menu.ts';
import { splitName } from '../sizes.ts';
import { families } from './families.ts';
import { menuKeyterms } from './keyterms.ts';

describe('a size in a name', () => {
  it.each([
    ['Large Margherita', 'Margherita', 'large'],
    ['Margherita, small', 'Margherita', 'small'],
    ['Margherita (large)', 'Margherita', 'large'],
    ['Margherita - Medium', 'Margherita', 'medium'],
    ['XL Pepperoni', 'Pepperoni', 'extra large'],
    ['Pepperoni, extra large', 'Pepperoni', 'extra large'],
    ['Extra Large Pepperoni', 'Pepperoni', 'extra large'],
    ['Margherita, 12"', 'Margherita', '12 inch'],
    ['Minestrone (bowl)', 'Minestrone', 'bowl'],
    ['Antipasto, family', 'Antipasto', 'family'],
    ['Calzone, ricotta', 'Calzone, ricotta', null],
    ['Half & Half', 'Half & Half', null],
    ['Grandma Pie', 'Grandma Pie', null],
  ])('%s', (name, dish, size) => {
    expect(splitName(name)).toEqual({ dish, size });
  });
});

it('sizes of one dish stand together, from small to large', () => {
  const pepperoni = families(salsMenu()).find((family) => family.key === 'pepperoni');
  expect(pepperoni?.variants.map((variant) => variant.size)).toEqual(['small', 'large', 'extra large']);
});

it('a recogniser is told each dish once, without sizes', () => {
  const terms = menuKeyterms(salsMenu());
  expect(terms.slice(0, 3)).toEqual(['Margherita', 'Pepperoni', 'Cheese']);
  expect(terms).toHaveLength(new Set(terms).size);
});

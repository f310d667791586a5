import { expect, it } from 'vitest';
import { salsMenu } from '../../testing/menu.ts';
import { menuOf } from './menus-read.ts';

const MENU = salsMenu();

it('a menu is read once for all calls, and again when something on it has changed', () => {
  const before = menuOf(MENU);
  expect(menuOf(structuredClone(MENU))).toBe(before);
  const [first, ...others] = MENU;
  const changed = first ? [{ ...first, name: 'Moon Pie' }, ...others] : [];
  expect(menuOf(changed).families.map(({ name }) => name)).toContain('Moon Pie');
  expect(menuOf(MENU)).toBe(before);
});

it('of many menus those that were used last are kept', () => {
  const shops = Array.from({ length: 13 }, (_, shop) => MENU.map((item) => ({ ...item, id: `${item.id} ${shop}` })));
  const [first = [], ...others] = shops;
  const before = menuOf(first);
  for (const shop of others) menuOf(shop);
  expect(menuOf(first)).not.toBe(before);
});

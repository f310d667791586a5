import { expect, it } from 'vitest';
import { salsMenu } from '../../testing/menu.ts';
import { menuOf } from './menus-read.ts';

const MENU = salsMenu();

it('a menu is read once for all calls, and a changed one for itself', () => {
  const before = menuOf(MENU);
  const [first, ...others] = MENU;
  const changed = first ? [{ ...first, name: 'Moon Pie' }, ...others] : [];
  expect(menuOf(changed).families.map(({ name }) => name)).toContain('Moon Pie');
  expect(menuOf(MENU)).toBe(before);
});

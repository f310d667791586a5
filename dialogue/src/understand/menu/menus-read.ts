import type { MenuFact } from '../../facts.ts';
import { type Menu, readMenu } from './menu.ts';

/** A large one is some megabytes. */
const MENUS_KEPT = 12;
const menus = new Map<string, Menu>();

/** A menu takes milliseconds to read: calls share what was read, and it is read again once something on it has changed. */
export function menuOf(items: readonly MenuFact[]): Menu {
  const written = JSON.stringify(items);
  // A copy: whoever has the items may change them, and what was read is everybody's.
  const menu = menus.get(written) ?? readMenu(structuredClone(items));
  menus.delete(written);
  menus.set(written, menu);
  const [eldest = written] = menus.keys();
  if (menus.size > MENUS_KEPT) menus.delete(eldest);
  return menu;
}

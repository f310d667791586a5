import type { MenuFact } from '../../facts.ts';
import { type Menu, readMenu } from './menu.ts';

const menus = new WeakMap<readonly MenuFact[], Menu>();

/** A menu takes milliseconds to read: whoever hands over the same one again shares what was read. */
export function menuOf(items: readonly MenuFact[]): Menu {
  const read = menus.get(items) ?? readMenu(items);
  menus.set(items, read);
  return read;
}

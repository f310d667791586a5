import type { Menu } from './menu.ts';

const known = new WeakMap<Menu, ReadonlySet<string>>();

/** Words that phrases and the menu are made of are heard as they are: alone they are no badly heard names. */
export function notGuessed(menu: Menu, phrases: ReadonlySet<string>): ReadonlySet<string> {
  const words = known.get(menu) ?? new Set([...phrases, ...menu.vocabulary]);
  known.set(menu, words);
  return words;
}

import type { Menu } from '../../understand/menu/menu.ts';
import { singular, tokenise } from '../../understand/words.ts';

const known = new WeakMap<Menu, ReadonlySet<string>>();

const pair = (words: readonly string[], at: number): string =>
  `${singular(words[at - 1] ?? '')} ${singular(words[at + 1] ?? '')}`;

function pairsOf(menu: Menu): ReadonlySet<string> {
  const before = known.get(menu);
  if (before) return before;
  const names = menu.families.map(({ name }) => tokenise(name));
  const pairs = new Set(names.flatMap((words) => words.flatMap((word, at) => (word === 'and' ? pair(words, at) : []))));
  known.set(menu, pairs);
  return pairs;
}

/** 'Forget the chips and salsa', of a dish that is called so, is of one thing and not of two. */
export const isInName = (words: readonly string[], at: number, menu: Menu): boolean =>
  words[at] === 'and' && pairsOf(menu).has(pair(words, at));

import { MENU_FLAGS } from '@attendant/contract/constants';

/** Words in the cells of a menu as a table. */

export const wordsIn = (cell: string): string[] =>
  cell
    .split(/[;,]/)
    .map((word) => word.trim())
    .filter(Boolean);

/** Null: neither yes nor no. Empty is yes. */
export function availableIn(cell: string): boolean | null {
  if (/^(true|yes|y|1|)$/i.test(cell)) return true;
  return /^(false|no|n|0)$/i.test(cell) ? false : null;
}

/** Those that a menu knows. */
export const flagsIn = (cell: string): (typeof MENU_FLAGS)[number][] => {
  const said = wordsIn(cell.toLowerCase());
  return MENU_FLAGS.filter((flag) => said.includes(flag));
};

import { withNumbered } from '../described/numbered.ts';
import type { Menu } from '../menu/menu.ts';
import { withCounts } from './counts.ts';
import { withHeads } from './heads.ts';
import { withLetters } from './letters.ts';
import { withSides } from './sides.ts';
import { withoutWhatFor } from './what-for.ts';

/** What is said of parts of dishes, by the names the menu has for them. */
export const withParts = (text: string, menu: Menu): string =>
  menu.families.length === 0
    ? text
    : withSides(withCounts(withHeads(withLetters(withNumbered(withoutWhatFor(text), menu), menu), menu), menu), menu);

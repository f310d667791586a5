import type { Understanding } from '../acts.ts';
import type { Menu } from '../menu/menu.ts';
import { withoutAnnounced } from './announced.ts';
import { isDishItself, withNouns } from './carried-nouns.ts';
import { eachNamed } from './each-named.ts';
import { eachFor } from './for-each.ts';

/** Several of a dish or of a kind, each with its own name; null where they have them already, or it is not sure. */
export function toldOfEach(text: string, menu: Menu, read: (said: string) => Understanding): string | null {
  if (menu.families.length === 0) return null;
  const plain = withoutAnnounced(text, menu);
  const told =
    eachNamed(plain, read, (what) => isDishItself(what, menu)) ?? eachFor(plain, menu, read) ?? withNouns(plain, menu);
  return told === text ? null : told;
}

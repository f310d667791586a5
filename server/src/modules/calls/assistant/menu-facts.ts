import { OptionGroups } from '@attendant/contract/menu/options';
import { aliasesLearnt, type MenuFact } from '@attendant/dialogue';
import type { Db } from '../../../database/open.ts';
import { type MenuRow, menuInOrder, menuStamp } from '../../menu/index.ts';

interface Kept {
  stamp: string;
  menu: readonly MenuFact[];
}

/** One of 300 dishes takes about a megabyte, with what is read in it. */
const MENUS_KEPT = 50;
/** By agent; the one that was used last is the last. */
const kept = new Map<string, Kept>();

/** The menu as it is at this moment. Turns share what was read of it until something on it has changed. */
export async function menuFacts(db: Db, agentId: string): Promise<readonly MenuFact[]> {
  const stamp = await menuStamp(db, agentId);
  const known = kept.get(agentId);
  // What changes between the two statements is read with the older stamp, and once more at the next turn.
  const menu =
    known?.stamp === stamp ? known.menu : (await menuInOrder(db, agentId).selectAll().execute()).map(menuFact);
  kept.delete(agentId);
  kept.set(agentId, { stamp, menu });
  const [eldest = agentId] = kept.keys();
  if (kept.size > MENUS_KEPT) kept.delete(eldest);
  return menu;
}

const menuFact = (row: MenuRow): MenuFact => ({
  id: row.id,
  name: row.name,
  aliases: row.aliases,
  description: row.description,
  category: row.category,
  priceCents: row.price_cents,
  available: row.available,
  allergens: row.allergens,
  flags: row.flags,
  notes: row.notes,
  optionGroups: OptionGroups.parse(row.option_groups),
});

/** What the caller of a conversation also said for dishes of this menu. */
export const learnAliases = (
  exchanges: Parameters<typeof aliasesLearnt>[0],
  menu: readonly MenuRow[],
  ordered: ReadonlySet<string>,
) => aliasesLearnt(exchanges, menu.map(menuFact), ordered);

import type { Db } from '../../database/open.ts';
import type { Before } from '../../kept.ts';
import { KEPT, TABLES } from './kept.ts';
import { changeOf, takeAway } from './rows.ts';

/** Rows of an agent whose time is over, as the list says; answers how many there were of what. Null: kept for ever. */
export async function eraseOldRows(
  db: Db,
  agentId: string,
  before: Readonly<Record<'text' | 'memories', Before | null>>,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of TABLES) {
    const { old, forget } = KEPT[table];
    const [change, until] = [changeOf(forget), old && before[old.term]];
    if (!old || !change || !until) continue;
    const count = await takeAway(db, table, change, old.where(agentId, until));
    if (old.counts) counts[old.counts] = (counts[old.counts] ?? 0) + count;
  }
  return counts;
}

import { stationOf } from '@attendant/contract/orders/stations';
import type { Db, Tx } from '../../database/open.ts';
import { itemsOf } from '../menu/index.ts';
import { stationsOf } from './settings.ts';

/**
 * Says where a line is made, by the category in which its dish stands on the menu now: what the owner changes holds for
 * tickets that hang already.
 */
export async function stationsFor(
  db: Db | Tx,
  agentId: string | undefined,
  lines: readonly { menu_item_id: string | null }[],
): Promise<(line: { menu_item_id: string | null }) => string | null> {
  const stations = agentId === undefined ? [] : await stationsOf(db, agentId);
  if (agentId === undefined || stations.length === 0) return () => null;
  const ids = [...new Set(lines.flatMap(({ menu_item_id }) => menu_item_id ?? []))];
  const dishes = ids.length
    ? await itemsOf(db, agentId).select(['id', 'category']).where('id', 'in', ids).execute()
    : [];
  const categories = new Map(dishes.map(({ id, category }) => [id, category]));
  return ({ menu_item_id }) => stationOf(stations, categories.get(menu_item_id ?? '') ?? null);
}

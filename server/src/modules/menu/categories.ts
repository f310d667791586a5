import { sql } from 'kysely';
import { note } from '../../audit.ts';
import type { Db, Tx } from '../../database/open.ts';
import type { AgentActor } from '../../http/context.ts';
import { tell } from '../../live/live.ts';
import { itemsOf, placeOf } from './queries.ts';

/** The parts of a menu, as its owner wants them told. */
export async function listCategories(db: Db | Tx, { agentId }: Pick<AgentActor, 'agentId'>): Promise<string[]> {
  const rows = await itemsOf(db, agentId)
    .select('category')
    .groupBy('category')
    .orderBy(placeOf(agentId))
    .orderBy('category')
    .execute();
  return rows.map(({ category }) => category);
}

export async function arrangeCategories(tx: Tx, actor: AgentActor, categories: readonly string[]): Promise<string[]> {
  await keepOrder(tx, actor.agentId, categories);
  await note(tx, actor, 'menu.arranged', actor.agentId, { categories: categories.length });
  await tell(tx, { noun: 'menu', verb: 'arranged', agent_id: actor.agentId, id: actor.agentId });
  return listCategories(tx, actor);
}

/** Categories that are new stand behind the others, in the order in which they were brought. */
export async function placeNewCategories(tx: Tx, actor: AgentActor, brought: readonly string[]): Promise<void> {
  const standing = await listCategories(tx, actor);
  const known = new Set(standing.map((name) => name.toLowerCase()));
  const added = brought.filter((name) => !known.has(name.toLowerCase()));
  if (added.length > 0) await keepOrder(tx, actor.agentId, [...standing, ...added]);
}

async function keepOrder(tx: Tx, agentId: string, names: readonly string[]): Promise<void> {
  const categories = [...new Set(names.map((name) => name.toLowerCase()))];
  await tx
    .insertInto('category_orders')
    .values({ agent_id: agentId, categories })
    .onConflict((row) => row.column('agent_id').doUpdateSet({ categories, updated_at: sql`now()` }))
    .execute();
}

/** A category is spelt as it stands on the menu: what comes in small letters renames none. */
export async function spellings(db: Db | Tx, agentId: string): Promise<(category: string) => string> {
  const standing = await listCategories(db, { agentId });
  const spelt = new Map(standing.map((category) => [category.toLowerCase(), category]));
  // A menu made by hand may hold two spellings: each is one that stands.
  for (const category of standing) spelt.set(category, category);
  return (category) => spelt.get(category) ?? spelt.get(category.toLowerCase()) ?? category;
}

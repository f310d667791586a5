import { MENU_FLAGS } from '@attendant/contract/constants';
import { cents } from '@attendant/contract/endpoint';
import type { MenuBulk, MenuItem, MenuItemChanges, MenuItemFields } from '@attendant/contract/menu';
import { Aliases } from '@attendant/contract/menu/options';
import { sql } from 'kysely';
import { note } from '../../audit.ts';
import type { Db, Tx } from '../../database/open.ts';
import type { AgentActor } from '../../http/context.ts';
import { problem, refuseField } from '../../http/problem.ts';
import { tell } from '../../live/live.ts';
import { filterItems, itemsOf, presentItem } from './queries.ts';

type Filter = Parameters<typeof filterItems>[1];

/** By category and name, whatever their case, with the number of all that match. */
export async function listMenu(db: Db, actor: AgentActor, query: Filter & { limit: number; offset: number }) {
  const rows = await filterItems(itemsOf(db, actor.agentId).selectAll(), query)
    .select((eb) => eb.fn.countAll<number>().over().as('total'))
    .orderBy((eb) => eb.fn('lower', ['category']))
    .orderBy((eb) => eb.fn('lower', ['name']))
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  return { items: rows.map(presentItem), total: rows[0]?.total ?? 0, limit: query.limit, offset: query.offset };
}

export async function listCategories(db: Db, actor: AgentActor): Promise<string[]> {
  const rows = await itemsOf(db, actor.agentId).select('category').distinct().orderBy('category').execute();
  return rows.map(({ category }) => category);
}

/** Refuses with `menu-item-exists` a name that stands in the category already. */
export async function addMenuItem(
  tx: Tx,
  actor: AgentActor,
  { price, option_groups, ...fields }: MenuItemFields,
): Promise<MenuItem> {
  const row = await tx
    .insertInto('menu_items')
    .values({
      ...fields,
      agent_id: actor.agentId,
      price_cents: cents(price),
      option_groups: JSON.stringify(option_groups),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(nameTaken);
  return changed(tx, actor, 'added', presentItem(row));
}

/**
 * Refuses with `conflict` one that was changed since `updated_at`, with `menu-item-exists` a name that is taken, with
 * `not-found` one of another agent.
 */
export async function changeMenuItem(
  tx: Tx,
  actor: AgentActor,
  itemId: string,
  changes: MenuItemChanges,
): Promise<MenuItem> {
  const { price, updated_at, option_groups, ...fields } = changes;
  const before = await itemsOf(tx, actor.agentId)
    .select('updated_at')
    .where('id', '=', itemId)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw problem('not-found');
  if (updated_at !== undefined && updated_at !== before.updated_at.toISOString()) throw problem('conflict');
  const row = await tx
    .updateTable('menu_items')
    .set({
      ...fields,
      ...(price !== undefined && { price_cents: cents(price) }),
      ...(option_groups && { option_groups: JSON.stringify(option_groups) }),
      updated_at: new Date(),
    })
    .where('id', '=', itemId)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(nameTaken);
  return changed(tx, actor, 'changed', presentItem(row));
}

/** One more word for an item, in calls that are running too. */
export async function addAlias(tx: Tx, actor: AgentActor, itemId: string, alias: string): Promise<MenuItem> {
  const row = await itemsOf(tx, actor.agentId).select('aliases').where('id', '=', itemId).executeTakeFirst();
  if (!row) throw problem('not-found');
  const { success, data, error } = Aliases.safeParse([...row.aliases, alias]);
  if (!success) refuseField('aliases', error.issues[0]?.message ?? 'Invalid');
  return changeMenuItem(tx, actor, itemId, { aliases: data });
}

/** Sold out, or back again: running calls know at their next word. Two who press at once want the same. */
export async function toggleMenuItem(
  tx: Tx,
  actor: AgentActor,
  itemId: string,
  available?: boolean,
): Promise<MenuItem> {
  const row = await tx
    .updateTable('menu_items')
    .set((eb) => ({ available: available ?? eb.not('available'), updated_at: new Date() }))
    .where('agent_id', '=', actor.agentId)
    .where('id', '=', itemId)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw problem('not-found');
  return changed(tx, actor, 'changed', presentItem(row));
}

/** Changes several at once, all or none of them. */
export async function changeMenuItems(
  tx: Tx,
  actor: AgentActor,
  { item_ids, updates }: MenuBulk,
): Promise<{ updated: number; items: MenuItem[] }> {
  const { category, available, add_flags = [], remove_flags = [] } = updates;
  const ids = [...new Set(item_ids)];
  const rows = await tx
    .updateTable('menu_items')
    .set({
      ...(category !== undefined && { category }),
      ...(available !== undefined && { available }),
      flags: sql`array(select flag from unnest(${MENU_FLAGS}::text[]) flag
        where (flag = any(flags) and flag <> all(${remove_flags}::text[])) or flag = any(${add_flags}::text[]))`,
      updated_at: new Date(),
    })
    .where('agent_id', '=', actor.agentId)
    .where('id', 'in', ids)
    .returningAll()
    .execute()
    .catch(nameTaken);
  if (rows.length < ids.length) throw problem('not-found');
  await note(tx, actor, 'menu.bulk-changed', actor.agentId, { items: ids.length, fields: Object.keys(updates) });
  await tell(tx, { noun: 'menu', verb: 'changed', agent_id: actor.agentId, id: actor.agentId });
  return { updated: rows.length, items: rows.map(presentItem) };
}

/** Orders keep the name and the price they had. Refuses with `not-found` one of another agent. */
export async function removeMenuItem(tx: Tx, actor: AgentActor, itemId: string): Promise<void> {
  const row = await tx
    .deleteFrom('menu_items')
    .where('agent_id', '=', actor.agentId)
    .where('id', '=', itemId)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw problem('not-found');
  await changed(tx, actor, 'removed', presentItem(row));
}

async function changed(tx: Tx, actor: AgentActor, verb: string, item: MenuItem): Promise<MenuItem> {
  await note(tx, actor, `menu.${verb}`, item.id);
  await tell(tx, { noun: 'menu', verb, agent_id: actor.agentId, id: item.id });
  return item;
}

function nameTaken(error: unknown): never {
  const taken = error instanceof Error && 'constraint' in error && error.constraint === 'menu_items_name';
  throw taken ? problem('menu-item-exists', { cause: error }) : error;
}

import { isDeepStrictEqual } from 'node:util';
import { MENU_FLAGS } from '@attendant/contract/constants';
import { cents } from '@attendant/contract/endpoint';
import type { MenuBulk, MenuItem, MenuItemChanges, MenuItemFields } from '@attendant/contract/menu';
import { Aliases } from '@attendant/contract/menu/options';
import { sql } from 'kysely';
import { note } from '../../audit.ts';
import { asDollars, asSwitch, asWord, changesOf, type Telling } from '../../changed-fields.ts';
import type { Db, Tx } from '../../database/open.ts';
import { spelt, speltPage } from '../../database/shown.ts';
import type { AgentActor } from '../../http/context.ts';
import { problem, refuseField } from '../../http/problem.ts';
import { tell } from '../../live/live.ts';
import { findHours } from '../agents/index.ts';
import { spellings } from './categories.ts';
import { filterItems, inOrder, itemsOf, SHOWN_ITEM, showItem, showItems } from './queries.ts';
import { tomorrowOf } from './sold-out.ts';

type Filter = Parameters<typeof filterItems>[1];

/** In the order of the menu, with the number of all that match. */
export async function listMenu(db: Db, actor: AgentActor, query: Filter & { limit: number; offset: number }) {
  const found = filterItems(itemsOf(db, actor.agentId), query);
  // Sorted by nothing but what orders it; of the rest only what is on the page is read and put together.
  const onPage = found.select('id').orderBy(inOrder(actor.agentId)).limit(query.limit).offset(query.offset);
  const rows = await itemsOf(db, actor.agentId)
    .select([spelt(SHOWN_ITEM).as('shown'), found.select((eb) => eb.fn.countAll<number>().as('all')).as('total')])
    .where('id', 'in', onPage)
    .orderBy(inOrder(actor.agentId))
    .execute();
  return speltPage(rows, query);
}

/** Refuses with `menu-item-exists` a name that stands in the category already. */
export async function addMenuItem(
  tx: Tx,
  actor: AgentActor,
  { price, option_groups, ...fields }: MenuItemFields,
): Promise<MenuItem> {
  const spelt = await spellings(tx, actor.agentId);
  const row = await tx
    .insertInto('menu_items')
    .values({
      ...fields,
      category: spelt(fields.category),
      agent_id: actor.agentId,
      price_cents: cents(price),
      option_groups: JSON.stringify(option_groups),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(nameTaken);
  return changed(tx, actor, 'added', await showItem(tx, actor.agentId, row.id));
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
  await itemsOf(tx, actor.agentId).select('id').where('id', '=', itemId).forUpdate().execute();
  const before = await showItem(tx, actor.agentId, itemId);
  if (updated_at !== undefined && updated_at !== before.updated_at) throw problem('conflict');
  await tx
    .updateTable('menu_items')
    .set({
      ...fields,
      ...(fields.available !== undefined && { sold_out_until: null }),
      ...(price !== undefined && { price_cents: cents(price) }),
      ...(option_groups && { option_groups: JSON.stringify(option_groups) }),
      updated_at: new Date(),
    })
    .where('id', '=', itemId)
    .execute()
    .catch(nameTaken);
  return changed(tx, actor, 'changed', await showItem(tx, actor.agentId, itemId), before);
}

/** One more word for an item, in calls that are running too. */
export async function addAlias(tx: Tx, actor: AgentActor, itemId: string, alias: string): Promise<MenuItem> {
  const row = await itemsOf(tx, actor.agentId).select('aliases').where('id', '=', itemId).executeTakeFirst();
  if (!row) throw problem('not-found');
  const { success, data, error } = Aliases.safeParse([...row.aliases, alias]);
  if (!success) refuseField('aliases', error.issues[0]?.message ?? 'Invalid');
  return changeMenuItem(tx, actor, itemId, { aliases: data });
}

interface Toggle {
  available?: boolean | undefined;
  until?: 'tomorrow' | undefined;
}

/** Sold out, or back again: running calls know at their next word. Two who press at once want the same. */
export async function toggleMenuItem(
  tx: Tx,
  actor: AgentActor,
  itemId: string,
  { available, until }: Toggle,
): Promise<MenuItem> {
  const before = await showItem(tx, actor.agentId, itemId);
  const isBack = until === undefined && (available ?? !before.available);
  const backAt = until === undefined ? null : tomorrowOf(await findHours(tx, actor.agentId), new Date());
  await tx
    .updateTable('menu_items')
    .set({ available: isBack, sold_out_until: backAt, updated_at: new Date() })
    .where('id', '=', itemId)
    .execute();
  return changed(tx, actor, 'changed', await showItem(tx, actor.agentId, itemId), before);
}

/** Changes several at once, all or none of them. */
export async function changeMenuItems(
  tx: Tx,
  actor: AgentActor,
  { item_ids, updates }: MenuBulk,
): Promise<{ updated: number; items: MenuItem[] }> {
  const { category, available, add_flags = [], remove_flags = [] } = updates;
  const ids = [...new Set(item_ids)];
  const written = await tx
    .updateTable('menu_items')
    .set({
      ...(category !== undefined && { category }),
      ...(available !== undefined && { available, sold_out_until: null }),
      flags: sql`array(select flag from unnest(${MENU_FLAGS}::text[]) flag
        where (flag = any(flags) and flag <> all(${remove_flags}::text[])) or flag = any(${add_flags}::text[]))`,
      updated_at: new Date(),
    })
    .where('agent_id', '=', actor.agentId)
    .where('id', 'in', ids)
    .returning('id')
    .execute()
    .catch(nameTaken);
  if (written.length < ids.length) throw problem('not-found');
  const items = await showItems(itemsOf(tx, actor.agentId).where('id', 'in', ids));
  await note(tx, actor, 'menu.bulk-changed', actor.agentId, { items: ids.length, fields: Object.keys(updates) });
  await tell(tx, { noun: 'menu', verb: 'changed', agent_id: actor.agentId, id: actor.agentId });
  return { updated: items.length, items };
}

/** Orders keep the name and the price they had. Refuses with `not-found` one of another agent. */
export async function removeMenuItem(tx: Tx, actor: AgentActor, itemId: string): Promise<void> {
  const item = await showItem(tx, actor.agentId, itemId);
  const row = await tx.deleteFrom('menu_items').where('id', '=', itemId).returning('id').executeTakeFirst();
  if (!row) throw problem('not-found');
  await changed(tx, actor, 'removed', item);
}

/** What is told of an item: names and prices are the menu's, which everybody reads. */
const TELLING: Telling = { name: asWord, category: asWord, price: asDollars, available: asSwitch };
const NOTED = [
  'name',
  'category',
  'price',
  'available',
  'description',
  'option_groups',
  'aliases',
  'flags',
  'allergens',
] as const;

async function changed(
  tx: Tx,
  actor: AgentActor,
  verb: string,
  item: MenuItem,
  before: MenuItem | null = null,
): Promise<MenuItem> {
  const named = { field: 'name', before: item.name, after: item.name };
  const changes = before ? changesOf(NOTED, before, item, TELLING) : [];
  const fields = NOTED.filter((field) => before && !isDeepStrictEqual(before[field], item[field]));
  await note(tx, actor, `menu.${verb}`, item.id, {
    fields,
    changes: fields.includes('name') ? changes : [named, ...changes],
  });
  await tell(tx, { noun: 'menu', verb, agent_id: actor.agentId, id: item.id });
  return item;
}

export function nameTaken(error: unknown): never {
  const taken = error instanceof Error && 'constraint' in error && error.constraint === 'menu_items_name';
  throw taken ? problem('menu-item-exists', { cause: error }) : error;
}

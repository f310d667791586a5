import { cents } from '@attendant/contract/endpoint';
import type { MenuItemFields, MenuRows } from '@attendant/contract/menu';
import { note } from '../../audit.ts';
import type { Tx } from '../../database/open.ts';
import type { AgentActor } from '../../http/context.ts';
import { problem } from '../../http/problem.ts';
import { tell } from '../../live/live.ts';
import { placeNewCategories, spellings } from './categories.ts';
import { itemsOf } from './queries.ts';

/**
 * Writes a list that somebody has reviewed. Refuses all of it with `menu-item-exists` for a name that stands there by
 * now, with `conflict` for an item that was changed meanwhile, with `not-found` for one that is gone.
 */
export async function saveRows(
  tx: Tx,
  actor: AgentActor,
  { add, change }: MenuRows,
): Promise<{ created: number; updated: number }> {
  const spelt = await spellings(tx, actor.agentId);
  const items = add.map((item) => ({ ...item, category: spelt(item.category) }));
  await placeNewCategories(
    tx,
    actor,
    items.map(({ category }) => category),
  );
  await addAll(tx, actor, items);
  for (const one of change) await changeOne(tx, actor, one);
  await note(tx, actor, 'menu.imported', actor.agentId, { rows: add.length + change.length });
  await tell(tx, { noun: 'menu', verb: 'imported', agent_id: actor.agentId, id: actor.agentId });
  return { created: add.length, updated: change.length };
}

async function addAll(tx: Tx, { agentId }: AgentActor, items: readonly MenuItemFields[]): Promise<void> {
  if (items.length === 0) return;
  const standing = await itemsOf(tx, agentId).select(['category', 'name']).execute();
  const taken = new Set(standing.map(keyOf));
  for (const item of items) {
    if (taken.has(keyOf(item))) {
      throw problem('menu-item-exists', { message: `${item.name} already stands in ${item.category}.` });
    }
    taken.add(keyOf(item));
  }
  await tx
    .insertInto('menu_items')
    .values(
      items.map(({ price, option_groups, ...fields }) => ({
        ...fields,
        agent_id: agentId,
        price_cents: cents(price),
        option_groups: JSON.stringify(option_groups),
      })),
    )
    .execute();
}

const keyOf = ({ category, name }: { category: string; name: string }) => `${category}\n${name}`.toLowerCase();

async function changeOne(
  tx: Tx,
  { agentId }: AgentActor,
  { item_id, price, description, option_groups, updated_at }: MenuRows['change'][number],
): Promise<void> {
  const before = await itemsOf(tx, agentId)
    .select(['name', 'updated_at'])
    .where('id', '=', item_id)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw problem('not-found', { message: 'One of the items is no longer on the menu.' });
  if (updated_at !== undefined && updated_at !== before.updated_at.toISOString()) {
    throw problem('conflict', { message: `${before.name} was changed by someone else. Look at it again.` });
  }
  await tx
    .updateTable('menu_items')
    .set({
      price_cents: cents(price),
      ...(description !== undefined && { description }),
      ...(option_groups && { option_groups: JSON.stringify(option_groups) }),
      updated_at: new Date(),
    })
    .where('id', '=', item_id)
    .execute();
}

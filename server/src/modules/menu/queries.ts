import type { MenuItem } from '@attendant/contract/menu';
import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import { containing } from '../../database/containing.ts';
import type { Db, Tx } from '../../database/open.ts';
import type { DB, MenuItems } from '../../database/schema.ts';
import { shownDollars, shownMoment, shownObject } from '../../database/shown.ts';
import { problem } from '../../http/problem.ts';

export type MenuRow = Selectable<MenuItems>;

/** All but whether it can be ordered. */
const COLUMNS = [
  'id',
  'agent_id',
  'name',
  'aliases',
  'description',
  'category',
  'price_cents',
  'prep_time',
  'notes',
  'flags',
  'allergens',
  'option_groups',
  'sold_out_until',
  'created_at',
  'updated_at',
] as const;

const CAN_BE_ORDERED = sql<boolean>`(available or coalesce(sold_out_until <= now(), false))`;

type ItemQuery = SelectQueryBuilder<DB, 'menu_items', object>;

/** The only reading of the menu: what was sold out until a moment that is over can be ordered again. */
export const itemsOf = (db: Db | Tx, agentId: string): ItemQuery =>
  db
    .selectFrom((from) =>
      from.selectFrom('menu_items').select(COLUMNS).select(CAN_BE_ORDERED.as('available')).as('menu_items'),
    )
    .where('agent_id', '=', agentId);

/**
 * Another word after every change of what can be told of the menu, by whomever: of the transactions that wrote its rows,
 * and of which can be ordered at this moment.
 */
export async function menuStamp(db: Db, agentId: string): Promise<string> {
  const row = await db
    .selectFrom('menu_items')
    .select([
      sql<string | null>`md5(string_agg(xmin::text || ${CAN_BE_ORDERED}, ' ' order by id))`.as('items'),
      sql<string | null>`(select o.xmin::text from category_orders o where o.agent_id = ${agentId})`.as('order'),
    ])
    .where('agent_id', '=', agentId)
    .executeTakeFirstOrThrow();
  return `${row.items} ${row.order}`;
}

/** As its owner wants it told: the parts in their order, then by name. */
export const menuInOrder = (db: Db | Tx, agentId: string) => itemsOf(db, agentId).orderBy(inOrder(agentId));

export const inOrder = (agentId: string) => sql`${placeOf(agentId)}, lower(category), lower(name)`;

/** Null, which comes last, where nobody has said where the category stands. */
export const placeOf = (agentId: string) =>
  sql`array_position((select o.categories from category_orders o where o.agent_id = ${agentId}), lower(category))`;

/** Of a column with the id of an item, or none: the part of the menu in which it stands now. */
export const categoryOfItem = (column: string) =>
  sql<string | null>`(select m.category from menu_items m where m.id = ${sql.ref(column)})`;

export const SHOWN_ITEM = shownObject<MenuItem>({
  id: 'id',
  agent_id: 'agent_id',
  name: 'name',
  aliases: 'aliases',
  description: 'description',
  category: 'category',
  price: shownDollars('price_cents'),
  prep_time: 'prep_time',
  notes: 'notes',
  flags: 'flags',
  available: 'available',
  sold_out_until: sql`case when not available then ${shownMoment('sold_out_until')} end`,
  allergens: sql`array_to_string(allergens, ', ')`,
  option_groups: 'option_groups',
  created_at: shownMoment('created_at'),
  updated_at: shownMoment('updated_at'),
});

/** Items as they are shown, in the order in which they were asked for. */
export async function showItems(rows: ItemQuery): Promise<MenuItem[]> {
  return (await rows.select(SHOWN_ITEM.as('shown')).execute()).map(({ shown }) => shown);
}

/** Refuses with `not-found` one of another agent. */
export async function showItem(db: Db | Tx, agentId: string, itemId: string): Promise<MenuItem> {
  const [item] = await showItems(itemsOf(db, agentId).where('id', '=', itemId));
  if (!item) throw problem('not-found');
  return item;
}

interface Filter {
  search?: string | undefined;
  category?: string | undefined;
  available?: boolean | undefined;
  /** Comma lists; an item must have all of them. */
  flags?: string | undefined;
  allergens?: string | undefined;
}

/** The search looks in names, descriptions and other names, for a part as it stands. */
export function filterItems(query: ItemQuery, filter: Filter): ItemQuery {
  let found = query;
  if (filter.search) {
    const pattern = containing(filter.search);
    found = found.where((eb) =>
      eb.or([
        eb('name', 'ilike', pattern),
        eb('description', 'ilike', pattern),
        sql<boolean>`array_to_string(aliases, ', ') ilike ${pattern}`,
      ]),
    );
  }
  if (filter.category) found = found.where('category', '=', filter.category);
  if (filter.available !== undefined) found = found.where('available', '=', filter.available);
  if (filter.flags) found = found.where(sql<boolean>`flags @> ${words(filter.flags)}::text[]`);
  if (filter.allergens) {
    found = found.where(
      sql<boolean>`(select array_agg(lower(a)) from unnest(allergens) a) @> ${words(filter.allergens.toLowerCase())}::text[]`,
    );
  }
  return found;
}

const words = (list: string) =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

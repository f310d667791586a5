import { MENU_FLAGS } from '@attendant/contract/constants';
import { dollars } from '@attendant/contract/endpoint';
import type { MenuItem } from '@attendant/contract/menu';
import { OptionGroups } from '@attendant/contract/menu/options';
import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import { containing } from '../../database/containing.ts';
import type { Db, Tx } from '../../database/open.ts';
import type { DB, MenuItems } from '../../database/schema.ts';

export type MenuRow = Selectable<MenuItems>;
type Flag = (typeof MENU_FLAGS)[number];

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

/** The only reading of the menu: what was sold out until a moment that is over can be ordered again. */
export const itemsOf = (db: Db | Tx, agentId: string): SelectQueryBuilder<DB, 'menu_items', object> =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('menu_items')
        .select(COLUMNS)
        .select(sql<boolean>`available or coalesce(sold_out_until <= now(), false)`.as('available'))
        .as('menu_items'),
    )
    .where('agent_id', '=', agentId);

/** As its owner wants it told: the parts in their order, then by name. */
export const menuInOrder = (db: Db | Tx, agentId: string) =>
  itemsOf(db, agentId)
    .orderBy(placeOf(agentId))
    .orderBy((eb) => eb.fn('lower', ['category']))
    .orderBy((eb) => eb.fn('lower', ['name']));

/** Null, which comes last, where nobody has said where the category stands. */
export const placeOf = (agentId: string) =>
  sql`array_position((select o.categories from category_orders o where o.agent_id = ${agentId}), lower(category))`;

const isFlag = (flag: string): flag is Flag => MENU_FLAGS.some((known) => known === flag);

export const presentItem = (row: MenuRow): MenuItem => ({
  id: row.id,
  agent_id: row.agent_id,
  name: row.name,
  aliases: row.aliases,
  description: row.description,
  category: row.category,
  price: dollars(row.price_cents),
  prep_time: row.prep_time,
  notes: row.notes,
  flags: row.flags.filter(isFlag),
  available: row.available,
  sold_out_until: row.available ? null : (row.sold_out_until?.toISOString() ?? null),
  allergens: row.allergens.join(', '),
  option_groups: OptionGroups.parse(row.option_groups),
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

interface Filter {
  search?: string | undefined;
  category?: string | undefined;
  available?: boolean | undefined;
  /** Comma lists; an item must have all of them. */
  flags?: string | undefined;
  allergens?: string | undefined;
}

/** The search looks in names, descriptions and other names, for a part as it stands. */
export function filterItems<Row>(query: SelectQueryBuilder<DB, 'menu_items', Row>, filter: Filter) {
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

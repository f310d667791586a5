import { cents } from '@attendant/contract/endpoint';
import { MENU_CSV_COLUMNS, type MenuImport, type MenuItemFields, type MenuPreview } from '@attendant/contract/menu';
import { sql } from 'kysely';
import { note } from '../../audit.ts';
import type { Db, Tx } from '../../database/open.ts';
import type { AgentActor } from '../../http/context.ts';
import { tell } from '../../live/live.ts';
import { spellings } from './categories.ts';
import { type MenuCsv, readMenuCsv } from './csv.ts';
import { itemsOf, type MenuRow } from './queries.ts';

/** Adds and changes items by category and name, in one statement; rows that cannot be read are named and left out. */
export async function importMenu(tx: Tx, actor: AgentActor, bytes: Uint8Array): Promise<MenuImport> {
  const { items, absent, skipped, errors } = await readMenuFile(tx, actor, bytes);
  const rows = items.map(rowOf);
  const kept = (column: string, field = column) =>
    absent.includes(column) ? sql.ref(`m.${field}`) : sql.ref(`excluded.${field}`);
  const { rows: written } = await sql<{ is_new: boolean }>`
    insert into menu_items as m
      (agent_id, name, description, category, price_cents, prep_time, notes, flags, available, allergens, option_groups, aliases)
    select ${actor.agentId}::uuid, name, description, category, price_cents, prep_time, notes, flags, available,
      allergens, option_groups, aliases
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r
      (name text, description text, category text, price_cents int, prep_time int, notes text, flags text[],
       available boolean, allergens text[], option_groups jsonb, aliases text[])
    on conflict (agent_id, lower(category), lower(name)) do update set
      name = excluded.name, category = excluded.category, price_cents = excluded.price_cents,
      description = ${kept('description')}, prep_time = ${kept('prep_time')}, notes = ${kept('notes')},
      flags = ${kept('flags')}, available = ${kept('available')}, sold_out_until = ${absent.includes('available') ? sql.ref('m.sold_out_until') : sql`null`}, allergens = ${kept('allergens')},
      option_groups = ${kept('options', 'option_groups')}, aliases = ${kept('aliases')}, updated_at = now()
    returning xmax = 0 as is_new`.execute(tx);
  const created = written.filter(({ is_new }) => is_new).length;
  await note(tx, actor, 'menu.imported', actor.agentId, { rows: rows.length });
  await tell(tx, { noun: 'menu', verb: 'imported', agent_id: actor.agentId, id: actor.agentId });
  return { created, updated: written.length - created, skipped, errors };
}

/** A category is spelt as it stands on the menu: a file in small letters renames none. */
async function readMenuFile(db: Db | Tx, actor: AgentActor, bytes: Uint8Array): Promise<MenuCsv> {
  const csv = readMenuCsv(bytes);
  const spelt = await spellings(db, actor.agentId);
  const items = csv.items.map((item) => ({ ...item, category: spelt(item.category) }));
  return { ...csv, items };
}

const rowOf = ({ price, ...item }: MenuItemFields) => ({ ...item, price_cents: cents(price) });

/** What the import of this file would do. Reads only. */
export async function previewMenu(db: Db, actor: AgentActor, bytes: Uint8Array): Promise<MenuPreview> {
  const { items, absent, skipped, errors } = await readMenuFile(db, actor, bytes);
  const known = new Map(
    (await itemsOf(db, actor.agentId).selectAll().execute()).map((row) => [keyOf(row), row] as const),
  );
  const rows: MenuPreview['rows'] = [];
  for (const item of items) {
    const { name, category } = item;
    const before = known.get(keyOf(item));
    const columns = before ? changedColumns(before, item, absent) : [];
    if (!before) rows.push({ name, category, change: 'created', columns: [] });
    else if (columns.length > 0) rows.push({ name, category, change: 'updated', columns });
  }
  const created = rows.filter(({ change }) => change === 'created').length;
  const updated = rows.length - created;
  return { created, updated, unchanged: items.length - rows.length, skipped, errors, rows };
}

const keyOf = ({ category, name }: { category: string; name: string }) => `${category}\n${name}`.toLowerCase();

function changedColumns(before: MenuRow, item: MenuItemFields, absent: MenuCsv['absent']): string[] {
  const { price_cents, option_groups, ...after } = rowOf(item);
  const now: Record<string, unknown> = { ...after, price: price_cents, options: option_groups };
  const then: Record<string, unknown> = { ...before, price: before.price_cents, options: before.option_groups };
  return MENU_CSV_COLUMNS.filter((column) => !absent.includes(column) && !isSame(then[column], now[column]));
}

/**
 * PostgreSQL orders the keys of its JSON by itself, so lists of groups are compared by their contents. A choice that has
 * an empty list of other names has as many as one that has no list.
 */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .filter(([, inner]) => !Array.isArray(inner) || inner.length > 0)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([key, inner]) => [key, sorted(inner)]);
}

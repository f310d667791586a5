import { cents } from '@attendant/contract/endpoint';
import type { MenuImport } from '@attendant/contract/menu';
import { sql } from 'kysely';
import { note } from '../../audit.ts';
import type { Tx } from '../../database/open.ts';
import type { AgentActor } from '../../http/context.ts';
import { tell } from '../../live/live.ts';
import { readMenuCsv } from './csv.ts';

/** Adds and changes items by category and name, in one statement; rows that cannot be read are named and left out. */
export async function importMenu(tx: Tx, actor: AgentActor, bytes: Uint8Array): Promise<MenuImport> {
  const { items, repeated, errors } = readMenuCsv(bytes);
  const rows = items.map(({ price, ...item }) => ({ ...item, price_cents: cents(price) }));
  const { rows: written } = await sql<{ is_new: boolean }>`
    insert into menu_items as m
      (agent_id, name, description, category, price_cents, prep_time, notes, flags, available, allergens)
    select ${actor.agentId}::uuid, name, description, category, price_cents, prep_time, notes, flags, available, allergens
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r
      (name text, description text, category text, price_cents int, prep_time int, notes text, flags text[],
       available boolean, allergens text[])
    on conflict (agent_id, lower(category), lower(name)) do update set
      name = excluded.name, description = excluded.description, category = excluded.category,
      price_cents = excluded.price_cents, prep_time = excluded.prep_time, notes = excluded.notes,
      flags = excluded.flags, available = excluded.available, allergens = excluded.allergens, updated_at = now()
    returning xmax = 0 as is_new`.execute(tx);
  const created = written.filter(({ is_new }) => is_new).length;
  await note(tx, actor, 'menu.imported', actor.agentId, { rows: rows.length });
  await tell(tx, { noun: 'menu', verb: 'imported', agent_id: actor.agentId, id: actor.agentId });
  return { created, updated: written.length - created, skipped: repeated + errors.length, errors };
}

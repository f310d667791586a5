import { sql } from 'kysely';
import type { Db, Tx } from '../../database/open.ts';
import type { DB } from '../../database/schema.ts';
import type { Trail, Where } from '../../kept.ts';
import { KEPT } from './kept.ts';

/** Follows a number through everything that it led to. */
export async function trailOf(db: Db | Tx, agentId: string, phone: string): Promise<Trail> {
  const begun = async (table: keyof DB, conversations: readonly string[]) => {
    const where = KEPT[table].ofNumber?.({ phone, conversations }) ?? sql<boolean>`false`;
    return idsOf(db, table, sql`agent_id = ${agentId} and ${where}`);
  };
  const conversations = await begun('conversations', []);
  return {
    agentId,
    phone,
    conversations,
    orders: await begun('orders', conversations),
    appointments: await begun('appointments', conversations),
    callbacks: await begun('callbacks', conversations),
  };
}

/** Of a table whose key is `id`. */
export async function idsOf(db: Db | Tx, table: keyof DB, where: Where): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} where ${where}`.execute(db);
  return rows.map(({ id }) => id);
}

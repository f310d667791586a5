import { sql } from 'kysely';
import type { Db, Tx } from '../../database/open.ts';
import { asCarried, sameNumber } from '../callers/index.ts';
import type { Trail } from './kept.ts';

/** Follows a number through everything that it led to. */
export async function trailOf(db: Db | Tx, agentId: string, phone: string): Promise<Trail> {
  const conversations = await idsOf(db, 'conversations', agentId, sql`caller_phone = any(${asCarried(phone)}::text[])`);
  const named = (column: string) =>
    sql<boolean>`${sameNumber(column, phone)} or conversation_id = any(${conversations}::uuid[])`;
  return {
    agentId,
    phone,
    conversations,
    orders: await idsOf(db, 'orders', agentId, named('customer_phone')),
    appointments: await idsOf(db, 'appointments', agentId, named('customer_phone')),
    callbacks: await idsOf(db, 'callbacks', agentId, named('caller_phone')),
  };
}

async function idsOf(
  db: Db | Tx,
  table: 'conversations' | 'orders' | 'appointments' | 'callbacks',
  agentId: string,
  where: ReturnType<typeof sql<boolean>>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where agent_id = ${agentId} and (${where})`.execute(db);
  return rows.map(({ id }) => id);
}

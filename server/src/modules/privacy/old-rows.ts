import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import { digitsIn } from '../callers/index.ts';
import { BOOKING_OF_NOBODY, ORDER_OF_NOBODY } from './kept.ts';

/** Rows of an agent whose time is over; each answers how many there were. */

type Before = RawBuilder<Date>;

export async function eraseTexts(db: Db, agentId: string, before: Before): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('order_texts')
    .where('agent_id', '=', agentId)
    .where('recorded_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** By when they were last changed. */
export async function eraseMemories(db: Db, agentId: string, before: Before): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('memories')
    .where('agent_id', '=', agentId)
    .where('updated_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Who ordered and who came; what it was, and what was paid, stays. */
export async function eraseCustomers(db: Db, agentId: string, before: Before): Promise<number> {
  const orders = await db
    .updateTable('orders')
    .set(ORDER_OF_NOBODY)
    .where('agent_id', '=', agentId)
    .where('created_at', '<', before)
    .where((eb) => eb.or([eb('waits_until', 'is', null), eb('waits_until', '<', before)]))
    .where('customer_name', '<>', ORDER_OF_NOBODY.customer_name)
    .returning('id')
    .execute();
  const ids = orders.map(({ id }) => id);
  await db
    .updateTable('order_items')
    .set({ note: null })
    .where('order_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  const bookings = await db
    .updateTable('appointments')
    .set(BOOKING_OF_NOBODY)
    .where('agent_id', '=', agentId)
    .where('ends_at', '<', before)
    .where('customer_name', '<>', BOOKING_OF_NOBODY.customer_name)
    .executeTakeFirst();
  return ids.length + Number(bookings.numUpdatedRows);
}

/** What was noted of a number from which nothing is left that came later. */
export async function eraseCallers(db: Db, agentId: string, before: Before): Promise<number> {
  const namedIn = (table: 'orders' | 'appointments' | 'callbacks', column: string) => sql<boolean>`exists (
    select from ${sql.table(table)} t where t.agent_id = c.agent_id and ${digitsIn(`t.${column}`)} = ${digitsIn('c.phone')})`;
  const gone = await sql`
    delete from callers c where agent_id = ${agentId} and updated_at < ${before}
      and not exists (select from conversations t where t.agent_id = c.agent_id and t.caller_phone = c.phone)
      and not ${namedIn('orders', 'customer_phone')} and not ${namedIn('appointments', 'customer_phone')}
      and not ${namedIn('callbacks', 'caller_phone')}`.execute(db);
  return Number(gone.numAffectedRows ?? 0n);
}

import { ianaZone } from '@attendant/contract/fields/zones';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';

/** Lets so many days pass: everything that was written became older by them. */
export async function advance(db: Db, days: number): Promise<void> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select c.relname as "table", json_agg(a.attname) as columns
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migrations'
      and a.attnum > 0 and a.atttypid = 'timestamptz'::regtype group by c.relname`.execute(db);
  const by = sql`make_interval(days => ${days})`;
  // A conversation that began on another day would be counted there: the figures are told on their own.
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    // A day back is the same hour on the clock of the business, where its clocks have changed meanwhile too.
    const agent = await tx.selectFrom('agents').select('timezone').orderBy('created_at').executeTakeFirst();
    await sql`select set_config('timezone', ${ianaZone(agent?.timezone ?? 'UTC')}, true)`.execute(tx);
    for (const { table, columns } of rows) {
      const older = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(column)} - ${by}`);
      await sql`update ${sql.table(table)} set ${sql.join(older)}`.execute(tx);
    }
    for (const table of ['conversation_days', 'caller_days', 'caller_gaps'])
      await sql`update ${sql.table(table)} set day = day - ${days}::int`.execute(tx);
    await sql`update caller_gaps set before_day = before_day - ${days}::int where before_day > '-infinity'`.execute(tx);
    await sql`update rate_limits set expire = expire - ${days}::bigint * 86400000`.execute(tx);
  });
}

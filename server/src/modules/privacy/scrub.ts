import type pg from 'pg';
import { openClient } from '../../database/client.ts';
import { KEPT, TABLES } from './kept.ts';

export const SCRUB = 'scrub-database';

/** Tables that people's words, names and numbers were in. */
const OF_PEOPLE = TABLES.filter((table) => KEPT[table].forget !== undefined || KEPT[table].ofPerson !== undefined);
/** A larger table is not written anew while calls are held: its free space is reused, and in time overwritten. */
const REWRITTEN_BYTES = 256 * 1024 * 1024;

/** Only a superuser may: elsewhere the samples are new with the next analysis that the server makes itself. */
const notOurs = () => undefined;

/**
 * Clears what PostgreSQL keeps of rows that are gone: dead rows in the tables and their indexes, and, where it is our
 * own to command, the log of what was written before. On another server its administrators do that in their way.
 */
export async function scrub(connection: pg.ClientConfig): Promise<void> {
  const client = await openClient(connection, 'attendant scrub');
  try {
    // A call's writes wait for a table that is written anew: better to try again than to let them wait.
    await client.query("set lock_timeout = '2s'");
    for (const table of OF_PEOPLE) {
      const { rows } = await client.query<{ bytes: number }>('select pg_total_relation_size($1) as bytes', [table]);
      const whole = Number(rows[0]?.bytes ?? 0) <= REWRITTEN_BYTES;
      await client.query(`vacuum (${whole ? 'full, ' : ''}analyze) ${table}`);
    }
    await client.query('vacuum (full, analyze) pgboss.job_common');
    // Its samples of columns hold what was in them.
    await client.query('vacuum full pg_statistic').catch(notOurs);
    const { rows } = await client.query<{ own: boolean }>(
      'select rolsuper as own from pg_roles where rolname = current_user',
    );
    if (!rows[0]?.own) return;
    await client.query('select pg_switch_wal()');
    await client.query('checkpoint');
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}

import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { openClient } from '../../database/client.ts';
import { KEPT, TABLES } from './kept.ts';

export const SCRUB = 'scrub-database';

/** Tables that people's words, names and numbers were in. */
const OF_PEOPLE = TABLES.filter((table) => KEPT[table].forget !== undefined || KEPT[table].ofPerson !== undefined);
/** A larger table is not written anew while calls are held: its free space is reused, and in time overwritten. */
const REWRITTEN_BYTES = 256 * 1024 * 1024;

const LOOKED_AGAIN_MS = 50;
/** A backup or an export may read for long: the job is tried again. */
const WAITED_FOR_READERS_MS = 60_000;

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
    await untilNoneReadsTheOld(client);
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

/**
 * Waits until whatever was under way has ended, PostgreSQL's own analysis too: a row that is gone stays in the new copy of
 * its table as long as a snapshot in this database is older than its going, and a new snapshot is as old as the oldest
 * transaction that still writes anywhere on the server (PostgreSQL, ComputeXidHorizons).
 *
 * @throws when one goes on for longer than WAITED_FOR_READERS_MS.
 */
async function untilNoneReadsTheOld(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ next: string }>('select pg_snapshot_xmax(pg_current_snapshot())::text as next');
  const began = Date.now();
  for (;;) {
    const seen = await client.query<{ all_newer: boolean }>(
      `select pg_snapshot_xmin(pg_current_snapshot()) >= $1::xid8 and not exists (
         select from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and age(backend_xmin) > age($1::xid8::xid)
       ) as all_newer`,
      [rows[0]?.next],
    );
    if (seen.rows[0]?.all_newer) return;
    if (Date.now() - began > WAITED_FOR_READERS_MS) throw new Error('a transaction still reads what was before');
    await delay(LOOKED_AGAIN_MS);
  }
}

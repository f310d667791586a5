import { readdir, readFile } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';

const FOLDER = new URL('./migrations/', import.meta.url);
const LOCK_KEY = 4_231_128;

/**
 * Runs the files of `migrations/` that this database has not seen, in order of their names, all in one transaction;
 * with `upTo` only those, for tables as they once were. The tables are either as this program needs them or as they were. Servers that start together take turns.
 */
export async function migrate<Tables>(db: Kysely<Tables>, upTo?: readonly string[]): Promise<string[]> {
  const known = await knownMigrations();
  const names = upTo ? known.filter((name) => upTo.includes(name)) : known;
  const newer = upTo?.filter((name) => !known.includes(name)) ?? [];
  if (newer.length > 0) throw new Error(`The backup is newer than this program (it knows ${newer.join(', ')}).`);
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(tx);
    await sql`create table if not exists migrations (name text primary key, run_at timestamptz not null default now())`.execute(
      tx,
    );
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(tx);
    const seen = new Set(rows.map((row) => row.name));
    const unknown = [...seen].filter((name) => !names.includes(name));
    if (unknown.length > 0)
      throw new Error(`The database is newer than this program (it knows ${unknown.join(', ')}).`);
    const fresh = names.filter((name) => !seen.has(name));
    for (const name of fresh) {
      await sql.raw(await readFile(new URL(name, FOLDER), 'utf8')).execute(tx);
      await sql`insert into migrations (name) values (${name})`.execute(tx);
    }
    return fresh;
  });
}

/** Those of this program, in their order. */
export async function knownMigrations(): Promise<string[]> {
  return (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).toSorted();
}

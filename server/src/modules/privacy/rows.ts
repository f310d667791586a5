import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../database/open.ts';
import type { DB } from '../../database/schema.ts';
import type { AnyKept, Where } from '../../kept.ts';

const AT_ONCE = 200;

export interface Columns {
  all: string[];
  /** The primary key, by which rows are read in order. */
  key: { name: string; type: string }[];
}

/** What a table is like, as the database says. */
export async function columnsOf(db: Db, table: string): Promise<Columns> {
  const { rows } = await sql<{ name: string; type: string; place: number | null }>`
    select a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      array_position(i.indkey::int2[], a.attnum) as place
    from pg_attribute a left join pg_index i on i.indrelid = a.attrelid and i.indisprimary
    where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped order by a.attnum`.execute(db);
  const key = rows
    .filter(({ place }) => place !== null)
    .toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0));
  return { all: rows.map(({ name }) => name), key };
}

/** Rows as JSON, so many at once; no statement is held open while a slow reader takes them. */
export async function* rowsOf(
  db: Db,
  table: string,
  where: RawBuilder<boolean>,
  hides: readonly string[] = [],
): AsyncGenerator<string[]> {
  const { all, key } = await columnsOf(db, table);
  const shown = sql.join(all.filter((name) => !hides.includes(name)).map((name) => sql.ref(name)));
  const order = sql.join(key.map(({ name }) => sql.ref(name)));
  const asText = sql.join(key.map(({ name }) => sql`${sql.ref(name)}::text`));
  for (let after: string[] | null = null, more = true; more; ) {
    const beyond: RawBuilder<boolean> = after
      ? sql`(${order}) > (${sql.join(after.map((value, at) => sql`${value}::${sql.raw(key[at]?.type ?? 'text')}`))})`
      : sql`true`;
    const { rows }: { rows: { row: string; place: string[] }[] } = await sql<{ row: string; place: string[] }>`
      select (select to_json(one) from (select ${shown}) as one)::text as row, array[${asText}] as place
      from ${sql.table(table)} where (${where}) and ${beyond} order by ${order} limit ${AT_ONCE}`.execute(db);
    after = rows.at(-1)?.place ?? null;
    more = rows.length === AT_ONCE;
    if (rows.length > 0) yield rows.map(({ row }) => row);
  }
}

/** What becomes of rows that are found by themselves; null: another row takes them along. */
export const changeOf = (forget: AnyKept['forget']): 'delete' | Record<string, unknown> | null =>
  forget === 'delete' || typeof forget === 'object' ? forget : null;

/** Takes rows away, or what names somebody in them; answers how many. */
export async function takeAway(
  db: Db | Tx,
  table: keyof DB,
  change: 'delete' | Record<string, unknown>,
  where: Where,
): Promise<number> {
  const columns = Object.entries(change === 'delete' ? {} : change).map(
    ([column, value]) => sql`${sql.ref(column)} = ${value}`,
  );
  const done =
    change === 'delete'
      ? sql`delete from ${sql.table(table)} where ${where}`
      : sql`update ${sql.table(table)} set ${sql.join(columns)} where ${where}`;
  return Number((await done.execute(db)).numAffectedRows ?? 0n);
}

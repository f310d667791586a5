import { type RawBuilder, sql } from 'kysely';

/**
 * Rows as JSON that the database puts together: what is shown is read once and printed once, without a parser for each
 * column on the way (docs/decisions/0092-json-from-the-database.md).
 */

/** A moment as `toISOString` spells it, which cuts what is finer than a millisecond off, too. */
export const shownMoment = (column: string): RawBuilder<string> =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Cents of a column in dollars. */
export const shownDollars = (column: string): RawBuilder<number> => sql`(${sql.ref(column)} / 100.0)`;

/** One object; each field is a column of its own name or what stands for it. Above fifty fields PostgreSQL refuses. */
export function shownObject<Shown>(fields: { readonly [Name in keyof Shown]-?: RawBuilder<unknown> | string }) {
  const pairs = Object.entries<RawBuilder<unknown> | string>(fields).map(
    ([name, from]) => sql`${sql.lit(name)}, ${typeof from === 'string' ? sql.ref(from) : from}`,
  );
  return sql<Shown>`json_build_object(${sql.join(pairs)})`;
}

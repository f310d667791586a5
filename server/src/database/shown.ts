import { type RawBuilder, sql } from 'kysely';

/**
 * Rows as JSON that the database puts together: what is shown is read once and printed once, without a parser for each
 * column on the way (docs/decisions/0092-json-from-the-database.md).
 */

/** A moment as `toISOString` spells it, which cuts what is finer than a millisecond off, too. */
export const shownMoment = (column: string): RawBuilder<string> =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Cents of a column in dollars; as a double, which is printed without zeros behind it. */
export const shownDollars = (column: string): RawBuilder<number> => sql`(${sql.ref(column)} / 100.0::float8)`;

/**
 * One object; each field is a column of its own name or what stands for it. Made of a row: `json_build_object` finds out
 * anew for each of its fields how to print it.
 */
export function shownObject<Shown>(fields: { readonly [Name in keyof Shown]-?: RawBuilder<unknown> | string }) {
  const columns = Object.entries<RawBuilder<unknown> | string>(fields).map(
    ([name, from]) => sql`${typeof from === 'string' ? sql.ref(from) : from} as ${sql.id(name)}`,
  );
  return sql<Shown>`(select row_to_json(shown) from (select ${sql.join(columns)}) shown)`;
}

declare const shown: unique symbol;
/** JSON that the database wrote of such a thing. */
export type Spelt<Shown> = string & { readonly [shown]?: Shown };

/** What is shown, as text: nobody may have to read it on its way out. */
export const spelt = <Shown>(of: RawBuilder<Shown>) => sql<Spelt<Shown>>`${of}::text`;

export const readSpelt = <Shown>(text: Spelt<Shown>): Shown => JSON.parse(text) as Shown;

interface Page {
  limit: number;
  offset: number;
}

interface SpeltRow<Item> {
  shown: Spelt<Item>;
  /** Of all that match. */
  total: number | null;
}

const texts = new WeakMap<object, () => string>();

/**
 * A page of a list. Its items are read when somebody looks at them; where nobody does, it goes out as it was spelt.
 * `change`: what is left to do to each of them.
 */
export function speltPage<Item>(
  rows: readonly SpeltRow<Item>[],
  { limit, offset }: Page,
  change: ((item: Item) => Item) | null = null,
) {
  const total = rows[0]?.total ?? 0;
  const more = `"total":${total},"limit":${limit},"offset":${offset}`;
  const page = {
    get items(): Item[] {
      const items = rows.map((row) => readSpelt(row.shown));
      return change ? items.map(change) : items;
    },
    total,
    limit,
    offset,
  };
  if (!change) texts.set(page, () => `{"items":[${rows.map((row) => row.shown).join(',')}],${more}}`);
  return page;
}

/** What is sent of an answer. */
export const asJson = (answer: object): string => texts.get(answer)?.() ?? JSON.stringify(answer);

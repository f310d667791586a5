import type pg from 'pg';
import type { Table } from './about.ts';

/** Made by the restore itself. */
const NOT_COPIED = ['migrations', 'file_home'];

/** The tables, each after those that its rows refer to, with the columns that are written. */
export async function findTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; after: string[] }>(
    `select c.relname as name,
       (select json_agg(a.attname order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       (select coalesce(json_agg(distinct f.relname), '[]') from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as after
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> all($1)
     order by c.relname`,
    [NOT_COPIED],
  );
  const placed: Table[] = [];
  const names = new Set<string>();
  for (let rest = rows; rest.length > 0; ) {
    const next = rest.filter(({ after }) => after.every((name) => names.has(name)));
    if (next.length === 0)
      throw new Error(`These tables refer to each other: ${rest.map(({ name }) => name).join(', ')}`);
    for (const { name, columns } of next) {
      placed.push({ name, columns });
      names.add(name);
    }
    rest = rest.filter(({ name }) => !names.has(name));
  }
  return placed;
}

export const columnsOf = ({ columns }: Table): string => columns.map((column) => `"${column}"`).join(', ');

/** Counters go on after the highest number that was restored. */
export async function setCounters(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select c.relname as "table", a.attname as "column" from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and a.attidentity <> ''`,
  );
  for (const { table, column } of rows)
    await client.query(
      `select setval(pg_get_serial_sequence('"${table}"', '${column}'), coalesce(max("${column}"), 0) + 1, false) from "${table}"`,
    );
}

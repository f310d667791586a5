import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../database/open.ts';
import type { AnyKept } from '../../kept.ts';
import { testDatabase } from '../../testing/database.ts';
import { KEPT, TABLES } from './kept.ts';
import { columnsOf } from './rows.ts';

/** The list against the tables as the migrations make them. That every table has a line, the compiler sees to. */

let database: Database;
const columns = new Map<string, string[]>();
beforeAll(async () => {
  database = await testDatabase();
  for (const table of TABLES) columns.set(table, (await columnsOf(database.db, table)).all);
});

const lines = (): [string, AnyKept][] => Object.entries(KEPT);
const shown = (table: string, { hides = [] }: AnyKept): string[] =>
  (columns.get(table) ?? []).filter((column) => !hides.some((hidden) => hidden === column));
/** Tables whose columns have such a name, and that lack what they need. */
const without = (need: keyof AnyKept, names: RegExp, except: readonly string[] = []): string[] =>
  lines()
    .filter(
      ([table, kept]) => !kept[need] && !except.includes(table) && columns.get(table)?.some((one) => names.test(one)),
    )
    .map(([table]) => table);

describe('the list of what is kept', () => {
  it('has every table', async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      order by relname`.execute(database.db);
    expect(TABLES.toSorted()).toEqual(rows.map(({ name }) => name));
  });

  it('says where a caller is, of every table that a number, a name or a conversation leads to', () => {
    const caller = /phone|number|caller|customer|^conversation_id$|^order_id$/;
    const others = ['agents', 'identities', 'users', 'signups'];
    const figures = ['caller_gaps', 'conversation_usage', 'order_moves'];
    expect(without('ofCaller', caller, [...others, ...figures])).toEqual([]);
  });

  it('forgets whatever it finds of a caller', () => {
    expect(lines().filter(([, { ofCaller, forget }]) => Boolean(ofCaller) !== Boolean(forget))).toEqual([]);
  });

  it('empties every free text of the rows that stay behind a caller, or says why it names nobody', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select c.relname as "table", a.attname as "column" from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        and a.atttypid in ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype)
        and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid) ~ '= ANY')`.execute(database.db);
    const left = lines().flatMap(([table, { forget, impersonal = {} }]) =>
      typeof forget === 'object'
        ? rows.flatMap((one) =>
            one.table === table && !(one.column in forget) && !(one.column in impersonal)
              ? `${table}.${one.column}`
              : [],
          )
        : [],
    );
    expect(left).toEqual([]);
  });

  it('says what belongs to an agent', () => {
    const hashed = ['one_time_codes', 'caller_gaps', 'figures_behind'];
    expect(without('ofAgent', /^agent_id$|^conversation_id$|^order_id$/, hashed)).toEqual([]);
  });

  it('says what belongs to an account', () => {
    const unshown = ['session_tokens', 'one_time_codes'];
    expect(without('ofPerson', /^user_id$|^identity_uid$|email$|^session_id$/, [...unshown, 'appointments'])).toEqual(
      [],
    );
  });

  it('shows no secret, and no hash of one', async () => {
    const { rows } = await sql<{ name: string }>`
      select c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and a.attnum > 0
        and (a.atttypid = 'bytea'::regtype or a.attname ~ 'hash|secret|token')`.execute(database.db);
    const isShown = ({ name }: { name: string }) =>
      lines().some(([table, kept]) => isExported(kept) && shown(table, kept).some((one) => `${table}.${one}` === name));
    expect(rows.length).toBeGreaterThan(8);
    expect(rows.filter(isShown)).toEqual([]);
  });

  it('hides only what there is', () => {
    const gone = lines().filter(([table, { hides = [] }]) => hides.some((one) => !columns.get(table)?.includes(one)));
    expect(gone.map(([table]) => table)).toEqual([]);
  });
});

const isExported = ({ ofAgent, ofCaller, ofPerson, unshown }: AnyKept): boolean =>
  Boolean(ofAgent ?? ofPerson) || (ofCaller !== undefined && unshown === undefined);

describe('docs/exports.md', () => {
  const page = readFileSync(new URL('../../../../docs/exports.md', import.meta.url), 'utf8');

  it('has every file with its fields, and no other', () => {
    const told = new Map(
      [...page.matchAll(/^## `(\w+)\.json`\n([^#]*)/gm)].map(([, table = '', text = '']) => [
        table,
        [...text.matchAll(/^- `(\w+)`/gm)].map(([, field]) => field),
      ]),
    );
    for (const extra of ['about', 'organisation', 'people']) told.delete(extra);
    const exports = lines().filter(([, kept]) => isExported(kept));
    expect(Object.fromEntries(told)).toEqual(
      Object.fromEntries(exports.map(([table, kept]) => [table, shown(table, kept)])),
    );
  });
});

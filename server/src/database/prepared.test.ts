import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { builtOnce } from './built-once.ts';
import { connect, type Database } from './open.ts';
import { isOutOfDate } from './prepared.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});

/** What the connection at hand keeps by name. */
const kept = async ({ db }: Database) =>
  (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)).rows.map(
    ({ statement }) => statement,
  );

async function times(count: number, task: () => Promise<unknown>): Promise<void> {
  for (let n = 0; n < count; n++) await task();
}

it('keeps a statement that comes again and again, and no other', async () => {
  await times(6, () => sql`select ${'often'}::text as said`.execute(database.db));
  await sql`select ${'once'}::text as said, 1`.execute(database.db);
  expect(await kept(database)).toEqual(['select $1::text as said']);
});

it('keeps none where it is told so', async () => {
  const plain = await connect(database.connection, { prepare: false });
  await times(6, () => sql`select ${'often'}::text as said`.execute(plain.db));
  // As libraries do on a pool that they are given.
  await plain.pool.query({ name: 'theirs', text: 'select $1::text as said', values: ['often'] });
  expect(await kept(plain)).toEqual([]);
  await plain.close();
});

it('asks once more when the tables changed under a statement, and says so amid a transaction', async () => {
  const { db } = database;
  await sql`create table shelf (id integer)`.execute(db);
  const read = (from: typeof db) => sql<object>`select * from shelf where id > ${0}`.execute(from);
  await times(6, () => read(db));
  await sql`alter table shelf add column label text`.execute(db);
  await sql`insert into shelf values (1, 'spices')`.execute(db);
  expect((await read(db)).rows).toEqual([{ id: 1, label: 'spices' }]);
  await times(6, () => read(db));
  await sql`alter table shelf drop column label`.execute(db);
  const refused = await db.transaction().execute(read).catch(isOutOfDate);
  expect(refused).toBe(true);
  expect((await db.transaction().execute(read)).rows).toEqual([{ id: 1 }]);
});

it('puts other values into a statement that was built once', async () => {
  let built = 0;
  const sum = builtOnce<{ sum: number }>((value) => {
    built++;
    return sql`select ${value('one')}::int + ${value('other')}::int * ${10} as sum`;
  });
  expect(await sum(database.db, { one: 1, other: 2 })).toEqual([{ sum: 21 }]);
  expect(await sum(database.db, { one: 3, other: 4 })).toEqual([{ sum: 43 }]);
  expect(built).toBe(1);
});

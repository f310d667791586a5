import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { builtOnce, writtenAlong } from './built-once.ts';
import { connect, type Database } from './open.ts';
import { isOutOfDate } from './prepared.ts';
import { together } from './together.ts';

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

it('asks again by name what failed when it was first read by it', async () => {
  const share = (among: number) => sql<{ part: number }>`select 12 / ${among}::int as part`.execute(database.db);
  await times(3, () => share(3));
  await expect(share(0)).rejects.toThrow('division by zero');
  expect((await share(4)).rows).toEqual([{ part: 3 }]);
});

it('does not leave a connection in the middle of what cannot be written', async () => {
  const unwritable = { toJSON: () => unwritable.itself, itself: 1n };
  const ask = (value: unknown) => sql<{ said: string }>`select ${value}::text as said`.execute(database.db);
  await expect(ask(unwritable)).rejects.toThrow('BigInt');
  await Promise.all(Array.from({ length: 20 }, async () => expect((await ask('yes')).rows).toEqual([{ said: 'yes' }])));
});

describe('what is written along', () => {
  const write = writtenAlong((value) => sql`insert into slips values (${value('number')})`);
  const slips = async (from: Database['db']) =>
    (await sql<{ number: number }>`select number from slips order by number`.execute(from)).rows.map(
      ({ number }) => number,
    );
  beforeAll(() => sql`create table slips (number integer primary key)`.execute(database.db));

  it('is there for what is asked next, in its order', async () => {
    const seen = await database.db.transaction().execute(async (tx) => {
      await write(tx, { number: 1 });
      await write(tx, { number: 2 });
      await sql`update slips set number = number + ${10}`.execute(tx);
      await write(tx, { number: 3 });
      return slips(tx);
    });
    expect(seen).toEqual([3, 11, 12]);
    expect(await slips(database.db)).toEqual([3, 11, 12]);
  });

  it('goes with the end of its transaction where nothing else is asked', async () => {
    await database.db.transaction().execute((tx) => write(tx, { number: 20 }));
    expect(await slips(database.db)).toContain(20);
  });

  it('fails what it went with, and all of its transaction', async () => {
    const { db } = database;
    const withNext = db.transaction().execute(async (tx) => {
      await write(tx, { number: 30 });
      await write(tx, { number: 30 });
      return sql`select ${1}::int`.execute(tx);
    });
    await expect(withNext).rejects.toThrow('slips_pkey');
    const withEnd = db.transaction().execute(async (tx) => {
      await write(tx, { number: 30 });
      await write(tx, { number: 30 });
    });
    await expect(withEnd).rejects.toThrow('slips_pkey');
    expect(await slips(db)).not.toContain(30);
  });

  it('is gone with a transaction that was given up', async () => {
    const { db } = database;
    for (const hasAsked of [false, true]) {
      const given = db.transaction().execute(async (tx) => {
        if (hasAsked) await slips(tx);
        await write(tx, { number: 40 });
        throw new Error('given up');
      });
      await expect(given).rejects.toThrow('given up');
    }
    await db.transaction().execute(async (tx) => expect(await slips(tx)).not.toContain(40));
  });
});

describe('what is asked together', () => {
  const half = (from: Database['db'], number: number) =>
    sql<{ half: number; way: number }>`select 12 / ${number}::int as half, pg_backend_pid() as way`.execute(from);

  it('goes one way, and each is answered by itself', async () => {
    const answers = await together(database.db, (one) => Promise.all([half(one, 2), half(one, 3), half(one, 4)]));
    expect(answers.map(({ rows }) => rows[0]?.half)).toEqual([6, 4, 3]);
    expect(new Set(answers.map(({ rows }) => rows[0]?.way)).size).toBe(1);
  });

  it('fails as one, and leaves the way open', async () => {
    const asked = together(database.db, (one) => Promise.allSettled([half(one, 2), half(one, 0)]));
    expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await together(database.db, async (one) => (await half(one, 6)).rows[0]?.half)).toBe(2);
  });

  it('is asked once more when the tables changed', async () => {
    const { db } = database;
    await sql`create table boxes (id integer)`.execute(db);
    const read = () => together(db, (one) => sql<object>`select * from boxes where id > ${0}`.execute(one));
    await times(6, read);
    await sql`alter table boxes add column label text`.execute(db);
    await sql`insert into boxes values (1, 'spices')`.execute(db);
    expect((await read()).rows).toEqual([{ id: 1, label: 'spices' }]);
  });
});

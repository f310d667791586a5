import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { endUnanswered, isAway } from './client.ts';
import type { Database } from './open.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});

function impatientPool(max: number): pg.Pool {
  const pool = new pg.Pool({ ...database.connection, max, query_timeout: 200 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  endUnanswered(pool);
  return pool;
}

it('asks no connection again on which nothing was answered', async () => {
  const pool = impatientPool(1);
  const client = await pool.connect();
  await client.query('begin');
  const silent = await client.query('select pg_sleep(20)').catch((error: unknown) => error);
  expect(isAway(silent)).toBe(true);
  // As whoever holds a transaction does, in whatever state it is.
  expect(isAway(await client.query('rollback').catch((error: unknown) => error))).toBe(true);
  client.release();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

it('asks none that lay idle beside it either: they lead to the same server', async () => {
  const pool = impatientPool(3);
  const [idle, asked] = [await pool.connect(), await pool.connect()];
  const backend = async (client: pg.Pool | pg.PoolClient) =>
    (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
  const left = await backend(idle);
  idle.release();
  await asked.query('select pg_sleep(20)').catch(() => undefined);
  asked.release();
  expect(await backend(pool)).not.toBe(left);
  await pool.end();
});

it('takes a database that only reads until it takes the place of another for one that is away', async () => {
  const client = await database.pool.connect();
  await client.query('begin read only');
  const refused = await client.query('create table shelf ()').catch((error: unknown) => error);
  await client.query('rollback');
  client.release();
  expect(isAway(refused)).toBe(true);
});

import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { endUnanswered, isAway } from './client.ts';
import type { Database } from './open.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});

it('asks no connection again on which nothing was answered', async () => {
  const pool = new pg.Pool({ ...database.connection, max: 1, query_timeout: 200 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    endUnanswered(client);
  });
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

it('takes a database that only reads until it takes the place of another for one that is away', async () => {
  const client = await database.pool.connect();
  await client.query('begin read only');
  const refused = await client.query('create table shelf ()').catch((error: unknown) => error);
  await client.query('rollback');
  client.release();
  expect(isAway(refused)).toBe(true);
});

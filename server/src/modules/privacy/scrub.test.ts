import { once } from 'node:events';
import { createServer, connect as dial } from 'node:net';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openClient } from '../../database/client.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { testDatabase } from '../../testing/database.ts';
import { scrub } from './scrub.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

it('fails, and nothing else does, when the line to the database is cut meanwhile', async () => {
  const { connection } = await testDatabase();
  const line = createServer((near) => {
    const far = dial(`${connection.host}/.s.PGSQL.${connection.port ?? 5432}`);
    far.pipe(near);
    near.on('data', (asked) => {
      if (asked.includes('vacuum')) near.destroy();
      else far.write(asked);
    });
    near.on('close', () => far.destroy());
  });
  line.listen(0, '127.0.0.1');
  onTestFinished(() => void line.close());
  await once(line, 'listening');
  const address = line.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(scrub({ ...connection, host: '127.0.0.1', port })).rejects.toThrow(/terminated|reset/);
});

describe('scrubbing', () => {
  it.each([
    ['whoever could still see it', async () => app.database.connection, 'select from orders'],
    [
      'whoever writes elsewhere on the server',
      async () => (await testDatabase()).connection,
      'select pg_current_xact_id()',
    ],
  ])('waits for %s', async (_, where, under) => {
    const { connection, db } = app.database;
    const other = await openClient(await where(), 'a long transaction');
    onTestFinished(() => other.end());
    await other.query('begin isolation level repeatable read');
    await other.query(under);
    await sql`select pg_current_xact_id()`.execute(db);

    const scrubbed = scrub(connection);
    const looked = new Set<string>();
    const look = sql<{ at: string }>`select query_start::text as at from pg_stat_activity
      where application_name = 'attendant scrub' and datname = current_database() and query like '%backend_xmin%'`;
    await expect.poll(async () => looked.add((await look.execute(db)).rows[0]?.at ?? '').size).toBeGreaterThan(3);
    await other.query('commit');
    await scrubbed;
  });
});

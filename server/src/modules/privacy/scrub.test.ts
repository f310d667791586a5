import { once } from 'node:events';
import { createServer, connect as dial } from 'node:net';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openClient } from '../../database/client.ts';
import { testApp } from '../../testing/app.ts';
import { testDatabase } from '../../testing/database.ts';
import { scrub } from './scrub.ts';

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

it('waits for whoever could still read what is gone', async () => {
  const { connection, db } = (await testApp()).database;
  const reader = await openClient(connection, 'a long read');
  onTestFinished(() => reader.end());
  await reader.query('begin isolation level repeatable read');
  await reader.query('select from orders');

  const scrubbed = scrub(connection);
  const asked = sql<{ query: string }>`select query from pg_stat_activity
    where application_name = 'attendant scrub' and datname = current_database()`;
  await expect.poll(async () => (await asked.execute(db)).rows[0]?.query).toContain('xact_start');
  await reader.query('commit');
  await scrubbed;
});

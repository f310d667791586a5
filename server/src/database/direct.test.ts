import type { ClientConfig } from 'pg';
import { expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { deafness } from './direct.ts';

const urlOf = ({ connectionString, host = '', user = '', database = '' }: ClientConfig): string =>
  connectionString ?? `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;

it('finds nothing wrong where both ways lead to one database', async () => {
  const { connection } = await testDatabase();
  expect(await deafness(urlOf(connection), urlOf(connection))).toBeNull();
});

it('tells two databases apart, of which one is never heard at the other', async () => {
  const [one, other] = [await testDatabase(), await testDatabase()];
  expect(await deafness(urlOf(one.connection), urlOf(other.connection))).toContain('must lead to the same database');
});

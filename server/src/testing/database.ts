import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { connect, type Database } from '../database/open.ts';
import { onDatabase, onServer } from './cluster.ts';
import { atEnd } from './ends.ts';

/** A fresh copy of the migrated database, dropped when the test file ends. */
export async function testDatabase(): Promise<Database> {
  const admin = inject('postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(admin, `create database ${name} template attendant_template`);
  const database = await connect(onDatabase(admin, name));
  atEnd(async () => {
    await database.close().catch(() => undefined);
    await onServer(admin, `drop database if exists ${name} with (force)`);
  });
  return database;
}

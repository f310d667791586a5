import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/open.ts';
import { testDatabase } from '../testing/database.ts';
import { claimHome, homeOf } from './home.ts';

const folder = mkdtempSync(join(tmpdir(), 'attendant-home-'));
const at = (name: string, storageUrl?: string) => ({ dataDir: join(folder, name), storageUrl });
let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const claim = (place: ReturnType<typeof at>) => claimHome(database.db, place);

it('lets one folder, or one store, keep the files of a database', async () => {
  await claim(at('first'));
  await claim(at('first'));
  await expect(claim(at('second'))).rejects.toThrow(
    /are kept in .*first\/files on .* Several servers need one STORAGE_URL/,
  );
  await expect(claim(at('first', 'https://KEY:SECRET@store.test/calls'))).rejects.toThrow('the store store.test/calls');
});

it('goes with a folder that is moved, and is named anew by a restore', async () => {
  renameSync(join(folder, 'first'), join(folder, 'moved'));
  await claim(at('moved'));
  await database.db
    .updateTable('file_home')
    .set(await homeOf(at('', 'https://KEY:SECRET@store.test/calls/')))
    .execute();
  await claim(at('elsewhere', 'https://OTHER:KEY@store.test/calls'));
  await expect(claim(at('moved'))).rejects.toThrow('kept in the store');
});

it('lets only one of two that start together be it', async () => {
  await database.db.deleteFrom('file_home').execute();
  const both = await Promise.allSettled([claim(at('one')), claim(at('other'))]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

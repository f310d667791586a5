import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database/open.ts';
import { ownSecret } from './secrets.ts';
import { testDatabase } from './testing/database.ts';

const folder = mkdtempSync(join(tmpdir(), 'attendant-secrets-'));
const at = (server: string) => join(folder, server);
const fileOf = (server: string) => join(at(server), 'secrets', 'token');
let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
const ask = (server: string) => ownSecret(database.db, at(server), 'token');

describe('a secret of the house', () => {
  it('is one for all servers of a database, whichever asks first', async () => {
    const all = await Promise.all(['one', 'two', 'three', 'three'].map(ask));
    expect(new Set(all).size).toBe(1);
    expect(all[0]).toMatch(/^[\w-]{43}$/);
    expect(['one', 'two', 'three'].map((server) => readFileSync(fileOf(server), 'utf8'))).toEqual(all.slice(1));
    expect(statSync(fileOf('one')).mode & 0o077).toBe(0);
  });

  it('stays what it was when the folder is lost, or holds another', async () => {
    const secret = await ask('one');
    expect(await ask('a new folder')).toBe(secret);
    writeFileSync(fileOf('two'), 'of another house');
    expect(await ask('two')).toBe(secret);
    expect(readFileSync(fileOf('two'), 'utf8')).toBe(secret);
  });

  it('is the one that the folder had before the database knew it', async () => {
    writeFileSync(join(at('one'), 'secrets', 'older'), 'made by an earlier version\n');
    expect(await ownSecret(database.db, at('one'), 'older')).toBe('made by an earlier version');
    expect(await ownSecret(database.db, at('two'), 'older')).toBe('made by an earlier version');
  });
});

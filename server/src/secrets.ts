import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from './database/open.ts';

/**
 * A random secret of this house, made once: every server of the database has the same. It also lies in the data folder,
 * readable by the server's own user only, for the simulated line.
 */
export async function ownSecret(db: Db, dataDir: string, name: string): Promise<string> {
  const folder = join(dataDir, 'secrets');
  const path = join(folder, name);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lying = await readIfThere(path);
  await db
    .insertInto('own_secrets')
    .values({ name, secret: lying || randomBytes(32).toString('base64url') })
    .onConflict((oc) => oc.doNothing())
    .execute();
  const { secret } = await db
    .selectFrom('own_secrets')
    .select('secret')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  if (secret !== lying) {
    // Moved to its name when it is whole: another server of this folder may be reading it.
    const draft = `${path}.${randomUUID()}`;
    await writeFile(draft, secret, { mode: 0o600 });
    await rename(draft, path);
  }
  return secret;
}

async function readIfThere(path: string): Promise<string> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

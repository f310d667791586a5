import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Db } from './database/open.ts';
import { readIfThere, writeLasting } from './files/lasting.ts';

/**
 * A random secret of this house, made once: every server of the database has the same. It also lies in the data folder,
 * readable by the server's own user only, for the simulated line.
 */
export async function ownSecret(db: Db, dataDir: string, name: string): Promise<string> {
  const path = join(dataDir, 'secrets', name);
  const lying = String((await readIfThere(path)) ?? '').trim();
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
  if (secret !== lying) await writeLasting(path, secret);
  return secret;
}

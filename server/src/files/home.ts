import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Db } from '../database/open.ts';
import { readIfThere, writeOnce } from './lasting.ts';

interface Place {
  dataDir: string;
  storageUrl: string | undefined;
}

/**
 * Refuses to keep files where other servers of this database do not look: they would be gone after a 201. The first
 * server names the place; a restore names it anew.
 */
export async function claimHome(db: Db, place: Place): Promise<void> {
  const { home, named } = await homeOf(place);
  await db
    .insertInto('file_home')
    .values({ home, named })
    .onConflict((oc) => oc.doNothing())
    .execute();
  const known = await db.selectFrom('file_home').selectAll().executeTakeFirstOrThrow();
  if (known.home === home) return;
  throw new Error(
    `The files of this database are kept in ${known.named}, this server would keep its own in ${named}. ` +
      'Several servers need one STORAGE_URL; a single one needs the DATA_DIR or STORAGE_URL it had before. ' +
      'To move files to another place, use `npm run backup` and `npm run restore`.',
  );
}

/** Where files are kept, told in a way that two servers can compare, and as an operator would name it. */
export async function homeOf({ dataDir, storageUrl }: Place): Promise<{ home: string; named: string }> {
  if (storageUrl) {
    const { host, pathname } = new URL(storageUrl);
    const bucket = `${host}${pathname.replace(/\/+$/, '')}`;
    return { home: bucket, named: `the store ${bucket}` };
  }
  const folder = join(dataDir, 'files');
  return { home: `folder ${await idOf(folder)}`, named: `${folder} on ${hostname()}` };
}

/** Lies in the folder itself, so that it goes wherever the folder is moved or mounted. */
async function idOf(folder: string): Promise<string> {
  const path = join(folder, '.home');
  // On disk before the database knows of it: the folder would be taken for another after a power cut.
  if (!(await readIfThere(path))) await writeOnce(path, randomUUID());
  return String(await readIfThere(path)).trim();
}

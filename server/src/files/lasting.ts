import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Files that are whole or not there, also after the power was cut: what they hold is on disk, and so is their name. */

/** Null when there is none. */
export async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (is(error, 'ENOENT')) return null;
    throw error;
  }
}

/** By way of a draft, which watchers of the folder may be spared by its name. */
export async function writeLasting(path: string, bytes: string | Uint8Array, draft = draftOf(path)): Promise<void> {
  await named(path, bytes, draft, () => rename(draft, path));
}

/** Unless it is there: of several who begin at once one writes, and all read the same. */
export async function writeOnce(path: string, bytes: string): Promise<void> {
  const draft = draftOf(path);
  await named(path, bytes, draft, async () => {
    await link(draft, path).catch((error: unknown) => {
      if (!is(error, 'EEXIST')) throw error;
    });
    await rm(draft);
  });
}

/** The names in it. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function named(path: string, bytes: string | Uint8Array, draft: string, give: () => Promise<void>) {
  const folder = dirname(path);
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await give();
  await syncFolder(folder);
  if (made) for (let at = folder; at.length >= made.length; at = dirname(at)) await syncFolder(dirname(at));
}

const draftOf = (path: string): string => `${path}.${randomUUID()}`;
const is = (error: unknown, code: string): boolean => error instanceof Error && 'code' in error && error.code === code;
